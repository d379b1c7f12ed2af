/** An admin enters a tithe: a tenth of the profit of some months, once for each month. */
import { titheCents } from '#engine/ledger/rules.ts'
import { formatMoney } from '#engine/money/format.ts'
import { isFutureDay } from '#server/calendar-day.ts'
import type { Executor } from '#server/db/executor.ts'
import { recordAuditEvent } from '#server/features/audit/record-audit-event.queries.ts'
import { appendTithe } from './append-entry.queries.ts'
import { lockLedger, titheWithin } from './ledger.queries.ts'
import { monthsInOrder, notATenth, periodTaken, yetToCome } from './refusals.ts'

export type TitheEntered = {
  adminId: string
  amountCents: number
  happenedOn: string
  profitCents: number
  fromMonth: string
  toMonth: string
  now: Date
}

function check({ amountCents, profitCents, fromMonth, toMonth, happenedOn, now }: TitheEntered): void {
  const tenth = titheCents(profitCents)
  if (amountCents !== tenth) throw notATenth(tenth)
  if (fromMonth > toMonth) throw monthsInOrder()
  if (isFutureDay(happenedOn, now)) throw yetToCome('happenedOn')
  if (isFutureDay(`${toMonth}-01`, now)) throw yetToCome('toMonth')
}

const monthsOf = ({ fromMonth, toMonth }: TitheEntered) =>
  fromMonth === toMonth ? fromMonth : `${fromMonth} to ${toMonth}`

/** Enters a tithe and the act; gives its line. Refuses months that another tithe has. */
export function enterTithe(db: Executor, given: TitheEntered): Promise<{ sequence: number }> {
  check(given)
  const { adminId, amountCents, happenedOn, profitCents, fromMonth, toMonth } = given
  return db.transaction(async (tx) => {
    await lockLedger(tx)
    const known = await titheWithin(tx, { from: fromMonth, to: toMonth })
    if (known !== undefined) throw periodTaken(known.sequence)
    const basis = { profitCents, fromMonth, toMonth }
    const reference = `${fromMonth}/${toMonth}`
    const entered = await appendTithe(tx, { reference, amountCents, happenedOn, basis })
    await recordAuditEvent(tx, {
      adminId,
      act: 'ledger.tithe',
      subject: String(entered.sequence),
      summary: `Entered a tithe of ${formatMoney(amountCents, { decimals: 2 })} for the profit of ${monthsOf(given)} as entry ${entered.sequence}.`,
    })
    return entered
  })
}
