/** Takes jobs that are due and runs them, one after the other. The poll, the tests and the sandbox's clock all run them so. */
import type { Job as QueuedJob, PgBoss } from 'pg-boss'
import * as z from 'zod/mini'
import type { Pool } from '#server/db/connect.ts'
import { describeError } from '#server/errors.ts'
import { speakingTo } from '#server/language/language.queries.ts'
import { runTraced } from '#server/tracing/tracing.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import type { JobEnvelope } from './add-job.ts'
import { JOB_SCHEMA } from './install.ts'
import { TOUCH_EVERY_MS } from './job-queue.ts'
import type { AnyJobKind } from './job.ts'

export type Runner = {
  boss: PgBoss
  pool: Pool
  kinds: Map<string, AnyJobKind>
  /** with the database of jobs */
  parts: AppParts
  app: App
}

/** One probe of an index for each kind, however many jobs wait (install.ts). */
async function dueNames({ pool, kinds }: Runner): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from unnest($1::text[]) as kind (name), lateral (
       select 1 from ${JOB_SCHEMA}.job
       where job.name = kind.name and state < 'active' and not blocked and start_after <= now()
       order by start_after limit 1
     ) as due order by name`,
    [[...kinds.keys()]],
  )
  return rows.map((row) => row.name)
}

/** A job about one person writes in that person's language. */
async function inLanguageOf({ db }: AppParts, payload: unknown, work: () => Promise<void>): Promise<void> {
  const about = aboutPerson.safeParse(payload)
  return about.success ? speakingTo({ db, userId: about.data.userId }, work) : work()
}

const aboutPerson = z.object({ userId: z.string() })

async function runOne(runner: Runner, kind: AnyJobKind, job: QueuedJob<JobEnvelope>): Promise<void> {
  const { boss, parts, app } = runner
  const touching = setInterval(() => void boss.touch(kind.name, job).catch(() => {}), TOUCH_EVERY_MS)
  touching.unref()
  const measure = parts.metrics.jobs.startTimer({ kind: kind.name })
  try {
    const payload = kind.payload.parse(job.data.payload)
    const span = {
      name: `job ${kind.name}`,
      kind: 'internal',
      attributes: { 'jubilee.job_id': job.id },
    } as const
    await runTraced(parts.tracing, span, () =>
      inLanguageOf(parts, payload, () => kind.run({ parts, app, payload })),
    )
    measure({ outcome: 'done' })
    parts.log.info('job.done', { job: kind.name, jobId: job.id })
  } catch (error) {
    measure({ outcome: 'failed' })
    const said = describeError(error)
    parts.log.warn('job.failed', { job: kind.name, jobId: job.id, attempt: job.retryCount + 1, ...said })
    // pg-boss keeps what it is given beside the job: never the error itself, which can hold a person's data.
    await boss.fail(kind.name, job, { error: said['error'], code: said['code'] })
    return
  } finally {
    clearInterval(touching)
  }
  await boss.complete(kind.name, job)
}

/**
 * Runs due jobs until none is due, or until `isStopping`; returns how many it ran. A job that fails is retried later,
 * and is no error here.
 */
export async function runUntilNoneDue(runner: Runner, isStopping: () => boolean): Promise<number> {
  let count = 0
  for (let names = await dueNames(runner); names.length > 0; names = await dueNames(runner)) {
    let taken = 0
    for (const name of names) {
      if (isStopping()) return count
      const [job] = await runner.boss.fetch<JobEnvelope>(name)
      if (job === undefined) continue
      await runOne(runner, runner.kinds.get(name)!, job)
      taken += 1
    }
    count += taken
    // The due jobs are held by a transaction, or another process was faster.
    if (taken === 0) return count
  }
  return count
}

/** Where the clock can be moved, a job is due by that clock, not by the database's. */
export async function releaseByClock(pool: Pool, now: Date): Promise<void> {
  await pool.query(
    `update ${JOB_SCHEMA}.job set start_after = now()
     where state = 'created' and start_after > now() and (data ->> 'dueAt')::timestamptz <= $1`,
    [now],
  )
}
