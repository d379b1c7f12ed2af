/**
 * The calendar day of a moment where somebody is. There is no day without a place: the evening of the last day of a
 * month in Los Angeles is the next month in London.
 */

const DAY_MS = 86_400_000

/** The foundation's office: its business days are counted there. */
const OFFICE_ZONE = 'America/New_York'

/** More zones than people choose from; each format takes tens of kilobytes. */
const MOST_FORMATS = 32
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Kept for each zone: to make one takes a hundred times as long as to use it. */
function dayFormatOf(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone)
  if (known !== undefined) return known
  if (dayFormats.size >= MOST_FORMATS) dayFormats.clear()
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  dayFormats.set(timeZone, format)
  return format
}

/** The calendar date of a moment in a time zone such as America/New_York, YYYY-MM-DD. */
export const dayInZone = (moment: Date, timeZone: string): string => dayFormatOf(timeZone).format(moment)

/** The calendar date of a moment at the foundation's office, YYYY-MM-DD. */
export const officeDay = (moment: Date) => dayInZone(moment, OFFICE_ZONE)

/** The calendar date, YYYY-MM-DD, that the public ledger and the receipts of gifts bear: UTC, as they say. */
export const ledgerDay = (moment: Date) => dayInZone(moment, 'UTC')

/** The latest calendar date that anybody may have by now: east of UTC it is already tomorrow. YYYY-MM-DD. */
export const latestDay = (now: Date) => dayInZone(new Date(now.getTime() + DAY_MS), 'UTC')

/** True for a day that is nowhere yet. */
export const isFutureDay = (day: string, now: Date) => day > latestDay(now)

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "November 20, 2026": a calendar date, or the UTC date of a moment. */
export const dayInWords = (day: Date | string): string => longDay.format(new Date(day))
