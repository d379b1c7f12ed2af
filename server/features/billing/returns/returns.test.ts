import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { AdminPerson } from '#contracts/admin/people.ts'
import type { Billing } from '#contracts/money/billing.ts'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { cookiesOf, signUp } from '#server/features/account/account-under-test.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buy, cookieOf, sessionIdOf, startBilling, startBuying } from '../billing-under-test.ts'
import type { BillingTest } from '../billing-under-test.ts'
import { receiveEvent } from '../billing.webhook.ts'
import { syncReturns } from './sync-returns.ts'

const DISPUTED_CARD = '4000000000000259'
const premium = { planId: 'price_premium' } as const
const disputedPremium = { ...premium, card: DISPUTED_CARD }
const REFUNDED = 'A payment was refunded'
const DISPUTED = 'A payment is disputed at your bank'

let it: BillingTest
let stripe: Stripe
beforeAll(async () => {
  it = await startBilling()
  const { secretKey, at } = it.app.parts.peers!.places.stripe
  stripe = new Stripe(secretKey, { ...at!, maxNetworkRetries: 0, telemetry: false })
})
afterAll(() => it.close())

const billingOf = async (user: TestUser) => (await user.request('GET', '/api/billing')).body as Billing

const returnsOf = async (user: TestUser) =>
  (await billingOf(user)).returns.map(({ state, amount }) => `${state} ${String(amount)}`)

/** Mails about a plan that were sent to this address. */
const mails = (to: string) => it.subjects(to).filter((subject) => /payment|plan/i.test(subject))

/** The newest subscription at the processor, and what its first payment was. */
async function newest(): Promise<{ id: string; paymentId: string }> {
  const { data } = await stripe.invoices.list({ limit: 1, expand: ['data.payments'] })
  const { parent, payments } = data[0]!
  return {
    id: String(parent!.subscription_details!.subscription),
    paymentId: String(payments!.data[0]!.payment.payment_intent),
  }
}

const isToEnd = async (id: string) => (await stripe.subscriptions.retrieve(id)).cancel_at_period_end

async function decide(paymentId: string, how: 'winning' | 'losing'): Promise<void> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentId })
  await stripe.disputes.update(data[0]!.id, {
    evidence: { uncategorized_text: `${how}_evidence` },
    submit: true,
  })
}

test('told newest first, then oldest first, and again, each refund and dispute is counted and told once', async () => {
  const { peers, payments } = it.app.parts
  const { deliver } = peers!.parts
  peers!.parts.deliver = async () => 200
  const [ada, ben] = [await makeUser(it.app), await makeUser(it.app)]
  await it.pay(sessionIdOf(await startBuying(it, 'price_premium', { user: ada })), { email: ada.email })
  const { paymentId } = await newest()
  await stripe.refunds.create({ payment_intent: paymentId, amount: 1_000 })
  await stripe.refunds.create({ payment_intent: paymentId, amount: 500 })
  const bens = await startBuying(it, 'price_premium', { user: ben })
  await it.pay(sessionIdOf(bens), { email: ben.email, card: DISPUTED_CARD })
  await decide((await newest()).paymentId, 'losing')
  await peers!.settle()
  peers!.parts.deliver = deliver

  const { events } = await payments.listEvents({ since: new Date(0), after: null })
  expect(events.filter((event) => event.paymentId !== null).length).toBeGreaterThanOrEqual(6)
  for (const [at, event] of [...events, ...events.toReversed(), ...events].entries()) {
    await receiveEvent(it.app, { ...event, id: `${event.id}-${at}` })
    // Now and then the jobs run in between.
    if (at % 7 === 0) await it.app.parts.jobs.runDue()
  }
  await it.settle()
  expect((await returnsOf(ada)).toSorted()).toEqual(['refunded 10.00', 'refunded 5.00'])
  expect(mails(ada.email)).toEqual([REFUNDED, REFUNDED])
  expect(await it.standing(ada.id)).toMatchObject({ status: 'active', plan: 'price_premium' })
  const texts = it.outbox().flatMap(({ subject, text }) => (subject === REFUNDED ? [text] : []))
  expect(texts.some((text) => /We refunded \$10\.00 on [A-Z][a-z]+ \d+, 20\d\d/.test(text))).toBe(true)
  expect(await returnsOf(ben)).toEqual(['dispute_lost 99.00'])
  expect(mails(ben.email)).toEqual([DISPUTED])
  expect(await it.standing(ben.id)).toMatchObject({ status: 'canceled', plan: 'price_premium' })
})

test('a dispute ends the plan once; won, it brings nothing back, and who resumes keeps the plan', async () => {
  const cleo = await makeUser(it.app)
  await buy(it, cleo, disputedPremium)
  const { id, paymentId } = await newest()
  expect(await isToEnd(id)).toBe(true)
  expect(await billingOf(cleo)).toMatchObject({ status: 'canceled', isCanceling: true })
  expect(await returnsOf(cleo)).toEqual(['disputed 99.00'])
  expect(mails(cleo.email)).toEqual([DISPUTED])

  const old = await it.app.parts.payments.fetchReturns(paymentId)
  await decide(paymentId, 'winning')
  await it.settle()
  expect(await returnsOf(cleo)).toEqual(['dispute_won 99.00'])
  expect(await isToEnd(id)).toBe(true)

  expect((await cleo.request('POST', '/api/billing/resume')).body).toMatchObject({ status: 'active' })
  await syncReturns(it.app.parts, paymentId)
  await it.settle()
  expect(await isToEnd(id)).toBe(false)

  // Asked before the dispute was won, answered after: it changes nothing.
  const { payments } = it.app.parts
  const fetched = payments.fetchReturns
  const asked = Promise.withResolvers<void>()
  const late = Promise.withResolvers<typeof old>()
  payments.fetchReturns = async () => {
    asked.resolve()
    return late.promise
  }
  const first = syncReturns(it.app.parts, paymentId)
  await asked.promise
  payments.fetchReturns = fetched
  await syncReturns(it.app.parts, paymentId)
  late.resolve(old)
  await first
  expect(await returnsOf(cleo)).toEqual(['dispute_won 99.00'])

  await cleo.request('POST', '/api/billing/cancel')
  await it.settle()
  expect(mails(cleo.email)).toEqual([DISPUTED, expect.stringMatching(/^Your plan ends on /)])
})

test('a plan is set to end after an outage too', async () => {
  const { payments } = it.app.parts
  const { cancelAtEnd } = payments
  payments.cancelAtEnd = () => Promise.reject(new OutsideUnavailable('payments', 'down'))
  const dana = await makeUser(it.app)
  await buy(it, dana, disputedPremium)
  const { id, paymentId } = await newest()
  await expect(syncReturns(it.app.parts, paymentId)).rejects.toBeInstanceOf(OutsideUnavailable)
  expect(await isToEnd(id)).toBe(false)
  payments.cancelAtEnd = cancelAtEnd
  await syncReturns(it.app.parts, paymentId)
  await it.settle()
  expect(await isToEnd(id)).toBe(true)
  expect(mails(dana.email)).toEqual([DISPUTED])
})

test('a guest hears of it, and finds it in the account that is made later', async () => {
  const email = 'guest.disputes@example.test'
  const started = await startBuying(it, 'price_premium')
  await it.pay(sessionIdOf(started), { email, card: DISPUTED_CARD })
  await it.settle()
  expect(mails(email)).toEqual([DISPUTED])
  const signedUp = await signUp(it, email, cookieOf(started))
  await it.settle()
  const billing = await ask(it.app, { method: 'GET', url: '/api/billing', cookie: cookiesOf(signedUp) })
  expect(billing.body).toMatchObject({ isCanceling: true, returns: [{ state: 'disputed', amount: '99.00' }] })
})

test('the invoices that were kept are asked for again after a refund', async () => {
  const gail = await makeUser(it.app)
  await buy(it, gail, premium)
  await billingOf(gail)
  const asked = vi.spyOn(it.app.parts.payments, 'listBills')
  await billingOf(gail)
  expect(asked).not.toHaveBeenCalled()
  await stripe.refunds.create({ payment_intent: (await newest()).paymentId })
  await it.settle()
  await billingOf(gail)
  expect(asked).toHaveBeenCalledOnce()
  asked.mockRestore()
})

test('the desk shows who disputed a payment, and nothing of it for others', async () => {
  const admin = await makeUser(it.app, { isAdmin: true })
  const [eve, finn] = [await makeUser(it.app), await makeUser(it.app)]
  await buy(it, eve, disputedPremium)
  await buy(it, finn, premium)
  const people = (await admin.request('GET', '/api/admin/people')).body as { people: AdminPerson[] }
  const disputedOf = ({ id }: TestUser) => people.people.find((person) => person.id === id)!.disputedAt
  expect(Date.parse(disputedOf(eve)!)).toBeGreaterThan(it.now().getTime() - 60_000)
  expect(disputedOf(finn)).toBeNull()
  const one = await admin.request('GET', `/api/admin/people/${eve.id}`)
  expect(one.body).toMatchObject({ disputedAt: disputedOf(eve) })
})
