/** The bank's page of 3-D Secure, before something is bought and before a card is kept. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUnderTest } from '#server/sandbox/stripe/stripe.fixtures.ts'
import type { StripeUnderTest } from '#server/sandbox/stripe/stripe.fixtures.ts'

const ASKS_ONCE = '4000002500003155'
const ASKS_ALWAYS = '4000002760003184'
const ASKS_AND_IS_SHORT = '4000008260003178'

let peer: StripeUnderTest
beforeAll(async () => {
  peer = await openUnderTest('2026-11-20T12:00:00Z')
})
afterAll(() => peer.close())

const ours = 'http://localhost:3000'

async function ask(method: 'GET' | 'POST', url: string, form: Record<string, string> = {}) {
  const answer = await peer.it.app.inject({
    method,
    url,
    headers: {
      host: 'localhost:3000',
      origin: ours,
      'content-type': 'application/x-www-form-urlencoded',
    },
    ...(method === 'POST' ? { payload: new URLSearchParams(form).toString() } : {}),
  })
  return { status: answer.statusCode, page: answer.body, to: answer.headers.location }
}

const typed = (number: string) => ({
  email: 'ada@example.test',
  number,
  expiry: '12 / 34',
  cvc: '123',
  name: 'Ada Byrne',
  postalCode: '10001',
})

async function openCheckout() {
  const { data } = await peer.stripe.prices.list({ lookup_keys: ['price_premium'] })
  const { id } = await peer.stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: data[0]!.id }],
    success_url: `${ours}/welcome?session_id={CHECKOUT_SESSION_ID}`,
  })
  return { id, path: `/sandbox/stripe/checkout/${id}` }
}

const sessionOf = (id: string) => peer.stripe.checkout.sessions.retrieve(id)

test.each([ASKS_ONCE, ASKS_ALWAYS, '4000000000003220'])('%s buys once its bank has a yes', async (number) => {
  const { id, path } = await openCheckout()
  const sent = await ask('POST', path, typed(number))
  expect([sent.status, sent.to]).toEqual([303, `${path}/confirm`])
  expect((await sessionOf(id)).status).toBe('open')
  const bank = await ask('GET', `${path}/confirm`)
  expect(bank.page).toContain(`Bank of the card ending in ${number.slice(-4)}`)
  expect(bank.page).toContain('$99.00')

  const failed = await ask('POST', `${path}/confirm`, { answer: 'refused' })
  expect(failed.status).toBe(422)
  expect(failed.page).toContain('Your bank did not get your confirmation. Nothing was charged.')
  expect(failed.page).toContain('value="Ada Byrne"')
  expect(failed.page).not.toContain(number)
  // Without a card that waits there is nothing to say yes to.
  expect((await ask('POST', `${path}/confirm`, { answer: 'given' })).to).toBe(path)
  expect((await sessionOf(id)).status).toBe('open')

  await ask('POST', path, typed(number))
  const done = await ask('POST', `${path}/confirm`, { answer: 'given' })
  expect([done.status, done.to]).toEqual([303, `${ours}/welcome?session_id=${id}`])
  expect(await sessionOf(id)).toMatchObject({ status: 'complete', payment_status: 'paid' })
})

test('a card with too little money is declined after its bank has a yes', async () => {
  const { id, path } = await openCheckout()
  await ask('POST', path, typed(ASKS_AND_IS_SHORT))
  const done = await ask('POST', `${path}/confirm`, { answer: 'given' })
  expect(done.status).toBe(422)
  expect(done.page).toContain('too little money')
  expect(await sessionOf(id)).toMatchObject({ status: 'open', subscription: null })
})

test('the portal keeps a card once its bank has a yes, and leaves its open invoice to be confirmed', async () => {
  const { customer } = await peer.buy({ card: '4000000000000341', trialDays: 1 })
  await peer.days(2)
  const { url } = await peer.stripe.billingPortal.sessions.create({ customer: String(customer) })
  const portal = new URL(url).pathname
  const sent = await ask('POST', `${portal}/card`, typed(ASKS_ALWAYS))
  expect([sent.status, sent.to]).toEqual([303, `${portal}/card/confirm`])
  expect((await ask('GET', `${portal}/card/confirm`)).page).toContain('Nothing is charged now.')
  const refused = await ask('POST', `${portal}/card/confirm`, { answer: 'refused' })
  expect(refused.page).toContain('the card was not saved')
  expect(refused.page).toContain('ending in 0341')

  await ask('POST', `${portal}/card`, typed(ASKS_ALWAYS))
  const kept = await ask('POST', `${portal}/card/confirm`, { answer: 'given' })
  expect(kept.page).toContain('ending in 3184')
  expect(kept.page).toContain('wants you to confirm the payment of the open invoice')
  const { data } = await peer.stripe.invoices.list({ customer: String(customer), status: 'open' })
  const paying = await ask('POST', `${portal}/pay/${data[0]!.id}`)
  expect(paying.to).toMatch(/^\/sandbox\/stripe\/invoice\/\w+\/confirm$/)
  const paid = await ask('POST', paying.to!, { answer: 'given' })
  expect(paid.page).toContain('Paid. Thank you.')
})

test('a payment that waits says so: its intent, its invoice and its events', async () => {
  const { id, customer } = await peer.buy({ plan: 'price_monthly', card: ASKS_ALWAYS })
  const { data: prices } = await peer.stripe.prices.list({ lookup_keys: ['price_premium'] })
  const { items } = await peer.stripe.subscriptions.retrieve(id)
  const asked = {
    items: [{ id: items.data[0]!.id, price: prices[0]!.id }],
    proration_behavior: 'always_invoice' as const,
    proration_date: peer.now(),
  }
  await expect(
    peer.stripe.subscriptions.update(id, { ...asked, payment_behavior: 'error_if_incomplete' }),
  ).rejects.toMatchObject({ statusCode: 402, code: 'subscription_payment_intent_requires_action' })
  const waiting = await peer.stripe.subscriptions.update(id, {
    ...asked,
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice'],
  })
  expect(waiting).toMatchObject({
    status: 'active',
    items: { data: [{ price: { lookup_key: 'price_monthly' } }] },
    pending_update: {
      expires_at: peer.now() + 23 * 3_600,
      subscription_items: [{ price: { lookup_key: 'price_premium' } }],
    },
    latest_invoice: { status: 'open', next_payment_attempt: null },
  })
  const invoice = (waiting.latest_invoice as { id: string }).id
  const paymentOf = async () =>
    (await peer.stripe.invoicePayments.list({ invoice, expand: ['data.payment.payment_intent'] })).data
  expect(await paymentOf()).toMatchObject([
    { status: 'open', amount_paid: null, payment: { payment_intent: { status: 'requires_action' } } },
  ])
  expect(await peer.eventTypes()).toEqual(
    expect.arrayContaining([
      'invoice.payment_action_required',
      'payment_intent.requires_action',
      'customer.subscription.updated',
    ]),
  )
  await peer.days(1)
  expect(await peer.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).toMatchObject({
    pending_update: null,
    latest_invoice: { status: 'void' },
  })
  expect((await peer.stripe.customers.retrieve(String(customer))) as object).toMatchObject({
    delinquent: false,
  })
  expect(await peer.eventTypes()).toEqual(
    expect.arrayContaining(['invoice.voided', 'customer.subscription.pending_update_expired']),
  )
})
