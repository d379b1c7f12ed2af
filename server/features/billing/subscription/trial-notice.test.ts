import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeUser } from '#server/testing/make-user.ts'
import { buy, startBilling } from '../billing-under-test.ts'
import type { BillingTest } from '../billing-under-test.ts'
import { mailPlanJob } from './subscription.jobs.ts'
import { listUntoldTrials } from './subscriptions.queries.ts'
import { mailTrialEnds } from '#server/features/billing/subscription/subscription.jobs.ts'

const DAY_MS = 86_400_000
const TRIALS = 5_000

const ends = (subject: string) => subject.startsWith('Your free trial ends')

let it: BillingTest
beforeAll(async () => void (it = await startBilling()))
afterAll(() => it.close())
beforeEach(async () => {
  await it.pool.query('delete from billing_plans')
  await it.pool.query('delete from billing_mails')
  await it.pool.query('delete from pgboss.job')
})

/** So many trials that end in two days, and four times as many that ended or go on. */
const fill = () =>
  it.pool.query(
    `insert into billing_plans (subscription_id, customer_id, customer_email, status, plan_id, started_at,
       trial_ends_at, period_ends_at, asked_at, fetched_at)
     select 'sub_' || n, 'cus_' || n, 'trial-' || n || '@example.test',
       case when n % 5 = 0 then 'trialing' else 'active' end, 'price_monthly', $1::timestamptz,
       $1::timestamptz + n % 5 * interval '9 days' + interval '2 days', $1::timestamptz, now(), $1::timestamptz
     from generate_series(1, $2) n`,
    [it.now(), TRIALS * 5],
  )

/** How many are told, and how many jobs mail them. */
async function told() {
  const { rows } = await it.pool.query<{ mails: number; people: number; jobs: number }>(
    `select (select count(*) from billing_mails where kind = 'trial_ends')::int as mails,
       (select count(distinct subscription_id) from billing_mails)::int as people,
       (select count(distinct data -> 'payload' ->> 'subscriptionId') from pgboss.job where name = $1)::int as jobs`,
    [mailPlanJob.name],
  )
  return rows[0]
}

test('five thousand trials that end at once: everybody is told once, in one run', async () => {
  await fill()
  await mailTrialEnds(it.app.parts)
  expect(await told()).toEqual({ mails: TRIALS, people: TRIALS, jobs: TRIALS })
  await mailTrialEnds(it.app.parts)
  expect(await told()).toEqual({ mails: TRIALS, people: TRIALS, jobs: TRIALS })
  const { rows } = await it.pool.query('select count(*)::int as n from pgboss.job where name = $1', [
    mailPlanJob.name,
  ])
  expect(rows).toEqual([{ n: TRIALS }])
})

test('two processes that look at the same moment tell each person once', async () => {
  await fill()
  await Promise.all([mailTrialEnds(it.app.parts), mailTrialEnds(it.app.parts)])
  const { rows } = await it.pool.query('select count(*)::int as n from pgboss.job where name = $1', [
    mailPlanJob.name,
  ])
  expect(rows).toEqual([{ n: TRIALS }])
})

test('who is told next is found without reading every plan', async () => {
  await fill()
  await it.pool.query('analyze billing_plans')
  const now = it.now()
  const until = new Date(now.getTime() + 3 * DAY_MS)
  const { sql, params } = listUntoldTrials(it.db, { now, until, limit: 500 }).toSQL()
  const { rows } = await it.pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('billing_plans_trials')
  expect(plan).not.toContain('Seq Scan on billing_plans')
})

test('the processor’s own notice is heeded where no run of ours came first', async () => {
  const ada = await makeUser(it.app)
  await buy(it, ada)
  const { peers, jobs } = it.app.parts
  it.setNow(new Date(it.now().getTime() + 4.1 * DAY_MS))
  await peers!.settle()
  await jobs.runDue()
  expect(it.subjects(ada.email).filter(ends)).toHaveLength(1)
  await jobs.runSchedules()
  expect(it.subjects(ada.email).filter(ends)).toHaveLength(1)
})
