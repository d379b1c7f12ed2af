import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { PaymentRefused } from '#server/ports/payments/payments.ts'
import type { PaymentEvent, Payments } from '#server/ports/payments/payments.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { DAY_MS, buy, startBilling } from '../billing-under-test.ts'
import type { BillingTest } from '../billing-under-test.ts'

let it: BillingTest
let real: Payments
let ada: TestUser
/** ids of plans that were asked for at the processor */
const asked: string[] = []
/** where the pages of events began that were read */
const read: { since: Date; after: string | null }[] = []

const payments = () => it.app.parts.payments
const night = async () => {
  it.setNow(new Date(it.now().getTime() + DAY_MS))
  await it.app.parts.jobs.runSchedules()
}
const readUntil = async () => {
  const { rows } = await it.pool.query<{ until: Date }>('select read_until as until from billing_events_read')
  return rows[0]?.until ?? null
}

beforeAll(async () => {
  it = await startBilling()
  real = { ...payments(), ...Object.fromEntries(watched.map((name) => [name, payments()[name]])) }
  ada = await makeUser(it.app)
  await buy(it, ada)
  await it.settle()
})
const watched = ['fetchPlan', 'listEvents'] as const
beforeEach(() => {
  asked.length = 0
  read.length = 0
  const { fetchPlan, listEvents } = real
  payments().fetchPlan = (id) => {
    asked.push(id)
    return fetchPlan(id)
  }
  payments().listEvents = (given) => {
    read.push(given)
    return listEvents(given)
  }
})
afterEach(async () => {
  await it.pool.query(`delete from billing_plans where subscription_id like 'plan-%'`)
  await it.pool.query(`delete from pgboss.job where state <> 'completed'`)
})
afterAll(() => it.close())

/** Plans that run, and were asked for so many days ago. */
const fillPlans = (count: number, days: number) =>
  it.pool.query(
    `insert into billing_plans (subscription_id, customer_id, status, plan_id, started_at, period_ends_at, asked_at, fetched_at)
     select 'plan-' || lpad(n::text, 4, '0'), 'cus_' || n, 'active', 'price_monthly', $1::timestamptz,
       $1::timestamptz + interval '20 days', now(), $1::timestamptz - $2 * interval '1 day'
     from generate_series(1, $3) n`,
    [it.now(), days, count],
  )
/** The filled plans that were asked for, each with how often. */
const fillersAsked = () => asked.filter((id) => id.startsWith('plan-'))
const gone = async (id: string): Promise<never> => {
  asked.push(id)
  throw new PaymentRefused('gone')
}

describe('the first night, and one after a month', () => {
  test('ask for every plan, a hundred in a job, and read events from then on', async () => {
    await fillPlans(250, 0)
    payments().fetchPlan = (id) => (id.startsWith('plan-') ? gone(id) : real.fetchPlan(id))
    it.setNow(new Date(it.now().getTime() + 60_000))
    await night()
    expect(fillersAsked()).toHaveLength(250)
    expect(new Set(fillersAsked()).size).toBe(250)
    expect(read).toEqual([])
    const until = await readUntil()
    expect(until).not.toBeNull()

    asked.length = 0
    await night()
    expect(read).toMatchObject([{ after: null }])
    expect(until!.getTime() - read[0]!.since.getTime()).toBe(3_600_000)

    await it.pool.query(`update billing_events_read set read_until = read_until - interval '30 days'`)
    read.length = 0
    await night()
    expect(fillersAsked()).toHaveLength(250)
    expect(read).toEqual([])
  })
})

describe('every other night', () => {
  test('what changed without a word reaching us is found, and nothing else is asked for', async () => {
    await fillPlans(1_000, 2)
    const { rows } = await it.pool.query<{ id: string }>(
      'select subscription_id as id from billing_plans where user_id = $1',
      [ada.id],
    )
    const { id } = rows[0]!
    await payments().cancelAtEnd(id)
    await it.pool.query(`delete from sandbox_objects where kind = 'delivery'`)
    expect(await it.standing(ada.id)).toMatchObject({ status: 'trialing' })
    await night()
    expect(await it.standing(ada.id)).toMatchObject({ status: 'canceled' })
    expect(fillersAsked()).toEqual([])
    expect(asked.length).toBeLessThan(10)
  })

  test('events are read page by page until there is none, and each that is new is heeded once', async () => {
    const events = Array.from({ length: 250 }, (_, n): PaymentEvent => ({
      id: `evt_page_${n}`,
      type: 'customer.subscription.updated',
      subscriptionId: `plan-${n}`,
      sessionId: null,
      paymentId: null,
      isReadable: true,
      isDonation: false,
    }))
    payments().fetchPlan = gone
    payments().listEvents = async ({ since, after }) => {
      read.push({ since, after })
      const from = after === null ? 0 : events.findIndex(({ id }) => id === after) + 1
      const page = events.slice(from, from + 100)
      return { events: page, next: from + 100 < events.length ? page.at(-1)!.id : null }
    }
    await night()
    expect(read.map(({ after }) => after)).toEqual([null, 'evt_page_99', 'evt_page_199'])
    expect(new Set(read.map(({ since }) => since.getTime())).size).toBe(1)
    expect(new Set(fillersAsked()).size).toBe(250)
    asked.length = 0
    await night()
    expect(fillersAsked()).toEqual([])
  })

  test('a night in which the processor is away is read the next one', async () => {
    const until = await readUntil()
    payments().listEvents = () => Promise.reject(new OutsideUnavailable('payments'))
    await night()
    expect(await readUntil()).toEqual(until)
    await it.pool.query(`delete from pgboss.job where state <> 'completed'`)
    payments().listEvents = (given) => {
      read.push(given)
      return real.listEvents(given)
    }
    await night()
    expect(read[0]!.since).toEqual(new Date(until!.getTime() - 3_600_000))
    expect((await readUntil())!.getTime()).toBeGreaterThan(until!.getTime())
  })

  test('what no event speaks of is asked for each week, all of it, past plans that fail', async () => {
    await fillPlans(250, 8)
    let tries = 0
    payments().fetchPlan = async (id) => {
      if (!id.startsWith('plan-')) return real.fetchPlan(id)
      tries += 1
      if (tries === 2) throw new OutsideUnavailable('payments')
      return gone(id)
    }
    await night()
    expect(new Set(fillersAsked()).size).toBe(249)
  })

  test('a processor that is away is asked three times, and the page again later', async () => {
    await fillPlans(250, 8)
    payments().fetchPlan = (id) => {
      asked.push(id)
      return Promise.reject(new OutsideUnavailable('payments'))
    }
    await night()
    expect(fillersAsked()).toHaveLength(3)
    payments().fetchPlan = (id) => (id.startsWith('plan-') ? gone(id) : real.fetchPlan(id))
    await it.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)
    asked.length = 0
    await it.app.parts.jobs.runDue()
    expect(new Set(fillersAsked()).size).toBe(250)
  })
})

test('payment pages that nobody told us the end of are all asked for, however many', async () => {
  await it.pool.query(
    `insert into billing_checkouts (guest_hash, plan_id, has_trial, session_id, state, created_at)
     select 'guest-' || n, 'price_monthly', true, 'cs_left_' || n, 'open', $1::timestamptz - interval '2 hours'
     from generate_series(1, 250) n`,
    [it.now()],
  )
  const left: string[] = []
  const { fetchCheckout } = payments()
  payments().fetchCheckout = async (id) => {
    left.push(id)
    throw new PaymentRefused('gone')
  }
  await night()
  payments().fetchCheckout = fetchCheckout
  expect(new Set(left).size).toBe(250)
  expect(left).toHaveLength(250)
})
