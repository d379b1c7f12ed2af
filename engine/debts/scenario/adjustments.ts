/**
 * What a kept plan has beyond an order and an amount: money that comes later or once, a month with only the minimums, a
 * lower rate, a loan that replaces debts, an own order. Months are months of the calendar ('YYYY-MM'), so that a plan
 * stays true as time goes on; what is over falls away by itself (payoff-input.ts).
 * Example: $200 extra, $100 more from 2027-03 on and $1,200 once in 2027-04. On May 5, 2027 it is $300 extra.
 */
import type { Cents, Ppm } from '#engine/money/units.ts'

/** More each month from a month on: a raise, the end of a lease. */
type Increase = { from: string; amount: Cents }

/** Money that comes once: a tax refund, a bonus. */
type LumpSum = { month: string; amount: Cents }

/**
 * A lower rate on one debt from a month on; where an offer is lower still, the offer stands. It holds as long as the
 * debt has the rate it was agreed in place of: once that is changed, the debt's own rate says what is true.
 */
export type RateCut = { debtId: string; from: string; rate: Ppm; insteadOf: Ppm | null }

/**
 * One new debt in place of several, after the payments of a month. `months` are the payments of a loan, or those at the
 * transfer's first rate; `laterRate` is the rate after them. `fee` is a share of what is moved.
 */
export type Consolidation = {
  kind: 'loan' | 'transfer'
  month: string
  debtIds: string[]
  rate: Ppm
  months: number
  laterRate: Ppm | null
  fee: Ppm
}

export type Adjustments = {
  /** the ids of debts as the person wants to pay them off; those left out follow, highest rate first */
  ownOrder: string[]
  increases: Increase[]
  lumpSums: LumpSum[]
  /**
   * Months in which only the minimums are paid, and money that comes once. The extra stays with the person, and so do the
   * minimums of debts that are paid off. The lenders still get theirs: a payment they let a person skip is not planned.
   */
  pauses: string[]
  rateCuts: RateCut[]
  consolidation: Consolidation | null
}

export const NO_ADJUSTMENTS: Adjustments = {
  ownOrder: [],
  increases: [],
  lumpSums: [],
  pauses: [],
  rateCuts: [],
  consolidation: null,
}

/** The most of each that a plan has. */
export const MOST_ADJUSTMENTS = {
  ownOrder: 500,
  increases: 24,
  lumpSums: 60,
  pauses: 24,
  rateCuts: 60,
  consolidated: 100,
} as const

/** Versions of a kept plan that the history holds. */
export const MOST_KEPT_PLANS = 50
