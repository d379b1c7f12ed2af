/** The days of the foundation, and days in words. The day of a person is dayInZone (engine/money/calendar-day.ts). */
import { currentLanguage } from '#engine/language/bilingual.ts'
import { dayInZone, latestDay } from '#engine/money/calendar-day.ts'

/** The foundation's office: its business days are counted there. */
const OFFICE_ZONE = 'America/New_York'

/** The calendar date of a moment at the foundation's office, YYYY-MM-DD. */
export const officeDay = (moment: Date) => dayInZone(moment, OFFICE_ZONE)

/** The calendar date, YYYY-MM-DD, that the public ledger and the receipts of gifts bear: UTC, as they say. */
export const ledgerDay = (moment: Date) => dayInZone(moment, 'UTC')

/** True for a day that is nowhere yet. */
export const isFutureDay = (day: string, now: Date) => day > latestDay(now)

const inLanguages = (options: Intl.DateTimeFormatOptions) => ({
  en: new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-US', { ...options, timeZone: 'UTC' }),
})
const longDays = inLanguages({ dateStyle: 'long' })
const times = inLanguages({ dateStyle: 'long', timeStyle: 'short' })

/** "November 20, 2026", "20 de noviembre de 2026": a calendar date, or the UTC date of a moment. */
export const dayInWords = (day: Date | string): string => longDays[currentLanguage()].format(new Date(day))

/** A moment by one clock for everybody, where no time zone is known: "November 20, 2026 at 10:00 AM UTC". */
export const timeInWords = (moment: Date): string => `${times[currentLanguage()].format(moment)} UTC`
