import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '#server/testing/make-user.ts'
import { sessionIdOf, startBilling, startBuying } from '../billing-under-test.ts'
import type { BillingTest } from '../billing-under-test.ts'
import { endPlansNow } from './end-plan.ts'
import { listPlansOf } from './subscriptions.queries.ts'

let it: BillingTest
beforeAll(async () => {
  it = await startBilling()
})
afterAll(() => it.close())

test('a plan that was paid and that nobody told us of ends with the account', async () => {
  const user = await makeUser(it.app)
  const sessionId = sessionIdOf(await startBuying(it, 'price_premium', { user }))
  await it.pay(sessionId, { email: user.email })
  await it.pool.query(`delete from sandbox_objects where kind = 'delivery'`)
  await endPlansNow({ parts: it.app.parts, userId: user.id })
  const [plan] = await listPlansOf(it.app.parts.db, user.id)
  expect(plan).toMatchObject({ status: 'canceled' })
})

test('a payment page that is still open is closed with the account', async () => {
  const user = await makeUser(it.app)
  const sessionId = sessionIdOf(await startBuying(it, 'price_premium', { user }))
  await endPlansNow({ parts: it.app.parts, userId: user.id })
  expect(await it.app.parts.payments.fetchCheckout(sessionId)).toMatchObject({ state: 'expired' })
  expect(await listPlansOf(it.app.parts.db, user.id)).toEqual([])
})
