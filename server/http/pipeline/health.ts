/** Endpoints for load balancers and monitoring. */
import { unavailable } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'

const BUCKETS_MS = [10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000]

type Counts = { byClass: Map<string, number>; buckets: number[]; totalMs: number; count: number }

function count(counts: Counts, status: number, ms: number): void {
  const kind = `${Math.floor(status / 100)}xx`
  counts.byClass.set(kind, (counts.byClass.get(kind) ?? 0) + 1)
  BUCKETS_MS.forEach((limit, index) => {
    if (ms <= limit) counts.buckets[index] = (counts.buckets[index] ?? 0) + 1
  })
  counts.totalMs += ms
  counts.count += 1
}

function metricLines(app: App, counts: Counts): string[] {
  const { pool } = app.parts
  const memory = process.memoryUsage()
  return [
    '# TYPE jubilee_requests_total counter',
    ...[...counts.byClass].map(([kind, total]) => `jubilee_requests_total{status="${kind}"} ${total}`),
    '# TYPE jubilee_request_duration_ms histogram',
    ...BUCKETS_MS.map((ms, i) => `jubilee_request_duration_ms_bucket{le="${ms}"} ${counts.buckets[i] ?? 0}`),
    `jubilee_request_duration_ms_bucket{le="+Inf"} ${counts.count}`,
    `jubilee_request_duration_ms_sum ${Math.round(counts.totalMs)}`,
    `jubilee_request_duration_ms_count ${counts.count}`,
    '# TYPE jubilee_database_connections gauge',
    `jubilee_database_connections{state="open"} ${pool.totalCount}`,
    `jubilee_database_connections{state="idle"} ${pool.idleCount}`,
    `jubilee_database_connections{state="awaited"} ${pool.waitingCount}`,
    '# TYPE jubilee_memory_bytes gauge',
    `jubilee_memory_bytes{kind="rss"} ${memory.rss}`,
    `jubilee_memory_bytes{kind="heap"} ${memory.heapUsed}`,
    '# TYPE jubilee_uptime_seconds gauge',
    `jubilee_uptime_seconds ${Math.round(process.uptime())}`,
  ]
}

/** `/healthz`: the process is alive. `/readyz`: its database answers. `/metrics`: counters as plain text. */
export function mountHealth(app: App): void {
  const counts: Counts = { byClass: new Map(), buckets: [], totalMs: 0, count: 0 }
  app.addHook('onResponse', async (_request, reply) => count(counts, reply.statusCode, reply.elapsedTime))
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    if (app.isDraining) throw unavailable('This process is about to stop.')
    await app.parts.pool.query('select 1').catch((error: unknown) => {
      throw unavailable('The database does not answer.', error)
    })
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(`${metricLines(app, counts).join('\n')}\n`),
  )
}
