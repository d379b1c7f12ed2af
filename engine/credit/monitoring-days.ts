/**
 * On which days scores are fetched: every day, every week, or every month, counted from the day it was set up.
 * Calendar days alone: no clock and no time zone can move them. A month that is too short for the day takes its last
 * day, and the month after goes back to the day itself.
 * Example: monthly from 2026-01-31: 2026-02-28, 2026-03-31, 2026-04-30.
 */
import { dayNumber, daysInMonth, monthIndex, monthOfIndex, parseDate } from '#engine/money/calendar.ts'

export type MonitoringFrequency = 'daily' | 'weekly' | 'monthly'

const DAYS_OF_WEEK = 7

function textOf(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The day so many days later; `days` is 0 to a few weeks. */
function daysAfter(date: string, days: number): string {
  const parsed = parseDate(date)
  if (!parsed) throw new RangeError(`not a calendar date: ${date}`)
  let { year, month, day } = parsed
  day += days
  for (let length = daysInMonth(year, month); day > length; length = daysInMonth(year, month)) {
    day -= length
    month += 1
    if (month > 12) [year, month] = [year + 1, 1]
  }
  return textOf(year, month, day)
}

function monthlyIn(index: number, startedOn: string): string {
  const { year, month } = monthOfIndex(index)
  return textOf(year, month, Math.min(Number(startedOn.slice(8)), daysInMonth(year, month)))
}

/**
 * The first day after `after` on which scores are fetched. `startedOn` is the day it was set up; both are
 * 'YYYY-MM-DD', and `after` is not before it. Throws RangeError on a text that is not a date.
 */
export function nextMonitoringDay(
  frequency: MonitoringFrequency,
  { startedOn, after }: { startedOn: string; after: string },
): string {
  switch (frequency) {
    case 'daily':
      return daysAfter(after, 1)
    case 'weekly': {
      const into = (dayNumber(after) - dayNumber(startedOn)) % DAYS_OF_WEEK
      return daysAfter(after, DAYS_OF_WEEK - into)
    }
    case 'monthly': {
      const inThis = monthlyIn(monthIndex(after), startedOn)
      return inThis > after ? inThis : monthlyIn(monthIndex(after) + 1, startedOn)
    }
  }
}
