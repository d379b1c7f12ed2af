/** The state of the database and the jobs, and the last data from outside services. */
import { max } from 'drizzle-orm'
import type { Db, Pool } from '#server/db/connect.ts'
import journal from '#server/db/migrations/meta/_journal.json' with { type: 'json' }
import { banks } from '#server/features/bank-accounts/bank-accounts.table.ts'
import { billingEvents } from '#server/features/billing/billing.table.ts'
import { JOB_SCHEMA } from '#server/jobs/install.ts'

/** Version and size, with how long the smallest question took, in milliseconds. */
export async function readDatabase(pool: Pool) {
  const begun = performance.now()
  await pool.query('select 1')
  const answerMs = Math.round((performance.now() - begun) * 10) / 10
  const { rows } = await pool.query<{ version: string; size: string }>(
    `select current_setting('server_version') as version, pg_database_size(current_database())::text as size`,
  )
  return { answerMs, version: rows[0]?.version ?? '', sizeBytes: Number(rows[0]?.size ?? 0) }
}

/** How many migrations this database has seen, and how many this program knows. */
export async function readMigrations(pool: Pool) {
  const { rows } = await pool.query<{ applied: number; last: string | null }>(
    'select count(*)::int as applied, max(created_at)::text as last from drizzle.__drizzle_migrations',
  )
  const last = rows[0]?.last ?? null
  return {
    applied: rows[0]?.applied ?? 0,
    known: journal.entries.length,
    lastAt: last === null ? null : new Date(Number(last)).toISOString(),
  }
}

type JobCounts = {
  queued: number
  running: number
  failed: number
  oldestDueSeconds: number | null
  lastDoneAt: Date | null
}

const MOST_COUNTED = 10_000

const countOf = (state: string) =>
  `(select count(*)::int from (select 1 from ${JOB_SCHEMA}.job where ${state} limit ${MOST_COUNTED}) as counted)`

/** The queue as a whole. What is due by `now` and has not begun has waited since it was due. */
export async function readJobs(pool: Pool, now: Date): Promise<JobCounts> {
  // By index, whatever is kept: each count ends at 10,000, and for what is oldest and newest each kind is asked.
  const { rows } = await pool.query<JobCounts>(
    `select ${countOf("state < 'active' and not blocked")} as queued, ${countOf("state = 'active'")} as running,
       ${countOf("state = 'failed'")} as failed,
       floor(extract(epoch from $1::timestamptz - min(due.at)))::int as "oldestDueSeconds",
       max(done.at) as "lastDoneAt"
     from ${JOB_SCHEMA}.queue
     left join lateral (
       select start_after as at from ${JOB_SCHEMA}.job
       where job.name = queue.name and state < 'active' and not blocked and start_after <= $1
       order by start_after limit 1
     ) as due on true
     left join lateral (
       select completed_on as at from ${JOB_SCHEMA}.job
       where job.name = queue.name and started_on is not null and state = 'completed'
       order by started_on desc limit 1
     ) as done on true`,
    [now],
  )
  return rows[0] ?? { queued: 0, running: 0, failed: 0, oldestDueSeconds: null, lastDoneAt: null }
}

/** When the last payment event came and a bank was last read, by any process. */
export async function readLastOutside(db: Db) {
  const [[event], [bank]] = await Promise.all([
    db.select({ at: max(billingEvents.receivedAt) }).from(billingEvents),
    db.select({ at: max(banks.refreshedAt) }).from(banks),
  ])
  return { lastPaymentEventAt: event?.at ?? null, lastBankReadingAt: bank?.at ?? null }
}
