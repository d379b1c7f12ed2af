/** The calendar day of a moment, in UTC or where a person is, and which days a person may not have reached yet. */

const DAY_MS = 86_400_000

/** The calendar date in UTC, YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** True for a day that is nowhere yet: east of UTC it is already tomorrow, so a day's grace is given. */
export function isFutureDay(day: string, now: Date): boolean {
  return day > dayOf(new Date(now.getTime() + DAY_MS))
}

/** The calendar date of a moment in a time zone such as America/New_York, YYYY-MM-DD. */
export function dayInZone(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment)
}
