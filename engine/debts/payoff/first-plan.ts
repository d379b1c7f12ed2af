import type { Cents } from '#engine/money/units.ts'

/** How a person pays: the order, and what is above the minimums. */
export type KeptPlan = {
  order: 'avalanche' | 'snowball'
  /** above the minimums, each month */
  extra: Cents
  /** false until the person has said what a month can go to debts */
  isChosen: boolean
}

/** The plan until a person says what a month can go to debts: only the minimums, highest rate first (reading 9). */
export const FIRST_PLAN: KeptPlan = { order: 'avalanche', extra: 0, isChosen: false }
