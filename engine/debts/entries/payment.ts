/**
 * A payment, with what the statement added before it. It is at most what is owed then; a balance never falls below zero,
 * neither now nor, where a payment is taken back, at any line since.
 * Example: $1,000.00 owed, interest $10.00: $1,010.00 may be paid, $1,010.01 not.
 */
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'
import type { Refusal } from '#engine/records/refusals.ts'
import { fitsTotals, withBalances } from './entries.ts'
import type { KindTotals, Line } from './entries.ts'
import { missingPayment, owesTooMuch, paidInFuture, paidSince, paysTooMuch } from './refusals.ts'

/** The amounts of one statement: cents, zero or more, the payment above zero. */
export type StatementAmounts = { amount: number; interest: number; fees: number; charges: number }

/** The lines of one statement: what was added first, then the payment. What is zero is no line. */
export function statementLines({ amount, interest, fees, charges }: StatementAmounts): Line[] {
  const lines: Line[] = [
    { kind: 'interest', amount: interest },
    { kind: 'fee', amount: fees },
    { kind: 'charge', amount: charges },
    { kind: 'payment', amount },
  ]
  return lines.filter((line) => line.amount !== 0)
}

/** What is owed after the additions of a statement and before its payment, in cents. */
export function owedBeforePayment(balance: number, amounts: StatementAmounts): number {
  return balance + amounts.interest + amounts.fees + amounts.charges
}

/** Why the day cannot be that of a payment, if so; `latestDay` is the latest date anybody may have by now. YYYY-MM-DD. */
export const refusalOfPayday = (paidOn: string, latestDay: string): Refusal | null =>
  paidOn > latestDay ? paidInFuture() : null

/** Why these amounts cannot be recorded on a debt, if so. */
export function refusalOfPayment(
  debt: KindTotals & { balance: number },
  amounts: StatementAmounts,
): Refusal | null {
  const owed = owedBeforePayment(debt.balance, amounts)
  if (amounts.amount > owed) return paysTooMuch(owed)
  if (owed > MAX_AMOUNT_CENTS || !fitsTotals(debt, statementLines(amounts))) return owesTooMuch('charges')
  return null
}

/** Why a payment cannot be taken back from the lines of a debt, if so. */
export function refusalOfTakingBack(
  lines: readonly (Line & { paymentId: string | null })[],
  paymentId: string,
): Refusal | null {
  const kept = lines.filter((line) => line.paymentId !== paymentId)
  if (kept.length === lines.length) return missingPayment()
  return withBalances(kept).some(({ balanceAfter }) => balanceAfter < 0) ? paidSince() : null
}
