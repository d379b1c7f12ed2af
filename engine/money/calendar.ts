/**
 * Calendar dates as texts 'YYYY-MM-DD' and months as indexes (year x 12 + month - 1), so that
 * nothing depends on a clock, a time zone or the length of a month: January 31 plus one month is February.
 * Example: monthIndex('2026-11-20') is 24322; 24322 + 3 is 24325, February 2027.
 */

import type { IsoDate } from './units.ts'

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/** Year, month (1-12) and day of a calendar date; null when there is no such day. */
export function parseDate(text: string): { year: number; month: number; day: number } | null {
  const match = DATE.exec(text)
  if (!match) return null
  const year = Number(match[1])
  const month = Number(match[2])
  const day = Number(match[3])
  if (year < 1900 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  return { year, month, day }
}

/** Days of a month of the Gregorian calendar; month is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** The index of a date's month. Throws RangeError on a text that is not a date: callers check input first. */
export function monthIndex(date: IsoDate): number {
  const parsed = parseDate(date)
  if (!parsed) throw new RangeError(`not a calendar date: ${date}`)
  return parsed.year * 12 + parsed.month - 1
}

/** Year and month (1-12) of a month index. */
export function monthOfIndex(index: number): { year: number; month: number } {
  return { year: Math.floor(index / 12), month: (index % 12) + 1 }
}

/** The same day `months` earlier, or the last day of a shorter month: 2026-08-31 less 6 is 2026-02-28. Throws RangeError on a text that is not a date. */
export function monthsBefore(date: IsoDate, months: number): IsoDate {
  const { year, month } = monthOfIndex(monthIndex(date) - months)
  return dateOf(year, month, Math.min(Number(date.slice(8)), daysInMonth(year, month)))
}

/** Days since 1 January of the year 0 (proleptic Gregorian); for differences only. */
export function dayNumber(date: IsoDate): number {
  const parsed = parseDate(date)
  if (!parsed) throw new RangeError(`not a calendar date: ${date}`)
  const { year, month, day } = parsed
  // Rata Die with March as the first month: the leap day falls last.
  const y = month > 2 ? year : year - 1
  const m = month > 2 ? month - 3 : month + 9
  const leapDays = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)
  return 365 * y + leapDays + Math.floor((153 * m + 2) / 5) + day
}

/** Adds `days`, which may be negative, to a date: 2026-11-20 plus 30 is 2026-12-20. Throws RangeError on a text that is not a date. */
export function addDays(date: IsoDate, days: number): IsoDate {
  let left = dayNumber(date) + days
  // The number of a day grows with it: start from a year that is not too late, and walk.
  let year = Math.floor((left - 306) / 365.2425)
  while (dayNumber(dateOf(year + 1, 1, 1)) <= left) year += 1
  left -= dayNumber(dateOf(year, 1, 1))
  let month = 1
  while (left >= daysInMonth(year, month)) {
    left -= daysInMonth(year, month)
    month += 1
  }
  return dateOf(year, month, left + 1)
}

/** The text 'YYYY-MM-DD' of a year, a month (1-12) and a day; whether there is such a day is the caller's to know. */
export function dateOf(year: number, month: number, day: number): IsoDate {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
