/** The calendar day of a moment, in UTC, and which days a person may not have reached yet. */

const DAY_MS = 86_400_000

/** The calendar date in UTC, YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** True for a day that is nowhere yet: east of UTC it is already tomorrow, so a day's grace is given. */
export function isFutureDay(day: string, now: Date): boolean {
  return day > dayOf(new Date(now.getTime() + DAY_MS))
}
