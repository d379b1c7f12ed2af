/** 3-D Secure: a payment that the card's bank wants confirmed, on the invoice's own page. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WireOf } from '#contracts/endpoint.ts'
import type { changePlan, getBilling, previewPlanChange } from '#contracts/money/billing.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { GOOD_CARD, buy, changeCard, signInAgain, startBilling } from '../billing-under-test.ts'
import type { BillingTest } from '../billing-under-test.ts'

/** Its bank asks each time. */
const ASKS_ALWAYS = '4000002760003184'
/** Its bank asks where it is entered, and not after that. */
const ASKS_ONCE = '4000002500003155'

const change = '/api/billing/plan-change'
const TO_CONFIRM = 'Your bank wants you to confirm a payment'

let it: BillingTest
beforeAll(async () => {
  it = await startBilling()
})
afterAll(() => it.close())

type Billing = WireOf<typeof getBilling>
type Ask = TestUser['request']

const billing = async (ask: Ask) => (await ask('GET', '/api/billing')).body as Billing

async function quoteOf(ask: Ask): Promise<WireOf<typeof previewPlanChange>> {
  const answer = await ask('POST', `${change}/preview`, { planId: 'price_premium' })
  return answer.body as WireOf<typeof previewPlanChange>
}

const goUp = (ask: Ask, quotedAt: string) => ask('POST', change, { planId: 'price_premium', quotedAt })

/** Answers the bank on the page of the invoice. */
async function answerBank(pageUrl: string | null, answer: 'given' | 'refused'): Promise<string> {
  const page = await it.app.inject({
    method: 'POST',
    url: `${new URL(pageUrl!).pathname}/confirm`,
    headers: {
      origin: 'http://localhost:3000',
      host: 'localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: `answer=${answer}`,
  })
  await it.settle()
  return page.body
}

const mailsTo = ({ email }: TestUser, subject: string) =>
  it.outbox().filter((mail) => mail.to === email && mail.subject === subject)

test('a dearer plan waits for the confirmation, opens with it, and is charged once', async () => {
  const user = await makeUser(it.app)
  await buy(it, user, { card: ASKS_ALWAYS })
  const { quotedAt, dueNow } = await quoteOf(user.request)
  const asked = await goUp(user.request, quotedAt)
  expect(asked.status).toBe(200)
  const { toConfirm, ...rest } = asked.body as WireOf<typeof changePlan>
  expect(rest).toMatchObject({ planId: 'price_monthly', status: 'trialing' })
  expect(toConfirm).toMatchObject({ planId: 'price_premium', amount: dueNow, hasFailed: false })
  const hours = (Date.parse(toConfirm!.until!) - it.now().getTime()) / 3_600_000
  expect(hours).toBeGreaterThan(22.9)
  expect(hours).toBeLessThanOrEqual(23)
  await it.settle()
  expect(mailsTo(user, TO_CONFIRM)).toHaveLength(1)
  expect(mailsTo(user, TO_CONFIRM)[0]!.text).toContain(toConfirm!.pageUrl)

  // Sent twice, or another change beside it: there is one invoice.
  expect((await goUp(user.request, quotedAt)).body).toMatchObject({ toConfirm })
  expect(await user.request('POST', `${change}/preview`, { planId: 'price_premium' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('wants you to confirm') },
  })

  expect(await answerBank(toConfirm!.pageUrl, 'refused')).toContain('did not get your confirmation')
  expect(await billing(user.request)).toMatchObject({
    planId: 'price_monthly',
    toConfirm: { ...toConfirm, hasFailed: true },
  })
  expect(await answerBank(toConfirm!.pageUrl, 'given')).toContain('Paid. Thank you.')
  const paid = await billing(user.request)
  expect(paid).toMatchObject({ planId: 'price_premium', status: 'active', toConfirm: null })
  expect(paid.invoices.map(({ status, total }) => [status, total])).toEqual([
    ['paid', dueNow],
    ['paid', '0.00'],
  ])
  expect(mailsTo(user, TO_CONFIRM)).toHaveLength(1)
})

test('a change that nobody confirms is dropped within a day, and nothing is charged', async () => {
  const user = await makeUser(it.app)
  await buy(it, user, { card: ASKS_ALWAYS })
  const { quotedAt } = await quoteOf(user.request)
  await goUp(user.request, quotedAt)
  await it.pass(1)
  expect(await billing(user.request)).toMatchObject({
    planId: 'price_monthly',
    status: 'trialing',
    toConfirm: null,
    invoices: [{ status: 'void' }, { status: 'paid', total: '0.00' }],
  })
  expect(mailsTo(user, 'A payment did not go through')).toEqual([])
})

test('who cancels, or leaves, while a change waits is not charged for it', async () => {
  const user = await makeUser(it.app)
  await buy(it, user, { card: ASKS_ALWAYS })
  await goUp(user.request, (await quoteOf(user.request)).quotedAt)
  const { toConfirm } = await billing(user.request)
  expect((await user.request('POST', '/api/billing/cancel')).body).toMatchObject({
    isCanceling: true,
    toConfirm: null,
  })
  await answerBank(toConfirm!.pageUrl, 'given')
  expect(await billing(user.request)).toMatchObject({
    planId: 'price_monthly',
    invoices: [{ status: 'void' }, { total: '0.00' }],
  })
})

test('the first month after a trial is mailed about, keeps the plan for its grace, and goes on once confirmed', async () => {
  const user = await makeUser(it.app)
  await buy(it, user, { card: ASKS_ALWAYS })
  await it.pass(8)
  const ask = await signInAgain(it, user)
  const behind = await billing(ask)
  expect(behind).toMatchObject({
    status: 'past_due',
    planId: 'price_monthly',
    toConfirm: { planId: null, until: null, hasFailed: false, amount: behind.invoices[0]!.total },
  })
  const [mail, ...others] = mailsTo(user, TO_CONFIRM)
  expect(others).toEqual([])
  expect(mail!.text).toContain(behind.toConfirm!.pageUrl)
  expect(mail!.text).toMatch(/Everything stays as it is at least until [A-Z]/)
  expect(mailsTo(user, 'A payment did not go through')).toEqual([])
  expect((await ask('GET', '/api/debts')).status).toBe(200)
  await answerBank(behind.toConfirm!.pageUrl, 'given')
  expect(await billing(ask)).toMatchObject({ status: 'active', toConfirm: null })
})

test('a card that is asked about once pays the months after that by itself', async () => {
  const user = await makeUser(it.app)
  await buy(it, user, { card: ASKS_ONCE })
  await it.pass(8)
  expect(await it.standing(user.id)).toMatchObject({ status: 'active', plan: 'price_monthly' })
  expect(mailsTo(user, TO_CONFIRM)).toEqual([])
})

test('another card pays what waits for a confirmation', async () => {
  const user = await makeUser(it.app)
  await buy(it, user, { card: ASKS_ALWAYS })
  await it.pass(8)
  await changeCard(it, user.id, GOOD_CARD)
  expect(await it.standing(user.id)).toMatchObject({ status: 'active' })
})
