/** Writes down that a grant was paid, and enters it in the ledger: both, or neither. */
import { coversPayment } from '#engine/grants/free-money.ts'
import { sentence } from '#engine/language/sentence.ts'
import { formatMoney } from '#engine/money/format.ts'
import { dayInZone } from '#engine/money/calendar-day.ts'
import { isFutureDay } from '#server/calendar-day.ts'
import type { Executor } from '#server/db/executor.ts'
import { actSummary } from '#server/features/audit/record-audit-event.queries.ts'
import { appendGrant } from '#server/features/ledger/append-entry.queries.ts'
import { onDesk } from './decide-application.ts'
import type { DeskTarget } from './decide-application.ts'
import { findForDesk, lockFunds } from './desk.queries.ts'
import { listGrantDebts } from '../grants.queries.ts'
import type { GrantRow } from '../grants.table.ts'
import { measureImpact } from './measure-impact.ts'
import { deskTexts } from './messages.ts'
import { readOnDesk } from './present-desk.ts'
import { missingApplication, notEnoughOnHand, notNow, wrongAmount, wrongPayDay } from '../refusals.ts'
import { takeStep } from '../status/take-step.ts'

export type Payment = { paidOn: string; amountCents: number }

function checkPayment(row: GrantRow, { paidOn, amountCents }: Payment, now: Date): void {
  const approved = row.approvedAmount ?? 0
  if (amountCents !== approved)
    throw wrongAmount(sentence(deskTexts, 'payApproved', formatMoney(approved, { decimals: 2 })))
  if (isFutureDay(paidOn, now)) throw wrongPayDay(sentence(deskTexts, 'notInFuture'))
  if (row.decidedAt !== null && paidOn < dayInZone(row.decidedAt, 'America/Los_Angeles'))
    throw wrongPayDay(sentence(deskTexts, 'notBeforeDecision'))
}

/** Throws 409 where the ledger holds less than the grant. */
async function requireMoney(tx: Executor, { parts, key }: DeskTarget, row: GrantRow): Promise<void> {
  const funds = await lockFunds(tx)
  if (coversPayment(funds, row.approvedAmount ?? 0)) return
  const current = await readOnDesk({ ...parts, db: tx }, row, key.adminId)
  throw notNow(notEnoughOnHand(funds.onHandCents), current)
}

/** Throws as onDesk does, 422 for another amount than the approved one or a day that cannot be, 409 without the money. */
export async function payGrant(target: DeskTarget, payment: Payment): Promise<GrantRow> {
  const { parts, key } = target
  const found = await findForDesk(parts.db, key)
  if (found === undefined) throw missingApplication()
  const { amountCents, paidOn } = payment
  const debts = await listGrantDebts(parts.db, { userId: found.userId, grantId: found.id })
  const impact = await measureImpact(parts, found.userId, { debts, amountCents })
  return onDesk(target, 'pay', async (tx, { row }) => {
    checkPayment(row, payment, parts.clock.now())
    await requireMoney(tx, target, row)
    const { interestSavedCents = null, monthsSaved = null } = impact ?? {}
    const paid = await takeStep(tx, parts, {
      row,
      step: {
        act: 'pay',
        change: { paidOn, interestSaved: interestSavedCents, monthsSaved },
        event: { kind: 'paid', adminId: key.adminId },
      },
    })
    // 'general' never happens: nothing is approved without a program.
    const program = row.program ?? 'general'
    const paidGrant = { reference: row.id, amountCents, happenedOn: paidOn, program }
    await appendGrant(tx, { ...paidGrant, interestSavedCents, monthsSaved })
    const summary = actSummary('grantPaid', { grant: row.id, day: paidOn })
    return { row: paid, act: 'grant.pay', summary }
  })
}
