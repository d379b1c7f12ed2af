/** A month of the calendar as a text, 'YYYY-MM', and its index (year x 12 + month - 1). */
import { monthIndex, monthOfIndex } from '#engine/money/calendar.ts'

/** RangeError on a text that is no month. */
export function indexOfMonth(month: string): number {
  return monthIndex(`${month}-01`)
}

export function monthText(index: number): string {
  const { year, month } = monthOfIndex(index)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
}
