/** The month's budget, the goals and the credit scores, as the person keeps them. */
import type { BudgetCategory } from '#contracts/money/budget.ts'
import type { Fact } from '#contracts/coach/coach.ts'
import type { Goal } from '#contracts/money/goals.ts'
import { toCategoryMonth } from '#engine/budget/category-kind.ts'
import { whereMoneyCouldStay } from '#engine/budget/trim.ts'
import { budgetHealth, categoryUsage, totalUsage, wasDueOn } from '#engine/budget/usage.ts'
import { shownDifference } from '#engine/money/format.ts'
import { goalProgress, neededMonthly } from '#engine/goals/progress.ts'
import { factsFor } from './fact.facts.ts'
import type { Records } from './records.queries.ts'
import { scoreBand, scoreChanges } from '#engine/credit/scores.ts'

const usageOf = (category: BudgetCategory) => categoryUsage(toCategoryMonth(category))

const shareOf = (category: BudgetCategory) => usageOf(category).percent ?? Number.POSITIVE_INFINITY

/** Categories that are over or nearly used up this month, the fullest first; a bill that is paid is neither. */
export function tightCategories(records: Records): BudgetCategory[] {
  return records.categories
    .filter((category) => ['warning', 'over'].includes(usageOf(category).status))
    .toSorted((a, b) => shareOf(b) - shareOf(a))
}

const monthOn = ({ today }: Pick<Records, 'today'>) => ({ month: today.slice(0, 7), today })

/** Bills of this month whose day has passed and that are not paid, in the order of the budget. */
export const pastDueCategories = (records: Records): BudgetCategory[] =>
  records.categories.filter((category) => wasDueOn(toCategoryMonth(category), monthOn(records)) !== null)

/** Categories in which money could stay this month, the largest overspend first: never a bill, never medicine. */
export function savingCategories({ categories, today }: Records): BudgetCategory[] {
  const months = categories.map((category) => ({ ...toCategoryMonth(category), category }))
  return whereMoneyCouldStay(months, today).map(({ category }) => category)
}

/** Whether more was spent this month than the whole budget holds. */
export const isOverBudget = ({ categories }: Records): boolean =>
  totalUsage(categories.map(toCategoryMonth)).leftCents < 0

/** This month's budget: planned, spent, left, and how the categories stand. Empty without a budget. */
export function budgetFacts(records: Records): Fact[] {
  if (records.categories.length === 0) return []
  const make = factsFor(records, { id: 'budget', source: 'records' })
  const budgets = records.categories.map(toCategoryMonth)
  const total = totalUsage(budgets)
  const health = budgetHealth(budgets, monthOn(records))
  const left = shownDifference(total.availableCents, total.spentCents)
  return [
    make.money('planned', 'planned this month', total.availableCents),
    make.money('spent', 'spent this month', total.spentCents),
    make.money('left', 'left this month', Math.max(0, left)),
    make.money('above', 'spent above the budget', Math.max(0, -left)),
    ...(total.percent === null ? [] : [make.percent('percent', 'share spent', total.percent)]),
    make.count('onTrack', 'on track', [health.onTrack, 'category', 'categories']),
    make.count('paid', 'paid', [health.paid, 'bill', 'bills']),
    make.count('pastDue', 'past due', [health.pastDue, 'bill', 'bills']),
    make.count('atRisk', 'at risk', [health.atRisk, 'category', 'categories']),
    make.count('over', 'over budget', [health.over, 'category', 'categories']),
  ]
}

/** One category: the amount left, or over. */
export function categoryFacts(records: Records, category: BudgetCategory): Fact[] {
  const make = factsFor(records, { id: `category.${category.id}`, of: category.name, source: 'records' })
  const usage = usageOf(category)
  const left = shownDifference(usage.availableCents, usage.spentCents)
  const wasDue = wasDueOn(toCategoryMonth(category), monthOn(records))
  return [
    ...(wasDue === null ? [] : [make.date('wasDue', 'was due, and no payment is noted', wasDue)]),
    make.money('planned', 'planned', usage.availableCents),
    make.money('spent', 'spent', usage.spentCents),
    usage.leftCents >= 0 ? make.money('left', 'left', left) : make.money('above', 'above its budget', -left),
  ]
}

const amountsOf = (goal: Goal) => ({
  currentCents: goal.currentAmount,
  targetCents: goal.targetAmount,
})

/** Goals that are still open. */
export function openGoals({ goals }: Records): Goal[] {
  return goals.filter(({ completedAt }) => completedAt === null)
}

/** One goal: saved, to go, and what a month it needs where it has a day. */
export function goalFacts(records: Records, goal: Goal): Fact[] {
  const make = factsFor(records, { id: `goal.${goal.id}`, of: goal.title, source: 'records' })
  const amounts = amountsOf(goal)
  const progress = goalProgress(amounts)
  const need = neededMonthly({ ...amounts, targetDate: goal.targetDate }, records.today)
  return [
    make.money('saved', 'saved', amounts.currentCents),
    make.money('target', 'goal', amounts.targetCents),
    make.money(
      'left',
      'to go',
      Math.max(0, shownDifference(amounts.targetCents, Math.max(0, amounts.currentCents))),
    ),
    make.percent('percent', 'share saved', progress.percent),
    ...(need.status === 'ahead' ? [make.money('monthly', 'needed a month', need.monthlyCents)] : []),
    ...(goal.targetDate === null ? [] : [make.date('date', 'wished-for day', goal.targetDate)]),
  ]
}

/** The savings toward all open goals. */
export function savedFacts(records: Records): Fact[] {
  const make = factsFor(records, { id: 'goals', source: 'records' })
  const saved = openGoals(records).reduce((sum, goal) => sum + amountsOf(goal).currentCents, 0)
  return [make.money('saved', 'put away toward your goals', saved)]
}

/** The latest score with its band, day and change. Empty without a score. */
export function scoreFacts(records: Records): Fact[] {
  const latest = scoreChanges(records.scores).at(-1)
  if (latest === undefined) return []
  const make = factsFor(records, { id: 'score', source: 'records' })
  return [
    make.score('latest', 'latest score', latest.score),
    make.text('band', 'its band', scoreBand(latest.score)),
    make.date('day', 'the day it is from', latest.recordedAt),
    ...(latest.change === null
      ? []
      : [
          make.count('change', 'change since the score before it of the same bureau and model', [
            Math.abs(latest.change),
            ...(latest.change < 0
              ? (['point down', 'points down'] as const)
              : (['point up', 'points up'] as const)),
          ]),
        ]),
  ]
}
