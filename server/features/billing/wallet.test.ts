import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { getBilling } from '#contracts/money/billing.ts'
import type { WireOf } from '#contracts/endpoint.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buy, changeCard, startBilling } from './billing-under-test.ts'
import type { BillingTest } from './billing-under-test.ts'

const MASTERCARD = '5555555555554444'

let it: BillingTest
let ada: TestUser
beforeAll(async () => {
  it = await startBilling()
})
afterAll(() => it.close())
beforeEach(async () => {
  vi.restoreAllMocks()
  ada = await makeUser(it.app)
  await buy(it, ada)
})

const look = async () => (await ada.request('GET', '/api/billing')).body as WireOf<typeof getBilling>

/** How often the processor was asked for cards and for invoices since this was called. */
function countCalls(): () => number[] {
  const { payments } = it.app.parts
  const spies = [vi.spyOn(payments, 'listCards'), vi.spyOn(payments, 'listBills')]
  return () => spies.map(({ mock }) => mock.calls.length)
}

const charged = ({ paymentMethods }: WireOf<typeof getBilling>) =>
  paymentMethods.find(({ isDefault }) => isDefault)?.last4

test('who looks again asks the processor nothing, and sees the same', async () => {
  const calls = countCalls()
  const first = await look()
  expect(first).toMatchObject({ isComplete: true, invoices: [{ status: 'paid', total: '0.00' }] })
  expect(charged(first)).toBe('4242')
  expect(await look()).toEqual(first)
  expect(calls()).toEqual([1, 1])
  const { rows } = await it.pool.query<{ sealed: string }>(
    'select sealed_wallet as sealed from billing_customers where user_id = $1',
    [ada.id],
  )
  expect(rows[0]!.sealed).toContain(it.app.parts.secrets.newestKeyId)
  expect(rows[0]!.sealed).not.toMatch(/4242|visa|invoice/)
})

test('another card and a new plan are seen at once', async () => {
  expect(charged(await look())).toBe('4242')
  await changeCard(it, ada.id, MASTERCARD)
  expect(charged(await look())).toBe('4444')
  const change = '/api/billing/plan-change'
  const quote = (await ada.request('POST', `${change}/preview`, { planId: 'price_premium' })).body as {
    quotedAt: string
  }
  const body = { planId: 'price_premium', quotedAt: quote.quotedAt }
  const { invoices } = (await ada.request('POST', change, body)).body as WireOf<typeof getBilling>
  expect(invoices).toHaveLength(2)
  expect((await look()).invoices).toEqual(invoices)
})

test('from the way to the processor’s page on, every look asks', async () => {
  await look()
  await ada.request('POST', '/api/create-portal-session', {})
  const calls = countCalls()
  await look()
  await look()
  expect(calls()).toEqual([2, 2])
})

test('what was asked before a change and answered after it is not kept', async () => {
  const { payments } = it.app.parts
  const slow = Promise.withResolvers<void>()
  const { listCards } = payments
  const asking = vi.spyOn(payments, 'listCards').mockImplementationOnce(async (customerId) => {
    const old = await listCards(customerId)
    await slow.promise
    return old
  })
  const looking = look()
  await vi.waitFor(() => expect(asking).toHaveBeenCalled())
  await changeCard(it, ada.id, MASTERCARD)
  slow.resolve()
  await looking
  expect(charged(await look())).toBe('4444')
})

const later = (minutes: number) =>
  `wallet_asked_at = wallet_asked_at - interval '${minutes} minutes', wallet_stale_until = '-infinity'`

test('after a quarter of an hour, and with a text that does not open, it is asked for again', async () => {
  const first = await look()
  const calls = countCalls()
  const changes: [string, number][] = [
    [later(14), 0],
    [later(2), 1],
    [`sealed_wallet = 'old'`, 2],
  ]
  for (const [change, asked] of changes) {
    await it.pool.query(`update billing_customers set ${change} where user_id = $1`, [ada.id])
    expect(await look()).toEqual(first)
    expect(calls()).toEqual([asked, asked])
  }
})
