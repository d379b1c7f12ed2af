/** Adds a job, in the caller's transaction if there is one. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Executor } from '#server/db/executor.ts'
import { JOB_SCHEMA } from './install.ts'
import { EXPIRE_SECONDS } from './job-queue.ts'
import type { AddAllOptions, AddOptions, JobHead } from './jobs.ts'

/** What pg-boss keeps of a job. `dueAt` is by the app's clock, which the sandbox can move. */
export type JobEnvelope = { payload: unknown; dueAt?: string }

const KEY_TRIES = 5

/**
 * Holds the waiting job with this key until the transaction ends, so that it cannot run without seeing what the
 * transaction writes. False: it has begun meanwhile, and another one is needed.
 */
async function holdWaiting(tx: Executor, name: string, key: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select id from ${sql.identifier(JOB_SCHEMA)}.job
        where name = ${name} and singleton_key = ${key} and state = 'created' for update`,
  )
  return rows.length > 0
}

type WaysOfKind = Pick<JobHead<unknown>, 'retryLimit' | 'expireSeconds'>

/** How often and how soon jobs of a kind run, in the queue's words. */
const waysOf = ({ retryLimit, expireSeconds }: WaysOfKind, priority?: number) => ({
  expireInSeconds: expireSeconds ?? EXPIRE_SECONDS,
  ...(priority !== undefined && { priority }),
  ...(retryLimit !== undefined && { retryLimit }),
})

/**
 * Adds many jobs of a kind in one statement, due now.
 * @throws ZodError where a payload is not the kind's
 */
export async function addJobs<P>(
  boss: PgBoss,
  { kind, payloads }: { kind: JobHead<P>; payloads: P[] },
  { tx, key, priority }: AddAllOptions<P>,
): Promise<void> {
  if (payloads.length === 0) return
  const { fromDrizzle } = await import('pg-boss')
  const jobs = payloads.map((payload) => ({
    data: { payload: kind.payload.parse(payload) } satisfies JobEnvelope,
    singletonKey: key?.(payload) ?? randomUUID(),
    ...waysOf(kind, priority),
  }))
  await boss.insert(kind.name, jobs, tx && { db: fromDrizzle(tx, sql) })
}

/** @throws ZodError where the payload is not the kind's */
export async function addJob<P>(
  boss: PgBoss,
  job: { kind: JobHead<P>; payload: P; now: Date },
  { tx, key, startAfter, priority }: AddOptions,
): Promise<void> {
  const { kind, now } = job
  const { fromDrizzle } = await import('pg-boss')
  const envelope: JobEnvelope = { payload: kind.payload.parse(job.payload) }
  if (startAfter) envelope.dueAt = startAfter.toISOString()
  const options = {
    singletonKey: key ?? randomUUID(),
    ...(tx && { db: fromDrizzle(tx, sql) }),
    ...waysOf(kind, priority),
    // The queue's clock is the database's, so what counts is how long from now.
    ...(startAfter && { startAfter: new Date(Date.now() + startAfter.getTime() - now.getTime()) }),
  }
  for (let attempt = 0; attempt < KEY_TRIES; attempt += 1) {
    if ((await boss.send(kind.name, envelope, options)) !== null) return
    if (tx === undefined || key === undefined || (await holdWaiting(tx, kind.name, key))) return
  }
  throw new Error(`the job ${kind.name} could not be put in line`)
}
