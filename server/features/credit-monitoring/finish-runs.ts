/** Reads the reports that were asked for and had not come. */
import type { AppParts } from '#server/http/app-parts.ts'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import {
  findSchedule,
  findWaitingOwners,
  findWaitingRuns,
  moveSchedule,
} from './credit-monitoring.queries.ts'
import type { CreditRunRow } from './credit-monitoring.table.ts'
import { readRun } from './fetch-scores.ts'
import { alone } from './lease.ts'
import { problemOf } from './present-monitoring.ts'
import { runSentences } from './refusals.ts'
import { endRun } from './store-report.ts'

const GIVEN_UP_AFTER_MS = 86_400_000
/** of people who are asked for one by one: a minute or two of a job */
const PAGE = 100

async function finishRun(parts: AppParts, run: CreditRunRow): Promise<CreditRunRow> {
  const now = parts.clock.now()
  const isOld = now.getTime() - run.startedAt.getTime() > GIVEN_UP_AFTER_MS
  try {
    const read = await readRun(parts, run, { wait: false })
    if (read.state !== 'waiting' || !isOld) return read
  } catch (error) {
    if (!(error instanceof OutsideUnavailable)) throw error
    if (!isOld) return run
  }
  return endRun(parts.db, run, { now, words: runSentences.neverCame })
}

async function finishOf(parts: AppParts, userId: string): Promise<void> {
  await alone(parts.db, userId, async () => {
    for (const run of await findWaitingRuns(parts.db, userId)) {
      const ended = await finishRun(parts, run)
      const schedule = await findSchedule(parts.db, userId)
      if (schedule !== undefined && ended.dueOn !== null)
        await moveSchedule(parts.db, schedule, { problem: problemOf(ended) })
    }
  })
}

/**
 * A page of the people whose runs wait; answers behind whom the next page begins, null when there is none. Those of one
 * person that fail are left for the next time, and do not stop the others.
 */
export async function finishRuns(parts: AppParts, after: string): Promise<string | null> {
  const owners = await findWaitingOwners(parts.db, { after, limit: PAGE })
  for (const userId of owners) {
    try {
      await finishOf(parts, userId)
    } catch (error) {
      parts.log.warn('credit_monitoring.not_finished', { userId, error: (error as Error).name })
    }
  }
  return owners.length === PAGE ? owners.at(-1)! : null
}
