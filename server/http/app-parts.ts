/** The parts of the HTTP app. A feature asks for those it uses, and gets them from nowhere else. */
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contracts/endpoint.ts'
import type { Clock } from '#server/clock.ts'
import type { Db, Pool } from '#server/db/connect.ts'
import type { Replica } from '#server/db/replica.ts'
import type { Env } from '#server/env.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Logger } from '#server/log.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import type { Outside } from '#server/outside/outside.ts'
import type { OutsideWatch } from '#server/outside/outside-watch.ts'
import type { Bureau } from '#server/ports/bureau/bureau.ts'
import type { Banking } from '#server/ports/banking/banking.ts'
import type { Mailer } from '#server/ports/mail/mail.ts'
import type { Model } from '#server/ports/model/model.ts'
import type { Payments } from '#server/ports/payments/payments.ts'
import type { Peers } from '#server/sandbox/peers.ts'
import type { SandboxClock } from '#server/sandbox/clock/sandbox-clock.ts'
import type { Passwords } from '#server/secrets/passwords.ts'
import type { Secrets } from '#server/secrets/secrets.ts'
import type { Tracing } from '#server/tracing/tracing.ts'
import type { Hooks } from './hooks.ts'
import type { Sessions, Tokens } from './session.ts'

/** Parts that only the sandbox has are null in live mode. */
export type AppParts = {
  env: Env
  db: Db
  pool: Pool
  /** for reads that may be some seconds old */
  replica: Replica
  log: Logger
  metrics: Metrics
  tracing: Tracing
  clock: Clock
  mailer: Mailer
  sessions: Sessions
  /** personal API tokens */
  tokens: Tokens
  outside: Outside
  /** how the calls to them went */
  watch: OutsideWatch
  bureau: Bureau
  banking: Banking
  payments: Payments
  /** null: the built-in coach answers alone */
  model: Model | null
  jobs: Jobs<App>
  secrets: Secrets
  passwords: Passwords
  peers: Peers | null
  /** the clock that can be moved; null where the clock is this machine's, or a test's */
  sandboxClock: SandboxClock | null
}

/** The app with its parts, every call mounted on it so far, and every route ("GET /api/debts/:id"). */
export type App = FastifyInstance &
  Hooks & {
    parts: AppParts
    calls: Endpoint[]
    /** the handlers of the reads among them, by their path */
    reads: Map<string, (context: never) => Promise<unknown>>
    routesServed: string[]
    /** it is about to close: not ready for more, though it still serves what comes */
    isDraining: boolean
  }
