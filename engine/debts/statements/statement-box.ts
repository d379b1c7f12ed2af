/**
 * The box every US card statement carries, so that a person can check us against the bank: how long
 * minimum payments take, and what a payment for three years would be.
 * Rule: 12 CFR 1026.7(b)(12) and appendices M1 and M2. The three-year payment is the level payment of 36
 * months rounded to the cent, and that amount to the nearest whole dollar, halves up both times.
 * Banks print one of two totals: the payment in whole dollars times 36, or the payment in cents times 36.
 * The first of the minimum payments is the one the statement itself asks for, where it is known: a card that has charged
 * no interest yet asks for less than it will from the next month on, and that part costs interest for all the years.
 * Example: $1,695.46 at 18.24 % is $61.4993 a month, so $61.50, so $62; the totals are $2,232 and $2,214.
 */
import { monthInterestCents } from '#engine/money/interest.ts'
import { nearestDollar } from '#engine/money/rounding.ts'
import { standardPaymentCents } from '#engine/debts/terms/amortization.ts'
import type { MinimumRule, PayoffStatus } from '#engine/debts/debt.ts'
import { outlinePayoff } from '#engine/debts/payoff/payoff.ts'

const THREE_YEARS = 36

export type StatementCase = {
  balanceCents: number
  aprPpm: number
  minimum: MinimumRule
  /** what the statement asks for; without it the first payment is the rule's, as all later ones */
  firstPaymentCents?: number
}

export type StatementBox = {
  /** months and total are the answer only where status is 'paid' */
  minimumOnly: { status: PayoffStatus; months: number; totalCents: number }
  /**
   * `paymentCents` is whole dollars and `totalCents` that times 36; `exactTotalCents` is 36 times the payment
   * before it was rounded to dollars.
   */
  threeYear: { paymentCents: number; totalCents: number; exactTotalCents: number }
}

/** Minimums alone by the rule, the first payment excepted where it is given. */
function minimumsOnly({ balanceCents, aprPpm, minimum, firstPaymentCents }: StatementCase) {
  const byRule = (cents: number) => {
    const card = { id: 'card', balanceCents: cents, rates: [{ fromMonth: 0, aprPpm }], minimum }
    const { status, months, paidCents } = outlinePayoff({ debts: [card], order: 'minimumsOnly' })
    return { status, months, totalCents: paidCents }
  }
  if (firstPaymentCents === undefined || balanceCents === 0) return byRule(balanceCents)
  const owedCents = balanceCents + monthInterestCents(balanceCents, aprPpm)
  const firstCents = Math.min(firstPaymentCents, owedCents)
  const { status, months, totalCents } = byRule(owedCents - firstCents)
  return { status, months: months + 1, totalCents: totalCents + firstCents }
}

/** The box of one card with one rate and no further purchases. Errors as planPayoff. */
export function statementBox(card: StatementCase): StatementBox {
  const { balanceCents, aprPpm } = card
  const inCents = standardPaymentCents({ principalCents: balanceCents, aprPpm, months: THREE_YEARS })
  const paymentCents = nearestDollar(inCents)
  return {
    minimumOnly: minimumsOnly(card),
    threeYear: {
      paymentCents,
      totalCents: paymentCents * THREE_YEARS,
      exactTotalCents: inCents * THREE_YEARS,
    },
  }
}
