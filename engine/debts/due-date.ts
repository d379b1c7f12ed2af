/**
 * When a debt's monthly payment is due next. The date a person enters is one due day; it comes again every month.
 * Example: due on 2026-01-31 it is due on 2026-02-28, then on 2026-03-31: the 31st falls on the last day of a short month.
 */
import { daysInMonth, monthIndex, monthOfIndex, parseDate } from '#engine/money/calendar.ts'

/** The coming due day, today or later; dates are 'YYYY-MM-DD'. Throws RangeError on a `today` that is not a date. */
export function nextDueDate(dueDate: string, today: string): string {
  if (dueDate >= today) return dueDate
  const dayOfMonth = parseDate(dueDate)?.day ?? 1
  const thisMonth = dateInMonth(monthIndex(today), dayOfMonth)
  return thisMonth >= today ? thisMonth : dateInMonth(monthIndex(today) + 1, dayOfMonth)
}

function dateInMonth(index: number, dayOfMonth: number): string {
  const { year, month } = monthOfIndex(index)
  const date = Math.min(dayOfMonth, daysInMonth(year, month))
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}
