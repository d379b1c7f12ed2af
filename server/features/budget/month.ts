/**
 * Months as texts 'YYYY-MM', their days and the months around them.
 * Example: the month before '2027-01' is '2026-12'; '2028-02' runs from 2028-02-01 to 2028-02-29.
 */
import { daysInMonth, monthOfIndex } from '#engine/money/calendar.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

function partsOf(month: string): { year: number; month: number } {
  return { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) }
}

/** The month a day (YYYY-MM-DD) lies in. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** The month so many months later, or earlier where `by` is below zero. */
export function addMonths(month: string, by: number): string {
  const parts = partsOf(month)
  const moved = monthOfIndex(parts.year * 12 + parts.month - 1 + by)
  return `${moved.year}-${twoDigits(moved.month)}`
}

/** The months that end with the one named, oldest first. */
export function monthsUpTo(month: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => addMonths(month, at - count + 1))
}

/** The first and the last day of a month. */
export function daysOf(month: string): { first: string; last: string } {
  const parts = partsOf(month)
  return { first: `${month}-01`, last: `${month}-${daysInMonth(parts.year, parts.month)}` }
}

/** The day of the month that is nearest to `day`: the day itself where it lies in it. */
export function nearestDay(month: string, day: string): string {
  const { first, last } = daysOf(month)
  if (day < first) return first
  return day > last ? last : day
}
