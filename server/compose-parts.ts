/** Puts the real parts together: what main serves, and tests too unless they replace one. */
import { createTokens } from './features/account/api-tokens/read-token.ts'
import { noReplica, openReplica } from './db/replica.ts'
import type { Replica } from './db/replica.ts'
import { createSessions } from './features/account/sessions/sessions.ts'
import type { Clock } from './clock.ts'
import type { AppParts } from './http/app-parts.ts'
import { allJobs } from './jobs/all-jobs.ts'
import { createJobs } from './jobs/create-jobs.ts'
import { createMetrics } from './metrics/metrics.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Outside } from './outside/outside.ts'
import { createOutsideWatch } from './outside/outside-watch.ts'
import type { CallObserver, OutsideWatch } from './outside/outside-watch.ts'
import { findOutside } from './outside/outside.ts'
import { notSetUp } from './ports/outside-unavailable.ts'
import type { Banking } from './ports/banking/banking.ts'
import { createBanking } from './ports/banking/plaid-banking.ts'
import type { Bureau } from './ports/bureau/bureau.ts'
import { createBureau } from './ports/bureau/method-bureau.ts'
import { createMailer } from './ports/mail/mailer.ts'
import { modelPlace } from './ports/model/model-place.ts'
import { createModel } from './ports/model/sdk-model.ts'
import type { Payments } from './ports/payments/payments.ts'
import { createPayments } from './ports/payments/stripe-payments.ts'
import { openSecrets } from './secrets/open-secrets.ts'
import { createPasswords } from './secrets/passwords.ts'
import { noTracing } from './tracing/tracing.ts'
import type { Tracing } from './tracing/tracing.ts'

export type GivenParts = Pick<AppParts, 'env' | 'pool' | 'db' | 'log'> & Partial<AppParts>

/** Measures a call, and records it in the trace of the request or job that waits for it. */
const observeOutside =
  (metrics: Metrics, tracing: Tracing): CallObserver =>
  (service, call) => {
    const measure = metrics.outside.startTimer({ service })
    const end = tracing.below({ name: `${service}.${call}`, kind: 'client' })
    return ({ outcome }) => {
      measure({ outcome })
      end?.({ isFailure: outcome === 'failed' })
    }
  }

/** The ports of the services that have a place; calls to one that has none are not counted as failures of it. */
function openPorts(
  { stripe, plaid, method }: Outside,
  { watch, clock }: { watch: OutsideWatch; clock: Clock },
) {
  return {
    payments: stripe
      ? watch.follow('payments', createPayments(stripe))
      : notSetUp<Payments>('payments', ['readEvent']),
    banking: plaid
      ? watch.follow('banking', createBanking({ place: plaid, clock }))
      : notSetUp<Banking>('banking'),
    bureau: method ? watch.follow('bureau', createBureau(method)) : notSetUp<Bureau>('bureau'),
  }
}

function replicaOf({ env, pool, db, log }: GivenParts): Replica {
  const { databaseReplicaUrl: url, databaseReplicaLagMs: maxLagMs, databasePoolMax: poolMax } = env
  if (url === null) return noReplica(db)
  return openReplica({ url, maxLagMs, poolMax, primary: { pool, db }, log })
}

/** Whatever is not given is the real thing. The app that is built of these parts closes them. */
export async function composeParts(given: GivenParts): Promise<AppParts> {
  const { env, pool, db, log } = given
  const isSandbox = env.mode === 'sandbox'
  // With a moved clock everything from a real service would look stale.
  const hasPeersOnly = isSandbox && env.stripeSecretKey === null && given.clock === undefined
  const sandboxClock = hasPeersOnly
    ? await (await import('./sandbox/clock/sandbox-clock.ts')).openSandboxClock(pool)
    : null
  const clock = given.clock ?? sandboxClock ?? { now: () => new Date() }
  // Given places of the services need no peers, nor the database of the peers.
  const peers =
    given.peers ??
    (isSandbox && given.outside === undefined
      ? await (await import('./sandbox/start-peers.ts')).startPeers({ env, pool, db, log, clock })
      : null)
  const metrics = given.metrics ?? createMetrics(pool)
  const tracing = given.tracing ?? noTracing
  const watch = given.watch ?? createOutsideWatch(clock, observeOutside(metrics, tracing))
  const model =
    given.model === undefined ? createModel(modelPlace(env), env.coachModelTimeoutMs) : given.model
  const outside = given.outside ?? findOutside(env, peers)
  const ports = openPorts(outside, { watch, clock })
  return {
    ...given,
    clock,
    metrics,
    tracing,
    replica: given.replica ?? replicaOf(given),
    sandboxClock: given.sandboxClock ?? sandboxClock,
    peers,
    outside,
    watch,
    banking: given.banking ?? ports.banking,
    bureau: given.bureau ?? ports.bureau,
    model: model && (given.model ?? watch.follow('model', model)),
    payments: given.payments ?? ports.payments,
    jobs: given.jobs ?? createJobs({ ...given, clock, tracing }, allJobs),
    secrets: given.secrets ?? (await openSecrets(env, pool)),
    passwords: given.passwords ?? createPasswords(),
    mailer: given.mailer ?? watch.follow('mail', createMailer(given)),
    sessions: given.sessions ?? createSessions({ ...given, clock }),
    tokens: given.tokens ?? createTokens({ ...given, clock }),
  }
}
