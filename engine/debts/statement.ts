/**
 * The box every US card statement carries, so that a person can check us against the bank: how long
 * minimum payments take, and what a payment for three years would be.
 * Rule: 12 CFR 1026.7(b)(12) and appendices M1 and M2. The three-year payment is the level payment of 36
 * months rounded to the nearest whole dollar, its total that payment times 36.
 * Example: $5,439.39 at 15.74 % has a three-year payment of $191 and a total of $6,876.
 */
import { nearestDollar } from '#engine/money/rounding.ts'
import { exactPaymentCents } from './amortization.ts'
import type { MinimumRule, PayoffStatus } from './debt.ts'
import { outlinePayoff } from './payoff.ts'

const THREE_YEARS = 36

export type StatementCase = { balanceCents: number; aprPpm: number; minimum: MinimumRule }

export type StatementBox = {
  /** months and total are the answer only where status is 'paid' */
  minimumOnly: { status: PayoffStatus; months: number; totalCents: number }
  threeYear: { paymentCents: number; totalCents: number }
}

/** The box of one card with one rate and no further purchases. Errors as planPayoff. */
export function statementBox({ balanceCents, aprPpm, minimum }: StatementCase): StatementBox {
  const card = { id: 'card', balanceCents, rates: [{ fromMonth: 0, aprPpm }], minimum }
  const { status, months, paidCents } = outlinePayoff({ debts: [card], order: 'minimumsOnly' })
  const exact = exactPaymentCents({ principalCents: balanceCents, aprPpm, months: THREE_YEARS })
  const paymentCents = nearestDollar(exact)
  return {
    minimumOnly: { status, months, totalCents: paidCents },
    threeYear: { paymentCents, totalCents: paymentCents * THREE_YEARS },
  }
}
