import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, makeUser } from '#server/testing/make-user.ts'
import { buy, cookieOf, sessionIdOf, startBilling, startBuying } from '../billing-under-test.ts'
import type { BillingTest } from '../billing-under-test.ts'

let it: BillingTest
beforeAll(async () => {
  it = await startBilling()
})
afterAll(() => it.close())

const twenty = <T>(work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, at) => work(at)))

async function trialsOf(email: string): Promise<Record<string, number>> {
  const { rows } = await it.pool.query<{ outcome: string; count: string }>(
    `select coalesce(refused_for, status) as outcome, count(*) from billing_plans
     where customer_email = $1 group by 1`,
    [email],
  )
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, Number(count)]))
}

test('twenty clicks of a person open one checkout, for one customer, with one trial', async () => {
  const ada = await makeUser(it.app)
  const answers = await twenty(() => startBuying(it, 'price_monthly', { user: ada, onceKey: randomUUID() }))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  const sessions = new Set(answers.map(sessionIdOf))
  expect(sessions.size).toBe(1)
  const [sessionId] = sessions
  await it.pay(sessionId!, { email: ada.email })
  await it.settle()
  expect(await trialsOf(ada.email)).toEqual({ trialing: 1 })
  const { rows } = await it.pool.query(
    `select id from sandbox_objects where kind = 'customer' and body ->> 'email' = $1`,
    [ada.email],
  )
  expect(rows).toHaveLength(1)
})

test('twenty repetitions of a guest’s click open one checkout, though no answer had come back yet', async () => {
  const onceKey = randomUUID()
  const answers = await twenty(() => startBuying(it, 'price_monthly', { onceKey }))
  expect(new Set(answers.map(sessionIdOf)).size).toBe(1)
  expect(new Set(answers.map(cookieOf)).size).toBe(1)
})

test('of twenty guests who pay with one address, one has the trial and nobody else is charged', async () => {
  const email = 'once@example.test'
  const sessions = await twenty(async () => sessionIdOf(await startBuying(it, 'price_monthly')))
  expect(new Set(sessions).size).toBe(20)
  for (const sessionId of sessions) await it.pay(sessionId, { email })
  await it.settle()
  expect(await trialsOf(email)).toEqual({ trialing: 1, trial_used: 19 })
  const { rows } = await it.pool.query<{ status: string; count: string }>(
    `select body ->> 'status' as status, count(*) from sandbox_objects o
     where kind = 'subscription' and owner_id in (select customer_id from billing_plans where customer_email = $1)
     group by 1 order by 1`,
    [email],
  )
  expect(rows).toEqual([
    { status: 'canceled', count: '19' },
    { status: 'trialing', count: '1' },
  ])
  await it.pass(8)
  const paid = await it.pool.query(
    `select id from sandbox_objects where kind = 'invoice' and (body ->> 'amount_paid')::int > 0
     and owner_id in (select customer_id from billing_plans where customer_email = $1)`,
    [email],
  )
  expect(paid.rows).toHaveLength(1)
  expect(it.subjects(email).filter((subject) => subject.includes('used before'))).toHaveLength(19)
})

test('who had the trial buys Pro without one', async () => {
  const ada = await makeUser(it.app)
  await buy(it, ada)
  await ada.request('POST', '/api/billing/cancel')
  await it.pass(8)
  const sessionId = sessionIdOf(await startBuying(it, 'price_monthly', { user: ada }))
  await it.pay(sessionId, { email: ada.email })
  await it.settle()
  expect(await it.standing(ada.id)).toMatchObject({ status: 'active', plan: 'price_monthly' })
})

test('who has a live plan is told so, and nothing is opened', async () => {
  const ada = await makeUser(it.app)
  await buy(it, ada)
  for (const planId of ['price_monthly', 'price_premium'] as const)
    expect(await startBuying(it, planId, { user: ada })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('already have a plan') },
    })
  await ada.request('POST', '/api/billing/cancel')
  expect(await startBuying(it, 'price_premium', { user: ada })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('resume') },
  })
  const seeded = await makeUser(it.app, { status: 'active', planId: 'price_monthly' })
  expect((await startBuying(it, 'price_premium', { user: seeded })).status).toBe(409)
})

test('choosing the other plan closes the first page', async () => {
  const ada = await makeUser(it.app)
  const pro = sessionIdOf(await startBuying(it, 'price_monthly', { user: ada }))
  const premium = sessionIdOf(await startBuying(it, 'price_premium', { user: ada }))
  expect(premium).not.toBe(pro)
  expect((await it.app.parts.payments.fetchCheckout(pro)).state).toBe('expired')
  expect(sessionIdOf(await startBuying(it, 'price_premium', { user: ada }))).toBe(premium)
})

test('a purchase that is paid while it is clicked again is found, not repeated', async () => {
  const ada = await makeUser(it.app)
  const sessionId = sessionIdOf(await startBuying(it, 'price_monthly', { user: ada }))
  await it.pay(sessionId, { email: ada.email })
  expect((await startBuying(it, 'price_monthly', { user: ada })).status).toBe(409)
  expect(await it.standing(ada.id)).toMatchObject({ status: 'trialing' })
})

test('a guest’s second plan, taken into an account that has one, is ended: the better one stays', async () => {
  const ada = await makeUser(it.app)
  await buy(it, ada)
  const started = await startBuying(it, 'price_premium')
  await it.pay(sessionIdOf(started), { email: 'other@example.test' })
  await it.settle()
  const login = await ask(it.app, {
    method: 'POST',
    url: '/api/login',
    body: { email: ada.email, password: 'quiet-harbour-41' },
    cookie: cookieOf(started),
  })
  expect(login.status).toBe(200)
  await it.settle()
  expect(await it.standing(ada.id)).toMatchObject({ status: 'active', plan: 'price_premium' })
  const { rows } = await it.pool.query<{ plan: string; status: string; why: string | null }>(
    'select plan_id as plan, status, refused_for as why from billing_plans where user_id = $1 order by plan_id',
    [ada.id],
  )
  expect(rows).toEqual([
    { plan: 'price_monthly', status: 'canceled', why: 'second_plan' },
    { plan: 'price_premium', status: 'active', why: null },
  ])
})
