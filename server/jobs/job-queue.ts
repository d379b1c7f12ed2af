/** pg-boss on our own pool: it stores the jobs, gives each to one process, and retries with back-off. */
import type { PgBoss } from 'pg-boss'
import type { Pool } from '#server/db/connect.ts'
import { describeError } from '#server/errors.ts'
import type { Logger } from '#server/log.ts'
import { JOB_SCHEMA } from './install.ts'
import type { JobHead } from './jobs.ts'

/** After eight more tries in some hours it stays failed, for an admin to see. */
const RETRY_LIMIT = 8
const FIRST_RETRY_SECONDS = 10
const LAST_RETRY_SECONDS = 3_600
/** a job of a process that was killed is free again after this long */
const HEARTBEAT_SECONDS = 60
/** a job that runs longer has hung, unless its kind says otherwise */
export const EXPIRE_SECONDS = 3_600
/** how long a job that is done or failed stays to be seen */
const KEPT_SECONDS = 14 * 24 * 3_600

/** the key of scheduled jobs: at most one of each waits */
export const SCHEDULE_KEY = 'schedule'

type QueueParts = { pool: Pool; log: Logger; kinds: JobHead<unknown>[] }

// `short` keeps one waiting job per key: every job gets a key, a random one unless it was given one.
const queueOptions = {
  policy: 'short',
  retryLimit: RETRY_LIMIT,
  retryDelay: FIRST_RETRY_SECONDS,
  retryBackoff: true,
  retryDelayMax: LAST_RETRY_SECONDS,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: EXPIRE_SECONDS,
  deleteAfterSeconds: KEPT_SECONDS,
}

// Loaded when it is first needed: the app is ready sooner.
async function newBoss({ pool, log }: QueueParts, keepsTime: boolean): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: JOB_SCHEMA,
    migrate: false,
    schedule: keepsTime,
    supervise: keepsTime,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error: Error) => log.warn('jobs.queue_failed', describeError(error)))
  boss.on('warning', () => log.warn('jobs.queue_warning'))
  return boss
}

/** Ready to add and fetch; makes the queues that are not there yet. */
export async function openQueue(parts: QueueParts): Promise<PgBoss> {
  const names = parts.kinds.map((kind) => kind.name)
  await parts.pool.query(
    `select ${JOB_SCHEMA}.create_queue(name, $2::jsonb) from unnest($1::text[]) as name`,
    [names, JSON.stringify(queueOptions)],
  )
  const boss = await newBoss(parts, false)
  await boss.start()
  return boss
}

const scheduledWays = ({ expireSeconds }: JobHead<unknown>) => ({
  singletonKey: SCHEDULE_KEY,
  expireInSeconds: expireSeconds ?? EXPIRE_SECONDS,
})

async function setSchedules(boss: PgBoss, kinds: JobHead<unknown>[]): Promise<void> {
  const scheduled = kinds.filter((kind) => kind.schedule !== undefined)
  for (const kind of scheduled)
    await boss.schedule(kind.name, kind.schedule!.cron, { payload: {} }, scheduledWays(kind))
  const names = new Set(scheduled.map((kind) => kind.name))
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name)
}

/** Adds scheduled jobs, frees the jobs of killed processes and removes old ones; one process at a time. */
export async function openTimekeeper(parts: QueueParts): Promise<PgBoss> {
  const boss = await newBoss(parts, true)
  try {
    await boss.start()
    await setSchedules(boss, parts.kinds)
    return boss
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }
}

/** often enough that one that is lost does no harm */
export const TOUCH_EVERY_MS = (HEARTBEAT_SECONDS * 1_000) / 3
