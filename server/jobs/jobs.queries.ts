/** What the queue holds, counted. */
import type { Job } from '#contracts/admin/jobs.ts'
import type { Pool } from '#server/db/connect.ts'
import { JOB_SCHEMA } from './install.ts'

type Counts = Pick<Job, 'queued' | 'running' | 'failed'>
type Outcome = NonNullable<Job['lastRun']>['outcome']

/** pg-boss's states in our three words; a run that will be tried again has failed. */
const outcomes: Record<string, Outcome> = { active: 'running', completed: 'done' }

/** How many jobs of each kind wait, run and have failed. A kind without any is left out. */
export async function countJobs(pool: Pool): Promise<Map<string, Counts>> {
  const { rows } = await pool.query<Counts & { name: string }>(
    `select name,
       count(*) filter (where state in ('created', 'retry'))::int as queued,
       count(*) filter (where state = 'active')::int as running,
       count(*) filter (where state = 'failed')::int as failed
     from ${JOB_SCHEMA}.job group by name`,
  )
  return new Map(rows.map(({ name, queued, running, failed }) => [name, { queued, running, failed }]))
}

export type QueueCounts = { name: string; waiting: number; deferred: number; running: number; failed: number }

/**
 * How many jobs of each kind are due, wait for their time, run and have failed, as the queue itself counted them: all
 * processes share one count, about once a minute, so that reading it costs nothing however many jobs there are.
 */
export async function readQueues(pool: Pool): Promise<QueueCounts[]> {
  const { rows } = await pool.query<QueueCounts>(
    `select name, ready_count as waiting, deferred_count as deferred, active_count as running, failed_count as failed
     from ${JOB_SCHEMA}.queue order by name`,
  )
  return rows
}

/** The run of each kind that began last. */
export async function lastRuns(pool: Pool): Promise<Map<string, NonNullable<Job['lastRun']>>> {
  const { rows } = await pool.query<{ name: string; state: string; startedAt: Date; endedAt: Date | null }>(
    `select distinct on (name) name, state, started_on as "startedAt", completed_on as "endedAt"
     from ${JOB_SCHEMA}.job where started_on is not null order by name, started_on desc`,
  )
  return new Map(
    rows.map(({ name, state, startedAt, endedAt }) => [
      name,
      {
        startedAt: startedAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
        outcome: outcomes[state] ?? 'failed',
      },
    ]),
  )
}

export const FAILED_AT_ONCE = 1_000

/** The ids of a kind's failed jobs, oldest first, `FAILED_AT_ONCE` at most. */
export async function failedIds(pool: Pool, name: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from ${JOB_SCHEMA}.job where name = $1 and state = 'failed' order by created_on limit $2`,
    [name, FAILED_AT_ONCE],
  )
  return rows.map((row) => row.id)
}
