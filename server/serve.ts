/** Opens the database, builds the app, listens; and leaves in the reverse order. */
import { setTimeout as sleep } from 'node:timers/promises'
import operator from '#content/operator.json' with { type: 'json' }
import { buildApp } from './app.ts'
import { composeParts } from './compose-parts.ts'
import { claimDatabase } from './db/claim-database.ts'
import { connect } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'
import type { Env } from './env.ts'
import type { App } from './http/app-parts.ts'
import { checkBuild } from './http/client/check-build.ts'
import { flushLog, openLog } from './log.ts'
import { listNotSetUp } from './outside/outside.ts'
import { processMetrics } from './metrics/metrics.ts'
import { listenForMetrics } from './metrics/serve-metrics.ts'
import { checkPrices } from './outside/price-check.ts'
import { openTracing } from './tracing/open-tracing.ts'
import { startWarnings } from './doctor/start-warnings.ts'

const DRAIN_LIMIT_MS = 20_000
/** a signal this soon after the first one is the same one again */
const SAME_SIGNAL_MS = 1_000
/** how long a load balancer's open connections get to hear that they should go elsewhere */
const NOTICE_MS = 1_000

function listenHost(env: Env): string {
  // Sandbox passwords are public, and a test system is first of all one's own: this machine only, without HOST.
  return env.host ?? (env.mode === 'live' ? '::' : 'localhost')
}

async function listen(app: App): Promise<string> {
  const { env } = app.parts
  await app.listen({ port: env.port, host: listenHost(env) })
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : env.port
  const here = `http://localhost:${port}`
  return env.role === 'worker' ? here : (env.publicOrigin ?? here)
}

/**
 * The first signal drains, a later one ends the process at once. Ctrl-C under npm arrives twice: from the
 * terminal and from npm.
 */
function leaveOnSignal(leave: (signal: NodeJS.Signals) => Promise<void>): void {
  let firstAt: number | null = null
  const onSignal = (signal: NodeJS.Signals) => {
    flushLog()
    if (firstAt !== null) {
      if (performance.now() - firstAt > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    firstAt = performance.now()
    setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref()
    leave(signal).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

/** Serves until a signal ends it. Throws when it cannot start; the database is closed again then. */
export async function serve(env: Env): Promise<void> {
  const log = openLog(env.logLevel)
  checkBuild(env)
  const database = await openDatabase(env, log)
  try {
    await migrate(database.url, env.mode)
    const tracing = await openTracing(env)
    const { pool, db } = connect({ url: database.url, poolMax: env.databasePoolMax, log, tracing })
    await claimDatabase(db, env.mode)
    const parts = await composeParts({ env, pool, db, log, tracing })
    if (env.mode === 'sandbox') await (await import('./sandbox/demo/seed-sandbox.ts')).seedSandbox(parts)
    const app = await buildApp(parts)
    leaveOnSignal(async (signal) => {
      app.isDraining = true
      if (signal === 'SIGTERM') await sleep(NOTICE_MS)
      await app.close()
      await pool.end()
      await database.close()
      await tracing.close().catch(() => {})
    })
    processMetrics()
    await listenForMetrics(app, listenHost(env))
    const url = await listen(app)
    for (const event of startWarnings(env, operator.contactEmail)) log.warn(event)
    if (env.role !== 'web') parts.jobs.start()
    const notSetUp = listNotSetUp(parts)
    if (notSetUp.length > 0) log.warn('outside.not_set_up', { outcome: notSetUp.join(', ') })
    void checkPrices(parts)
    flushLog()
    process.stdout.write(`Jubilee is ready at ${url}\n`)
  } catch (error) {
    await database.close()
    throw error
  }
}
