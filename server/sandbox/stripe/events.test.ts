import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PRO_MONTHLY_CENTS } from '#engine/access/prices.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import type { TestDatabase } from '#server/testing/test-database.ts'
import { WEBHOOK_PATH } from './store.ts'
import { openUnderTest } from './stripe.fixtures.ts'
import type { StripeUnderTest } from './stripe.fixtures.ts'
import { DAY } from './types.ts'

let database: TestDatabase
let peer: StripeUnderTest
beforeAll(async () => {
  database = await createTestDatabase()
  peer = await openUnderTest('2026-11-20T12:00:00Z', { databaseUrl: database.url })
})
afterAll(async () => {
  await peer.close()
  await database.drop()
})

const settle = () => peer.it.app.parts.peers!.settle()

test('what is sent can be verified with the SDK, and only so', async () => {
  const { webhookSecret } = peer.it.app.parts.peers!.places.stripe
  const { id } = await peer.stripe.customers.create({ email: 'ada@example.test' })
  await settle()
  const [delivery] = peer.sent
  expect(delivery).toMatchObject({ path: WEBHOOK_PATH })
  const { body, headers } = delivery!
  const event = peer.stripe.webhooks.constructEvent(body, headers['stripe-signature']!, webhookSecret)
  expect(event).toMatchObject({ type: 'customer.created', data: { object: { id } } })
  const verify = (text: string, secret: string) => () =>
    peer.stripe.webhooks.constructEvent(text, headers['stripe-signature']!, secret)
  expect(verify(body.replace('ada@', 'eve@'), webhookSecret)).toThrow(
    Stripe.errors.StripeSignatureVerificationError,
  )
  expect(verify(body, 'whsec_other')).toThrow(Stripe.errors.StripeSignatureVerificationError)
  const { data } = await peer.stripe.events.list({ limit: 1 })
  expect(data).toMatchObject([{ id: event.id, pending_webhooks: 0 }])
})

test('what the app does not take waits and comes again, in its order', async () => {
  await settle()
  peer.sent.length = 0
  peer.answerWith(500)
  await peer.stripe.customers.create({ email: 'first@example.test' })
  await settle()
  await peer.stripe.customers.create({ email: 'second@example.test' })
  await settle()
  expect(peer.sent.length).toBeGreaterThanOrEqual(3)
  peer.sent.length = 0
  peer.answerWith(200)
  await settle()
  const emails = peer.sent.map(
    ({ body }) => (JSON.parse(body) as { data: { object: { email: string } } }).data.object.email,
  )
  expect(emails).toEqual(['first@example.test', 'second@example.test'])
  peer.sent.length = 0
  await settle()
  expect(peer.sent).toEqual([])
})

test('after a restart everything is there: objects, what is due and what was not delivered', async () => {
  const { id, customer } = await peer.buy({ plan: 'price_monthly', trialDays: 7 })
  await settle()
  peer.answerWith(0)
  const { id: left } = await peer.stripe.customers.create({ email: 'left@example.test' })
  const now = peer.now()
  await peer.close()
  peer = await openUnderTest(new Date((now + 8 * DAY) * 1_000).toISOString(), { databaseUrl: database.url })
  await settle()
  const read = await peer.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
  expect(read).toMatchObject({
    customer,
    status: 'active',
    latest_invoice: { amount_paid: PRO_MONTHLY_CENTS, created: now + 7 * DAY },
  })
  const types = peer.sent.map(({ body }) => (JSON.parse(body) as Stripe.Event).type)
  expect(types).toEqual([
    'customer.created',
    'customer.subscription.trial_will_end',
    'invoice.created',
    'customer.subscription.updated',
    'invoice.finalized',
    'charge.succeeded',
    'payment_intent.succeeded',
    'invoice.paid',
    'invoice.payment_succeeded',
  ])
  expect(peer.sent[0]!.body).toContain(left)
})
