import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

let it: TestApp
let stripe: Stripe
beforeAll(async () => {
  it = await buildTestApp()
  const { secretKey, at } = it.app.parts.outside.stripe
  stripe = new Stripe(secretKey, { ...at!, maxNetworkRetries: 0 })
})
afterAll(() => it.close())

test('a customer, a price by its lookup key and a checkout', async () => {
  const c = await stripe.customers.create({ email: 'ada@example.test', metadata: { userId: '1' } })
  const { data } = await stripe.prices.list({ lookup_keys: ['price_monthly'], expand: ['data.product'] })
  expect(data[0]).toMatchObject({ unit_amount: 3900, product: { name: 'Jubilee Pro' } })
  const s = await stripe.checkout.sessions.create({
    mode: 'subscription',
    ui_mode: 'hosted_page',
    customer: c.id,
    line_items: [{ price: data[0]!.id, quantity: 1 }],
    success_url: 'http://localhost:3000/welcome?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/pricing',
    subscription_data: {
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    },
  })
  const read = await stripe.checkout.sessions.retrieve(s.id, { expand: ['customer', 'line_items'] })
  expect(read).toMatchObject({ id: s.id, status: 'open', customer: { email: 'ada@example.test' } })
  expect(read.line_items?.data).toHaveLength(1)
})
