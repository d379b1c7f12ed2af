import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { getBilling } from '#contracts/money/billing.ts'
import type { WireOf } from '#contracts/endpoint.ts'
import { PRO_MONTHLY_CENTS } from '#engine/access/prices.ts'
import { uncoded } from '#engine/language/sentence.ts'
import { withPayments } from '#server/http/with-payments.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { buy, cookieOf, sessionIdOf, startBilling, startBuying } from './billing-under-test.ts'
import { startBadLine } from './bad-line-under-test.ts'
import type { BadLine, Weather } from './bad-line-under-test.ts'
import type { BillingTest } from './billing-under-test.ts'

let it: BillingTest
/** stands before the sandbox's processor and spoils its answers as told */
let line: BadLine
/** the same database and processor, reached over the bad line */
let bad: TestApp

beforeAll(async () => {
  it = await startBilling()
  line = await startBadLine(it)
  bad = line.app
})
afterAll(async () => {
  await line.close()
  await it.close()
})

const sentence = expect.stringMatching(/does not answer right now|Failed to verify subscription/)

const post = (user: TestUser, url: string, body?: unknown) =>
  ask(bad.app, { method: 'POST', url, body, cookie: user.cookie })

async function rowsOf(user: TestUser): Promise<unknown> {
  const { rows } = await it.pool.query(
    `select u.subscription_status, u.subscription_plan_id, u.subscription_ends_at, p.*
     from users u left join billing_plans p on p.user_id = u.id where u.id = $1`,
    [user.id],
  )
  return rows
}

describe.each<Weather>(['hangs', 'closes', 'garbage', 'does, then hangs'])('a processor that %s', (kind) => {
  test('a checkout answers a sentence, and a later try opens one page', async () => {
    const user = await makeUser(it.app)
    line.weather = kind
    const failed = await post(user, '/api/create-checkout-session', { planId: 'price_monthly' })
    expect(failed).toMatchObject({ status: 503, body: { message: sentence } })
    line.weather = 'fine'
    const sessions = [
      await post(user, '/api/create-checkout-session', { planId: 'price_monthly' }),
      await post(user, '/api/create-checkout-session', { planId: 'price_monthly' }),
    ].map(sessionIdOf)
    expect(new Set(sessions).size).toBe(1)
    const { rows } = await it.pool.query(
      `select c.id from sandbox_objects c join billing_customers b on b.customer_id = c.body ->> 'customer'
         where c.kind = 'checkout.session' and b.user_id = $1`,
      [user.id],
    )
    expect(rows).toHaveLength(1)
    const customers = await it.pool.query(
      `select id from sandbox_objects where kind = 'customer' and body ->> 'email' = $1`,
      [user.email],
    )
    expect(customers.rows).toHaveLength(1)
  })

  test('nothing of a cancellation or a change is half-written, and a retry does it once', async () => {
    const user = await makeUser(it.app)
    await buy(it, user, { planId: 'price_premium' })
    const before = await rowsOf(user)
    line.weather = kind
    for (const url of ['/api/billing/cancel', '/api/create-portal-session'])
      expect(await post(user, url, url.endsWith('portal-session') ? {} : undefined)).toMatchObject({
        status: 503,
        body: { message: sentence },
      })
    expect(await rowsOf(user)).toEqual(before)
    expect(await ask(bad.app, { method: 'GET', url: '/api/billing', cookie: user.cookie })).toMatchObject({
      status: 200,
      body: { status: 'active', isComplete: false, invoices: [], paymentMethods: [] },
    })
    line.weather = 'fine'
    const done = await post(user, '/api/billing/cancel')
    expect(done).toMatchObject({ status: 200, body: { isCanceling: true } })
    await it.settle()
    const mails = it.subjects(user.email).concat(subjectsOf(user.email))
    expect(mails.filter((subject) => subject.startsWith('Your plan ends'))).toHaveLength(1)
  })
})

test('an upgrade whose answer was lost is found done, and charged once', async () => {
  const user = await makeUser(it.app)
  await buy(it, user)
  await it.pass(8)
  const change = '/api/billing/plan-change'
  const preview = await post(user, `${change}/preview`, { planId: 'price_premium' })
  const { quotedAt } = preview.body as { quotedAt: string }
  line.weather = 'does, then hangs'
  expect((await post(user, change, { planId: 'price_premium', quotedAt })).status).toBe(503)
  line.weather = 'fine'
  await it.app.parts.payments.upgrade(await planIdOf(user), {
    planId: 'price_premium',
    at: new Date(quotedAt),
  })
  const again = await post(user, change, { planId: 'price_premium', quotedAt })
  expect(again).toMatchObject({ status: 200, body: { planId: 'price_premium', status: 'active' } })
  const { invoices } = again.body as WireOf<typeof getBilling>
  expect(invoices.filter(({ total }) => Number(total) > PRO_MONTHLY_CENTS / 100)).toHaveLength(1)
})

async function planIdOf(user: TestUser): Promise<string> {
  const { rows } = await it.pool.query<{ id: string }>(
    'select subscription_id as id from billing_plans where user_id = $1',
    [user.id],
  )
  return rows[0]!.id
}

const subjectsOf = (to: string) =>
  bad
    .outbox()
    .filter((mail) => mail.to === to)
    .map(({ subject }) => subject)

test('the welcome page says so, grants nothing, and finds the purchase when asked again', async () => {
  const started = await startBuying(it, 'price_monthly')
  const cookie = cookieOf(started)
  const sessionId = sessionIdOf(started)
  await it.pay(sessionId, { email: 'guest@example.test' })
  const url = `/api/verify-subscription?session_id=${sessionId}`
  line.weather = 'garbage'
  expect(await ask(bad.app, { method: 'GET', url, cookie })).toMatchObject({
    status: 503,
    body: { message: 'Failed to verify subscription' },
  })
  const { rows } = await it.pool.query('select 1 from billing_plans where customer_email = $1', [
    'guest@example.test',
  ])
  expect(rows).toEqual([])
  line.weather = 'fine'
  expect(await ask(bad.app, { method: 'GET', url, cookie })).toMatchObject({
    status: 200,
    body: { status: 'trialing' },
  })
})

test('an event that comes while the processor is away is looked at later', async () => {
  const user = await makeUser(it.app)
  const sessionId = sessionIdOf(await startBuying(it, 'price_monthly', { user }))
  await it.pay(sessionId, { email: user.email })
  await it.app.parts.peers!.settle()
  line.weather = 'closes'
  await bad.app.parts.jobs.runDue()
  expect(await it.standing(user.id)).toMatchObject({ status: 'free' })
  line.weather = 'fine'
  await it.pool.query(`update pgboss.job set start_after = now() where state < 'active'`)
  await it.settle()
  expect(await it.standing(user.id)).toMatchObject({ status: 'trialing' })
})

test('however many questions there are, the answer comes in time', async () => {
  const never = new Promise<never>(() => {})
  const sentences = { away: uncoded('Nothing was lost.'), refused: uncoded('') }
  await expect(withPayments(sentences, () => never, 10)).rejects.toMatchObject({
    status: 503,
    said: sentences.away,
  })
})
