/**
 * Business days: Monday to Friday and no federal holiday (5 U.S.C. 6103). A holiday on a Saturday is observed the Friday
 * before, one on a Sunday the Monday after.
 * Example: the third business day after Friday 2026-11-20 is Wednesday the 25th; Thursday is Thanksgiving, so the fifth
 * is Monday the 30th. Two business days before Monday the 30th is Wednesday the 25th.
 */
import { addDays, dateOf, dayNumber, daysInMonth, parseDate } from './calendar.ts'

/** no run of days off is longer than this, even with a weekend on both sides */
const MOST_DAYS_OFF = 5

const SUNDAY = 0
const MONDAY = 1
const THURSDAY = 4
const SATURDAY = 6

/** 0 is Sunday, 6 is Saturday. */
function weekday(date: string): number {
  return (dayNumber(date) - 306) % 7
}

type Month = { year: number; month: number }

/** The nth such weekday of a month. */
function nth({ year, month }: Month, day: number, n: number): string {
  const first = dateOf(year, month, 1)
  return addDays(first, ((day - weekday(first) + 7) % 7) + (n - 1) * 7)
}

function lastMonday({ year, month }: Month): string {
  const last = dateOf(year, month, daysInMonth(year, month))
  return addDays(last, -((weekday(last) - MONDAY + 7) % 7))
}

function observed(date: string): string {
  if (weekday(date) === SATURDAY) return addDays(date, -1)
  return weekday(date) === SUNDAY ? addDays(date, 1) : date
}

/** The eleven federal holidays of a year as they are observed; New Year's Day may fall into the year before. */
export function federalHolidays(year: number): string[] {
  const of = (month: number) => ({ year, month })
  return [
    observed(dateOf(year, 1, 1)),
    nth(of(1), MONDAY, 3),
    nth(of(2), MONDAY, 3),
    lastMonday(of(5)),
    observed(dateOf(year, 6, 19)),
    observed(dateOf(year, 7, 4)),
    nth(of(9), MONDAY, 1),
    nth(of(10), MONDAY, 2),
    observed(dateOf(year, 11, 11)),
    nth(of(11), THURSDAY, 4),
    observed(dateOf(year, 12, 25)),
  ]
}

/** Whether offices work on that day. Throws RangeError on a text that is not a date. */
export function isBusinessDay(date: string): boolean {
  const parsed = parseDate(date)
  if (!parsed) throw new RangeError(`not a calendar date: ${date}`)
  if (weekday(date) === SATURDAY || weekday(date) === SUNDAY) return false
  const { year } = parsed
  return !federalHolidays(year).includes(date) && federalHolidays(year + 1)[0] !== date
}

/** Walks day by day until `days` business days are passed; the first day does not count itself. */
function walk(date: string, days: number, step: 1 | -1): string {
  let day = date
  let left = days
  for (let walked = 0; left > 0; walked += 1) {
    if (walked > days * (MOST_DAYS_OFF + 1)) throw new RangeError(`no business day near ${date}`)
    day = addDays(day, step)
    if (isBusinessDay(day)) left -= 1
  }
  return day
}

/** The nth business day after a day, which does not count itself. `days` is 1 or more. */
export const addBusinessDays = (date: string, days: number): string => walk(date, days, 1)

/** The nth business day before a day, which does not count itself. `days` is 1 or more. */
export const businessDaysBefore = (date: string, days: number): string => walk(date, days, -1)
