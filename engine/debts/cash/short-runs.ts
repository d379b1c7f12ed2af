/**
 * Days that end under the floor, one after the other, as one run each.
 * Example: short by $90 on Nov 25 and by $40 on Nov 26, and again on Dec 1: two runs, the first of at most $90.
 */
import type { Paydays } from './paydays.ts'
import { addDays } from '#engine/money/calendar.ts'

type Run = { from: string; to: string; mostCents: number; because: string }

/** `because` is what brings the first day of a run under the floor. */
export function shortRuns(breaks: Paydays['breaks']): Run[] {
  const runs: Run[] = []
  for (const { day, shortCents, because } of breaks) {
    const last = runs.at(-1)
    if (last === undefined || addDays(last.to, 1) !== day)
      runs.push({ from: day, to: day, mostCents: shortCents, because })
    else {
      last.to = day
      last.mostCents = Math.max(last.mostCents, shortCents)
    }
  }
  return runs
}
