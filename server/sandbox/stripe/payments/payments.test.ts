import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Stripe } from 'stripe'
import { completeCheckout } from '../checkout/complete-checkout.ts'
import { serialize } from '#server/sandbox/stripe/serialize.ts'
import { FAILS_LATER, PAYS, cardOf, openUnderTest } from '#server/sandbox/stripe/stripe.fixtures.ts'
import type { StripeUnderTest } from '#server/sandbox/stripe/stripe.fixtures.ts'

let peer: StripeUnderTest
beforeAll(async () => {
  peer = await openUnderTest('2026-11-20T12:00:00Z')
})
afterAll(() => peer.close())

const DISPUTED = '4000000000000259'
const ours = 'http://localhost:3000'
type Asked = Stripe.Checkout.SessionCreateParams

const price = { currency: 'usd', unit_amount: 5_000, product_data: { name: 'Gift' } }
const once = {
  mode: 'payment',
  submit_type: 'donate',
  line_items: [{ price_data: price, quantity: 1 }],
  payment_intent_data: { metadata: { gift: 'g1' }, description: 'Gift' },
  success_url: `${ours}/thanks`,
} satisfies Asked
const monthly = {
  mode: 'subscription',
  line_items: [{ price_data: { ...price, recurring: { interval: 'month' } }, quantity: 1 }],
  subscription_data: { metadata: { gift: 'g2' } },
  success_url: `${ours}/thanks`,
} satisfies Asked

const open = (asked: Asked) => peer.stripe.checkout.sessions.create(asked)

async function pay(asked: Asked, number = PAYS) {
  const { id } = await open(asked)
  await serialize(peer.it.app.parts.peers!.parts, async (store) =>
    completeCheckout(store, await store.get('checkout.session', id), {
      email: 'ada@example.test',
      card: cardOf(number),
    }),
  )
  return peer.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })
}

const intentOf = ({ payment_intent: intent }: Stripe.Checkout.Session) => intent as Stripe.PaymentIntent
const latestCharge = async (id: string) =>
  (await peer.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })).latest_charge
const chargeOf = (session: Stripe.Checkout.Session) => intentOf(session).latest_charge as Stripe.Charge

describe('a checkout that is paid once', () => {
  test('has a payment with its charge, and keeps no customer', async () => {
    const session = await pay(once)
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      mode: 'payment',
      customer: null,
      subscription: null,
      amount_total: 5_000,
      customer_details: { email: 'ada@example.test' },
    })
    expect(intentOf(session)).toMatchObject({
      status: 'succeeded',
      amount_received: 5_000,
      currency: 'usd',
      metadata: { gift: 'g1' },
      customer: null,
    })
    expect(chargeOf(session)).toMatchObject({
      paid: true,
      amount_refunded: 0,
      disputed: false,
      metadata: { gift: 'g1' },
      payment_method_details: { card: { last4: '4242' } },
    })
  })

  test('makes a customer where one is asked for', async () => {
    const session = await pay({ ...once, customer_creation: 'always' })
    expect(session.customer).toEqual(expect.stringMatching(/^cus_/))
  })

  test('tells of it, in the order of what happened', async () => {
    const before = (await peer.eventTypes()).length
    await pay(once)
    expect((await peer.eventTypes()).slice(before)).toEqual([
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ])
  })

  test('with a card that declines is not paid, and stays open', async () => {
    await expect(pay(once, FAILS_LATER)).rejects.toThrow(/declined/)
  })

  test('brings a price that is its own: it cannot be bought again', async () => {
    const { id } = await open(once)
    const read = await peer.stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] })
    expect(read.line_items?.data[0]).toMatchObject({
      amount_total: 5_000,
      price: { active: false, type: 'one_time' },
    })
  })
})

test('a monthly price of its own renews, and each month has its payment', async () => {
  const { subscription } = await pay(monthly)
  await peer.days(32)
  await peer.days(32)
  const { data } = await peer.stripe.invoices.list({
    subscription: String(subscription),
    status: 'paid',
    expand: ['data.payments'],
  })
  expect(data.map(({ amount_paid: paid }) => paid)).toEqual([5_000, 5_000, 5_000])
  for (const { payments, parent } of data) {
    expect(payments?.data).toMatchObject([{ status: 'paid', payment: { type: 'payment_intent' } }])
    expect(parent?.subscription_details?.metadata).toEqual({ gift: 'g2' })
  }
  const [latest] = data[0]!.payments!.data
  const intent = await peer.stripe.paymentIntents.retrieve(String(latest!.payment.payment_intent))
  expect(intent).toMatchObject({ amount_received: 5_000, metadata: {} })
})

test('what an invoice was paid with is answered only where it is asked for', async () => {
  const { data } = await peer.stripe.invoices.list({ limit: 1 })
  expect(data[0]).not.toHaveProperty('payments')
})

describe('what Stripe refuses is refused', () => {
  test.each<[string, object, object]>([
    [
      'a recurring price that is paid once',
      { ...once, line_items: monthly.line_items },
      { param: 'line_items' },
    ],
    ['a single price that subscribes', { ...monthly, line_items: once.line_items }, { param: 'line_items' }],
    [
      'a description of a payment for a subscription',
      { ...monthly, payment_intent_data: { description: 'x' } },
      { param: 'payment_intent_data' },
    ],
    [
      'data of a subscription for a payment',
      { ...once, subscription_data: { description: 'x' } },
      { param: 'subscription_data' },
    ],
    ['a subscription as a donation', { ...monthly, submit_type: 'donate' }, { param: 'submit_type' }],
    [
      'less than fifty cents',
      { ...once, line_items: [{ price_data: { ...price, unit_amount: 49 } }] },
      { code: 'amount_too_small' },
    ],
    [
      'more than a card takes',
      { ...once, line_items: [{ price_data: { ...price, unit_amount: 100_000_000 } }] },
      { code: 'amount_too_large' },
    ],
    [
      'a line with two prices',
      { ...once, line_items: [{ price: 'price_1JubileeProMonthly', price_data: price }] },
      { param: 'line_items[0][price]' },
    ],
    ['a line without a price', { ...once, line_items: [{ quantity: 1 }] }, { code: 'parameter_missing' }],
    [
      'a product without a name',
      { ...once, line_items: [{ price_data: { ...price, product_data: {} } }] },
      { code: 'parameter_missing' },
    ],
    ['a parameter nobody knows', { ...once, tip: 1 }, { code: 'parameter_unknown' }],
  ])('%s', async (_, asked, refusal) => {
    await expect(open(asked as Asked)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      ...refusal,
    })
  })
})

describe('money that goes back', () => {
  test('is refunded in parts, never more than was paid, and told of', async () => {
    const session = await pay(once)
    const { id } = intentOf(session)
    const before = (await peer.eventTypes()).length
    await peer.stripe.refunds.create({ payment_intent: id, amount: 2_000 })
    await expect(peer.stripe.refunds.create({ payment_intent: id, amount: 3_001 })).rejects.toMatchObject({
      param: 'amount',
    })
    const refund = await peer.stripe.refunds.create({ payment_intent: id })
    expect(refund).toMatchObject({ amount: 3_000, status: 'succeeded', payment_intent: id })
    expect(await latestCharge(id)).toMatchObject({ amount_refunded: 5_000, refunded: true })
    await expect(peer.stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    expect((await peer.eventTypes()).slice(before)).toEqual([
      'refund.created',
      'charge.refunded',
      'refund.created',
      'charge.refunded',
    ])
  })

  test('the same refund under the same key is one', async () => {
    const { id } = intentOf(await pay(once))
    const refund = () =>
      peer.stripe.refunds.create({ payment_intent: id, amount: 1_000 }, { idempotencyKey: `refund-${id}` })
    expect((await refund()).id).toBe((await refund()).id)
    expect(await latestCharge(id)).toMatchObject({ amount_refunded: 1_000 })
  })

  test('is disputed by its card, cannot be refunded meanwhile, and is won or lost', async () => {
    const outcomes: string[] = []
    for (const evidence of ['winning_evidence', 'losing_evidence']) {
      const { id } = intentOf(await pay(once, DISPUTED))
      const { data } = await peer.stripe.disputes.list({ payment_intent: id })
      expect(data).toMatchObject([{ status: 'needs_response', amount: 5_000, payment_intent: id }])
      await expect(peer.stripe.refunds.create({ payment_intent: id })).rejects.toThrow(/charged back/)
      const closed = await peer.stripe.disputes.update(data[0]!.id, {
        evidence: { uncategorized_text: evidence },
        submit: true,
      })
      outcomes.push(closed.status)
    }
    expect(outcomes).toEqual(['won', 'lost'])
    const types = await peer.eventTypes()
    expect(types.filter((type) => type === 'charge.dispute.funds_reinstated')).toHaveLength(1)
    expect(types.filter((type) => type === 'charge.dispute.closed')).toHaveLength(2)
  })
})

test('the payment page says Donate, once, and what the gift is', async () => {
  const { url } = await open({ ...once, custom_text: { submit: { message: 'All of it goes to grants.' } } })
  const { body } = await peer.it.app.inject({ method: 'GET', url: new URL(url!).pathname })
  const text = body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(text).toMatch(/Gift \$50\.00 once Total due today \$50\.00/)
  expect(text).toMatch(/Donate All of it goes to grants\./)
  expect(text).not.toMatch(/a month|Subscribe/)
})
