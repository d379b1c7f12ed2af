import { afterAll, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import { cookieOf, sessionIdOf, startBilling } from '../billing-under-test.ts'
import type { BillingTest } from '../billing-under-test.ts'

const opened: BillingTest[] = []
afterAll(() => Promise.all(opened.map((it) => it.close())))

/** What the processor was asked for: by somebody with an account, and by a visitor. */
async function pagesWith(settings: Record<string, string>) {
  const it = await startBilling({ env: parseEnv({ ...settings, DATABASE_URL: 'postgres://unused/unused' }) })
  opened.push(it)
  const ada = await makeUser(it.app)
  const url = '/api/create-checkout-session'
  const body = { planId: 'price_premium' }
  const answers = [await ada.request('POST', url, body), await ask(it.app, { method: 'POST', url, body })]
  expect(cookieOf(answers[1]!)).not.toBe('')
  const { rows } = await it.pool.query<{
    id: string
    codes: boolean | null
    tax: boolean
    customer: string | null
  }>(
    `select id, (body ->> 'allow_promotion_codes')::boolean as codes, body ->> 'customer' as customer,
       (body #>> '{automatic_tax,enabled}')::boolean as tax
     from sandbox_objects where kind = 'checkout.session' order by seq`,
  )
  expect(rows.map(({ id }) => id)).toEqual(answers.map(sessionIdOf))
  return rows.map(({ codes, tax, customer }) => ({ codes, tax, isKnown: customer !== null }))
}

test('the payment page asks for no code and adds no tax, unless the operator says so', async () => {
  expect(await pagesWith({})).toEqual([
    { codes: null, tax: false, isKnown: true },
    { codes: null, tax: false, isKnown: false },
  ])
})

test('promotion codes and tax are offered to people and visitors', async () => {
  expect(await pagesWith({ STRIPE_PROMOTION_CODES: 'true', STRIPE_AUTOMATIC_TAX: 'true' })).toEqual([
    { codes: true, tax: true, isKnown: true },
    { codes: true, tax: true, isKnown: false },
  ])
})
