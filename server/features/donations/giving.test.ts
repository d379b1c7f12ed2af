import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { listDonations } from '#contracts/foundation/donations.ts'
import type { WireOf } from '#contracts/endpoint.ts'
import {
  FAILING_CARD,
  buy,
  cookieOf,
  sessionIdOf,
  signInAgain,
  startBilling,
} from '#server/features/billing/billing-under-test.ts'
import type { BillingTest } from '#server/features/billing/billing-under-test.ts'
import { attachCard } from '#server/sandbox/stripe/customers/cards.ts'
import { serialize } from '#server/sandbox/stripe/serialize.ts'
import { changeSubscription } from '#server/sandbox/stripe/subscriptions/subscriptions.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { Stripe } from 'stripe'
import {
  DISPUTED_CARD,
  download,
  giftOf,
  give,
  guestGift,
  ledgerOf,
  paymentsOf,
  pdfText,
  verify,
} from './donations-under-test.ts'
import { forgetGiver } from './donations.queries.ts'
import { stopGiftsNow } from './stop-gift.ts'

let it: BillingTest
let stripe: Stripe
beforeAll(async () => {
  it = await startBilling()
  const { secretKey, at } = it.app.parts.peers!.places.stripe
  stripe = new Stripe(secretKey, { ...at!, maxNetworkRetries: 0, telemetry: false })
})
afterAll(() => it.close())

let count = 0
const newEmail = () => `giver-${(count += 1)}@example.test`

/** A guest who has paid, with the cookie of the browser; nothing has been told to us yet. */
async function guestGave(gift: Partial<typeof guestGift> & { publicName?: string } = {}, card?: string) {
  const email = gift.email ?? newEmail()
  const begun = await give(it, { ...guestGift, ...gift, email })
  const sessionId = sessionIdOf(begun)
  await it.pay(sessionId, { email, ...(card !== undefined && { card }) })
  return { email, sessionId, cookie: cookieOf(begun) }
}

const lastMail = (to: string, subject: RegExp) =>
  it.outbox().findLast((mail) => mail.to === to && subject.test(mail.subject))!
const tokenIn = (text: string, page: string) => new RegExp(`${page}\\?token=([\\w-]+)`).exec(text)![1]!

/** What the giver's card does from now on. */
async function changeCard(subscriptionId: string, number: string): Promise<void> {
  await serialize(it.app.parts.peers!.parts, async (store) => {
    const subscription = await store.get('subscription', subscriptionId)
    const customer = await store.get('customer', String(subscription.customer))
    const details = { number, expMonth: 12, expYear: 2041, name: 'Ada Byrne', postalCode: '10001' }
    const card = await attachCard(store, customer, { ...details, email: customer.email })
    await changeSubscription(store, subscription, { default_payment_method: card.id })
  })
}

describe('a gift that a guest makes once', () => {
  test('is one line of the ledger, one receipt by mail, and a thank-you to the browser that gave', async () => {
    const { email, sessionId, cookie } = await guestGave({ showName: true, publicName: 'Ruth B.' })
    const own = await verify(it, sessionId, cookie)
    const [payment] = await paymentsOf(it, sessionId)
    expect(own).toMatchObject({
      status: 200,
      body: { amount: '50.00', isMonthly: false, email, publicName: 'Ruth B.', entry: payment!.line },
    })
    expect((await verify(it, sessionId)).body).toMatchObject({ email: 'g•••@example.test' })
    await it.settle()
    expect(await paymentsOf(it, sessionId)).toHaveLength(1)
    expect((await ledgerOf(it)).at(-1)).toMatchObject({ kind: 'donation', amount: '50.00' })
    expect(it.subjects(email)).toEqual(['Your receipt from the Jubilee Foundation'])
    const names = await it.pool.query('select public_name as name from ledger_donors where sequence = $1', [
      payment!.line,
    ])
    expect(names.rows).toEqual([{ name: 'Ruth B.' }])
  })

  test('is found by the events alone when the browser never comes back', async () => {
    const { email, sessionId } = await guestGave()
    await it.settle()
    expect(await paymentsOf(it, sessionId)).toMatchObject([{ amount: '50.00', returned: '0.00' }])
    expect(await giftOf(it, sessionId)).toMatchObject({ state: 'given' })
    expect(it.subjects(email)).toHaveLength(1)
  })

  test('and when no event comes either, in the night', async () => {
    const { sessionId } = await guestGave()
    await it.pool.query(`delete from sandbox_objects where kind = 'delivery'`)
    await it.pass(1)
    expect(await paymentsOf(it, sessionId)).toHaveLength(1)
  })

  test('comes with a receipt that the link of the mail opens', async () => {
    const { email } = await guestGave({ amount: '1234.50' })
    await it.settle()
    const { text, html } = lastMail(email, /receipt/)
    expect(text).toContain('Your gift of $1,234.50 arrived on')
    expect(text).toContain('No goods or services were provided in exchange')
    expect(text).toContain('not tax advice')
    expect(html).toContain('Open your receipt (PDF)')
    const token = tokenIn(text, 'receipt.pdf')
    const receipt = await download(it, `/api/foundation/donations/receipt.pdf?token=${token}`)
    expect(receipt).toMatchObject({ status: 200, type: 'application/pdf' })
    const said = pdfText(receipt.bytes)
    for (const words of [
      'Jubilee Foundation',
      'Receipt for a gift',
      '$1,234.50 US dollars',
      email,
      'No goods or services were provided in exchange for this gift.',
      'The whole gift goes to grants. Jubilee pays the card fee.',
    ])
      expect(said).toContain(words)
    expect(said.replaceAll('\n', ' ')).toContain('registration number stands here once set')
    const rows = await it.pool.query('select 1 from donation_links where token_hash = $1', [token])
    expect(rows.rows).toEqual([])
    const asGift = await ask(it.app, {
      method: 'GET',
      url: `/api/foundation/donations/gift?token=${token}`,
    })
    expect(asGift.status).toBe(404)
  })

  test('that is refunded is set right in the ledger, in parts and once each', async () => {
    const { sessionId } = await guestGave()
    await it.settle()
    const [payment] = await paymentsOf(it, sessionId)
    await stripe.refunds.create({ payment_intent: payment!.paymentId, amount: 2_000 })
    await it.settle()
    await stripe.refunds.create({ payment_intent: payment!.paymentId })
    await it.settle()
    await it.pass(1)
    const corrections = (await ledgerOf(it)).filter(({ corrects }) => corrects === payment!.line)
    expect(corrections.map(({ amount }) => amount)).toEqual(['-20.00', '-30.00'])
    expect(await paymentsOf(it, sessionId)).toMatchObject([{ amount: '50.00', returned: '50.00' }])
  })

  test('that is disputed is taken out, and comes back when the dispute is won', async () => {
    const { sessionId } = await guestGave({}, DISPUTED_CARD)
    await it.settle()
    const [payment] = await paymentsOf(it, sessionId)
    expect(payment).toMatchObject({ amount: '50.00', returned: '50.00' })
    const { data } = await stripe.disputes.list({ payment_intent: payment!.paymentId })
    await stripe.disputes.update(data[0]!.id, {
      evidence: { uncategorized_text: 'winning_evidence' },
      submit: true,
    })
    await it.settle()
    const corrections = (await ledgerOf(it)).filter(({ corrects }) => corrects === payment!.line)
    expect(corrections.map(({ amount }) => amount)).toEqual(['-50.00', '50.00'])
    expect(await paymentsOf(it, sessionId)).toMatchObject([{ returned: '0.00' }])
  })

  test('that is not paid is nothing', async () => {
    const begun = await give(it, { ...guestGift, email: newEmail() })
    const sessionId = sessionIdOf(begun)
    expect(await verify(it, sessionId, cookieOf(begun))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('not paid yet') },
    })
    await it.pass(2)
    expect(await giftOf(it, sessionId)).toMatchObject({ state: 'over' })
    expect(await paymentsOf(it, sessionId)).toEqual([])
  })

  test('of which the processor knows nothing any more is over after a month, not before', async () => {
    const sessionId = sessionIdOf(await give(it, { ...guestGift, email: newEmail() }))
    await it.pool.query('delete from sandbox_objects where id = $1', [sessionId])
    await it.pass(29)
    expect(await giftOf(it, sessionId)).toMatchObject({ state: 'open' })
    await it.pass(2)
    expect(await giftOf(it, sessionId)).toMatchObject({ state: 'over' })
  })
})

describe('a monthly gift', () => {
  test('of a guest is received each month, each with its receipt, until the mailed link stops it', async () => {
    const { email, sessionId } = await guestGave({ isMonthly: true, amount: '25' })
    await it.settle()
    await it.pass(32)
    await it.pass(32)
    expect(await paymentsOf(it, sessionId)).toMatchObject([
      { amount: '25.00' },
      { amount: '25.00' },
      { amount: '25.00' },
    ])
    expect(it.subjects(email)).toEqual(
      Array.from({ length: 3 }, () => 'Your monthly receipt from the Jubilee Foundation'),
    )
    const token = tokenIn(lastMail(email, /monthly receipt/).text, '/foundation/gift')
    const look = () => ask(it.app, { method: 'GET', url: `/api/foundation/donations/gift?token=${token}` })
    expect(await look()).toMatchObject({ status: 200, body: { amount: '25.00', state: 'active', months: 3 } })
    const url = '/api/foundation/donations/gift/stop'
    const stop = () => ask(it.app, { method: 'POST', url, body: { token } })
    expect([(await stop()).status, (await stop()).status]).toEqual([200, 200])
    await it.pass(62)
    expect(await paymentsOf(it, sessionId)).toHaveLength(3)
    expect(await look()).toMatchObject({ body: { state: 'stopped' } })
    expect(it.subjects(email).filter((subject) => subject.includes('has stopped'))).toHaveLength(1)
  })

  test('never becomes a plan, and leaves the plan, its cards and its invoices alone', async () => {
    const ada = await makeUser(it.app)
    const sessionId = sessionIdOf(await give(it, { ...guestGift, isMonthly: true }, { user: ada }))
    await it.pay(sessionId, { email: ada.email })
    await it.settle()
    expect(await it.standing(ada.id)).toMatchObject({ status: 'free', plan: null })
    const { subscription } = await giftOf(it, sessionId)
    const plans = await it.pool.query('select 1 from billing_plans where subscription_id = $1', [
      subscription,
    ])
    expect(plans.rows).toEqual([])
    await buy(it, ada)
    const request = await signInAgain(it, ada)
    expect((await request('GET', '/api/billing')).body).toMatchObject({
      status: 'trialing',
      invoices: [{ total: '0.00' }],
    })
  })

  test('of a person whose card fails is told of, tried again, and stopped by itself', async () => {
    const ada = await makeUser(it.app)
    const sessionId = sessionIdOf(await give(it, { ...guestGift, isMonthly: true }, { user: ada }))
    await it.pay(sessionId, { email: ada.email })
    await it.settle()
    const { subscription } = await giftOf(it, sessionId)
    await changeCard(subscription!, FAILING_CARD)
    await it.pass(32)
    expect(await giftOf(it, sessionId)).toMatchObject({ state: 'past_due' })
    await it.pass(15)
    await it.settle()
    expect(await giftOf(it, sessionId)).toMatchObject({ state: 'stopped' })
    expect(await paymentsOf(it, sessionId)).toHaveLength(1)
    expect(it.subjects(ada.email)).toEqual([
      'Your monthly receipt from the Jubilee Foundation',
      'A payment of your monthly gift did not go through',
      'Your monthly gift has stopped',
    ])
    expect(lastMail(ada.email, /did not go through/).text).toContain('/foundation/gifts')
  })

  test('stops with the account; its payments stay, without the giver', async () => {
    const ada = await makeUser(it.app)
    const sessionId = sessionIdOf(await give(it, { ...guestGift, isMonthly: true }, { user: ada }))
    await it.pay(sessionId, { email: ada.email })
    await it.settle()
    await stopGiftsNow(it.app.parts, ada.id)
    expect(await giftOf(it, sessionId)).toMatchObject({ state: 'stopped' })
    await forgetGiver(it.app.parts.db, ada.id)
    await it.pool.query('delete from users where id = $1', [ada.id])
    const { rows } = await it.pool.query(
      `select user_id as user, email, public_name as name from donations where session_id = $1`,
      [sessionId],
    )
    expect(rows).toEqual([{ user: null, email: null, name: null }])
    expect(await paymentsOf(it, sessionId)).toHaveLength(1)
  })

  test('stops with the account although nobody told us that it was paid, and the address does not come back', async () => {
    const ada = await makeUser(it.app)
    const sessionId = sessionIdOf(await give(it, { ...guestGift, isMonthly: true }, { user: ada }))
    const unpaid = sessionIdOf(await give(it, { ...guestGift, isMonthly: true }, { user: ada }))
    await it.pay(sessionId, { email: ada.email })
    await it.pool.query(`delete from sandbox_objects where kind = 'delivery'`)
    for (const leave of it.app.leavingHooks) await leave(ada.id)
    await it.pool.query('delete from users where id = $1', [ada.id])
    expect(await giftOf(it, sessionId)).toMatchObject({ state: 'stopped' })
    expect(await giftOf(it, unpaid)).toMatchObject({ state: 'over' })
    expect(await it.app.parts.payments.fetchCheckout(unpaid)).toMatchObject({ state: 'expired' })
    await it.settle()
    const { rows } = await it.pool.query('select 1 from donations where email = $1', [ada.email])
    expect(rows).toEqual([])
  })
})

describe('a person’s gifts', () => {
  let ada: TestUser
  let gifts: WireOf<typeof listDonations>
  beforeAll(async () => {
    ada = await makeUser(it.app)
    for (const gift of [
      { amount: '100', isMonthly: false },
      { amount: '40', isMonthly: true },
    ]) {
      it.setNow(new Date(it.now().getTime() + 1_000))
      const sessionId = sessionIdOf(await give(it, { ...guestGift, ...gift }, { user: ada }))
      await it.pay(sessionId, { email: ada.email })
    }
    await it.settle()
    gifts = (await ada.request('GET', '/api/donations')).body as WireOf<typeof listDonations>
  })

  test('are listed with their payments, newest first, and the mail goes to the account’s address', () => {
    expect(gifts.gifts.map(({ amount, state }) => [amount, state])).toEqual([
      ['40.00', 'active'],
      ['100.00', 'given'],
    ])
    expect(gifts.gifts[0]!.payments).toMatchObject([{ amount: '40.00', returned: '0.00' }])
    expect(gifts.years).toEqual([it.now().getUTCFullYear()])
    expect(it.subjects(ada.email).filter((subject) => subject.includes('receipt'))).toHaveLength(2)
  })

  test('have receipts, and a statement of the year with their sum less what went back', async () => {
    const [monthly, once] = gifts.gifts
    const receipt = await download(it, `/api/donations/${once!.id}/receipt.pdf`, ada.cookie)
    expect(pdfText(receipt.bytes)).toContain('$100.00 US dollars')
    const { id } = monthly!.payments[0]!
    const other = await download(it, `/api/donations/${monthly!.id}/receipt.pdf?payment=${id}`, ada.cookie)
    expect(pdfText(other.bytes)).toContain('A month of a monthly gift')
    const { rows } = await it.pool.query<{ payment: string }>(
      'select payment_id as payment from donation_payments where id = $1',
      [once!.payments[0]!.id],
    )
    await stripe.refunds.create({ payment_intent: rows[0]!.payment, amount: 1_000 })
    await it.settle()
    const year = gifts.years[0]!
    const statement = await download(it, `/api/donations/statement/${year}.pdf`, ada.cookie)
    const said = pdfText(statement.bytes)
    for (const words of [`Your gifts of ${year}`, '$100.00', '$40.00', '-$10.00', '$130.00', ada.email])
      expect(said).toContain(words)
    expect((await download(it, `/api/donations/statement/${year - 1}.pdf`, ada.cookie)).status).toBe(404)
  })

  test('stop where the person says so, and only the monthly one can', async () => {
    const [monthly, once] = gifts.gifts
    const stopped = await ada.request('POST', `/api/donations/${monthly!.id}/stop`)
    expect((stopped.body as WireOf<typeof listDonations>).gifts[0]).toMatchObject({ state: 'stopped' })
    expect((await ada.request('POST', `/api/donations/${once!.id}/stop`)).status).toBe(409)
  })
})
