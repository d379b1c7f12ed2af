import { afterAll, beforeAll, expect, test } from 'vitest'
import { PREMIUM_MONTHLY_CENTS, PRO_MONTHLY_CENTS } from '#engine/access/prices.ts'
import { formatMoney } from '#engine/money/format.ts'
import { parseEnv } from '#server/env.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import { FAILS_LATER, openUnderTest } from '#server/sandbox/stripe/stripe.fixtures.ts'
import type { StripeUnderTest } from '#server/sandbox/stripe/stripe.fixtures.ts'
import { DAY } from '#server/sandbox/stripe/types.ts'

let peer: StripeUnderTest
beforeAll(async () => {
  peer = await openUnderTest('2026-11-20T12:00:00Z')
})
afterAll(() => peer.close())

const ours = 'http://localhost:3000'
const pathOf = (url: string | null | undefined) => new URL(url!).pathname

/** Asks as a browser on our own pages does. */
async function ask(method: 'GET' | 'POST', url: string, form: Record<string, string> = {}) {
  const { origin = ours, ...fields } = form
  const answer = await peer.it.app.inject({
    method,
    url,
    headers: { host: 'localhost:3000', origin, 'content-type': 'application/x-www-form-urlencoded' },
    ...(method === 'POST' ? { payload: new URLSearchParams(fields).toString() } : {}),
  })
  return { status: answer.statusCode, page: answer.body, headers: answer.headers }
}
const text = (page: string) =>
  page
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', '’')
    .replaceAll(/\s+/g, ' ')

/** '$39.00' to stand in a pattern. */
const priceAsPattern = (cents: number) => formatMoney(cents, { decimals: 2 }).replaceAll(/[$.]/g, '\\$&')
const proPrice = priceAsPattern(PRO_MONTHLY_CENTS)
const premiumPrice = priceAsPattern(PREMIUM_MONTHLY_CENTS)

const card = {
  number: '4242 4242 4242 4242',
  expiry: '12 / 34',
  cvc: '123',
  name: 'Ada Byrne',
  postalCode: '10001',
}
const filled = { email: 'ada@example.test', ...card }

async function openCheckout(
  plan = 'price_monthly',
  more: { customer?: string; isWithoutCard?: boolean } = {},
) {
  const { data } = await peer.stripe.prices.list({ lookup_keys: [plan] })
  const session = await peer.stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: data[0]!.id }],
    success_url: `${ours}/welcome?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${ours}/pricing?a=1&b=<2>`,
    ...(more.customer === undefined ? {} : { customer: more.customer }),
    ...(more.isWithoutCard === true ? { payment_method_collection: 'if_required' as const } : {}),
    ...(plan === 'price_monthly' ? { subscription_data: { trial_period_days: 7 } } : {}),
  })
  return { id: session.id, path: pathOf(session.url) }
}
const sessionOf = (id: string) => peer.stripe.checkout.sessions.retrieve(id)

async function openPortal(customer: string) {
  const { url } = await peer.stripe.billingPortal.sessions.create({ customer, return_url: `${ours}/billing` })
  return pathOf(url)
}

test('the payment page says what is bought, what it costs and that no money moves', async () => {
  const { path } = await openCheckout()
  const { status, page, headers } = await ask('GET', path)
  expect(status).toBe(200)
  expect(text(page)).toMatch(
    RegExp(`Sandbox: no real money\\..*Try Jubilee Pro 7 days free then ${proPrice} a month`),
  )
  expect(text(page)).toMatch(RegExp(`First charge on Nov 27, 2026 ${proPrice} Total due today \\$0\\.00`))
  expect(page).toContain(`href="${ours}/pricing?a=1&amp;b=&lt;2&gt;"`)
  for (const name of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name', 'postal-code', 'email'])
    expect(page).toContain(`autocomplete="${name}"`)
  expect(page).not.toMatch(/<script|<style|style=/)
  expect(headers['cache-control']).toBe('no-store')
  const premium = await ask('GET', (await openCheckout('price_premium')).path)
  expect(text(premium.page)).toMatch(
    RegExp(`Subscribe to Jubilee Premium ${premiumPrice} a month.*Total due today ${premiumPrice}`),
  )
})

test('what is missing stands beside its field, the number never comes back, nothing is bought', async () => {
  const { id, path } = await openCheckout()
  const empty = await ask('POST', path, {})
  expect(empty.status).toBe(422)
  for (const message of [
    'Enter your email.',
    'Enter the card number.',
    'Enter the security code.',
    'Enter the ZIP code.',
  ])
    expect(text(empty.page)).toContain(message)
  expect(empty.page.match(/aria-invalid="true"/g)).toHaveLength(6)
  const wrong = await ask('POST', path, {
    ...filled,
    number: '4111 1111 1111 1111',
    expiry: '01 / 20',
    name: '<b>',
  })
  expect(text(wrong.page)).toContain('The sandbox takes test cards only. Use 4242 4242 4242 4242.')
  expect(text(wrong.page)).toContain('This card has expired. Use another one.')
  expect(wrong.page).toContain('value="&lt;b&gt;"')
  expect(wrong.page).not.toContain('4111')
  const declined = await ask('POST', path, { ...filled, number: '4000000000000002' })
  expect([declined.status, text(declined.page)]).toEqual([
    422,
    expect.stringContaining('Your card was declined.'),
  ])
  expect(await sessionOf(id)).toMatchObject({ status: 'open', subscription: null })
})

test('a card that fails later is refused at once where money is due today', async () => {
  const { id, path } = await openCheckout('price_premium')
  const refused = await ask('POST', path, { ...filled, number: FAILS_LATER })
  expect([refused.status, text(refused.page)]).toEqual([
    422,
    expect.stringContaining('Your card was declined.'),
  ])
  expect(await sessionOf(id)).toMatchObject({ status: 'open', subscription: null, customer: null })
})

test('sent ten times at once it is bought once, and leads back with the session', async () => {
  const { id, path } = await openCheckout()
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask('POST', path, filled)))
  for (const { status, headers } of answers)
    expect([status, headers.location]).toEqual([303, `${ours}/welcome?session_id=${id}`])
  const session = await sessionOf(id)
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
    customer_details: { email: filled.email },
  })
  expect((await peer.stripe.subscriptions.list({ customer: session.customer as string })).data).toHaveLength(
    1,
  )
  expect(text((await ask('GET', path)).page)).toContain('This purchase is complete')
})

test('a known customer keeps the email, and where no card is asked for none is needed', async () => {
  const { id: customer } = await peer.stripe.customers.create({ email: 'known@example.test' })
  const { id, path } = await openCheckout('price_monthly', { customer, isWithoutCard: true })
  const { page } = await ask('GET', path)
  expect(page).toMatch(/value="known@example\.test"[^>]* readonly/)
  expect(page).not.toContain('cc-number')
  expect((await ask('POST', path, { email: 'other@example.test' })).status).toBe(303)
  expect(await sessionOf(id)).toMatchObject({ customer, customer_details: { email: 'known@example.test' } })
})

test('another site’s form, an unknown id, and a checkout that is over', async () => {
  const { id, path } = await openCheckout()
  expect((await ask('POST', path, { ...filled, origin: 'https://evil.example' })).status).toBe(403)
  for (const unknown of [
    'checkout/cs_test_none',
    'portal/bps_none',
    'invoice/invst_none',
    'invoice/invst_none/pdf',
  ])
    expect((await ask('GET', `/sandbox/stripe/${unknown}`)).status).toBe(404)
  await peer.stripe.checkout.sessions.expire(id)
  expect(text((await ask('GET', path)).page)).toContain('This page has expired Nothing was charged.')
  expect(text((await ask('POST', path, filled)).page)).toContain('This page has expired')
})

test('the portal: dearer at once, cheaper later, stay, cancel, keep', async () => {
  const { id, customer } = await peer.buy({ plan: 'price_monthly' })
  const portal = await openPortal(customer as string)
  const premium = /name="price"\s+value="(\w+)"/
  const plans = await ask('GET', `${portal}/plan`)
  const difference = priceAsPattern(PREMIUM_MONTHLY_CENTS - PRO_MONTHLY_CENTS)
  expect(text(plans.page)).toMatch(
    RegExp(`Jubilee Premium ${premiumPrice} a month Due now: ${difference}\\.`),
  )
  const price = premium.exec(plans.page)![1]!
  const upgraded = await ask('POST', `${portal}/plan`, { price, at: String(peer.now()) })
  expect(text(upgraded.page)).toContain('You are on Jubilee Premium now.')
  const cheaper = await ask('GET', `${portal}/plan`)
  expect(text(cheaper.page)).toContain('Starts on Dec 20, 2026. Nothing is due now.')
  const later = await ask('POST', `${portal}/plan`, {
    price: premium.exec(cheaper.page)![1]!,
    at: String(peer.now()),
  })
  expect(text(later.page)).toContain('On Dec 20, 2026 your plan changes to Jubilee Pro.')
  expect(text((await ask('POST', `${portal}/release`)).page)).toContain('You stay on this plan.')
  expect(text((await ask('GET', `${portal}/cancel`)).page)).toContain('Your plan stays until Dec 20, 2026.')
  await ask('POST', `${portal}/cancel`)
  expect(await peer.stripe.subscriptions.retrieve(id)).toMatchObject({
    cancel_at_period_end: true,
    schedule: null,
  })
  await ask('POST', `${portal}/resume`)
  expect(await peer.stripe.subscriptions.retrieve(id)).toMatchObject({
    cancel_at_period_end: false,
    status: 'active',
  })
  await peer.stripe.subscriptions.cancel(id)
})

test('a failed renewal: the portal shows it, a new card pays it and takes the old one’s place', async () => {
  const { id, customer } = await peer.buy({ plan: 'price_monthly', trialDays: 7, card: FAILS_LATER })
  await peer.goTo(peer.now() + 7 * DAY + 3_600)
  const portal = await openPortal(customer as string)
  const behind = await ask('GET', portal)
  expect(text(behind.page)).toContain('The last payment did not go through.')
  const pay = /action="([^"]+\/pay\/in_\w+)"/.exec(behind.page)![1]!
  expect(text((await ask('POST', pay)).page)).toContain('The card was declined. Nothing was charged.')
  expect((await ask('POST', `${portal}/card`, { ...card, cvc: '' })).status).toBe(422)
  const saved = await ask('POST', `${portal}/card`, card)
  expect(text(saved.page)).toContain('Your card is saved, and the open invoice is paid.')
  expect((await peer.stripe.subscriptions.retrieve(id)).status).toBe('active')
  const { data } = await peer.stripe.paymentMethods.list({ customer: customer as string, type: 'card' })
  expect(data.map((method) => method.card?.last4)).toEqual(['4242'])
  const { customer: other } = await peer.buy()
  const foreign = await ask('POST', pay.replace(/portal\/\w+/, pathPart(await openPortal(other as string))))
  expect(text(foreign.page)).toContain('This invoice is not open. Nothing was charged.')
})

test('whoever was given up on comes back with a new card, also a month later', async () => {
  const { id, customer } = await peer.buy({ plan: 'price_monthly', trialDays: 7, card: FAILS_LATER })
  await peer.days(50)
  expect(await peer.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).toMatchObject({
    status: 'unpaid',
    latest_invoice: { status: 'draft' },
  })
  const saved = await ask('POST', `${await openPortal(customer as string)}/card`, card)
  expect(text(saved.page)).toContain('Your card is saved, and the open invoice is paid.')
  expect((await peer.stripe.subscriptions.retrieve(id)).status).toBe('active')
  expect((await peer.stripe.invoices.list({ subscription: id, status: 'paid' })).data).toHaveLength(3)
})

const pathPart = (path: string) => path.slice(path.indexOf('portal/'))

test('a portal closes after an hour, and nothing is done there', async () => {
  const { id, customer } = await peer.buy()
  const portal = await openPortal(customer as string)
  await peer.goTo(peer.now() + 3_601)
  expect(text((await ask('POST', `${portal}/cancel`)).page)).toContain(
    'This link has expired Nothing was changed.',
  )
  expect((await peer.stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(false)
})

test('an invoice can be read, paid and kept as a PDF', async () => {
  const { id: subscription } = await peer.buy()
  const { data } = await peer.stripe.invoices.list({ subscription })
  const invoice = data[0]!
  const path = pathOf(invoice.hosted_invoice_url)
  expect(text((await ask('GET', path)).page)).toMatch(
    RegExp(`Invoice \\w+-0001 Paid.*1 × Jubilee Premium \\(at ${premiumPrice} \\/ month\\)`),
  )
  expect(text((await ask('POST', `${path}/pay`)).page)).toContain('Paid')
  const pdf = await peer.it.app.inject({ method: 'GET', url: pathOf(invoice.invoice_pdf) })
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('in live mode none of it exists', async () => {
  const live = await buildTestApp({ env: { ...parseEnv({}), mode: 'live' } })
  expect(live.app.routesServed.filter((route) => route.includes('/sandbox'))).toEqual([])
  await live.close()
})
