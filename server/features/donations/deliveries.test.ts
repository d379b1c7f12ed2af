import { createHmac } from 'node:crypto'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionIdOf, startBilling } from '#server/features/billing/billing-under-test.ts'
import type { BillingTest } from '#server/features/billing/billing-under-test.ts'
import { DISPUTED_CARD, give, guestGift, ledgerOf, paymentsOf } from './donations-under-test.ts'
import { syncReturn } from './sync-gift.ts'

const MINUTE_MS = 60_000

let it: BillingTest
beforeAll(async () => {
  it = await startBilling()
})
afterAll(() => it.close())

/** A repeatable shuffle: the test says the same every time. */
function shuffled<T>(items: T[], seed: number): T[] {
  const order = [...items]
  let state = seed
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    const other = state % (at + 1)
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
  return order
}

function sign(body: string): string {
  const at = Math.floor(it.now().getTime() / 1000)
  const secret = it.app.parts.peers!.places.stripe.webhookSecret
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}

const deliver = (body: string) =>
  it.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': sign(body) },
    payload: body,
  })

async function eventBodies(): Promise<string[]> {
  const { rows } = await it.pool.query<{ body: object }>(
    `select body from sandbox_objects where kind = 'event' order by seq`,
  )
  return rows.map(({ body }) => JSON.stringify(body))
}

/** A gift, a monthly gift of three months, one refunded, one disputed: paid, and nothing told to us. */
async function giveInSilence(): Promise<string[]> {
  const { deliver: usual } = it.app.parts.peers!.parts
  it.app.parts.peers!.parts.deliver = async () => 200
  const sessions: string[] = []
  for (const [isMonthly, card] of [
    [false, '4242424242424242'],
    [true, '4242424242424242'],
    [false, DISPUTED_CARD],
    [false, '4242424242424242'],
  ] as const) {
    const email = `silent-${sessions.length}@example.test`
    const sessionId = sessionIdOf(await give(it, { ...guestGift, email, isMonthly }))
    await it.pay(sessionId, { email, card })
    sessions.push(sessionId)
  }
  const { secretKey, at } = it.app.parts.peers!.places.stripe
  const stripe = new Stripe(secretKey, { ...at!, maxNetworkRetries: 0, telemetry: false })
  const last = await stripe.checkout.sessions.retrieve(sessions.at(-1)!)
  await stripe.refunds.create({ payment_intent: String(last.payment_intent), amount: 1_500 })
  for (let month = 0; month < 2; month += 1) {
    it.setNow(new Date(it.now().getTime() + 32 * 24 * 60 * MINUTE_MS))
    await it.app.parts.peers!.settle()
  }
  it.app.parts.peers!.parts.deliver = usual
  return sessions
}

test(
  'three times each and in any order, every gift is counted once and every return once',
  async () => {
    const sessions = await giveInSilence()
    expect(await ledgerOf(it)).toEqual([])
    const bodies = await eventBodies()
    const deliveries = shuffled([...bodies, ...bodies, ...bodies], 11)
    expect(deliveries.length).toBeGreaterThan(90)
    for (const [at, body] of deliveries.entries()) {
      expect((await deliver(body)).statusCode).toBe(200)
      // Now and then the jobs run in between.
      if (at % 17 === 0) await it.app.parts.jobs.runDue()
    }
    await it.settle()
    const lines = await ledgerOf(it)
    expect(lines.filter(({ kind }) => kind === 'donation')).toHaveLength(6)
    const sums = await Promise.all(sessions.map((one) => paymentsOf(it, one)))
    expect(sums.map((payments) => payments.map(({ returned }) => returned))).toEqual([
      ['0.00'],
      ['0.00', '0.00', '0.00'],
      ['50.00'],
      ['15.00'],
    ])
    expect(
      lines
        .filter(({ kind }) => kind === 'correction')
        .map(({ amount }) => amount)
        .toSorted(),
    ).toEqual(['-15.00', '-50.00'])
    const mails = sessions.map((_, at) => it.subjects(`silent-${at}@example.test`).length)
    expect(mails).toEqual([1, 3, 1, 1])
  },
  MINUTE_MS,
)

test('an older answer that arrives late changes nothing', async () => {
  const { payments } = it.app.parts
  const sessionId = sessionIdOf(await give(it, { ...guestGift, email: 'late@example.test' }))
  await it.pay(sessionId, { email: 'late@example.test' })
  await it.settle()
  const [row] = await paymentsOf(it, sessionId)
  const { secretKey, at } = it.app.parts.peers!.places.stripe
  const stripe = new Stripe(secretKey, { ...at!, maxNetworkRetries: 0, telemetry: false })
  const fetched = payments.fetchGiftPayment
  const late = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const old = await fetched(row!.paymentId)
  // The first question is asked before the refund and answered after the second one was.
  payments.fetchGiftPayment = async () => {
    asked.resolve()
    await late.promise
    return old
  }
  const first = syncReturn(it.app.parts, row!.paymentId)
  await asked.promise
  payments.fetchGiftPayment = fetched
  await stripe.refunds.create({ payment_intent: row!.paymentId })
  await it.settle()
  late.resolve()
  await first
  expect(await paymentsOf(it, sessionId)).toMatchObject([{ returned: '50.00' }])
  const corrections = (await ledgerOf(it)).filter(({ corrects }) => corrects === row!.line)
  expect(corrections.map(({ amount }) => amount)).toEqual(['-50.00'])
})
