import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { PaymentRefused } from './payments.ts'
import type { Payments } from './payments.ts'
import { createPayments } from './stripe-payments.ts'

let server: Server | null = null
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
  server = null
})

/** The real SDK, with short limits, on a processor that behaves as told. */
async function paymentsOf(behave: RequestListener): Promise<Payments> {
  server = createServer(behave)
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const place = {
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    at: { protocol: 'http' as const, host: '127.0.0.1', port },
  }
  return createPayments(place, { requestMs: 100, retries: 0 })
}

const json =
  (status: number, body: unknown): RequestListener =>
  (_request, reply) =>
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const calls: [string, (payments: Payments) => Promise<unknown>][] = [
  ['createCustomer', (payments) => payments.createCustomer({ email: 'a@b.test', userId: 'u', key: 'k' })],
  ['changeCustomerEmail', (payments) => payments.changeCustomerEmail('cus_1', 'a@b.test')],
  [
    'startCheckout',
    (payments) =>
      payments.startCheckout({
        checkoutId: 'c',
        planId: 'price_monthly',
        customerId: null,
        hasTrial: true,
        successUrl: 'http://localhost/welcome',
        cancelUrl: 'http://localhost/pricing',
      }),
  ],
  ['fetchCheckout', (payments) => payments.fetchCheckout('cs_1')],
  ['expireCheckout', (payments) => payments.expireCheckout('cs_1')],
  ['listEvents', (payments) => payments.listEvents({ since: new Date(0), after: null })],
  ['fetchPlan', (payments) => payments.fetchPlan('sub_1')],
  ['listPlans', (payments) => payments.listPlans('cus_1')],
  ['openPortal', (payments) => payments.openPortal({ customerId: 'cus_1', returnUrl: 'http://localhost' })],
  ['cancelNow', (payments) => payments.cancelNow('sub_1')],
  ['priceChange', (payments) => payments.priceChange('sub_1', { planId: 'price_premium', at: new Date(0) })],
  ['upgrade', (payments) => payments.upgrade('sub_1', { planId: 'price_premium', at: new Date(0) })],
  ['downgradeAtEnd', (payments) => payments.downgradeAtEnd('sub_1', 'price_monthly')],
  ['listCards', (payments) => payments.listCards('cus_1')],
  ['listBills', (payments) => payments.listBills('cus_1')],
  [
    'startDonation',
    (payments) =>
      payments.startDonation({
        donationId: 'd',
        amountCents: 5_000,
        isMonthly: false,
        email: 'a@b.test',
        name: 'Gift',
        note: 'All of it goes to grants.',
        successUrl: 'http://localhost/foundation/thanks',
        cancelUrl: 'http://localhost/foundation/donate',
      }),
  ],
  ['fetchDonation', (payments) => payments.fetchDonation('cs_1')],
  ['fetchGiftPayment', (payments) => payments.fetchGiftPayment('pi_1')],
  ['fetchMonthlyGift', (payments) => payments.fetchMonthlyGift('sub_1')],
]

/** Asks all at once, and names those that found the processor away. */
async function whatIsAway(payments: Payments, asked: typeof calls): Promise<string[]> {
  const found = await Promise.all(
    asked.map(async ([name, ask]) => {
      const error: unknown = await ask(payments).catch((thrown: unknown) => thrown)
      return error instanceof OutsideUnavailable ? [name] : []
    }),
  )
  return found.flat()
}

const outages: [string, RequestListener][] = [
  ['hangs', () => {}],
  ['closes the line', (request) => request.socket.destroy()],
  ['answers garbage', (_request, reply) => reply.writeHead(200).end('<html>Bad gateway</html>')],
  ['fails', json(500, { error: { type: 'api_error', message: 'Something went wrong' } })],
  ['asks for patience', json(429, { error: { type: 'rate_limit_error', message: 'Slow down' } })],
  ['does not take our key', json(401, { error: { type: 'authentication_error', message: 'No' } })],
]

describe.each(outages)('a processor that %s', (_, behave) => {
  test('is unavailable, whatever is asked', async () => {
    const payments = await paymentsOf(behave)
    expect(await whatIsAway(payments, calls)).toEqual(calls.map(([name]) => name))
  })
})

test('JSON that says nothing is no answer', async () => {
  const payments = await paymentsOf(json(200, {}))
  // These two need nothing of the answer.
  const asked = calls.filter(([one]) => one !== 'expireCheckout' && one !== 'cancelNow')
  expect(await whatIsAway(payments, asked)).toEqual(asked.map(([name]) => name))
})

test.each([
  ['card_declined', 402, { type: 'card_error', code: 'card_declined', message: 'Declined' }],
  ['gone', 404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' }],
  ['refused', 400, { type: 'invalid_request_error', code: 'parameter_unknown', message: 'Unknown' }],
])('a clear no is %s', async (reason, status, error) => {
  const payments = await paymentsOf(json(status, { error }))
  const thrown = await payments.fetchPlan('sub_1').catch((one: unknown) => one)
  expect(thrown).toBeInstanceOf(PaymentRefused)
  expect((thrown as PaymentRefused).reason).toBe(reason)
})

test('a gift in another currency is not counted as dollars', async () => {
  const charge = { id: 'ch_1', created: 1, amount_refunded: 0, disputed: false }
  const intent = { id: 'pi_1', status: 'succeeded', amount_received: 5_000, latest_charge: charge }
  const inDollars = await paymentsOf(json(200, { ...intent, currency: 'usd' }))
  expect(await inDollars.fetchGiftPayment('pi_1')).toMatchObject({ amountCents: 5_000, returnedCents: 0 })
  server?.closeAllConnections()
  server?.close()
  const inYen = await paymentsOf(json(200, { ...intent, currency: 'jpy' }))
  expect(await whatIsAway(inYen, [['fetchGiftPayment', (it) => it.fetchGiftPayment('pi_1')]])).toEqual([
    'fetchGiftPayment',
  ])
})
