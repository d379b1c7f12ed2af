/**
 * The box every US card statement carries, so that a person can check us against the bank: how long
 * minimum payments take, and what a payment for three years would be.
 * Rule: 12 CFR 1026.7(b)(12) and appendices M1 and M2. The three-year payment is the level payment of 36
 * months rounded to the cent, and that amount to the nearest whole dollar, halves up both times.
 * Banks print one of two totals: the payment in whole dollars times 36, or the payment in cents times 36.
 * Example: $1,695.46 at 18.24 % is $61.4993 a month, so $61.50, so $62; the totals are $2,232 and $2,214.
 */
import { nearestDollar } from '#engine/money/rounding.ts'
import { standardPaymentCents } from '#engine/debts/terms/amortization.ts'
import type { MinimumRule, PayoffStatus } from '#engine/debts/debt.ts'
import { outlinePayoff } from '#engine/debts/payoff/payoff.ts'

const THREE_YEARS = 36

export type StatementCase = { balanceCents: number; aprPpm: number; minimum: MinimumRule }

export type StatementBox = {
  /** months and total are the answer only where status is 'paid' */
  minimumOnly: { status: PayoffStatus; months: number; totalCents: number }
  /**
   * `paymentCents` is whole dollars and `totalCents` that times 36; `exactTotalCents` is 36 times the payment
   * before it was rounded to dollars.
   */
  threeYear: { paymentCents: number; totalCents: number; exactTotalCents: number }
}

/** The box of one card with one rate and no further purchases. Errors as planPayoff. */
export function statementBox({ balanceCents, aprPpm, minimum }: StatementCase): StatementBox {
  const card = { id: 'card', balanceCents, rates: [{ fromMonth: 0, aprPpm }], minimum }
  const { status, months, paidCents } = outlinePayoff({ debts: [card], order: 'minimumsOnly' })
  const inCents = standardPaymentCents({ principalCents: balanceCents, aprPpm, months: THREE_YEARS })
  const paymentCents = nearestDollar(inCents)
  return {
    minimumOnly: { status, months, totalCents: paidCents },
    threeYear: {
      paymentCents,
      totalCents: paymentCents * THREE_YEARS,
      exactTotalCents: inCents * THREE_YEARS,
    },
  }
}
