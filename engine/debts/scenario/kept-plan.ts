import { type Adjustments, NO_ADJUSTMENTS } from './adjustments.ts'
import type { Cents } from '#engine/money/units.ts'

/** 'own': the list of the adjustments. 'leastInterest': looked for in whatever is owed by then (run/settled.ts). */
export type PlanOrder = 'avalanche' | 'snowball' | 'own' | 'leastInterest'

/** How a person pays. */
export type PlanChoice = {
  order: PlanOrder
  /** above the minimums, each month */
  extra: Cents
  adjustments: Adjustments
}

/** The plan that is kept. */
export type KeptPlan = PlanChoice & {
  /** false until the person has said what a month can go to debts */
  isChosen: boolean
}

/** The plan until a person says what a month can go to debts: only the minimums, highest rate first (reading 9). */
export const FIRST_PLAN: KeptPlan = {
  order: 'avalanche',
  extra: 0,
  adjustments: NO_ADJUSTMENTS,
  isChosen: false,
}
