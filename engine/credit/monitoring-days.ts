/**
 * On which days scores are fetched: every day, every week, or every month, counted from the day it was set up.
 * Calendar days alone: no clock and no time zone can move them. A month that is too short for the day takes its last
 * day, and the month after goes back to the day itself.
 * Example: monthly from 2026-01-31: 2026-02-28, 2026-03-31, 2026-04-30.
 */
import { dueDayIn } from '#engine/debts/terms/due-date.ts'
import { addDays, dayNumber, monthIndex } from '#engine/money/calendar.ts'

export type MonitoringFrequency = 'daily' | 'weekly' | 'monthly'

const DAYS_OF_WEEK = 7

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
      return addDays(after, 1)
    case 'weekly': {
      const into = (dayNumber(after) - dayNumber(startedOn)) % DAYS_OF_WEEK
      return addDays(after, DAYS_OF_WEEK - into)
    }
    case 'monthly': {
      const inThis = dueDayIn(monthIndex(after), startedOn)
      return inThis > after ? inThis : dueDayIn(monthIndex(after) + 1, startedOn)
    }
  }
}
