/**
 * What an admin enters by hand, each with its line in the audit log: a tithe, a correction, and that a donor's name goes.
 * What is corrected stays; the correction stands beside it for good.
 */
import { sentence } from '#engine/language/sentence.ts'
import { titheCents } from '#engine/ledger/rules.ts'
import { formatMoney } from '#engine/money/format.ts'
import { isFutureDay } from '#server/calendar-day.ts'
import type { Executor } from '#server/db/executor.ts'
import { actSummary, recordAuditEvent } from '#server/features/audit/record-audit-event.queries.ts'
import { appendTithe, appendCorrection } from './append-entry.queries.ts'
import { lockLedger, titheWithin, clearName } from './ledger.queries.ts'
import { ledgerTexts } from './messages.ts'
import { monthsInOrder, notATenth, periodTaken, yetToCome } from './refusals.ts'
import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/connect.ts'
import { notFound } from '#server/errors.ts'

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

function titheSummary({ amountCents, fromMonth, toMonth }: TitheEntered, entry: number): string {
  const amount = formatMoney(amountCents, { decimals: 2 })
  return fromMonth === toMonth
    ? actSummary('titheOfMonth', { amount, month: fromMonth, entry })
    : actSummary('titheOfMonths', { amount, first: fromMonth, last: toMonth, entry })
}

/** Enters the tenth of the profit of some months; gives its line. Refuses months that another tithe has. */
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
      summary: titheSummary(given, entered.sequence),
    })
    return entered
  })
}

export type CorrectionEntered = {
  adminId: string
  corrects: number
  /** with a sign */
  amountCents: number
  happenedOn: string
  reason: string
}

/** Enters a correction; gives its line. */
export function enterCorrection(db: Executor, given: CorrectionEntered): Promise<{ sequence: number }> {
  const { adminId, corrects, amountCents, happenedOn, reason } = given
  return db.transaction(async (tx) => {
    const reference = `desk-${randomUUID()}`
    const entered = await appendCorrection(tx, { reference, corrects, amountCents, happenedOn, reason })
    await recordAuditEvent(tx, {
      adminId,
      act: 'ledger.correct',
      subject: String(entered.sequence),
      summary: actSummary('corrected', { corrects, entry: entered.sequence }),
    })
    return entered
  })
}

/** Takes the name off one gift. Throws 404 where it bears none. */
export function removeName(db: Db, given: { adminId: string; sequence: number }): Promise<void> {
  const { adminId, sequence } = given
  return db.transaction(async (tx) => {
    if (!(await clearName(tx, sequence))) throw notFound(sentence(ledgerTexts, 'noName'))
    await recordAuditEvent(tx, {
      adminId,
      act: 'ledger.remove-name',
      subject: String(sequence),
      summary: actSummary('nameRemoved', { entry: sequence }),
    })
  })
}
