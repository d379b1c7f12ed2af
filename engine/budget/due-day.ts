/**
 * The day of the month that a bill is due on, 1 to 31. A month without that day has it on its last one.
 * Example: a bill due on the 31st is due on November 30, and on February 29 in 2028.
 */
import { dateOf, daysInMonth, monthIndex, monthOfIndex } from '#engine/money/calendar.ts'
import type { IsoDate } from '#engine/money/units.ts'

/** The latest day of a month. */
export const LAST_DUE_DAY = 31

/** The date in a month ('YYYY-MM') that a bill is due on. Throws RangeError on a text that is not a month. */
export function dueDateIn(month: string, dueDay: number): IsoDate {
  const { year, month: number } = monthOfIndex(monthIndex(`${month}-01`))
  return dateOf(year, number, Math.min(dueDay, daysInMonth(year, number)))
}
