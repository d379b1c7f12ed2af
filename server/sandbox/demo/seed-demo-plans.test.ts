import { afterAll, beforeAll, expect, test } from 'vitest'
import type { getBilling } from '#contracts/money/billing.ts'
import type { WireOf } from '#contracts/endpoint.ts'
import { PREMIUM_MONTHLY_CENTS, PRO_MONTHLY_CENTS } from '#engine/access/prices.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { ask } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { DEMO_PASSWORD } from './demo-people.content.ts'
import { seedDemoPeople } from './seed-demo-people.ts'
import { seedDemoPlans } from './seed-demo-plans.ts'

let it: TestApp
beforeAll(async () => {
  it = await buildTestApp()
  await seedDemoPeople(it.app.parts)
  await Promise.all([seedDemoPlans(it.app.parts), seedDemoPlans(it.app.parts)])
})
afterAll(() => it.close())

async function signIn(name: string) {
  const body = { email: `${name}@demo.jubilee.test`, password: DEMO_PASSWORD }
  const login = await ask(it.app, { method: 'POST', url: '/api/login', body })
  const cookie = String([login.headers['set-cookie']].flat()[0]).split(';')[0]!
  return (method: 'GET' | 'POST', url: string) => ask(it.app, { method, url, cookie })
}

test.each([
  ['pro', 'price_monthly', centsToDecimal(PRO_MONTHLY_CENTS)],
  ['premium', 'price_premium', centsToDecimal(PREMIUM_MONTHLY_CENTS)],
])('%s has paid for a plan, once, and can end it', async (name, planId, total) => {
  const request = await signIn(name)
  const billing = (await request('GET', '/api/billing')).body as WireOf<typeof getBilling>
  expect(billing).toMatchObject({ status: 'active', planId, isComplete: true, isCanceling: false })
  expect(billing.endsAt).not.toBeNull()
  expect(billing.invoices).toMatchObject([{ status: 'paid', total }])
  expect(billing.paymentMethods).toMatchObject([{ last4: '4242', isDefault: true }])
  expect((await request('POST', '/api/billing/cancel')).body).toMatchObject({
    status: 'canceled',
    isCanceling: true,
  })
})

test('free has none', async () => {
  const request = await signIn('free')
  expect((await request('GET', '/api/billing')).body).toMatchObject({ status: 'free', invoices: [] })
})

test('nothing is bought twice at the next start', async () => {
  await seedDemoPlans(it.app.parts)
  const { rows } = await it.pool.query(`select id from sandbox_objects where kind = 'subscription'`)
  expect(rows).toHaveLength(2)
})
