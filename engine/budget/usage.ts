/**
 * How much of a budget is used (spec 9): above 100 % is over, above 80 % a warning, anything else good.
 * What was carried over from the month before is part of the budget. The percent shown is rounded up, so
 * that figure and status never disagree: 80.1 % reads as 81 and warns.
 * Example: $520 spent of a $600 budget with $50 carried over is $520 of $650, exactly 80 %: good, $130 left.
 */
import { percentUp } from '#engine/money/rounding.ts'

/** Above this a category is a warning. // spec 9 */
export const WARNING_ABOVE_PERCENT = 80

/** Above this a category is over. // spec 9 */
export const OVER_ABOVE_PERCENT = 100

/** `over` reads 'Over Budget' and `good` 'On Track' on screen (spec 9). */
export type BudgetStatus = 'good' | 'warning' | 'over'

/** One category in one month, in whole cents. Carried and spent may be negative (overspent before; refunds). */
export type CategoryBudget = { budgetCents: number; carriedCents: number; spentCents: number }

export type Usage = {
  /** budget and what was carried over */
  availableCents: number
  spentCents: number
  /** below 0 where more was spent than there was */
  leftCents: number
  /** whole percent, rounded up, never below 0 and not capped; null where money was spent and none was planned */
  percent: number | null
  status: BudgetStatus
}

function statusOf(spentCents: number, availableCents: number): BudgetStatus {
  if (spentCents * 100 > availableCents * OVER_ABOVE_PERCENT) return 'over'
  return spentCents * 100 > availableCents * WARNING_ABOVE_PERCENT ? 'warning' : 'good'
}

function percentOf(spentCents: number, availableCents: number): number | null {
  if (availableCents > 0) return Math.max(0, percentUp(spentCents, availableCents))
  return spentCents > availableCents ? null : 0
}

/** The usage of one category. With nothing planned and nothing spent it is 0 % and good; with anything spent it is over. */
export function categoryUsage({ budgetCents, carriedCents, spentCents }: CategoryBudget): Usage {
  const availableCents = budgetCents + carriedCents
  return {
    availableCents,
    spentCents,
    leftCents: availableCents - spentCents,
    percent: percentOf(spentCents, availableCents),
    status: statusOf(spentCents, availableCents),
  }
}

/** The usage of all categories together; the caller leaves out those that are not active. */
export function totalUsage(categories: readonly CategoryBudget[]): Usage {
  const total = { budgetCents: 0, carriedCents: 0, spentCents: 0 }
  for (const { budgetCents, carriedCents, spentCents } of categories) {
    total.budgetCents += budgetCents
    total.carriedCents += carriedCents
    total.spentCents += spentCents
  }
  return categoryUsage(total)
}

/** How many categories stand where: on track 80 % or less, at risk above 80 % up to 100 %, over above. // spec 9 */
export type BudgetHealth = { onTrack: number; atRisk: number; over: number }

/** The counts of the health card. */
export function budgetHealth(categories: readonly CategoryBudget[]): BudgetHealth {
  const health: BudgetHealth = { onTrack: 0, atRisk: 0, over: 0 }
  for (const category of categories) {
    const { status } = categoryUsage(category)
    if (status === 'over') health.over += 1
    else if (status === 'warning') health.atRisk += 1
    else health.onTrack += 1
  }
  return health
}
