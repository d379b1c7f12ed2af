/**
 * Points in time as texts of ISO 8601, compared without a clock: the caller passes now.
 * Example: '2026-11-20T12:00:00.000Z' and '2026-11-20T07:00:00-05:00' are the same instant.
 */
import { dayNumber, parseDate } from '#engine/money/calendar.ts'

const INSTANT = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:\d{2})?)?$/

function zoneMinutes(zone: string): number {
  if (zone === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4, 6))
  return zone.startsWith('-') ? -minutes : minutes
}

/** Milliseconds for comparing two instants; null when the text is not one. Without a zone it is UTC, without a time midnight. */
export function instantMs(text: string): number | null {
  const match = INSTANT.exec(text)
  if (!match) return null
  const [, date = '', hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] = match
  if (!parseDate(date)) return null
  const minutes = dayNumber(date) * 1_440 + Number(hour) * 60 + Number(minute) - zoneMinutes(zone)
  return minutes * 60_000 + Number(second) * 1_000 + Number(fraction.padEnd(3, '0').slice(0, 3))
}
