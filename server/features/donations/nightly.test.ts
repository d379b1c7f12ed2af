import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startBilling } from '#server/features/billing/billing-under-test.ts'
import type { BillingTest } from '#server/features/billing/billing-under-test.ts'
import { PaymentRefused } from '#server/ports/payments/payments.ts'

const GIFTS = 250

let it: BillingTest
beforeAll(async () => void (it = await startBilling()))
afterAll(() => it.close())

const asked: string[] = []
const gone = async (id: string): Promise<never> => {
  asked.push(id)
  throw new PaymentRefused('gone')
}

beforeEach(async () => {
  asked.length = 0
  for (const table of ['donation_payments', 'donations']) await it.pool.query(`delete from ${table}`)
})

/** Gifts of guests in a state, last asked for eight days ago. */
const fill = (state: string) =>
  it.pool.query(
    `insert into donations (id, guest_hash, amount, is_monthly, state, session_id, subscription_id, created_at, fetched_at)
     select gen_random_uuid(), 'guest-' || n, 25, true, $1, 'cs_' || n, 'sub_' || n,
       $2::timestamptz - interval '2 hours', $2::timestamptz - interval '8 days'
     from generate_series(1, $3) n`,
    [state, it.now(), GIFTS],
  )

test('every monthly gift that was not asked for in a week is asked for, each once', async () => {
  it.app.parts.payments.fetchMonthlyGift = gone
  await fill('active')
  await it.app.parts.jobs.runSchedules()
  expect(asked).toHaveLength(GIFTS)
  expect(new Set(asked).size).toBe(GIFTS)
})

test('every visit that nobody told us the end of is asked for', async () => {
  it.app.parts.payments.fetchDonation = gone
  await fill('open')
  await it.app.parts.jobs.runSchedules()
  expect(new Set(asked).size).toBe(GIFTS)
})

test('every payment that may go back is asked for', async () => {
  it.app.parts.payments.fetchGiftPayment = gone
  await fill('given')
  await it.pool.query(
    `insert into donation_payments (id, donation_id, payment_id, amount, returned, received_at, ledger_sequence, asked_at)
     select gen_random_uuid(), id, 'pi_' || session_id, 25, 0, $1::timestamptz - interval '9 days', 1, now() - interval '8 days'
     from donations`,
    [it.now()],
  )
  await it.app.parts.jobs.runSchedules()
  expect(new Set(asked).size).toBe(GIFTS)
})
