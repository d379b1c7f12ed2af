import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMode } from '#contracts/sandbox.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { sampleBodies } from '#server/testing/sample-bodies.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import { parseEnv } from './env.ts'
import { silentLogger } from './log.ts'
import type { Logger } from './log.ts'
import { checkPrices } from './outside/price-check.ts'
import { OutsideNotSetUp } from './ports/outside-unavailable.ts'
import { createMailer } from './ports/mail/mailer.ts'

const testMode = {
  JUBILEE_MODE: 'test',
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
}

async function startTestSystem(settings: Record<string, string> = {}) {
  const database = await createTestDatabase()
  const env = parseEnv({ ...testMode, ...settings, DATABASE_URL: database.url })
  const served = await buildTestApp({ env, databaseUrl: database.url })
  const close = () => served.close().then(() => database.drop())
  return { ...served, close }
}

describe('without any key', () => {
  let it: TestApp
  let ada: TestUser
  beforeAll(async () => {
    it = await startTestSystem()
    ada = await makeUser(it.app, { isAdmin: true })
  })
  afterAll(() => it.close())

  test('it says what it is and what is not set up, and has nothing of the sandbox', async () => {
    expect((await ask(it.app, { method: 'GET', url: getMode.path })).body).toEqual({
      sandbox: false,
      isTest: true,
      notSetUp: ['mail', 'payments', 'banking', 'bureau'],
      movedByMs: 0,
      hasPages: false,
      hasClock: false,
      hasAnalytics: false,
      people: [],
    })
    for (const url of ['/sandbox', '/sandbox/mail', '/sandbox/clock', '/sandbox/plaid/link.js'])
      expect((await ask(it.app, { method: 'GET', url })).status).toBe(404)
    expect(it.app.parts).toMatchObject({ peers: null, sandboxClock: null })
  })

  const bodies = sampleBodies()
  test.each([
    ['/api/create-checkout-session', 'Payments are not set up'],
    ['/api/create-portal-session', 'Payments are not set up'],
    ['/api/plaid/create-link-token', 'Bank links are not set up'],
    ['/api/credit/consent', 'Credit scores are not set up'],
    ['/api/webhooks/stripe', 'Payments are not set up'],
    ['/api/webhooks/plaid', 'Bank links are not set up'],
  ])('%s: “%s on this system”', async (url, words) => {
    const { status, body } = await ada.requestOnce(randomUUID(), url, bodies[`POST ${url}`] ?? {})
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect((body as { message: string }).message).toContain(`${words} on this system`)
  })

  test('nothing fails by itself: no job, no price, no service on the desk', async () => {
    await it.app.parts.jobs.runSchedules()
    while ((await it.app.parts.jobs.runDue()) > 0);
    await it.app.parts.jobs.runSchedules()
    while ((await it.app.parts.jobs.runDue()) > 0);
    const { body } = await ada.request('GET', '/api/admin/health')
    expect(body).toMatchObject({ mode: 'test', jobs: { failed: 0, queued: 0 }, priceDifferences: null })
    for (const one of (body as { outside: { isSetUp: boolean; failures: number; isSandbox: boolean }[] })
      .outside)
      expect(one).toMatchObject({ isSetUp: false, isSandbox: false, failures: 0 })
    const said: string[] = []
    const log: Logger = { ...silentLogger, error: (event) => said.push(event) }
    expect(await checkPrices({ payments: it.app.parts.payments, log })).toBeNull()
    expect(said).toEqual([])
  })

  test('mail waits: there is no outbox that nobody reads', async () => {
    const mailer = createMailer(it.app.parts)
    await expect(mailer.send({ to: ada.email, subject: 'Hello', text: 'Hello' })).rejects.toThrow(
      OutsideNotSetUp,
    )
  })
})

test('each service is asked at the place that is set, with the key that is set', async () => {
  const sandbox = await buildTestApp()
  const { stripe, plaid, method } = sandbox.app.parts.peers!.places
  const it = await startTestSystem({
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE_URL: `http://${stripe.at!.host}:${stripe.at!.port}`,
    PLAID_CLIENT_ID: plaid.clientId,
    PLAID_SECRET: plaid.secret,
    PLAID_BASE_URL: plaid.basePath,
    METHOD_API_KEY: method.apiKey,
    METHOD_BASE_URL: `${method.baseUrl}/`,
    METHOD_WEBHOOK_SECRET: method.webhookSecret!,
  })
  const { outside, payments, banking, bureau } = it.app.parts
  expect(outside).toEqual({
    stripe,
    plaid: { ...plaid, linkScript: expect.stringMatching(/^https:\/\/cdn\.plaid\.com\//) },
    method,
    isSandbox: { stripe: false, plaid: false, method: false },
  })
  expect(await payments.listPriceDifferences()).toEqual([])
  const asked = { userId: 'u', webhookUrl: 'http://localhost:3000/api/webhooks/plaid' }
  expect(await banking.createLinkToken(asked)).toMatch(/^link-sandbox-/)
  const person = { firstName: 'Ada', lastName: 'Byrne', birthDate: '1980-05-04', phone: '+12025550143' }
  expect(await bureau.enroll({ person, userId: 'u', idempotencyKey: randomUUID() })).toBeDefined()
  await it.close()
  await sandbox.close()
})

test('the hosts of the test environments are used where no other place is set', async () => {
  const it = await startTestSystem({ PLAID_CLIENT_ID: 'a', PLAID_SECRET: 'b', METHOD_API_KEY: 'sk_c' })
  expect(it.app.parts.outside).toMatchObject({
    stripe: null,
    plaid: { basePath: 'https://sandbox.plaid.com' },
    method: { baseUrl: 'https://dev.methodfi.com' },
  })
  await it.close()
})
