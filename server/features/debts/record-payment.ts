/** Records a payment with what the statement added before it, and takes one back. */
import { randomUUID } from 'node:crypto'
import { totalsOf, withBalances } from '#engine/debts/entries/entries.ts'
import {
  refusalOfPayday,
  refusalOfPayment,
  refusalOfTakingBack,
  statementLines,
} from '#engine/debts/entries/payment.ts'
import type { StatementAmounts } from '#engine/debts/entries/payment.ts'
import { latestDay } from '#engine/money/calendar-day.ts'
import { refused } from '#server/errors.ts'
import {
  insertLines,
  listLines,
  lockDebt,
  removeLine,
  removePaymentLines,
  saveDebt,
} from './debts.queries.ts'
import { joinLines, splitLines } from './balances/card-balances.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import { readPersonDay } from '#server/features/account/settings/settings.queries.ts'
import { findReportedPayment, savePaymentOf } from './debt-source.queries.ts'
import type { DebtKey, DebtWithBank } from './debts.queries.ts'
import type { DebtEntryRow } from './debts.table.ts'
import { missingDebt, refusedOf } from './refusals.ts'

export type NewPayment = StatementAmounts & {
  /** YYYY-MM-DD; null is today */
  paidOn: string | null
  note: string | null
}

export type RecordedPayment = {
  paymentId: string
  debt: DebtWithBank
  lines: (DebtEntryRow & { balanceAfter: number })[]
}

async function storePayment(
  tx: Executor,
  debt: DebtWithBank,
  payment: NewPayment & { paidOn: string },
): Promise<RecordedPayment> {
  const key = { userId: debt.userId, debtId: debt.id }
  const before = debt.balances ? await listLines(tx, key) : []
  const paymentId = randomUUID()
  const given = statementLines(payment).map((line) => {
    const dated = { ...line, occurredOn: payment.paidOn, paymentId }
    if (line.kind !== 'payment') return dated
    return { ...dated, id: paymentId, note: payment.note }
  })
  const { lines, fields } = splitLines(debt, given, { lines: before, day: payment.paidOn })
  const stored = withBalances(await insertLines(tx, key, lines), debt.balance)
  return { paymentId, debt: await saveDebt(tx, key, { ...fields, version: debt.version + 1 }), lines: stored }
}

/** The debt once the line that was made of a bank's transaction is taken back. */
async function withoutReported(tx: Executor, debt: DebtWithBank, lineId: string): Promise<DebtWithBank> {
  const key = { userId: debt.userId, debtId: debt.id }
  const lines = await listLines(tx, key)
  const gone = lines.filter(({ id }) => id === lineId)
  await removeLine(tx, key, lineId)
  const before = (await lockDebt(tx, key)) ?? debt
  const day = gone[0]?.occurredOn ?? ''
  return gone.length === 0
    ? before
    : { ...before, ...joinLines(debt, gone, { lines, day, balanceCents: before.balance }) }
}

/** If the bank already reported this payment, the manual entry replaces the bank's. */
async function storeInPlace(
  tx: Executor,
  debt: DebtWithBank,
  payment: NewPayment & { paidOn: string },
): Promise<RecordedPayment> {
  const key = { userId: debt.userId, debtId: debt.id }
  const told = await findReportedPayment(tx, key, payment)
  const before = told ? await withoutReported(tx, debt, told.paymentId) : debt
  const refusal = refusalOfPayment(before, payment)
  if (refusal) throw refused(refusal)
  const recorded = await storePayment(tx, before, payment)
  if (told)
    await savePaymentOf(
      tx,
      { userId: debt.userId, transactionId: told.transactionId },
      { paymentId: recorded.paymentId, paymentBy: 'person' },
    )
  return recorded
}

/**
 * Amounts in cents. Throws 404 when the debt is not the person's; 422 when the payment is above what is owed
 * with the statement's interest, fees and charges, or dated in the future.
 */
export function recordPayment(
  db: Executor,
  key: DebtKey,
  { payment, now }: { payment: NewPayment; now: Date },
): Promise<RecordedPayment> {
  return db.transaction(async (tx) => {
    const debt = await lockDebt(tx, key)
    if (!debt) throw missingDebt()
    const paidOn = payment.paidOn ?? (await readPersonDay(tx, key.userId, now))
    const refusal = refusalOfPayday(paidOn, latestDay(now))
    if (refusal) throw refused(refusal)
    return storeInPlace(tx, debt, { ...payment, paidOn })
  })
}

/**
 * Takes a payment back with the lines recorded together with it. Throws 404 when there is no such payment;
 * 409 when the history would be below zero without it.
 */
export function takeBackPayment(db: Executor, key: DebtKey, paymentId: string): Promise<DebtWithBank> {
  return db.transaction(async (tx) => {
    const debt = await lockDebt(tx, key)
    if (!debt) throw missingDebt()
    const before = await listLines(tx, key)
    const refusal = refusalOfTakingBack(before, paymentId)
    if (refusal) throw refusedOf(debt, refusal)
    const taken = before.filter((line) => line.paymentId === paymentId)
    await removePaymentLines(tx, key, paymentId)
    const fields = joinLines(debt, taken, {
      lines: before,
      day: taken[0]!.occurredOn,
      balanceCents: totalsOf(before.filter((line) => line.paymentId !== paymentId)).balance,
    })
    return saveDebt(tx, key, { ...fields, version: debt.version + 1 })
  })
}
