/** The view of a month on the budget screen: each category with its usage, the totals, the health, and the texts. */
import { formatShortDate } from '#web/format/dates.ts'
import { formatMoney } from '#web/format/money.ts'
import { type CategoryMonth, leftCents } from '#engine/budget/category-kind.ts'
import { dueDateIn } from '#engine/budget/due-day.ts'
import { shownDifference } from '#engine/money/format.ts'
import { isAheadOfMonth } from '#engine/budget/trim.ts'
import {
  budgetHealth,
  categoryUsage,
  totalUsage,
  wasDueOn,
  type BudgetHealth,
  type Usage,
} from '#engine/budget/usage.ts'
import type { BudgetCategory, BudgetGroup } from '#contracts/money/budget.ts'
import { toCategoryMonth } from '#engine/budget/category-kind.ts'
import { amountTexts, budgetAnswers, statusWords } from './messages.ts'
import { daysLeft, monthName } from './months/budget-months.ts'

export type CategoryLine = {
  category: BudgetCategory
  usage: Usage
  carriedCents: number
}

export type BudgetView = {
  month: string
  today: string
  lines: readonly CategoryLine[]
  total: Usage
  /** the amounts set, without what was carried over */
  budgetCents: number
  carriedCents: number
  health: BudgetHealth
}

/** The month as the screen shows it. Categories that are not active are left out. */
export function viewOf(categories: readonly BudgetCategory[], month: string, today: string): BudgetView {
  const amounts: CategoryMonth[] = []
  const lines = categories.flatMap((category): CategoryLine[] => {
    if (!category.isActive) return []
    const own = toCategoryMonth(category)
    amounts.push(own)
    return [{ category, usage: categoryUsage(own), carriedCents: own.carriedCents }]
  })
  return {
    month,
    today,
    lines,
    total: totalUsage(amounts),
    budgetCents: amounts.reduce((sum, { budgetCents }) => sum + budgetCents, 0),
    carriedCents: amounts.reduce((sum, { carriedCents }) => sum + carriedCents, 0),
    health: budgetHealth(amounts, { month, today }),
  }
}

/** Where a category stands in a month, in a word or two; a bill that is not paid says its day. */
export function statusText(
  { category, usage }: CategoryLine,
  { month, today }: Pick<BudgetView, 'month' | 'today'>,
): string {
  if (usage.status !== 'due' || category.dueDay === null) return statusWords[usage.status]
  const wasDue = wasDueOn(toCategoryMonth(category), { month, today })
  if (wasDue !== null) return statusWords.wasDueOn(formatShortDate(wasDue, today))
  return statusWords.dueOn(formatShortDate(dueDateIn(month, category.dueDay), today))
}

/** The categories of a group with their sums; those in no group have `group` null. */
export type GroupedLines = { group: BudgetGroup | null; lines: readonly CategoryLine[]; total: Usage }

/** By groups in their order, then what is in none. What names a group that is not there is in none. */
export function groupLines(lines: readonly CategoryLine[], groups: readonly BudgetGroup[]): GroupedLines[] {
  const known = new Set(groups.map(({ id }) => id))
  const byGroup = Map.groupBy(lines, ({ category: { groupId } }) =>
    groupId !== null && known.has(groupId) ? groupId : null,
  )
  const sectionOf = (group: BudgetGroup | null): GroupedLines => {
    const own = byGroup.get(group?.id ?? null) ?? []
    return { group, lines: own, total: totalUsage(own.map(({ category }) => toCategoryMonth(category))) }
  }
  return [...groups.map(sectionOf), ...(byGroup.has(null) ? [sectionOf(null)] : [])]
}

/** What a group has left of what it was given: '$127 left of $1,950'. */
export const groupSum = (total: Usage) => amountTexts.of(leftWords(total), formatMoney(total.availableCents))

/** The amount left, as the difference of the two amounts shown. */
export const leftShown = ({ availableCents, spentCents }: Usage) =>
  shownDifference(availableCents, spentCents)

/** The amount carried over, as the difference of the two amounts shown. */
export const carriedShown = ({ availableCents }: Usage, carriedCents: number) =>
  shownDifference(availableCents, availableCents - carriedCents)

/** The one sentence the screen answers, with its figure marked: "You have $420 left for November." */
export function answerOf({ total, month, today }: BudgetView): string {
  const name = monthName(month, today)
  const isPast = month < today.slice(0, 7)
  const figure = formatMoney(Math.abs(leftShown(total)))
  if (total.leftCents < 0)
    return isPast ? budgetAnswers.wentOver(figure, name) : budgetAnswers.isOver(figure, name)
  return isPast ? budgetAnswers.hadLeft(figure, name) : budgetAnswers.hasLeft(figure, name)
}

/** The amount left in a category, in words. */
export function leftWords(usage: Usage): string {
  const left = leftShown(usage)
  return usage.leftCents < 0 ? amountTexts.over(formatMoney(-left)) : amountTexts.left(formatMoney(left))
}

/** Beside a category at risk in the month of `today`: whether the money goes faster than the month. Null where it does not apply. */
export function paceWords(usage: Usage, month: string, today: string): string | null {
  if (usage.status !== 'warning' || month !== today.slice(0, 7)) return null
  const days = daysLeft(today)
  return isAheadOfMonth(usage, today) ? amountTexts.faster(days) : amountTexts.inStep(days)
}

/** The unspent money of a month in whole cents, category by category: the amount a carry-over adds. */
export function leftoverCents(categories: readonly BudgetCategory[]): number {
  return categories
    .filter((category) => category.isActive)
    .reduce((sum, category) => sum + Math.max(0, leftCents(toCategoryMonth(category))), 0)
}
