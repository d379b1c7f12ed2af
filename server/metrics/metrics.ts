/**
 * What is measured, by its name in Prometheus. One registry for each app, so that many of them can stand side by side in
 * tests; what belongs to the process (memory, event loop, garbage collection) is measured once for it. Labels take few
 * values, all of them ours: never an id, an address or a text of a person. None is `job` or `instance`: those are
 * Prometheus's own.
 */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Pool } from '#server/db/connect.ts'
import { readLastBackup } from '#server/features/health/backups.queries.ts'
import { readQueues } from '#server/jobs/jobs.queries.ts'

/** within what a person notices, up to the limit of a handler */
const REQUEST_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]
const OUTSIDE_BUCKETS_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const JOB_BUCKETS_SECONDS = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300]

export type Metrics = ReturnType<typeof createMetrics>

/** Connections of the pool that requests use, and how many of each kind of job there are, read when somebody asks. */
function measureDatabase(registry: Registry, pool: Pool): void {
  const registers = [registry]
  const connections = new Gauge({
    name: 'jubilee_database_connections',
    help: 'Connections of the pool that requests use: open ones, idle ones among them, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      connections.set({ state: 'open' }, pool.totalCount)
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'awaited' }, pool.waitingCount)
    },
  })
  const most: Gauge = new Gauge({
    name: 'jubilee_database_connections_max',
    help: 'The most connections that this pool opens.',
    registers,
    collect() {
      most.set(pool.options.max)
    },
  })
  const isUp = new Gauge({
    name: 'jubilee_database_up',
    help: '1 where the database answered when the metrics were read, else 0.',
    registers,
  })
  const jobs = new Gauge({
    name: 'jubilee_jobs',
    help: 'Jobs of all processes as the queue last counted them, about once a minute: waiting ones are due, deferred ones not yet.',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      const queues = await readQueues(pool).catch(() => null)
      isUp.set(queues === null ? 0 : 1)
      jobs.reset()
      for (const { name, ...counts } of queues ?? [])
        for (const [state, count] of Object.entries(counts)) jobs.set({ kind: name, state }, count)
    },
  })
}

/** No series where no backup was noted: a time that nobody knows is not 1970. */
function measureBackups(registry: Registry, pool: Pool): void {
  const lastBackup: Gauge = new Gauge({
    name: 'jubilee_last_backup_timestamp_seconds',
    help: 'When the last backup was made, in seconds since 1970.',
    registers: [registry],
    async collect() {
      const at = await readLastBackup(pool).catch(() => null)
      lastBackup.remove()
      if (at !== null) lastBackup.set(at.getTime() / 1_000)
    },
  })
}

/** Everything that one app measures. Touches the database only when the metrics are read. */
export function createMetrics(pool: Pool) {
  const registry = new Registry()
  const registers = [registry]
  measureDatabase(registry, pool)
  measureBackups(registry, pool)
  return {
    registry,
    requests: new Histogram({
      name: 'jubilee_http_request_duration_seconds',
      help: 'From the request to the end of its answer, by the pattern of its route.',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_BUCKETS_SECONDS,
      registers,
    }),
    jobs: new Histogram({
      name: 'jubilee_job_duration_seconds',
      help: 'Runs of jobs in this process; one that failed is tried again.',
      labelNames: ['kind', 'outcome'],
      buckets: JOB_BUCKETS_SECONDS,
      registers,
    }),
    outside: new Histogram({
      name: 'jubilee_outside_call_duration_seconds',
      help: 'Calls to outside services; failed: no usable answer came. A refusal, such as a declined card, is an answer.',
      labelNames: ['service', 'outcome'],
      buckets: OUTSIDE_BUCKETS_SECONDS,
      registers,
    }),
    coachAnswers: new Counter({
      name: 'jubilee_coach_answers_total',
      help: 'Answers of the coach, by their kind and by who read the question.',
      labelNames: ['kind', 'reader'],
      registers,
    }),
    modelReadings: new Counter({
      name: 'jubilee_coach_model_readings_total',
      help: 'What came of asking the language model how it reads a question: used, dropped, or failed.',
      labelNames: ['outcome'],
      registers,
    }),
    mails: new Counter({
      name: 'jubilee_mails_total',
      help: 'Mails that left the line: sent, refused by the mail server for good, or skipped.',
      labelNames: ['outcome'],
      registers,
    }),
  }
}

let ofProcess: Registry | null = null

/** The registry of this process, measured from the first call on. */
export function processMetrics(): Registry {
  if (ofProcess !== null) return ofProcess
  ofProcess = new Registry()
  collectDefaultMetrics({ register: ofProcess })
  return ofProcess
}
