/** Records a payment with what the statement added before it, and takes one back. */
import { randomUUID } from 'node:crypto'
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'
import { isFutureDay } from '#server/calendar-day.ts'
import {
  insertLines,
  listLines,
  lockDebt,
  removeLine,
  removePaymentLines,
  saveDebt,
} from './debts.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import { readPersonDay } from '#server/features/settings/settings.queries.ts'
import { findReportedPayment, savePaymentOf } from './debt-source.queries.ts'
import type { DebtKey, DebtWithBank } from './debts.queries.ts'
import type { DebtRow } from './debts.table.ts'
import { fitsTotals, owedBeforePayment, statementLines, withBalances } from './debt-entries.ts'
import type { LineWithBalance, StatementAmounts } from './debt-entries.ts'
import { missingDebt, missingPayment, owesTooMuch, paidInFuture, paidSince, paysTooMuch } from './refusals.ts'

export type NewPayment = StatementAmounts & {
  /** YYYY-MM-DD; null is today */
  paidOn: string | null
  note: string | null
}

export type RecordedPayment = { paymentId: string; debt: DebtWithBank; lines: LineWithBalance[] }

function checkAmounts(debt: DebtRow, payment: NewPayment): void {
  const owed = owedBeforePayment(debt.balance, payment)
  if (payment.amount > owed) throw paysTooMuch(owed)
  if (owed > MAX_AMOUNT_CENTS || !fitsTotals(debt, statementLines(payment))) throw owesTooMuch('charges')
}

async function storePayment(
  tx: Executor,
  debt: DebtWithBank,
  payment: NewPayment & { paidOn: string },
): Promise<RecordedPayment> {
  const key = { userId: debt.userId, debtId: debt.id }
  const paymentId = randomUUID()
  const lines = statementLines(payment).map((line) => {
    const dated = { ...line, occurredOn: payment.paidOn, paymentId }
    if (line.kind !== 'payment') return dated
    return { ...dated, id: paymentId, note: payment.note }
  })
  const stored = withBalances(await insertLines(tx, key, lines), debt.balance)
  return { paymentId, debt: await saveDebt(tx, key, { version: debt.version + 1 }), lines: stored }
}

/** If the bank already reported this payment, the manual entry replaces the bank's. */
async function storeInPlace(
  tx: Executor,
  debt: DebtWithBank,
  payment: NewPayment & { paidOn: string },
): Promise<RecordedPayment> {
  const key = { userId: debt.userId, debtId: debt.id }
  const told = await findReportedPayment(tx, key, payment)
  if (told) await removeLine(tx, key, told.paymentId)
  const before = told ? ((await lockDebt(tx, key)) ?? debt) : debt
  checkAmounts(before, payment)
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
    if (isFutureDay(paidOn, now)) throw paidInFuture()
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
    const lines = await listLines(tx, key)
    const kept = lines.filter((line) => line.paymentId !== paymentId)
    if (kept.length === lines.length) throw missingPayment()
    if (withBalances(kept).some((line) => line.balanceAfter < 0)) throw paidSince(debt)
    await removePaymentLines(tx, key, paymentId)
    return saveDebt(tx, key, { version: debt.version + 1 })
  })
}
