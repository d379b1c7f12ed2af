import { formatDate as formatCalendarDate, formatMonthYear } from '#engine/money/format.ts'

/** A calendar date 'YYYY-MM-DD' in the default format, MM/DD/YYYY (spec 4). */
export function formatDate(date: string): string {
  return formatCalendarDate(date, 'MM/DD/YYYY')
}

/** A month index as 'March 2029'. */
export function formatMonth(monthIndex: number): string {
  return formatMonthYear(monthIndex)
}

/** Today where the person is, as a calendar date. */
export function today(now: Date = new Date()): string {
  const month = String(now.getMonth() + 1).padStart(2, '0')
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, '0')}`
}
