import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PREMIUM_MONTHLY_CENTS, PRO_MONTHLY_CENTS } from '#engine/access/prices.ts'
import { openUnderTest } from './stripe.fixtures.ts'
import type { StripeUnderTest } from './stripe.fixtures.ts'
import { DAY } from './types.ts'

let peer: StripeUnderTest
let stripe: Stripe
let origin: string
let secretKey: string
beforeAll(async () => {
  peer = await openUnderTest('2026-11-20T12:00:00Z')
  stripe = peer.stripe
  secretKey = peer.it.app.parts.peers!.places.stripe.secretKey
  origin = peer.it.app.parts.peers!.origin
})
afterAll(() => peer.close())

/** Asks without the SDK: what it would never send. */
async function ask(
  method: string,
  path: string,
  given: { body?: string; key?: string; headers?: object } = {},
) {
  const { body, key = secretKey, headers } = given
  const answer = await fetch(`${origin}/v1${path}`, {
    method,
    headers: {
      ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  })
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as { error?: object; id?: string },
  }
}

const successUrl = 'http://localhost:3000/welcome?session_id={CHECKOUT_SESSION_ID}'
const priceId = async (key: string) => (await stripe.prices.list({ lookup_keys: [key] })).data[0]!.id

test('without a key, or with a wrong one, nobody gets in', async () => {
  const none = await ask('GET', '/events', { key: '' })
  expect([none.status, none.body.error]).toMatchObject([401, { type: 'invalid_request_error' }])
  const wrong = await ask('GET', '/events', { key: 'sk_test_sandbox_wrong_1234567890' })
  expect(wrong.body.error).toMatchObject({
    message: expect.stringMatching(/^Invalid API Key provided: sk_test_\*+7890$/),
  })
  expect(wrong.headers.get('request-id')).toMatch(/^req_/)
  const other = new Stripe('sk_test_other', {
    ...peer.it.app.parts.peers!.places.stripe.at!,
    maxNetworkRetries: 0,
  })
  await expect(other.events.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
})

test.each([
  { method: 'POST', path: '/customers', body: 'nonsense=1', code: 'parameter_unknown', param: 'nonsense' },
  {
    method: 'POST',
    path: '/customers',
    body: 'invoice_settings[color]=red',
    code: 'parameter_unknown',
    param: 'invoice_settings',
  },
  { method: 'POST', path: '/customers', body: 'name=', code: 'parameter_invalid_empty', param: 'name' },
  {
    method: 'POST',
    path: '/checkout/sessions',
    body: 'mode=subscription',
    code: 'parameter_missing',
    param: 'line_items',
  },
  {
    method: 'POST',
    path: '/checkout/sessions',
    body: 'payment_method_types[0]=card',
    code: 'parameter_unknown',
    param: 'payment_method_types',
  },
  {
    method: 'POST',
    path: '/invoices/create_preview',
    body: '',
    code: 'parameter_missing',
    param: 'subscription',
  },
  {
    method: 'GET',
    path: '/prices?limit=x',
    body: undefined,
    code: 'parameter_invalid_integer',
    param: 'limit',
  },
  {
    method: 'GET',
    path: '/prices?lookup_key=price_monthly',
    body: undefined,
    code: 'parameter_unknown',
    param: 'lookup_key',
  },
])('$method $path with $body answers $code', async ({ method, path, body, code, param }) => {
  const answer = await ask(method, path, body === undefined ? {} : { body })
  expect([answer.status, answer.body.error]).toMatchObject([
    400,
    { type: 'invalid_request_error', code, param },
  ])
})

test('another version than the one spoken here is refused', async () => {
  const { host, port } = peer.it.app.parts.peers!.places.stripe.at!
  const asVersion = async (version: string) => {
    const headers = { authorization: `Bearer ${secretKey}`, 'stripe-version': version }
    const answer = await fetch(`http://${host}:${port}/v1/prices`, { headers })
    return { status: answer.status, body: await answer.json() }
  }
  expect(await asVersion('banana')).toMatchObject({
    status: 400,
    body: { error: { message: 'Invalid Stripe API version: banana' } },
  })
  expect((await asVersion('2026-10-28.endive')).status).toBe(200)
})

test('lists take a range of creation', async () => {
  const { stripe } = peer
  await stripe.customers.create({ email: 'range@example.test' })
  const [newest] = (await stripe.events.list({ limit: 1 })).data
  const at = newest!.created
  const idsIn = async (created: Stripe.RangeQueryParam) =>
    (await stripe.events.list({ created, limit: 100 })).data.map(({ id }) => id)
  expect(await idsIn({ gte: at, lte: at })).toContain(newest!.id)
  expect(await idsIn({ gt: at })).not.toContain(newest!.id)
  expect(await idsIn({ lt: at })).not.toContain(newest!.id)
})

test('a parameter in a part of a call is named in full', async () => {
  const body = `mode=subscription&success_url=${encodeURIComponent(successUrl)}&line_items[0][price]=x&line_items[0][plan]=y`
  const answer = await ask('POST', '/checkout/sessions', { body })
  expect(answer.body.error).toMatchObject({ code: 'parameter_unknown', param: 'line_items[0][plan]' })
})

test('unknown ids are 404 in the path and 400 among the parameters; unknown calls are 404', async () => {
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    param: 'id',
    message: "No such customer: 'cus_none'",
  })
  await expect(stripe.subscriptions.list({ customer: 'cus_none' })).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'customer',
  })
  expect(await ask('GET', '/nothing')).toMatchObject({
    status: 404,
    body: { error: { message: expect.stringContaining('Unrecognized request URL (GET: /v1/nothing)') } },
  })
})

test('customers: made, read, changed', async () => {
  const made = await stripe.customers.create({
    email: 'grace@example.test',
    metadata: { userId: '7', plan: 'a' },
  })
  expect(made).toMatchObject({ object: 'customer', balance: 0, metadata: { userId: '7', plan: 'a' } })
  const changed = await stripe.customers.update(made.id, { name: 'Grace', metadata: { plan: '' } })
  expect(changed).toMatchObject({ name: 'Grace', metadata: { userId: '7' } })
  expect(await stripe.customers.retrieve(made.id)).toMatchObject({ ...changed, lastResponse: {} })
  await expect(stripe.customers.update('cus_none', { name: 'x' })).rejects.toMatchObject({ statusCode: 404 })
})

test('prices by lookup key, with their products', async () => {
  const { data } = await stripe.prices.list({
    lookup_keys: ['price_monthly', 'price_premium'],
    active: true,
    expand: ['data.product'],
  })
  expect(data.map((price) => [price.lookup_key, price.unit_amount, price.product]).toSorted()).toMatchObject([
    ['price_monthly', PRO_MONTHLY_CENTS, { name: 'Jubilee Pro' }],
    ['price_premium', PREMIUM_MONTHLY_CENTS, { name: 'Jubilee Premium' }],
  ])
  expect((await stripe.prices.list({ lookup_keys: ['price_none'] })).data).toEqual([])
  expect(data[0]!.unit_amount_decimal?.toString()).toMatch(/^\d+$/)
})

test('lists page in both directions and say whether there is more', async () => {
  const email = 'pages@example.test'
  const ofPage = { type: 'customer.created', created: { gte: peer.now() } }
  const made: string[] = []
  for (let count = 0; count < 5; count += 1) {
    await stripe.customers.create({ email })
    made.unshift((await stripe.events.list({ limit: 1 })).data[0]!.id)
  }
  const first = await stripe.events.list({ ...ofPage, limit: 2 })
  expect([first.data.map(({ id }) => id), first.has_more]).toEqual([made.slice(0, 2), true])
  const next = await stripe.events.list({ ...ofPage, limit: 3, starting_after: made[1]! })
  expect(next.data.map(({ id }) => id)).toEqual(made.slice(2))
  const back = await stripe.events.list({ ...ofPage, limit: 2, ending_before: made[4]! })
  expect([back.data.map(({ id }) => id), back.has_more]).toEqual([made.slice(2, 4), true])
  const all = await stripe.events.list({ ...ofPage, limit: 2 }).autoPagingToArray({ limit: 100 })
  expect(all.map(({ id }) => id).slice(0, 5)).toEqual(made)
  const last = await stripe.events.list({ ...ofPage, starting_after: all.at(-1)!.id })
  expect([last.data, last.has_more]).toEqual([[], false])
  await expect(stripe.events.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' })
})

test('the same key is the same answer, also at once; with other parameters it is refused', async () => {
  const options = { idempotencyKey: 'once-1' }
  const made = await Promise.all(
    Array.from({ length: 20 }, () => stripe.customers.create({ email: 'once@example.test' }, options)),
  )
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  const created = await stripe.events.list({ type: 'customer.created', limit: 100 })
  const emails = created.data.map(({ data }) => (data.object as Stripe.Customer).email)
  expect(emails.filter((email) => email === 'once@example.test')).toHaveLength(1)
  const body = 'email=once%40example.test'
  const again = await ask('POST', '/customers', { body, headers: { 'idempotency-key': 'once-1' } })
  expect([again.headers.get('idempotent-replayed'), again.body.id]).toEqual(['true', made[0]!.id])
  await expect(stripe.customers.create({ email: 'twice@example.test' }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  })
  await peer.goTo(peer.now() + DAY + 1)
  expect((await stripe.customers.create({ email: 'once@example.test' }, options)).id).not.toBe(made[0]!.id)
})

test('a checkout: opened, read with what it will buy, expired by hand or after a day', async () => {
  const price = await priceId('price_monthly')
  const open = () =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      ui_mode: 'hosted_page',
      line_items: [{ price, quantity: 1 }],
      client_reference_id: 'checkout-1',
      metadata: { userId: '7' },
      success_url: successUrl,
      cancel_url: 'http://localhost:3000/pricing',
      subscription_data: {
        trial_period_days: 7,
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      },
    })
  const session = await open()
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 0,
    client_reference_id: 'checkout-1',
    expires_at: peer.now() + DAY,
    url: `http://localhost:3000/sandbox/stripe/checkout/${session.id}`,
  })
  expect(session.id).toMatch(/^cs_test_\w{58}$/)
  expect(session.line_items).toBeUndefined()
  const read = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['line_items.data.price.product', 'subscription'],
  })
  expect(read.line_items?.data[0]).toMatchObject({
    amount_total: PRO_MONTHLY_CENTS,
    price: { product: { name: 'Jubilee Pro' } },
  })
  expect(read.subscription).toBeNull()
  expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null })
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 })
  const left = await open()
  await peer.goTo(peer.now() + DAY)
  expect((await stripe.checkout.sessions.retrieve(left.id)).status).toBe('expired')
  const { data } = await stripe.events.list({ type: 'checkout.session.expired' })
  expect(data).toHaveLength(2)
  const [newest, oldest] = data.map(({ created }) => created) as [number, number]
  const since = async (gte: number) =>
    (await stripe.events.list({ type: 'checkout.session.expired', created: { gte } })).data.length
  expect([await since(oldest), await since(oldest + 1), await since(newest)]).toEqual([2, 1, 1])
  expect(await since(newest + 1)).toBe(0)
  await peer.goTo(newest + 31 * DAY)
  expect(await since(oldest)).toBe(0)
  await expect(stripe.checkout.sessions.retrieve(left.id, { expand: ['nothing'] })).rejects.toThrow(
    /cannot be expanded/,
  )
})

test('who bought has a card, an invoice with its pages, and a portal', async () => {
  const bought = await peer.buy({ plan: 'price_monthly', trialDays: 7 })
  const customer = bought.customer as string
  const { data: cards } = await stripe.paymentMethods.list({ customer, type: 'card' })
  expect(cards).toMatchObject([{ id: bought.default_payment_method, card: { brand: 'visa', last4: '4242' } }])
  const read = await stripe.subscriptions.retrieve(bought.id, {
    expand: ['latest_invoice.customer', 'latest_invoice.parent.subscription_details.subscription'],
  })
  const invoice = read.latest_invoice as Stripe.Invoice
  expect(invoice).toMatchObject({
    number: expect.stringMatching(/-0001$/),
    customer: { email: 'ada@example.test' },
    parent: { subscription_details: { subscription: { id: bought.id, billing_mode: { type: 'flexible' } } } },
    invoice_pdf: `${invoice.hosted_invoice_url}/pdf`,
  })
  const portal = await stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://localhost:3000/billing',
  })
  expect(portal.url).toMatch(/^http:\/\/localhost:3000\/sandbox\/stripe\/portal\/bps_\w{58}$/)
})
