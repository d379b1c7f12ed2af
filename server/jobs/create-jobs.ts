/** Makes `parts.jobs`: a queue with a pool of its own, and what runs the jobs in it. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { JOB_STATEMENT_LIMIT_MS, connect } from '#server/db/connect.ts'
import type { Connection } from '#server/db/connect.ts'
import { EnvError } from '#server/env.ts'
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

/** beside one for each lane: to add jobs, and for the timekeeper */
const MORE_CONNECTIONS = 1
/** within the drain of the whole app */
const STOP_LIMIT_MS = 8_000

type Given = Pick<AppParts, 'env' | 'pool' | 'log' | 'clock'> & Partial<Pick<AppParts, 'tracing'>>

const limited = (work: Promise<unknown>) =>
  Promise.race([work, sleep(STOP_LIMIT_MS, undefined, { ref: false })])

/** one lane is for urgent jobs alone */
const lanesOf = ({ jobLanes, jobLanesOf }: Given['env']) => jobLanes + jobLanesOf.length + 1

/** A pool and a queue that are opened when they are first needed, and again after a failure. */
function openLater({ pool, log, env, tracing = noTracing }: Given, kinds: AnyJobKind[]) {
  let connection: Connection | null = null
  let opening: Promise<PgBoss> | null = null
  const connected = () =>
    (connection ??= connect({
      url: pool.options.connectionString!,
      poolMax: lanesOf(env) + MORE_CONNECTIONS,
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

const named = (kinds: AnyJobKind[]) => new Map(kinds.map((kind) => [kind.name, kind]))

/** What each lane runs. @throws EnvError where a setting names a kind that is not there */
function kindsOfLanes({ jobLanes, jobLanesOf }: Given['env'], kinds: AnyJobKind[]) {
  const own = jobLanesOf.map((name) => kinds.filter((kind) => kind.name === name))
  const unknown = own.findIndex(({ length }) => length === 0)
  if (unknown !== -1) throw new EnvError([`JOB_LANES_OF: there is no job ${jobLanesOf[unknown]}.`])
  const urgent = kinds.filter((kind) => kind.isUrgent === true)
  return [...Array.from({ length: jobLanes }, () => kinds), urgent, ...own].map(named)
}

/** Touches the database only when a job is added or run. */
export function createJobs(given: Given, kinds: AnyJobKind[]): Jobs<App> {
  const { log, clock, env } = given
  const opened = openLater(given, kinds)
  const byName = named(kinds)
  const lanes = kindsOfLanes(env, kinds)
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
    const wanted = name === undefined ? byName : named(kinds.filter((kind) => kind.name === name))
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
        lanes: lanes.map((wanted) => () => runOnce(wanted, isStopping)),
        openTimekeeper: opened.timekeeper,
      })
    },
    close: async () => {
      await limited(Promise.allSettled([polling?.stop(), ...running]))
      await limited(opened.close())
    },
  }
}
