/** What the queue holds, counted. */
import type { Job } from '#contracts/admin/jobs.ts'
import type { Pool } from '#server/db/connect.ts'
import { JOB_SCHEMA } from './install.ts'

type Counts = Pick<Job, 'queued' | 'running' | 'failed'>
type Outcome = NonNullable<Job['lastRun']>['outcome']

/** pg-boss's states in our three words; a run that will be tried again has failed. */
const outcomes: Record<string, Outcome> = { active: 'running', completed: 'done' }

/** No more than this is counted of a kind: the number then says how many at least. */
const MOST_COUNTED = 10_000

const countOf = (state: string) =>
  `(select count(*)::int from (
     select 1 from ${JOB_SCHEMA}.job where job.name = kind.name and ${state} limit ${MOST_COUNTED}
   ) as counted)`

/** How many jobs of each of these kinds wait, run and have failed, each counted up to 10,000. */
export async function countJobs(pool: Pool, names: string[]): Promise<Map<string, Counts>> {
  const { rows } = await pool.query<Counts & { name: string }>(
    `select name, ${countOf("state < 'active' and not blocked")} as queued,
       ${countOf("state = 'active'")} as running, ${countOf("state = 'failed'")} as failed
     from unnest($1::text[]) as kind (name)`,
    [names],
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

/** The run of each of these kinds that began last. */
export async function lastRuns(
  pool: Pool,
  names: string[],
): Promise<Map<string, NonNullable<Job['lastRun']>>> {
  const { rows } = await pool.query<{ name: string; state: string; startedAt: Date; endedAt: Date | null }>(
    `select kind.name, last.state, last.started_on as "startedAt", last.completed_on as "endedAt"
     from unnest($1::text[]) as kind (name), lateral (
       select state, started_on, completed_on from ${JOB_SCHEMA}.job
       where job.name = kind.name and started_on is not null order by started_on desc limit 1
     ) as last`,
    [names],
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
