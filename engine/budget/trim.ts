/**
 * Where money could stay: everyday spending that is over its budget, or nearly used up with more of it gone than of
 * the month. Basics such as groceries only where they are over. Never a bill, and never care for the household: the app never suggests saving on the mortgage, the tithe or medicine.
 * Example: on November 22, Eating out with $190 of $200 spent (95 % gone, 73 % of the month) is named; the same on
 * November 29 is not. Shopping $40 above its budget comes before it.
 */
import { daysInMonth, parseDate } from '#engine/money/calendar.ts'
import { categoryKind, leftCents, type CategoryMonth } from './category-kind.ts'
import { categoryUsage, type Usage } from './usage.ts'

/** Whether a larger share of the money is gone than of the month. `today` is 'YYYY-MM-DD' and counts as gone. Throws RangeError on a text that is not a date. */
export function isAheadOfMonth({ spentCents, availableCents }: Usage, today: string): boolean {
  const date = parseDate(today)
  if (!date) throw new RangeError(`not a calendar date: ${today}`)
  return spentCents * daysInMonth(date.year, date.month) > availableCents * date.day
}

function couldStay(category: CategoryMonth, today: string): boolean {
  const kind = categoryKind(category)
  if (kind === 'bill' || kind === 'care') return false
  const usage = categoryUsage(category)
  if (kind === 'basics') return usage.status === 'over'
  return usage.status === 'over' || (usage.status === 'warning' && isAheadOfMonth(usage, today))
}

/** The categories of the month of `today` in which money could stay, the largest overspend first, then the least left. */
export function whereMoneyCouldStay<T extends CategoryMonth>(categories: readonly T[], today: string): T[] {
  return categories
    .filter((category) => couldStay(category, today))
    .toSorted((a, b) => leftCents(a) - leftCents(b))
}
