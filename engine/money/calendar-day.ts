/**
 * The calendar day of a moment where somebody is. There is no day without a place: the evening of the last day of a
 * month in Los Angeles is the next month in London.
 * Example: 2026-12-31, 23:30 UTC is 2026-12-31 in America/Los_Angeles and 2027-01-01 in Europe/Berlin.
 */
import { addDays } from './calendar.ts'
import type { IsoDate, IsoInstant } from './units.ts'

const DAY_MS = 86_400_000

/** More zones than people choose from; each format takes tens of kilobytes. */
const MOST_FORMATS = 32
const dayFormats = new Map<string | null, Intl.DateTimeFormat>()

/** Kept for each zone: to make one takes a hundred times as long as to use it. */
function dayFormatOf(timeZone: string | null): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone)
  if (known !== undefined) return known
  if (dayFormats.size >= MOST_FORMATS) dayFormats.clear()
  const format = new Intl.DateTimeFormat('en-US', {
    ...(timeZone === null ? {} : { timeZone }),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  dayFormats.set(timeZone, format)
  return format
}

/**
 * The calendar date of a moment in a time zone such as America/New_York, YYYY-MM-DD; null is the machine's own zone.
 * Numbers are milliseconds since 1970. Throws a RangeError for a zone that does not exist.
 */
export function dayInZone(moment: Date | number, timeZone: string | null): IsoDate {
  // By its parts: in which order a locale writes a date has changed before.
  const parts = dayFormatOf(timeZone).formatToParts(moment)
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${partOf('year')}-${partOf('month')}-${partOf('day')}`
}

/** The latest calendar date that anybody may have by now: east of UTC it is already tomorrow. YYYY-MM-DD. */
export const latestDay = (now: Date): IsoDate => dayInZone(now.getTime() + DAY_MS, 'UTC')

/** The earliest calendar date that anybody had at a moment (ISO 8601 in UTC): in the last zone it was still yesterday until noon. */
export function earliestDay(instant: IsoInstant): IsoDate {
  const day = instant.slice(0, 10)
  return Number(instant.slice(11, 13)) < 12 ? addDays(day, -1) : day
}
