/**
 * The days on which pay comes. A person names the usual date of the next pay, and of the one after it where pay comes
 * twice a month; the rest follows. A date that is the last of its month stands for the last day of every month.
 * A weekend or a federal holiday moves pay to the business day before it, or after it where the employer pays so.
 * Irregular pay has no days: it counts when it is in the account.
 * Example: twice a month, next on 2026-11-30 and then on 2026-12-15, from 2026-11-20 to 2027-01-15: Nov 30, Dec 15,
 * Dec 31, and Jan 15. Monthly on the 15th, next on 2026-11-15, a Sunday: Friday Nov 13, or Monday Nov 16.
 */
import { addBusinessDays, businessDaysBefore, isBusinessDay } from '#engine/money/business-days.ts'
import { addDays, dateOf, dayNumber, daysInMonth, monthIndex, monthOfIndex } from '#engine/money/calendar.ts'
import type { IsoDate } from '#engine/money/units.ts'

export const payKinds = ['weekly', 'everyTwoWeeks', 'twiceAMonth', 'monthly', 'irregular'] as const
export type PayKind = (typeof payKinds)[number]

export type PaySchedule = {
  kind: PayKind
  /** the usual date of a pay to come or, by now, past; null where pay is irregular */
  nextOn: IsoDate | null
  /** the other date of a month, where pay comes twice a month */
  secondOn: IsoDate | null
  /** on which side of a weekend or a holiday pay comes */
  dayOff: 'before' | 'after'
}

/** More days off never lie side by side. */
const MOST_SHIFT_DAYS = 5

const WEEK_DAYS = 7

function shifted(day: IsoDate, dayOff: PaySchedule['dayOff']): IsoDate {
  if (isBusinessDay(day)) return day
  return dayOff === 'before' ? businessDaysBefore(day, 1) : addBusinessDays(day, 1)
}

function everyDays(nextOn: IsoDate, step: number, { from, to }: Window): IsoDate[] {
  const past = dayNumber(from) - dayNumber(nextOn)
  let day = past > 0 ? addDays(nextOn, Math.ceil(past / step) * step) : nextOn
  const days: IsoDate[] = []
  for (; day <= to; day = addDays(day, step)) days.push(day)
  return days
}

/** The day of each month that a date stands for; a month without it has it on its last day. */
function dayOfMonth(date: IsoDate): number {
  const { year, month } = monthOfIndex(monthIndex(date))
  const day = Number(date.slice(8))
  return day === daysInMonth(year, month) ? 31 : day
}

function everyMonth(dates: readonly IsoDate[], { from, to }: Window): IsoDate[] {
  const first = dates.toSorted()[0]
  const days: IsoDate[] = []
  for (let index = monthIndex(from); index <= monthIndex(to); index += 1) {
    const { year, month } = monthOfIndex(index)
    for (const date of dates)
      days.push(dateOf(year, month, Math.min(dayOfMonth(date), daysInMonth(year, month))))
  }
  return days.filter((day) => first !== undefined && day >= first)
}

type Window = { from: IsoDate; to: IsoDate }

/** The days of pay from `from` to `to`, both included, soonest first. RangeError on a text that is no date. */
export function payDates(schedule: PaySchedule, { from, to }: Window): IsoDate[] {
  const { kind, nextOn, secondOn, dayOff } = schedule
  if (kind === 'irregular' || nextOn === null) return []
  const wide = { from: addDays(from, -MOST_SHIFT_DAYS), to: addDays(to, MOST_SHIFT_DAYS) }
  const usual =
    kind === 'weekly' || kind === 'everyTwoWeeks'
      ? everyDays(nextOn, kind === 'weekly' ? WEEK_DAYS : 2 * WEEK_DAYS, wide)
      : everyMonth(kind === 'twiceAMonth' && secondOn !== null ? [nextOn, secondOn] : [nextOn], wide)
  const days = usual.map((day) => shifted(day, dayOff)).filter((day) => day >= from && day <= to)
  return [...new Set(days)].toSorted()
}

/** The usual date of the next pay on or after a day; null where pay is irregular. It fills the field of a form. */
export function nextUsualDate(schedule: PaySchedule, day: IsoDate): IsoDate | null {
  const { kind, nextOn, secondOn } = schedule
  if (kind === 'irregular' || nextOn === null) return null
  if (nextOn >= day) return nextOn
  const to = addDays(day, 62)
  if (kind === 'weekly' || kind === 'everyTwoWeeks')
    return everyDays(nextOn, kind === 'weekly' ? WEEK_DAYS : 2 * WEEK_DAYS, { from: day, to })[0] ?? null
  const dates = kind === 'twiceAMonth' && secondOn !== null ? [nextOn, secondOn] : [nextOn]
  return (
    everyMonth(dates, { from: day, to })
      .filter((date) => date >= day)
      .toSorted()[0] ?? null
  )
}
