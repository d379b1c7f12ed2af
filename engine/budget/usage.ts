/**
 * How much of a budget is used (spec 9): above 100 % is over, above 80 % a warning, anything else good.
 * Money carried over from the month before is part of the budget. The percent shown is rounded up, so
 * that figure and status never disagree: 80.1 % reads as 81 and warns.
 * Example: $520 spent of a $600 budget with $50 carried over is $520 of $650, exactly 80 %: good, $130 left.
 *
 * The warning is for spending that goes on through the month. A bill has no rest to watch: once it is paid it is
 * `paid`, and before that it is good, or `due` where its day of the month is known. Example: a mortgage of $1,428 in a
 * budget of $1,430 is paid; an electric bill due on the 15th with $120 set aside is due until $98 went out for it.
 */
import type { IsoDate } from '#engine/money/units.ts'
import { percentUp } from '#engine/money/rounding.ts'
import { dueDateIn } from './due-day.ts'
import {
  cameAtOnce,
  categoryKind,
  leftCents,
  type CategoryBudget,
  type CategoryMonth,
} from './category-kind.ts'

/** Above this a category is a warning. // spec 9 */
const WARNING_ABOVE_PERCENT = 80

/** Above this a category is over. // spec 9 */
const OVER_ABOVE_PERCENT = 100

/** From here on a bill that comes in several payments is paid: less can be one that is still to come. */
const PAID_FROM_PERCENT = 95

/** `over` reads 'Over Budget' and `good` 'On Track' on screen (spec 9). */
export type BudgetStatus = 'good' | 'due' | 'paid' | 'warning' | 'over'

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

const isAbove = (percent: number, spentCents: number, availableCents: number) =>
  spentCents * 100 > availableCents * percent

/** The thresholds of the specification alone. */
function thresholdStatus(spentCents: number, availableCents: number): BudgetStatus {
  if (isAbove(OVER_ABOVE_PERCENT, spentCents, availableCents)) return 'over'
  return isAbove(WARNING_ABOVE_PERCENT, spentCents, availableCents) ? 'warning' : 'good'
}

/**
 * A bill that knows its day is due until it is paid. What is set aside for it is often a guess, so one payment of more
 * than half of it is the bill; half or less is a part of it.
 */
function billStatus(category: CategoryMonth, availableCents: number): BudgetStatus {
  const { spentCents } = category
  const isWhole = cameAtOnce(category) && isAbove(50, spentCents, availableCents)
  return isWhole || isNearlyAll(spentCents, availableCents) ? 'paid' : 'due'
}

const isNearlyAll = (spentCents: number, availableCents: number) =>
  spentCents > 0 && spentCents * 100 >= availableCents * PAID_FROM_PERCENT

function statusOf(category: CategoryMonth, availableCents: number): BudgetStatus {
  const { spentCents } = category
  const status = thresholdStatus(spentCents, availableCents)
  if (category.dueDay !== null && status !== 'over') return billStatus(category, availableCents)
  if (status !== 'warning') return status
  const kind = categoryKind(category)
  if (kind === 'everyday' || kind === 'basics') return 'warning'
  if (cameAtOnce(category)) return 'paid'
  if (kind === 'care') return 'warning'
  return isNearlyAll(spentCents, availableCents) ? 'paid' : 'good'
}

function percentOf(spentCents: number, availableCents: number): number | null {
  if (availableCents > 0) return Math.max(0, percentUp(spentCents, availableCents))
  return spentCents > availableCents ? null : 0
}

function usageWith(budget: CategoryBudget, status: (availableCents: number) => BudgetStatus): Usage {
  const availableCents = budget.budgetCents + budget.carriedCents
  return {
    availableCents,
    spentCents: budget.spentCents,
    leftCents: leftCents(budget),
    percent: percentOf(budget.spentCents, availableCents),
    status: status(availableCents),
  }
}

/** The usage of one category. With nothing planned and nothing spent it is 0 % and good; with anything spent it is over. */
export function categoryUsage(category: CategoryMonth): Usage {
  return usageWith(category, (availableCents) => statusOf(category, availableCents))
}

function sumOf(categories: readonly CategoryBudget[]): CategoryBudget {
  const total = { budgetCents: 0, carriedCents: 0, spentCents: 0 }
  for (const { budgetCents, carriedCents, spentCents } of categories) {
    total.budgetCents += budgetCents
    total.carriedCents += carriedCents
    total.spentCents += spentCents
  }
  return total
}

/**
 * The usage of all categories together; the caller leaves out those that are not active. Whether it warns is decided by
 * what goes on through the month: with the rent paid, a budget is not at risk on the 1st.
 */
export function totalUsage(categories: readonly CategoryMonth[]): Usage {
  return usageWith(sumOf(categories), (availableCents) => {
    const { spentCents } = sumOf(categories)
    if (isAbove(OVER_ABOVE_PERCENT, spentCents, availableCents)) return 'over'
    const goingOn = sumOf(categories.filter((category) => categoryKind(category) !== 'bill'))
    return thresholdStatus(goingOn.spentCents, goingOn.budgetCents + goingOn.carriedCents) === 'good'
      ? 'good'
      : 'warning'
  })
}

/**
 * The dashboard's `monthlySavings`: what this month's budget leaves unspent so far, in whole cents, never below 0; null
 * where the person has no budget. Overspending in one category lowers what others leave. It is money not spent yet, not
 * money put away. Example: $2,000 planned, $150 carried over, $1,420 spent: $730.
 */
export function monthlySavingsCents(categories: readonly CategoryBudget[]): number | null {
  return categories.length === 0 ? null : Math.max(0, leftCents(sumOf(categories)))
}

/** A month ('YYYY-MM'), and the day it is looked at. */
export type MonthOnDay = { month: string; today: IsoDate }

/** The day a bill of the month was due on, where that has passed and the bill is not paid; null for any other category. */
export function wasDueOn(category: CategoryMonth, { month, today }: MonthOnDay): IsoDate | null {
  if (category.dueDay === null || categoryUsage(category).status !== 'due') return null
  const dueOn = dueDateIn(month, category.dueDay)
  return dueOn < today ? dueOn : null
}

/**
 * How many categories stand where; each is counted once. A bill that is due is on track, and past due once its day has
 * passed. At risk is above 80 % up to 100 %. // spec 9
 */
export type BudgetHealth = { onTrack: number; paid: number; pastDue: number; atRisk: number; over: number }

const countOf = { good: 'onTrack', due: 'onTrack', paid: 'paid', warning: 'atRisk', over: 'over' } as const

/** The counts of a month on a day; without a day no bill is past due. */
export function budgetHealth(categories: readonly CategoryMonth[], on?: MonthOnDay): BudgetHealth {
  const health: BudgetHealth = { onTrack: 0, paid: 0, pastDue: 0, atRisk: 0, over: 0 }
  for (const category of categories) {
    const isPast = on !== undefined && wasDueOn(category, on) !== null
    health[isPast ? 'pastDue' : countOf[categoryUsage(category).status]] += 1
  }
  return health
}
