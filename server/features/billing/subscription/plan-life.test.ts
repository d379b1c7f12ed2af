import { afterAll, beforeAll, expect, test } from 'vitest'
import { PRO_MONTHLY_CENTS } from '#engine/access/prices.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { dayInWords } from '#server/calendar-day.ts'
import { accessOfUser } from '#server/http/access/require-feature.ts'
import type { SessionUser } from '#server/http/session.ts'
import { signUp } from '#server/features/account/account-under-test.ts'
import { ask } from '#server/testing/make-user.ts'
import {
  DAY_MS,
  FAILING_CARD,
  GOOD_CARD,
  changeCard,
  cookieOf,
  sessionIdOf,
  startBilling,
  startBuying,
} from '../billing-under-test.ts'
import type { BillingTest } from '../billing-under-test.ts'

let it: BillingTest
beforeAll(async () => {
  it = await startBilling()
})
afterAll(() => it.close())

const email = 'ada@example.test'
const password = 'quiet-harbour-41'

async function signIn(): Promise<string> {
  const login = await ask(it.app, { method: 'POST', url: '/api/login', body: { email, password } })
  return cookieOf(login)
}

async function userId(): Promise<string> {
  const { rows } = await it.pool.query<{ id: string }>('select id from users where email = $1', [email])
  return rows[0]!.id
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

const date = (text: string | null | undefined) => (text ? new Date(text) : null)

/** Where the root leads and what the gate says, by the table that the screens use. */
async function gate(cookie: string) {
  const { body } = await ask(it.app, { method: 'GET', url: '/api/auth/user', cookie })
  const { subscriptionEndsAt, pastDueSince, paymentRetryAt, ...user } = body as Record<string, string | null>
  const person = {
    ...user,
    subscriptionEndsAt: date(subscriptionEndsAt),
    pastDueSince: date(pastDueSince),
    paymentRetryAt: date(paymentRetryAt),
  }
  const { root, notice, lapse } = accessOfUser(person as unknown as SessionUser, it.now())
  return { status: user['subscriptionStatus'], root, notice, lapse }
}

const billing = async (cookie: string) =>
  (await ask(it.app, { method: 'GET', url: '/api/billing', cookie })).body as {
    status: string
    endsAt: string
    pastDueSince: string
    paymentRetryAt: string | null
    isCanceling: boolean
    invoices: { status: string; total: string; pdfUrl: string | null }[]
    paymentMethods: { last4: string; isDefault: boolean }[]
    mayTry: boolean
  }

test('a visitor buys Pro and lives through all of it', async () => {
  // Buys as a guest, pays, and sets up the account in the same browser.
  const started = await startBuying(it, 'price_monthly')
  const guest = cookieOf(started)
  await it.pay(sessionIdOf(started), { email })
  await it.settle()
  await signUp(it, email, guest)
  let cookie = await signIn()
  expect(await gate(cookie)).toMatchObject({ status: 'trialing', root: '/dashboard' })
  expect(await billing(cookie)).toMatchObject({
    mayTry: false,
    invoices: [{ status: 'paid', total: '0.00' }],
  })

  // Three days before the end a mail; after seven the first month is paid.
  await it.pass(3)
  expect(it.subjects(email)).not.toContainEqual(expect.stringMatching(/^Your free trial ends on/))
  await it.pass(1)
  expect(it.subjects(email)).toContainEqual(expect.stringMatching(/^Your free trial ends on/))
  await it.pass(4)
  expect(await gate(cookie)).toMatchObject({ status: 'active', root: '/dashboard' })
  expect((await billing(cookie)).invoices[0]).toMatchObject({
    status: 'paid',
    total: centsToDecimal(PRO_MONTHLY_CENTS),
  })
  expect(it.subjects(email).filter((subject) => subject.startsWith('Your free trial ends'))).toHaveLength(1)

  // Next month the card fails: a notice, everything open until the last try, then the price page with the reason.
  await changeCard(it, await userId(), FAILING_CARD)
  const { endsAt } = await billing(cookie)
  await it.pass(Math.ceil((new Date(endsAt).getTime() - it.now().getTime()) / DAY_MS) + 1)
  // A session that nobody used for thirty days has ended.
  cookie = await signIn()
  expect(await gate(cookie)).toMatchObject({ status: 'past_due', root: '/dashboard', notice: 'past_due' })
  const { pastDueSince: failedAt, paymentRetryAt: retryAt } = await billing(cookie)
  expect(daysBetween(failedAt, retryAt!)).toBe(3)
  const failed = it
    .outbox()
    .find((mail) => mail.to === email && mail.subject === 'A payment did not go through')
  expect(failed?.text).toContain(`Your card is tried again on ${dayInWords(retryAt!)}.`)
  expect(failed?.text).toContain(`at least until ${dayInWords(new Date(Date.parse(failedAt) + 7 * DAY_MS))}`)
  await it.pass(11)
  expect(await gate(cookie)).toMatchObject({ status: 'past_due', root: '/dashboard', notice: 'past_due' })
  expect(daysBetween(failedAt, (await billing(cookie)).paymentRetryAt!)).toBe(14)
  await it.pass(3)
  expect(await gate(cookie)).toMatchObject({ status: 'unpaid', root: '/pricing', lapse: 'unpaid' })
  expect(await billing(cookie)).toMatchObject({ paymentRetryAt: null })
  expect((await ask(it.app, { method: 'GET', url: '/api/billing', cookie })).status).toBe(200)
  expect(it.subjects(email).filter((subject) => subject.startsWith('A payment'))).toHaveLength(1)

  // A new card on the processor's page: everything is back.
  await changeCard(it, await userId(), GOOD_CARD)
  cookie = await signIn()
  expect(await gate(cookie)).toMatchObject({ status: 'active', root: '/dashboard', notice: null })

  // Canceled: access until the end, and not a day longer.
  const canceled = await ask(it.app, { method: 'POST', url: '/api/billing/cancel', cookie })
  expect(canceled).toMatchObject({ status: 200, body: { status: 'canceled', isCanceling: true } })
  await it.settle()
  expect(it.subjects(email)).toContainEqual(expect.stringMatching(/^Your plan ends on/))
  const { endsAt: end } = await billing(cookie)
  const days = Math.floor((new Date(end).getTime() - it.now().getTime()) / DAY_MS)
  await it.pass(days)
  cookie = await signIn()
  expect(await gate(cookie)).toMatchObject({ status: 'canceled', root: '/dashboard' })
  await it.pass(1)
  expect(await gate(cookie)).toMatchObject({ status: 'canceled', root: '/pricing', lapse: 'canceled' })

  // On Free: the screens open again, nothing was lost, and Pro has no second trial.
  const free = await ask(it.app, { method: 'POST', url: '/api/billing/continue-free', cookie })
  expect(free.status).toBe(200)
  expect(await gate(cookie)).toMatchObject({ status: 'free', root: '/pricing', lapse: null })
  await it.pass(1)
  expect(await gate(cookie)).toMatchObject({ status: 'free' })
  expect(await billing(cookie)).toMatchObject({ mayTry: false })
  const { outbox } = it
  expect(
    outbox().filter((mail) => mail.to === email && mail.subject.startsWith('Your plan ends')),
  ).toHaveLength(1)
})
