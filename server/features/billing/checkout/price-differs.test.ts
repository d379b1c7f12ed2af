/** A plan is sold at the price we show, or not at all: amount, currency and interval are compared with the processor's. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { getHealth } from '#contracts/admin/system-health.ts'
import type { WireOf } from '#contracts/endpoint.ts'
import { PREMIUM_MONTHLY_CENTS, PRO_MONTHLY_CENTS } from '#engine/access/prices.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { checkPrices } from '#server/outside/price-check.ts'
import { makeUser } from '#server/testing/make-user.ts'
import { buy, startBilling } from '../billing-under-test.ts'
import type { BillingTest } from '../billing-under-test.ts'

const CHECKOUT = '/api/create-checkout-session'
const PRO = 'price_monthly'
const DEARER_CENTS = PRO_MONTHLY_CENTS + 6_00

let it: BillingTest
/** The prices as they are at first, by lookup key. */
let right: Map<string, { id: string; body: object }>

beforeAll(async () => {
  it = await startBilling()
  // The sandbox's processor puts its prices in place when it is first asked.
  await it.app.parts.payments.listPlans('cus_nobody').catch(() => {})
  const { rows } = await it.pool.query<{ id: string; body: { lookup_key: string } }>(
    `select id, body from sandbox_objects where service = 'stripe' and kind = 'price'`,
  )
  right = new Map(rows.map((row) => [row.body.lookup_key, row]))
})
afterAll(() => it.close())

/** Changes the price of a plan at the sandbox's processor, as its owner could in the dashboard there. */
async function changePrice(lookupKey: string, change: object): Promise<void> {
  const { id, body } = right.get(lookupKey)!
  const stored = JSON.stringify({ ...body, ...change })
  await it.pool.query(`update sandbox_objects set body = $2 where service = 'stripe' and id = $1`, [
    id,
    stored,
  ])
}

const recurring = (interval: string, count: number) => ({
  recurring: {
    interval,
    interval_count: count,
    usage_type: 'licensed',
    meter: null,
    trial_period_days: null,
  },
})

const sold = { cents: PRO_MONTHLY_CENTS, currency: 'usd', months: 1 }

describe.each([
  { what: 'amount', change: { unit_amount: DEARER_CENTS }, told: { ...sold, cents: DEARER_CENTS } },
  { what: 'currency', change: { currency: 'eur' }, told: { ...sold, currency: 'eur' } },
  { what: 'interval', change: recurring('year', 1), told: { ...sold, months: null } },
  { what: 'number of months', change: recurring('month', 3), told: { ...sold, months: 3 } },
  { what: 'lookup key', change: { lookup_key: null }, told: null },
])('another $what', ({ change, told }) => {
  test('closes the checkout of that plan alone, with a sentence', async () => {
    const user = await makeUser(it.app)
    await changePrice(PRO, change)
    const answer = await user.request('POST', CHECKOUT, { planId: PRO })
    expect(answer).toMatchObject({ status: 503, body: { message: expect.stringContaining('not for sale') } })
    expect(await it.app.parts.payments.listPriceDifferences()).toEqual([{ planId: PRO, sold: told }])
    const other = await user.request('POST', CHECKOUT, { planId: 'price_premium' })
    expect(other).toMatchObject({ status: 200 })
  })
})

test('nobody is moved to a plan at a price they were not shown', async () => {
  const user = await makeUser(it.app)
  await changePrice(PRO, {})
  await changePrice('price_premium', { unit_amount: PREMIUM_MONTHLY_CENTS + 10_00 })
  await buy(it, user)
  const asked = await user.request('POST', '/api/billing/plan-change/preview', { planId: 'price_premium' })
  expect(asked).toMatchObject({ status: 503, body: { message: expect.stringContaining('not for sale') } })
  await changePrice('price_premium', {})
})

test('the desk says which plan is closed, and so does the log', async () => {
  const admin = await makeUser(it.app, { isAdmin: true })
  await changePrice(PRO, { unit_amount: DEARER_CENTS })
  const { body } = await admin.request('GET', '/api/admin/health')
  expect((body as WireOf<typeof getHealth>).priceDifferences).toEqual([
    { planId: PRO, sold: { amount: centsToDecimal(DEARER_CENTS), currency: 'usd', months: 1 } },
  ])
  const logged: unknown[] = []
  const log = { ...it.app.parts.log, error: (...entry: unknown[]) => void logged.push(entry) }
  await checkPrices({ ...it.app.parts, log })
  expect(logged).toEqual([
    ['billing.price_differs', { outcome: `price_monthly: ${DEARER_CENTS} cents usd, every 1 months` }],
  ])
})

const listPriceDifferences = () => Promise.reject(new OutsideUnavailable('payments'))

test('while the processor does not answer nobody knows', async () => {
  const { parts } = it.app
  expect(await checkPrices({ ...parts, payments: { ...parts.payments, listPriceDifferences } })).toBeNull()
})

test('the checkout opens again as soon as the price there is the one shown', async () => {
  const user = await makeUser(it.app)
  await changePrice(PRO, { unit_amount: DEARER_CENTS })
  expect((await user.request('POST', CHECKOUT, { planId: PRO })).status).toBe(503)
  await changePrice(PRO, { unit_amount: PRO_MONTHLY_CENTS })
  expect((await user.request('POST', CHECKOUT, { planId: PRO })).status).toBe(200)
})
