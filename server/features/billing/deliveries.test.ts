import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import { FAILING_CARD, GOOD_CARD, buy, changeCard, startBilling } from './billing-under-test.ts'
import type { BillingTest } from './billing-under-test.ts'

/** a busy machine may take its time over a thousand requests */
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

type Delivery = { id: string; body: string; signature: string; isGood: boolean }

function sign(body: string, at: Date, secret = it.app.parts.peers!.places.stripe.webhookSecret): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

const deliver = ({ body, signature }: Pick<Delivery, 'body' | 'signature'>) =>
  it.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  })

async function eventsOf(): Promise<{ id: string; body: string }[]> {
  const { rows } = await it.pool.query<{ id: string; body: object }>(
    `select id, body from sandbox_objects where kind = 'event' order by seq`,
  )
  return rows.map(({ id, body }) => ({ id, body: JSON.stringify(body) }))
}

async function mirror(userId: string): Promise<unknown> {
  const { rows } = await it.pool.query(
    `select subscription_id, status, plan_id, period_ends_at, cancels_at, ended_at, past_due_since
     from billing_plans where user_id = $1`,
    [userId],
  )
  return rows
}

async function planIdOf(userId: string): Promise<string> {
  const { rows } = await it.pool.query<{ id: string }>(
    'select subscription_id as id from billing_plans where user_id = $1',
    [userId],
  )
  return rows[0]!.id
}

const now = () => it.now()
const keptTypes = async () =>
  (
    await it.pool.query<{ type: string }>('select type from billing_events order by received_at, type')
  ).rows.map(({ type }) => type)

describe('what is signed and cannot be read', () => {
  test.each([
    ['no event', '{}', 'unreadable'],
    ['nothing', 'null', 'unreadable'],
    ['no JSON', 'ping', 'unreadable'],
    ['an event about nothing', '{"id":"evt_x1","type":"invoice.paid"}', 'invoice.paid'],
    ['one without an object', '{"id":"evt_x2","type":"invoice.paid","data":{}}', 'invoice.paid'],
    [
      'an object without an id',
      '{"id":"evt_x3","type":"refund.updated","data":{"object":{"object":"refund"}}}',
      'refund.updated',
    ],
    [
      'a thin event',
      '{"id":"evt_x4","object":"v2.core.event","type":"v1.billing.meter.no_meter_found"}',
      'v1.billing.meter.no_meter_found',
    ],
  ])('%s is kept once, and answered 200', async (_, body, type) => {
    await it.pool.query('delete from billing_events')
    const answers = []
    for (let time = 0; time < 2; time += 1)
      answers.push(await deliver({ body, signature: sign(body, now()) }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await keptTypes()).toEqual([type])
    expect((await deliver({ body, signature: sign(body, now(), 'whsec_other') })).statusCode).toBe(400)
  })

  test('an invoice in the words of an older version still says which plan to look at', async () => {
    const { payments } = it.app.parts
    const body = JSON.stringify({
      id: 'evt_old',
      type: 'invoice.paid',
      data: { object: { object: 'invoice', id: 'in_1', subscription: 'sub_old' } },
    })
    const rawBody = Buffer.from(body)
    expect(payments.readEvent({ rawBody, signature: sign(body, now()), now: now() })).toMatchObject({
      isReadable: true,
      subscriptionId: 'sub_old',
    })
  })
})

describe('a thousand deliveries of one plan’s life', () => {
  test(
    'shuffled, three times each, a tenth forged, some stale: what stands is what the processor has',
    async () => {
      const ada = await makeUser(it.app)
      await buy(it, ada)
      await it.pass(8)
      await changeCard(it, ada.id, FAILING_CARD)
      await it.pass(31)
      await changeCard(it, ada.id, GOOD_CARD)
      await it.pass(46 * 31)
      const processors = await it.app.parts.payments.fetchPlan(await planIdOf(ada.id))
      const known = { standing: await it.standing(ada.id), mirror: await mirror(ada.id) }
      const events = await eventsOf()

      // As if we had heard of nothing: the plan stands as on its first day, and no event is known.
      await it.pool.query(
        `update billing_plans set status = 'trialing', cancels_at = null, ended_at = null, past_due_since = now(),
         plan_id = 'price_premium', period_ends_at = now() where user_id = $1`,
        [ada.id],
      )
      await it.pool.query('delete from billing_events')
      const mailsBefore = it.outbox().length

      const now = it.now()
      const stale = new Date(now.getTime() - 301_000)
      const good: Delivery[] = events
        .flatMap((event) => [event, event, event])
        .map((event) => ({ ...event, signature: sign(event.body, now), isGood: true }))
      const bad: Delivery[] = events.flatMap((event, at) => {
        const forged = { ...event, signature: sign(event.body, now, 'whsec_guessed'), isGood: false }
        const old = { ...event, signature: sign(event.body, stale), isGood: false }
        const changed = {
          id: event.id,
          body: event.body.replace('customer', 'custommer'),
          signature: sign(event.body, now),
          isGood: false,
        }
        return at % 3 === 0 ? [forged] : at % 3 === 1 ? [old] : [changed]
      })
      const deliveries = shuffled([...good, ...bad.slice(0, Math.ceil(good.length / 6))], 7)
      expect(deliveries.length).toBeGreaterThanOrEqual(1_000)
      expect(deliveries.filter(({ isGood }) => !isGood).length).toBeGreaterThanOrEqual(100)

      const statuses = new Map<boolean, Set<number>>([
        [true, new Set()],
        [false, new Set()],
      ])
      for (let at = 0; at < deliveries.length; at += 25) {
        const some = deliveries.slice(at, at + 25)
        const answers = await Promise.all(some.map(deliver))
        answers.forEach((answer, i) => statuses.get(some[i]!.isGood)!.add(answer.statusCode))
      }
      expect([...statuses.get(true)!]).toEqual([200])
      expect([...statuses.get(false)!]).toEqual([400])

      const kept = await it.pool.query('select event_id from billing_events')
      expect(kept.rows).toHaveLength(events.length)
      // One waiting job for each plan and checkout, however many events spoke of it.
      const jobs = await it.app.parts.jobs.runDue()
      expect(jobs).toBeLessThanOrEqual(events.length)
      expect(await it.standing(ada.id)).toEqual(known.standing)
      expect(await mirror(ada.id)).toEqual(known.mirror)
      expect(await mirror(ada.id)).toMatchObject([
        { status: processors.status, plan_id: processors.planId, period_ends_at: processors.periodEndsAt },
      ])
      expect(it.outbox().length).toBe(mailsBefore)
      expect(await it.app.parts.jobs.runDue()).toBe(0)
    },
    3 * MINUTE_MS,
  )
})

test('two processes get the same event at the same moment: one keeps it', async () => {
  const other = await buildTestApp({
    databaseUrl: it.pool.options.connectionString!,
    outside: it.app.parts.outside,
    peers: null,
    clock: { now: it.now },
  })
  const body = JSON.stringify({
    id: 'evt_two_processes',
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object: { object: 'subscription', id: 'sub_nobodys' } },
  })
  const signature = sign(body, it.now())
  const answers = await Promise.all(
    [it.app, other.app].flatMap((app) => [
      app.inject({
        method: 'POST',
        url: '/api/webhooks/stripe',
        headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
        payload: body,
      }),
    ]),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const { rows } = await it.pool.query('select event_id from billing_events where event_id = $1', [
    'evt_two_processes',
  ])
  expect(rows).toHaveLength(1)
  const jobs = await it.pool.query(
    `select id from pgboss.job where name = 'billing.sync-plan' and data::text like '%sub_nobodys%'`,
  )
  expect(jobs.rows).toHaveLength(1)
  await other.close()
})

test('an event without a signature is refused', async () => {
  const answer = await it.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    payload: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.statusCode).toBe(400)
})

test('what no event told is found in the night', async () => {
  const ada = await makeUser(it.app)
  await buy(it, ada)
  const before = await mirror(ada.id)
  await it.pool.query(
    `update billing_plans set status = 'past_due', past_due_since = now(), fetched_at = fetched_at - interval '8 days'
     where user_id = $1`,
    [ada.id],
  )
  await it.app.parts.jobs.runSchedules()
  expect(await mirror(ada.id)).toEqual(before)
  expect(await it.standing(ada.id)).toMatchObject({ status: 'trialing' })
})
