/** Builds the HTTP app out of its parts. Nothing here listens, reads the environment or opens a database. */
import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { getMode } from '#contracts/sandbox.ts'
import { mountAccount } from './features/account/account.routes.ts'
import { mountAiTools } from './features/ai-tools/ai-tools.routes.ts'
import { mountAudit } from './features/audit/audit.routes.ts'
import { mountMailWebhook } from './mail/mail-webhook.ts'
import { mountBanks } from './features/banks/banks.routes.ts'
import { mountBilling } from './features/billing/billing.routes.ts'
import { mountBudget } from './features/budget/budget.routes.ts'
import { mountClientErrors } from './features/client-errors/client-errors.routes.ts'
import { mountContentDesk } from './features/content-desk/content-desk.routes.ts'
import { mountCourse } from './features/course/course.routes.ts'
import { mountCreditMonitoring } from './features/credit-monitoring/credit-monitoring.routes.ts'
import { mountCalendar } from './features/calendar/calendar.routes.ts'
import { mountCoach } from './features/coach/coach.routes.ts'
import { mountCreditScores } from './features/credit-scores/credit-scores.routes.ts'
import { mountDashboard } from './features/dashboard/dashboard.routes.ts'
import { mountCashPlan } from './features/debts/cash/cash.routes.ts'
import { mountDebts } from './features/debts/debts.routes.ts'
import { mountDonations } from './features/donations/donations.routes.ts'
import { mountGoals } from './features/goals/goals.routes.ts'
import { mountImports } from './features/imports/imports.routes.ts'
import { mountLedger } from './features/ledger/ledger.routes.ts'
import { mountGrants } from './features/grants/grants.routes.ts'
import { mountSystemHealth } from './features/health/health.routes.ts'
import { mountLetters } from './features/letters/letters.routes.ts'
import { mountLibrary } from './features/library/library.routes.ts'
import { mountOffers } from './features/offers/offers.routes.ts'
import { mountNews } from './features/notices/news.routes.ts'
import { mountNotices } from './features/notices/notices.routes.ts'
import { mountPeople } from './features/people/people.routes.ts'
import { mountPrivacy } from './features/privacy/privacy.routes.ts'
import { mountWorksheets } from './features/worksheets/worksheets.routes.ts'
import { mountSettings } from './features/account/settings/settings.routes.ts'
import { answerErrors, answerUnreadable } from './http/pipeline/answer-errors.ts'
import type { App, AppParts } from './http/app-parts.ts'
import { closeConnectionsWhileDraining } from './http/pipeline/drain.ts'
import { guardOrigin } from './http/pipeline/guard-origin.ts'
import { mountHealth } from './http/pipeline/health.ts'
import { serveHealthOnly } from './http/pipeline/health-only.ts'
import { noHooks } from './http/hooks.ts'
import { dropUnreadBodies, limitReceiving } from './http/pipeline/receive-timeout.ts'
import { BODY_LIMIT_BYTES, acceptJsonOnly } from './http/pipeline/json-body.ts'
import { mount } from './http/mount.ts'
import { markWrites } from './http/access/wrote-lately.ts'
import { mountOpenApi } from './http/openapi.ts'
import { mountWellKnown } from './http/well-known.ts'
import { logRequests } from './http/pipeline/request-log.ts'
import { addSecurityHeaders } from './http/pipeline/security-headers.ts'
import { serveClient } from './http/client/serve-client.ts'
import { UPLOAD_LIMIT_MS } from './http/files/upload.ts'
import { answerInLanguage } from './language/asked-language.ts'
import { listNotSetUp } from './outside/outside.ts'
import { mountJobs } from './jobs/jobs.routes.ts'
import { mountMetrics } from './metrics/serve-metrics.ts'
import { traceRequests } from './tracing/trace-requests.ts'

/** A client that sends its request slowly is closed within ten seconds. */
const HEADERS_LIMIT_MS = 8_000
const RECEIVE_LIMIT_MS = 8_000
const CHECK_EVERY_MS = 1_000
const HANDLER_LIMIT_MS = 15_000

function emptyApp(parts: AppParts): App {
  const { trustedProxies } = parts.env
  const app = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    bodyLimit: BODY_LIMIT_BYTES,
    // One for all, and that of files; limitReceiving holds the others to less.
    requestTimeout: UPLOAD_LIMIT_MS,
    handlerTimeout: HANDLER_LIMIT_MS,
    frameworkErrors: (_error, _request, reply) => answerUnreadable(reply),
    // Requests that arrive on open connections while the app closes are still served.
    return503OnClosing: false,
    http: { headersTimeout: HEADERS_LIMIT_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
  }) as unknown as App
  app.decorate('parts', parts)
  app.decorate('calls', [])
  app.decorate('reads', new Map())
  app.decorate('routesServed', [])
  Object.assign(app, noHooks())
  app.decorate('isDraining', false)
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) app.routesServed.push(`${one} ${url}`)
  })
  return app
}

/** The sandbox's parts begin with the app and end with it. */
function holdSandbox(app: App): void {
  const { env, peers, sandboxClock } = app.parts
  // A worker takes no webhooks, so its peers leave the sending to those of a web process.
  if (env.role !== 'worker') peers?.serveFor(app)
  app.addHook('onClose', async () => {
    sandboxClock?.close()
    await peers?.close()
  })
}

/** Jobs stop before the parts they use and the mailer. The process that serves the app starts them. */
function holdJobs(app: App): void {
  const { jobs } = app.parts
  jobs.serveFor(app)
  app.addHook('onClose', async () => {
    await jobs.close()
    app.parts.mailer.close()
    await app.parts.replica.close()
  })
}

/**
 * The whole app, ready to listen or to be asked by a test. A worker has every feature, because jobs run for an app with
 * its hooks, but only its health is served.
 */
export async function buildApp(parts: AppParts): Promise<App> {
  const app = emptyApp(parts)
  traceRequests(app)
  holdSandbox(app)
  holdJobs(app)
  const isWorker = parts.env.role === 'worker'
  if (isWorker) serveHealthOnly(app)
  limitReceiving(app, RECEIVE_LIMIT_MS)
  dropUnreadBodies(app)
  answerInLanguage(app)
  answerErrors(app)
  acceptJsonOnly(app)
  logRequests(app)
  addSecurityHeaders(app)
  guardOrigin(app)
  closeConnectionsWhileDraining(app)
  markWrites(app)
  mountHealth(app)
  mountMetrics(app)
  mountFeatures(app)
  await mountMode(app)
  mountOpenApi(app)
  mountWellKnown(app)
  if (!isWorker) await serveClient(app)
  return app
}

/** Every feature, in no particular order. */
function mountFeatures(app: App): void {
  mountAccount(app)
  mountAiTools(app)
  mountAudit(app)
  mountBanks(app)
  mountMailWebhook(app)
  mountBilling(app)
  mountBudget(app)
  mountCalendar(app)
  mountCoach(app)
  mountClientErrors(app)
  mountContentDesk(app)
  mountCourse(app)
  mountCreditMonitoring(app)
  mountCreditScores(app)
  mountDashboard(app)
  mountDebts(app)
  mountCashPlan(app)
  mountDonations(app)
  mountGoals(app)
  mountGrants(app)
  mountImports(app)
  mountJobs(app)
  mountLedger(app)
  mountLetters(app)
  mountLibrary(app)
  mountWorksheets(app)
  mountNews(app)
  mountNotices(app)
  mountOffers(app)
  mountPeople(app)
  mountPrivacy(app)
  mountSettings(app)
  mountSystemHealth(app)
}

/** Says which mode this is. Whatever else the sandbox serves is loaded in sandbox mode only. */
async function mountMode(app: App): Promise<void> {
  if (app.parts.env.mode === 'sandbox') (await import('./sandbox/sandbox.routes.ts')).mountSandbox(app)
  else
    mount(app, getMode, async ({ parts }) => ({
      sandbox: false,
      isTest: parts.env.mode === 'test',
      notSetUp: listNotSetUp(parts),
      movedByMs: 0,
      hasPages: false,
      hasClock: false,
      hasAnalytics: parts.env.hasAnalytics,
      people: [],
    }))
}
