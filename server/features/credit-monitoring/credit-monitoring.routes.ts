/** The calls of contracts/money/credit-monitoring.ts. */
import * as contract from '#contracts/money/credit-monitoring.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { mountWebhook } from '#server/http/webhook.ts'
import { createBureauWebhook } from './bureau-webhook.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'
import { OutsideNotSetUp, OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { confirmPhone } from './confirm-phone.ts'
import { MOST_QUESTIONS_A_DAY, answerQuestions, askQuestions } from './identity-questions.ts'
import { monitoringTexts } from './messages.ts'
import { removeSchedule } from './credit-monitoring.queries.ts'
import { fetchScores } from './fetch-scores.ts'
import { giveConsent, readDetails, withdrawConsent } from './consent.ts'
import { presentMonitoring, presentRun } from './present-monitoring.ts'
import { readPersonDay } from '#server/features/account/settings/settings.queries.ts'
import { bureausAway, otherWords } from './refusals.ts'
import { setUpMonitoring } from './schedule.ts'

/** Bureaus that do not answer are a 503 with a sentence; those that are not set up have their own. */
async function reaching<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof OutsideUnavailable) || error instanceof OutsideNotSetUp) throw error
    throw bureausAway(error)
  }
}

const HOUR_SECONDS = 3600

function mountConsent(app: App): void {
  const { pool } = app.parts
  const people = createRateLimit(pool, { name: 'credit-consent', tries: 10, seconds: HOUR_SECONDS })
  const codes = createRateLimit(pool, { name: 'credit-code', tries: 10, seconds: HOUR_SECONDS })
  mount(app, contract.agreeToCreditPull, async ({ parts, user, body, request }) => {
    if (body.version !== monitoringTexts().consent.version) throw otherWords()
    const today = await readPersonDay(parts.db, user.id, parts.clock.now())
    const person = readDetails(body, today)
    await reaching(giveConsent(parts, { userId: user.id, person, address: request.ip, tries: people }))
    return presentMonitoring(parts, user.id)
  })

  mount(app, contract.confirmCreditPhone, async ({ parts, user, body }) => {
    await reaching(confirmPhone(parts, { userId: user.id, code: body.code, tries: codes }))
    return presentMonitoring(parts, user.id)
  })

  const questions = createRateLimit(pool, {
    name: 'credit-questions',
    tries: MOST_QUESTIONS_A_DAY,
    seconds: 24 * HOUR_SECONDS,
  })
  mount(app, contract.askIdentityQuestions, async ({ parts, user }) => ({
    questions: await reaching(askQuestions(parts, { userId: user.id, tries: questions })),
  }))

  mount(app, contract.answerIdentityQuestions, async ({ parts, user, body }) => {
    await reaching(answerQuestions(parts, { userId: user.id, answers: body.answers }))
    return presentMonitoring(parts, user.id)
  })

  mount(app, contract.withdrawCreditConsent, async ({ parts, user }) => {
    await withdrawConsent(parts, user.id)
    return presentMonitoring(parts, user.id)
  })
}

/** Consent, fetching now, and fetching on a schedule. */
export function mountCreditMonitoring(app: App): void {
  mountConsent(app)
  mountWebhook(app, '/api/webhooks/method', createBureauWebhook(app.parts.pool))

  mount(app, contract.getCreditMonitoring, ({ parts, user }) => presentMonitoring(parts, user.id))

  mount(app, contract.syncCredit, async ({ parts, user, body }) => {
    const providers = body.provider === 'both' ? [...contract.creditProviders] : [body.provider]
    const run = await reaching(fetchScores(parts, { userId: user.id, providers, dueOn: null }))
    return presentRun(parts, run, providers)
  })

  mount(app, contract.setupCreditMonitoring, async ({ parts, user, body }) => {
    await setUpMonitoring(parts, user.id, body)
    return presentMonitoring(parts, user.id)
  })

  mount(app, contract.stopCreditMonitoring, async ({ parts, user }) => {
    await removeSchedule(parts.db, user.id)
    return { message: monitoringTexts().stopped }
  })
}
