import { dayInZone } from '#engine/money/calendar-day.ts'
import { monthIndex, parseDate } from '#engine/money/calendar.ts'
import { formatDate as formatCalendarDate, formatShortMonth } from '#engine/money/format.ts'
import type { IsoDate, IsoInstant } from '#engine/money/units.ts'
import { clock } from './clock.ts'
import { formatsStore } from './formats.ts'
import { dateTexts, LOCALE } from './messages.ts'

/** A month index as 'March 2029', and as 'Mar 2029' for axes and narrow tables. */
export { formatMonthYear as formatMonth, formatShortMonth } from '#engine/money/format.ts'

/** A calendar date 'YYYY-MM-DD' in the person's format. */
export function formatDate(date: IsoDate): string {
  return formatCalendarDate(date, formatsStore.read().dateFormat)
}

/**
 * A date in few letters, with the year where it is not the year of `today`: 'Dec 3', 'Jan 3, 2027'. Day first where
 * the person writes it so ('3 Dec'), whole where they write it in digits alone.
 */
export function formatShortDate(date: IsoDate, today: IsoDate): string {
  const parsed = parseDate(date)
  if (!parsed) return date
  const { dateFormat } = formatsStore.read()
  if (dateFormat === 'YYYY-MM-DD') return date
  const name = formatShortMonth(monthIndex(date)).slice(0, 3)
  const isThisYear = date.slice(0, 4) === today.slice(0, 4)
  const year = isThisYear ? null : parsed.year
  return dateTexts.shortDate(name, parsed.day, { year, dayFirst: dateFormat === 'DD/MM/YYYY' })
}

/** Today where the person is, as a calendar date; in the sandbox by its clock, as the server has it. */
export function today(now: Date = clock.now()): IsoDate {
  return dayInZone(now, formatsStore.read().timezone)
}

/** The calendar date of an instant where the person is; null for a text that is no instant. */
export function dateOfInstant(instant: IsoInstant): IsoDate | null {
  const time = new Date(instant)
  return Number.isNaN(time.getTime()) ? null : today(time)
}

/** The instant so many days after another; empty for a text that is no instant. */
export function daysAfter(instant: IsoInstant, days: number): IsoInstant {
  const time = Date.parse(instant)
  return Number.isNaN(time) ? '' : new Date(time + days * 86_400_000).toISOString()
}

/** An instant as the person's date: '11/20/2026'. Empty for a text that is no instant. */
export function formatInstantDate(instant: IsoInstant): string {
  const date = dateOfInstant(instant)
  return date === null ? '' : formatDate(date)
}

/** An instant as date and time where the person is: '11/20/2026, 2:05 PM EST'. Empty for a text that is no instant. */
export function formatInstant(instant: IsoInstant): string {
  const time = new Date(instant)
  if (Number.isNaN(time.getTime())) return ''
  const { hour, minute, dayPeriod, timeZoneName } = partsOf(time)
  return `${formatDate(today(time))}, ${hour}:${minute} ${dayPeriod} ${timeZoneName}`
}

// Making an Intl formatter costs far more than using one.
const clocks = new Map<string | null, Intl.DateTimeFormat>()

function clockOf(timezone: string | null): Intl.DateTimeFormat {
  const known = clocks.get(timezone)
  if (known) return known
  const made = new Intl.DateTimeFormat(LOCALE, {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timezone ? { timeZone: timezone } : {}),
  })
  clocks.set(timezone, made)
  return made
}

function partsOf(time: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = clockOf(formatsStore.read().timezone).formatToParts(time)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}
