/** The days of the foundation, and days in words. The day of a person is dayInZone (engine/money/calendar-day.ts). */
import { bilingual } from '#engine/language/bilingual.ts'
import { dayInZone, latestDay } from '#engine/money/calendar-day.ts'

/** The foundation's office: its business days are counted there. */
const OFFICE_ZONE = 'America/New_York'

/** The calendar date of a moment at the foundation's office, YYYY-MM-DD. */
export const officeDay = (moment: Date) => dayInZone(moment, OFFICE_ZONE)

/** The calendar date, YYYY-MM-DD, that the public ledger and the receipts of gifts bear: UTC, as they say. */
export const ledgerDay = (moment: Date) => dayInZone(moment, 'UTC')

/** True for a day that is nowhere yet. */
export const isFutureDay = (day: string, now: Date) => day > latestDay(now)

const english = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const spanish = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' })
const longDay = bilingual(
  (day: Date) => english.format(day),
  (day) => spanish.format(day),
)

/** "November 20, 2026", "20 de noviembre de 2026": a calendar date, or the UTC date of a moment. */
export const dayInWords = (day: Date | string): string => longDay()(new Date(day))
