/**
 * How many days in a row something was read, up to today or yesterday: who reads in the evening has not
 * lost their days in the morning. Example: read on 18, 19 and 20 November is 3 on the 20th and on the 21st, 0 on the 22nd.
 */
import { dayNumber } from '#engine/money/calendar.ts'

/** `days` newest first, each once, YYYY-MM-DD like `today`. A day after today (a clock set back) counts for nothing. */
export function streakOf(days: string[], today: string): number {
  const past = days.filter((day) => day <= today)
  const [newest] = past
  if (newest === undefined || dayNumber(today) - dayNumber(newest) > 1) return 0
  const gap = past.findIndex((day, index) => dayNumber(newest) - dayNumber(day) !== index)
  return gap === -1 ? past.length : gap
}
