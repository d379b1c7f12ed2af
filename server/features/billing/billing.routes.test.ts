import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { getBilling } from '#contracts/money/billing.ts'
import type { WireOf } from '#contracts/endpoint.ts'
import { PREMIUM_MONTHLY_CENTS } from '#engine/access/prices.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buy, FAILING_CARD, changeCard, signInAgain, startBilling } from './billing-under-test.ts'
import type { BillingTest } from './billing-under-test.ts'

let it: BillingTest
let ada: TestUser
beforeAll(async () => {
  it = await startBilling()
  ada = await makeUser(it.app)
})
afterAll(() => it.close())

const billing = async (user: TestUser) =>
  (await user.request('GET', '/api/billing')).body as WireOf<typeof getBilling>
async function stored(): Promise<number> {
  const { rows } = await it.pool.query(
    'select user_id from billing_checkouts union all select user_id from billing_customers',
  )
  return rows.length
}

describe('asked without a plan', () => {
  test.each([
    ['/api/create-checkout-session', {}],
    ['/api/create-checkout-session', { planId: 'price_yearly' }],
    ['/api/create-checkout-session', { planId: 'price_monthly', price: '0.00' }],
    ['/api/create-portal-session', { customer: 'cus_1' }],
    ['/api/billing/plan-change/preview', { planId: 'price_free' }],
    ['/api/billing/plan-change', { planId: 'price_premium' }],
    ['/api/billing/plan-change', { planId: 'price_premium', quotedAt: 'x'.repeat(41) }],
  ])('%s refuses %j and stores nothing', async (url, body) => {
    expect((await ada.request('POST', url, body)).status).toBe(422)
    expect(await stored()).toBe(0)
  })

  test('without a plan there is nothing to end, resume or change', async () => {
    for (const [url, body] of [
      ['/api/billing/cancel', undefined],
      ['/api/billing/resume', undefined],
      ['/api/billing/plan-change/preview', { planId: 'price_premium' }],
      ['/api/billing/plan-change', { planId: 'price_premium', quotedAt: 'never' }],
    ] as const)
      expect(await ada.request('POST', url, body)).toMatchObject({
        status: 409,
        body: { message: 'You have no paid plan. Nothing was changed.' },
      })
    expect(await billing(ada)).toEqual({
      status: 'free',
      planId: null,
      endsAt: null,
      trialEndsAt: null,
      isCanceling: false,
      nextPlanId: null,
      pastDueSince: null,
      paymentRetryAt: null,
      toConfirm: null,
      mayTry: true,
      paymentMethods: [],
      invoices: [],
      returns: [],
      isComplete: true,
    })
  })
})

describe('the portal', () => {
  test('opens for the person’s own customer, also before anything was bought', async () => {
    const user = await makeUser(it.app)
    const first = await user.request('POST', '/api/create-portal-session', {})
    expect(first).toMatchObject({ status: 200, body: { url: expect.stringContaining('http') } })
    await user.request('POST', '/api/create-portal-session', {})
    const { rows } = await it.pool.query('select 1 from billing_customers where user_id = $1', [user.id])
    expect(rows).toHaveLength(1)
  })
})

describe('ending a plan', () => {
  test('cancelled twice, resumed twice: one mail, and the plan goes on', async () => {
    const user = await makeUser(it.app)
    await buy(it, user, { planId: 'price_premium' })
    const before = await billing(user)
    expect(before).toMatchObject({ status: 'active', planId: 'price_premium', isCanceling: false })
    expect(before.paymentMethods).toMatchObject([{ brand: 'visa', last4: '4242', expiresYear: 2040 }])
    expect(before.invoices).toMatchObject([
      { status: 'paid', total: centsToDecimal(PREMIUM_MONTHLY_CENTS), pdfUrl: expect.any(String) },
    ])
    for (let time = 0; time < 2; time += 1) {
      const canceled = await user.request('POST', '/api/billing/cancel')
      expect(canceled).toMatchObject({
        status: 200,
        body: { status: 'canceled', isCanceling: true, endsAt: before.endsAt },
      })
    }
    await it.settle()
    expect(it.subjects(user.email).filter((subject) => subject.startsWith('Your plan ends'))).toHaveLength(1)
    for (let time = 0; time < 2; time += 1)
      expect((await user.request('POST', '/api/billing/resume')).body).toMatchObject({
        status: 'active',
        isCanceling: false,
      })
    await it.settle()
    expect(await it.standing(user.id)).toMatchObject({ status: 'active', plan: 'price_premium' })
  })

  test('taken back before its mail has left is not mailed', async () => {
    const user = await makeUser(it.app)
    await buy(it, user)
    await user.request('POST', '/api/billing/cancel')
    await user.request('POST', '/api/billing/resume')
    await it.settle()
    expect(it.subjects(user.email)).not.toContainEqual(expect.stringMatching(/^Your plan ends/))
  })

  test('Continue on Free waits until a paid plan is over', async () => {
    const user = await makeUser(it.app)
    await buy(it, user)
    expect(await user.request('POST', '/api/billing/continue-free')).toMatchObject({ status: 409 })
    await user.request('POST', '/api/billing/cancel')
    expect(await user.request('POST', '/api/billing/continue-free')).toMatchObject({ status: 409 })
    expect(await it.standing(user.id)).toMatchObject({ status: 'canceled' })
  })

  test('Continue on Free ends a plan whose payment failed: nothing is tried again', async () => {
    const user = await makeUser(it.app)
    await buy(it, user, { planId: 'price_premium' })
    await changeCard(it, user.id, FAILING_CARD)
    await it.pass(32)
    expect(await it.standing(user.id)).toMatchObject({ status: 'past_due' })
    const signedIn = await signInAgain(it, user)
    expect((await signedIn('POST', '/api/billing/continue-free')).status).toBe(200)
    await it.settle()
    expect(await it.standing(user.id)).toMatchObject({ status: 'free', plan: null, since: null })
    await it.pass(40)
    expect(await it.standing(user.id)).toMatchObject({ status: 'free' })
  })
})
