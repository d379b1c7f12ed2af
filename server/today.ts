/** What day it is for the server, which knows no time zone of the person: the calendar date in UTC. */

const DAY_MS = 86_400_000

/** The calendar date in UTC, YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** True when `day` (YYYY-MM-DD) has begun nowhere. East of UTC it is already tomorrow, so tomorrow is no future. */
export function isFuture(day: string, now: Date): boolean {
  return day > dayOf(new Date(now.getTime() + DAY_MS))
}
