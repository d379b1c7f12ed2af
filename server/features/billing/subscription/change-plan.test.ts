import { afterAll, beforeAll, expect, test } from 'vitest'
import type { getBilling } from '#contracts/money/billing.ts'
import type { WireOf } from '#contracts/endpoint.ts'
import { PREMIUM_MONTHLY_CENTS, PRO_MONTHLY_CENTS } from '#engine/access/prices.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { makeUser } from '#server/testing/make-user.ts'
import { FAILING_CARD, buy, changeCard, signInAgain, startBilling } from '../billing-under-test.ts'
import type { BillingTest } from '../billing-under-test.ts'

let it: BillingTest
beforeAll(async () => {
  it = await startBilling()
})
afterAll(() => it.close())

type Quote = { dueNow: string; monthly: string; startsAt: string; quotedAt: string }
const change = '/api/billing/plan-change'
const PRO = centsToDecimal(PRO_MONTHLY_CENTS)
const PREMIUM = centsToDecimal(PREMIUM_MONTHLY_CENTS)

test('up at once: what is charged is what was shown', async () => {
  const user = await makeUser(it.app)
  await buy(it, user)
  await it.pass(8)
  await it.pass(10)
  const quote = (await user.request('POST', `${change}/preview`, { planId: 'price_premium' })).body as Quote
  expect(quote.monthly).toBe(PREMIUM)
  const difference = (PREMIUM_MONTHLY_CENTS - PRO_MONTHLY_CENTS) / 100
  expect(Number(quote.dueNow)).toBeGreaterThan(difference / 2)
  expect(Number(quote.dueNow)).toBeLessThan(difference)
  const body = { planId: 'price_premium', quotedAt: quote.quotedAt }
  const answers = [await user.request('POST', change, body), await user.request('POST', change, body)]
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 200, body: { planId: 'price_premium', status: 'active' } })
  const { invoices } = answers[0]!.body as WireOf<typeof getBilling>
  expect(invoices[0]).toMatchObject({ status: 'paid', total: quote.dueNow })
  expect(invoices.filter(({ total }) => total === quote.dueNow)).toHaveLength(1)
})

test('up during the trial: the trial ends and the month is paid', async () => {
  const user = await makeUser(it.app)
  await buy(it, user)
  const quote = (await user.request('POST', `${change}/preview`, { planId: 'price_premium' })).body as Quote
  expect(quote).toMatchObject({ dueNow: PREMIUM, monthly: PREMIUM })
  const answer = await user.request('POST', change, { planId: 'price_premium', quotedAt: quote.quotedAt })
  expect(answer.body).toMatchObject({ status: 'active', planId: 'price_premium', trialEndsAt: null })
})

test('a price that was not shown, or is not the same any more, is a 409 with the price as it is', async () => {
  const user = await makeUser(it.app)
  await buy(it, user)
  await it.pass(8)
  const never = await user.request('POST', change, { planId: 'price_premium', quotedAt: '2026-01-01' })
  expect(never).toMatchObject({ status: 409, body: { current: { monthly: PREMIUM } } })
  const quote = (await user.request('POST', `${change}/preview`, { planId: 'price_premium' })).body as Quote
  await it.pool.query('update billing_plans set quoted_due_cents = 1 where user_id = $1', [user.id])
  const changed = await user.request('POST', change, { planId: 'price_premium', quotedAt: quote.quotedAt })
  expect(changed).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('not the same'), current: { dueNow: quote.dueNow } },
  })
  expect(await it.standing(user.id)).toMatchObject({ plan: 'price_monthly' })
  const again = (await user.request('POST', `${change}/preview`, { planId: 'price_premium' })).body as Quote
  it.setNow(new Date(it.now().getTime() + 31 * 60 * 1000))
  const late = await user.request('POST', change, { planId: 'price_premium', quotedAt: again.quotedAt })
  expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('a while ago') } })
})

test('a declined card leaves everything as it was', async () => {
  const user = await makeUser(it.app)
  await buy(it, user)
  await it.pass(8)
  await changeCard(it, user.id, FAILING_CARD)
  const quote = (await user.request('POST', `${change}/preview`, { planId: 'price_premium' })).body as Quote
  const answer = await user.request('POST', change, { planId: 'price_premium', quotedAt: quote.quotedAt })
  expect(answer).toMatchObject({ status: 402, body: { code: 'card_declined' } })
  await it.settle()
  expect(await it.standing(user.id)).toMatchObject({ status: 'active', plan: 'price_monthly' })
})

test('down when what is paid ends, and taken back before', async () => {
  const user = await makeUser(it.app)
  await buy(it, user, { planId: 'price_premium' })
  const down = async () => {
    const quote = (await user.request('POST', `${change}/preview`, { planId: 'price_monthly' })).body as Quote
    expect(quote).toMatchObject({ dueNow: '0.00', monthly: PRO })
    return user.request('POST', change, { planId: 'price_monthly', quotedAt: quote.quotedAt })
  }
  expect((await down()).body).toMatchObject({ planId: 'price_premium', nextPlanId: 'price_monthly' })
  const keep = (await user.request('POST', `${change}/preview`, { planId: 'price_premium' })).body as Quote
  const kept = await user.request('POST', change, { planId: 'price_premium', quotedAt: keep.quotedAt })
  expect(kept.body).toMatchObject({ planId: 'price_premium', nextPlanId: null })
  await down()
  await it.pass(32)
  expect(await it.standing(user.id)).toMatchObject({ status: 'active', plan: 'price_monthly' })
  const invoices = (
    (await (await signInAgain(it, user))('GET', '/api/billing')).body as WireOf<typeof getBilling>
  ).invoices
  expect(invoices[0]).toMatchObject({ total: PRO, status: 'paid' })
})

test('a planned downgrade does not stand in the way of ending the plan', async () => {
  const user = await makeUser(it.app)
  await buy(it, user, { planId: 'price_premium' })
  const quote = (await user.request('POST', `${change}/preview`, { planId: 'price_monthly' })).body as Quote
  await user.request('POST', change, { planId: 'price_monthly', quotedAt: quote.quotedAt })
  const canceled = await user.request('POST', '/api/billing/cancel')
  expect(canceled.body).toMatchObject({ status: 'canceled', isCanceling: true, nextPlanId: null })
  expect(await user.request('POST', `${change}/preview`, { planId: 'price_monthly' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Resume it first') },
  })
})

test('the same plan, and one with an unpaid month, are refused with the reason', async () => {
  const user = await makeUser(it.app)
  await buy(it, user, { planId: 'price_premium' })
  const same = await user.request('POST', `${change}/preview`, { planId: 'price_premium' })
  expect(same).toMatchObject({ status: 409, body: { message: expect.stringContaining('already have') } })
  await changeCard(it, user.id, FAILING_CARD)
  await it.pass(32)
  const request = await signInAgain(it, user)
  const unpaid = await request('POST', `${change}/preview`, { planId: 'price_monthly' })
  expect(unpaid).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('payment failed') },
  })
})
