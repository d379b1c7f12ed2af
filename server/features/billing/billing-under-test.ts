/** Billing on the sandbox's processor, for tests: buying, paying, and time that passes. */
import { ask } from '#server/testing/make-user.ts'
import type { TestAnswer, TestUser } from '#server/testing/make-user.ts'
import { attachCard } from '#server/sandbox/stripe/customers/cards.ts'
import { completeCheckout } from '#server/sandbox/stripe/checkout/complete-checkout.ts'
import { serialize } from '#server/sandbox/stripe/serialize.ts'
import { tryInvoice } from '#server/sandbox/stripe/invoices/invoices.ts'
import { changeSubscription } from '#server/sandbox/stripe/subscriptions/subscriptions.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp, TestAppOptions } from '#server/testing/test-app.ts'

export const GOOD_CARD = '4242424242424242'
/** can be kept, and declines every charge */
export const FAILING_CARD = '4000000000000341'

export const DAY_MS = 24 * 60 * 60 * 1000

type Payer = { email?: string; card?: string }

export type BillingTest = TestApp & {
  /** the moment the app takes for now */
  now: () => Date
  /** everything due happens at the processor, its events arrive, the jobs run */
  settle: () => Promise<void>
  /** time passes at once; what was due happens in its order, and the schedules run */
  pass: (days: number) => Promise<void>
  /** pays on the processor's page */
  pay: (sessionId: string, payer?: Payer) => Promise<void>
  /** what stands on the person */
  standing: (userId: string) => Promise<Record<string, unknown>>
  subjects: (to: string) => string[]
}

export const sessionIdOf = (answer: TestAnswer): string => {
  const { url } = answer.body as { url?: string }
  const id = /cs_[A-Za-z0-9_]+/.exec(url ?? '')?.[0]
  if (id === undefined)
    throw new Error(`no checkout was opened: ${answer.status} ${JSON.stringify(answer.body)}`)
  return id
}

/** What a browser keeps of an answer, to send it with the next request. */
export function cookieOf(answer: TestAnswer): string {
  return [answer.headers['set-cookie']]
    .flat()
    .filter((line) => line !== undefined)
    .map((line) => String(line).split(';')[0])
    .join('; ')
}

export async function startBilling(options: TestAppOptions = {}): Promise<BillingTest> {
  const served = await buildTestApp(options)
  const { app, pool } = served
  let now = new Date()
  served.setNow(now)
  const peers = app.parts.peers!
  async function settle(): Promise<void> {
    await peers.settle()
    while ((await app.parts.jobs.runDue()) > 0) await peers.settle()
  }
  return {
    ...served,
    now: () => now,
    setNow: (moment) => served.setNow((now = moment)),
    settle,
    pass: async (days) => {
      served.setNow((now = new Date(now.getTime() + days * DAY_MS)))
      await peers.settle()
      await app.parts.jobs.runSchedules()
      await settle()
    },
    pay: async (sessionId, { email = 'ada@example.test', card = GOOD_CARD } = {}) => {
      await serialize(peers.parts, async (store) => {
        const session = await store.get('checkout.session', sessionId)
        await completeCheckout(store, session, {
          email,
          card: { number: card, expMonth: 12, expYear: 2040, name: 'Ada Byrne', postalCode: '10001' },
        })
      })
    },
    standing: async (userId) => {
      const { rows } = await pool.query<Record<string, unknown>>(
        `select subscription_status as status, subscription_plan_id as plan, subscription_ends_at as ends,
                past_due_since as since from users where id = $1`,
        [userId],
      )
      return rows[0] ?? {}
    },
    subjects: (to) =>
      served
        .outbox()
        .filter((mail) => mail.to === to)
        .map((mail) => mail.subject),
  }
}

/** Starts buying: a person's when `by` is one, else a guest's, with the cookie of its browser. */
export function startBuying(
  it: BillingTest,
  planId: 'price_monthly' | 'price_premium',
  by: { user?: TestUser; cookie?: string; onceKey?: string } = {},
): Promise<TestAnswer> {
  const { user, cookie = user?.cookie, onceKey } = by
  return ask(it.app, {
    method: 'POST',
    url: '/api/create-checkout-session',
    body: { planId },
    ...(onceKey !== undefined && { onceKey }),
    ...(cookie !== undefined && cookie !== '' && { cookie }),
  })
}

/** A person who has bought a plan and paid. */
export async function buy(
  it: BillingTest,
  user: TestUser,
  { planId = 'price_monthly' as 'price_monthly' | 'price_premium', card = GOOD_CARD } = {},
): Promise<string> {
  const sessionId = sessionIdOf(await startBuying(it, planId, { user }))
  await it.pay(sessionId, { email: user.email, card })
  await it.settle()
  return sessionId
}

/** The card that is charged from now on, put in on the processor's own page; an open invoice is paid with it. */
export async function changeCard(it: BillingTest, userId: string, number: string): Promise<void> {
  const { rows } = await it.pool.query<{ customer: string; plan: string }>(
    `select customer_id as customer, subscription_id as plan from billing_plans
     where user_id = $1 and ended_at is null order by started_at desc limit 1`,
    [userId],
  )
  const { customer: customerId, plan } = rows[0]!
  await serialize(it.app.parts.peers!.parts, async (store) => {
    const customer = await store.get('customer', customerId)
    const details = { number, expMonth: 12, expYear: 2041, name: 'Ada Byrne', postalCode: '10001' }
    const card = await attachCard(store, customer, { ...details, email: customer.email })
    const subscription = await store.get('subscription', plan)
    await changeSubscription(store, subscription, { default_payment_method: card.id })
    const open = await store.all('invoice', { ownerId: customerId })
    for (const invoice of open.filter(({ status }) => status === 'open'))
      await tryInvoice(store, invoice, { isByHand: true })
  })
  await it.settle()
}

/** The session of a test person ends when a month passes. */
export async function signInAgain(it: BillingTest, user: TestUser): Promise<TestUser['request']> {
  const body = { email: user.email, password: 'quiet-harbour-41' }
  const cookie = cookieOf(await ask(it.app, { method: 'POST', url: '/api/login', body }))
  return (method, url, sent) => ask(it.app, { method, url, body: sent, cookie })
}
