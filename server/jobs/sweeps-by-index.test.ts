/** Every statement that a sweep or a list of the desk really sends, explained on a database with people in it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyContract } from '#server/testing/every-contract.ts'
import { fullScans } from '#server/testing/full-scans.ts'
import { makeUser } from '#server/testing/make-user.ts'
import { recordStatements } from '#server/testing/record-statements.ts'
import type { Sent } from '#server/testing/record-statements.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const PEOPLE = 1_200

/** Tables that have no more rows with more people; the foundation's have as many as it is given and decides. */
const doNotGrow = new Set([
  '__drizzle_migrations',
  'backups',
  'version',
  'queue',
  'billing_events_read',
  'offer_visits',
  'product_news',
  'admin_acts',
  'content_versions',
  'content_drafts',
  'grants',
  'ledger_entries',
  'ledger_grant_details',
])

/** The sandbox's clock lets jobs of a later day go; there is none in live mode. */
const isOfClock = ({ text }: Sent) => text.includes("data ->> 'dueAt'")

let served: TestApp

const fill = [
  `insert into users (id, email, email_verified, first_name, last_name, subscription_status, subscription_plan_id)
   select 'p' || n, 'p' || n || '@example.test', true, 'Ada', 'Byrne', 'active', 'price_monthly' from generate_series(1, ${PEOPLE}) n`,
  `insert into settings (user_id, weekly_reports) select 'p' || n, true from generate_series(1, ${PEOPLE}, 2) n`,
  `insert into debts (user_id, name, type, payment_due_date, promotional_rate, promotional_ends_on)
   select 'p' || n, 'Card', 'credit_card', '2026-11-28', 0, '2027-11-28' from generate_series(1, ${PEOPLE}) n`,
  `insert into debt_entries (user_id, debt_id, kind, amount, occurred_on)
   select user_id, id, 'opening', 100, '2026-11-01' from debts`,
  `insert into letter_cases (user_id, kind, recipient, subject, sent_on)
   select 'p' || n, 'bureau_dispute', 'Experian', 'Bank', '2026-11-10' from generate_series(1, ${PEOPLE}) n`,
  `insert into banks (user_id, institution_id, name, linked_at) select 'p' || n, 'ins', 'Bank', now() from generate_series(1, 20) n`,
]

beforeAll(async () => {
  served = await buildTestApp()
  served.setNow(new Date('2026-11-11T17:00:00Z'))
  for (const statement of fill) await served.pool.query(statement)
  await served.pool.query('analyze')
})
afterAll(() => served.close())

/** The statements that read a table whole which grows with people, and those tables. */
async function readWhole(sent: Sent[]) {
  const found = await fullScans(
    served.pool,
    sent.filter((one) => !isOfClock(one)),
  )
  return found.flatMap(({ text, tables }) => {
    const growing = tables.filter((table) => !doNotGrow.has(table))
    return growing.length === 0 ? [] : [{ text, growing }]
  })
}

test('no sweep reads a table whole that grows with people', async () => {
  const sent = await recordStatements(() => served.app.parts.jobs.runSchedules())
  expect(sent.length).toBeGreaterThan(40)
  expect(await readWhole(sent)).toEqual([])
})

test('no list of the desk reads a table whole that grows with people', async () => {
  const ruth = await makeUser(served.app, { isAdmin: true })
  const lists = (await everyContract()).filter(
    ({ access, method, path }) => access === 'admin' && method === 'GET' && !path.includes('{'),
  )
  const urls = lists.map(({ path }) => path)
  const sent = await recordStatements(async () => {
    for (const url of [...urls, '/api/admin/people?search=byrne', '/api/admin/people?after=p100'])
      expect((await ruth.request('GET', url)).status).toBe(200)
  })
  expect(await readWhole(sent)).toEqual([])
})

test('a statement that does is told with its table', async () => {
  const sent = await recordStatements(() =>
    served.pool.query('select id from users where first_name = $1', ['Ada']),
  )
  expect(await readWhole(sent)).toEqual([{ text: sent[0]!.text, growing: ['users'] }])
})
