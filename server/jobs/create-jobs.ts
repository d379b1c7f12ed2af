/** Makes `parts.jobs`: a queue with a pool of its own, and what runs the jobs in it. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { JOB_STATEMENT_LIMIT_MS, connect } from '#server/db/connect.ts'
import type { Connection } from '#server/db/connect.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import { noTracing } from '#server/tracing/tracing.ts'
import { addJob, addJobs } from './add-job.ts'
import { SCHEDULE_KEY, openQueue, openTimekeeper } from './job-queue.ts'
import type { AnyJobKind } from './job.ts'
import type { AddOptions, JobHead, Jobs } from './jobs.ts'
import { FAILED_AT_ONCE, failedIds } from './jobs.queries.ts'
import { startPolling } from './poll.ts'
import type { Polling } from './poll.ts'
import { releaseByClock, runUntilNoneDue } from './run-jobs.ts'

const POOL_MAX = 4
/** within the drain of the whole app */
const STOP_LIMIT_MS = 8_000

type Given = Pick<AppParts, 'env' | 'pool' | 'log' | 'clock'> & Partial<Pick<AppParts, 'tracing'>>

const limited = (work: Promise<unknown>) =>
  Promise.race([work, sleep(STOP_LIMIT_MS, undefined, { ref: false })])

/** A pool and a queue that are opened when they are first needed, and again after a failure. */
function openLater({ pool, log, tracing = noTracing }: Given, kinds: AnyJobKind[]) {
  let connection: Connection | null = null
  let opening: Promise<PgBoss> | null = null
  const connected = () =>
    (connection ??= connect({
      url: pool.options.connectionString!,
      poolMax: POOL_MAX,
      statementLimitMs: JOB_STATEMENT_LIMIT_MS,
      log,
      tracing,
    }))
  const parts = () => ({ pool: connected().pool, log, kinds })
  return {
    connected,
    boss: () => {
      opening ??= openQueue(parts()).catch((error: unknown) => {
        opening = null
        throw error
      })
      return opening
    },
    timekeeper: () => openTimekeeper(parts()),
    close: async () => {
      const boss = await opening?.catch(() => null)
      await boss?.stop({ graceful: false }).catch(() => {})
      await connection?.pool.end()
    },
  }
}

/** Touches the database only when a job is added or run. */
export function createJobs(given: Given, kinds: AnyJobKind[]): Jobs<App> {
  const { log, clock, env } = given
  const opened = openLater(given, kinds)
  const only = (isWanted: (kind: AnyJobKind) => boolean) =>
    new Map(kinds.filter(isWanted).map((kind) => [kind.name, kind]))
  const byName = only(() => true)
  const urgent = only((kind) => kind.isUrgent === true)
  const running = new Set<Promise<number>>()
  let app: App | null = null
  let polling: Polling | null = null
  const isStopping = () => app?.isDraining === true

  async function runOnce(kindsToRun: typeof byName, mayStop: () => boolean): Promise<number> {
    if (app === null) throw new Error('jobs run for an app: call serveFor first')
    const { pool, db } = opened.connected()
    const boss = await opened.boss()
    if (env.mode === 'sandbox') await releaseByClock(pool, clock.now())
    const runner = { boss, pool, kinds: kindsToRun, app, parts: { ...app.parts, pool, db } }
    const run = runUntilNoneDue(runner, mayStop)
    running.add(run)
    return run.finally(() => running.delete(run))
  }

  async function runDue(name?: string): Promise<number> {
    const wanted = name === undefined ? byName : only((kind) => kind.name === name)
    for (let count = 0; ;) {
      count += await runOnce(wanted, () => false)
      // What the poll took meanwhile counts as well, and may have added more.
      if (running.size === 0) return count
      await Promise.allSettled(running)
    }
  }

  async function add<P>(kind: JobHead<P>, payload: P, options: AddOptions = {}): Promise<void> {
    await addJob(await opened.boss(), { kind, payload, now: clock.now() }, options)
  }

  return {
    kinds,
    add,
    addAll: async (kind, payloads, options = {}) => addJobs(await opened.boss(), { kind, payloads }, options),
    runDue,
    runSchedules: async () => {
      for (const kind of kinds) if (kind.schedule !== undefined) await add(kind, {}, { key: SCHEDULE_KEY })
      await runDue()
    },
    retryFailed: async (name) => {
      const boss = await opened.boss()
      let count = 0
      for (let isMore = true; isMore;) {
        const ids = await failedIds(opened.connected().pool, name)
        if (ids.length > 0) await boss.retry(name, ids)
        count += ids.length
        isMore = ids.length === FAILED_AT_ONCE
      }
      return count
    },
    serveFor: (served) => (app = served),
    start: () => {
      polling ??= startPolling({
        log,
        isStopping,
        runDue: () => runOnce(byName, isStopping),
        runUrgent: () => runOnce(urgent, isStopping),
        openTimekeeper: opened.timekeeper,
      })
    },
    close: async () => {
      await limited(Promise.allSettled([polling?.stop(), ...running]))
      await limited(opened.close())
    },
  }
}
