/** Files of all data that were written by nobody's export: refused with a sentence, or readable afterwards. */
import { randomBytes, randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { collectExport } from './collect-export.ts'
import type { ExportFile } from './export-file.ts'
import { exportSections } from './export-sections.ts'
import type { ExportSection } from './export-sections.ts'
import { columnsOf } from './row-text.ts'

let served: TestApp
let base: ExportFile
let zoe: TestUser

/** The first with something in every list that is brought in. */
async function fill(user: TestUser): Promise<void> {
  const post = async (url: string, body: object) =>
    ((await user.request('POST', url, body)).body as { id: string }).id
  const gone = await post('/api/debts', { name: 'Bike loan', type: 'other', balance: '700' })
  await post(`/api/debts/${gone}/payments`, { amount: '70.00' })
  const printed = { balance: '600.00', minimum: '25.00', dueOn: '2026-12-03', interestRate: '0.2199' }
  await post(`/api/debts/${gone}/statements`, printed)
  await user.request('DELETE', `/api/debts/${gone}`)
  const card = await post('/api/debts', {
    name: 'Visa',
    type: 'credit_card',
    balance: '6400.55',
    interestRate: '0.2199',
    minimumPayment: '160.00',
    creditLimit: '9000.00',
    paymentDueDate: '2026-12-03',
    promotionalRate: { interestRate: '0.0199', endsOn: '2027-03-31' },
    minimumRule: { percent: '0.02', floor: '35.00', plusInterest: true },
  })
  await post(`/api/debts/${card}/payments`, { amount: '250.00', note: 'first\nsecond' })
  await post(`/api/debts/${card}/statements`, { ...printed, interest: '11.10', minimumOnlyMonths: 24 })
  await user.request('PUT', '/api/debt-plan', { order: 'snowball', extra: '123.45' })
  await user.request('PUT', '/api/cash-plan/paydays', {
    kind: 'twiceAMonth',
    nextOn: '2026-11-30',
    secondOn: '2026-12-15',
    dayOff: 'before',
    amount: '900',
    cash: '300',
    floor: '100',
  })
  const home = await post('/api/budget-groups', { name: 'Home' })
  const food = await post('/api/budget-categories', {
    name: 'Food',
    budgetAmount: '600',
    groupId: home,
    dueDay: 15,
  })
  await post(`/api/budget-categories/${food}/spending`, { amount: '12.34', note: 'bread' })
  await post('/api/spending-rules', { merchant: 'Bakery', categoryId: food })
  const goal = await post('/api/goals', { title: 'Fund', targetAmount: '1000', targetDate: '2027-05-05' })
  await post(`/api/goals/${goal}/contributions`, { amount: '20.00' })
  await post('/api/credit-scores', { score: 701, recordedAt: '2026-11-01' })
  await post('/api/letter-cases', { kind: 'bureau_dispute', recipient: 'Bureau', subject: 'Visa' })
  await user.request('POST', '/api/chat/debt-advisor', { message: 'How much\ndo I owe?' })
  await user.request('PATCH', '/api/settings', { currency: 'EUR', weeklyReports: true })
  const { pool } = served
  await pool.query("insert into budget_carries values ($1, $2, '2026-11', 5)", [user.id, food])
  await pool.query("insert into article_progress values ($1, 'snowball', '2026-11-02', 50)", [user.id])
  await pool.query("insert into reading_days values ($1, '2026-11-02')", [user.id])
  await pool.query("insert into course_progress values ($1, 'week-1', '2026-11-02')", [user.id])
}

beforeAll(async () => {
  served = await buildTestApp()
  served.setNow(new Date('2026-11-20T17:00:00Z'))
  const ada = await makeUser(served.app, { status: 'active', planId: 'price_premium' })
  await fill(ada)
  base = (await collectExport(served.app.parts, ada.id))!
})
afterAll(() => served.close())
beforeEach(async () => {
  await served.pool.query('delete from request_limits')
  zoe = await makeUser(served.app, { status: 'active', planId: 'price_premium' })
})

async function restoreExport(user: TestUser, file: ExportFile) {
  const { statusCode, body } = await served.app.inject({
    method: 'POST',
    url: '/api/privacy/import',
    headers: {
      cookie: user.cookie,
      origin: 'http://localhost:3000',
      host: 'localhost:3000',
      'content-type': 'application/json',
    },
    payload: JSON.stringify(file),
  })
  return { status: statusCode, body }
}

type Change = (file: ExportFile) => void

const setIn =
  (list: string, change: object): Change =>
  ({ lists }) =>
    void Object.assign(lists[list]!.at(-1)!, change)

/** So many copies of a list's last row, each a row of its own. */
const copies =
  (list: string, count: number, change: () => object): Change =>
  ({ lists }) => {
    const row = lists[list]!.at(-1)!
    for (let n = 0; n < count; n += 1) lists[list]!.push({ ...row, ...change() })
  }

const longKey = () => randomBytes(2_000).toString('hex')

test.each<[string, Change]>([
  ['an amount nobody can enter', setIn('debts', { minimumPayment: '1000000000.00' })],
  ['contributions past whole cents', copies('goalContributions', 300, () => ({ amount: '999999999999.99' }))],
  ['a place at the end of its column', setIn('budgetCategories', { position: 2_147_483_647 })],
  ['a place before the first', setIn('budgetCategories', { position: -1 })],
  ['more groups than a person can keep', copies('budgetGroups', 50, () => ({ id: randomUUID() }))],
  ['a group that is not in the file', setIn('budgetCategories', { groupId: randomUUID() })],
  ['a due day that no month has', setIn('budgetCategories', { dueDay: 32 })],
  ['seconds at the end of their column', setIn('articleProgress', { seconds: 2_147_483_647 })],
  ['a removed debt below zero', setIn('removedDebtEntries', { amount: '701.00' })],
  ['a removed debt with half an offer', setIn('removedDebts', { promotionalRate: '0.01' })],
  ['a debt removed next year', setIn('removedDebts', { removedAt: '2027-11-20T17:00:00.000Z' })],
  ['a closed debt with something owed', setIn('debts', { closedAt: '2026-11-20T17:00:00.000Z' })],
  ['more debts than a person can keep', copies('debts', 500, () => ({ id: randomUUID() }))],
  ['more goals than a person can keep', copies('goals', 200, () => ({ id: randomUUID() }))],
  ['a key too long for its index', setIn('spendingRules', { merchantKey: longKey() })],
  ['an article too long for its index', setIn('articleProgress', { articleId: longKey() })],
  ['a name with control characters', setIn('debts', { name: 'Visa\u0007' })],
  ['a name of two lines', setIn('debts', { name: 'Visa\r\nATTENDEE:mailto:eve@example.test' })],
  ['pay days at the end of time', setIn('cashPlan', { paydays: { kind: 'weekly', nextOn: '9999-12-31' } })],
  ['a day of deferred interest without any', setIn('debts', { deferredAccruedOn: '2026-10-04' })],
  ['half a character', setIn('goals', { title: '\ud800' })],
])('%s is refused with a sentence', async (_name, change) => {
  const file = structuredClone(base)
  change(file)
  const { status, body } = await restoreExport(zoe, file)
  expect({ status, body }).toMatchObject({ status: 422, body: expect.stringContaining('othing was brought') })
  expect((await zoe.request('GET', '/api/privacy')).body).toMatchObject({ isEmpty: true })
})

test('what is only there to be read keeps nobody from their own file', async () => {
  const file = structuredClone(base)
  file.lists['bankAccounts'] = [{ balance: '-35.20', name: 'Overdrawn', whatever: [1] }]
  file.lists['bankTransactions'] = [{ description: 'x'.repeat(30_000) }]
  delete file.lists['courseProgress']
  expect(await restoreExport(zoe, file)).toMatchObject({ status: 200 })
})

/** What the columns of the file take, at their ends and beyond. */
function valuesFor(column: PgColumn): fc.Arbitrary<unknown> {
  const some = (): fc.Arbitrary<unknown> => {
    if (column.columnType === 'PgCustomColumn')
      return fc.constantFrom('0.00', '0.01', '-5.00', '999999999.99', '-999999999.99', '9.999999', '1.0')
    if (column.columnType === 'PgTimestamp')
      return fc.constantFrom('0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-11-20T00:00:00+14:00')
    if (column.columnType === 'PgDateString')
      return fc.constantFrom('1900-01-01', '2199-12-31', '2024-02-29', '2026-11-20', '2026-12-31')
    if (column.columnType === 'PgJsonb')
      return fc.constantFrom<unknown>({}, [], [null], [{ text: 5 }], { a: { b: [1] } })
    if (column.dataType === 'boolean') return fc.boolean()
    if (column.dataType === 'number') return fc.constantFrom(0, 1, -1, 300, 850, 1_000_000_000)
    if (column.enumValues !== undefined && column.enumValues.length > 0)
      return fc.constantFrom(...column.enumValues)
    return fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('', ' ', 'x'.repeat(500), '<b>', '9999-12', '0000-01', '2019-02', '__proto__'),
    )
  }
  return column.notNull ? some() : fc.option(some())
}

const isKey = (name: string) => name === 'id' || name.endsWith('Id')

const places = exportSections
  .filter(({ restore, name }) => restore !== undefined && !name.startsWith('import'))
  .flatMap((section: ExportSection) =>
    columnsOf(section)
      .filter(([name]) => !isKey(name))
      .map(([name, column]) => ({ list: section.name, name, column })),
  )

const change = fc
  .constantFrom(...places)
  .chain(({ list, name, column }) => valuesFor(column).map((value) => ({ list, name, value })))

/** Every list that is brought in, and what is worked out of them. */
async function lookAtAll(user: TestUser): Promise<{ url: string; status: number }[]> {
  const urls = served.app.calls
    .filter(({ method, access, path }) => method === 'GET' && access === 'signedIn' && !path.includes('{'))
    .map(({ path }) => path)
  const seen = []
  const removed = (await user.request('GET', '/api/debts/removed')).body as { id: string }[]
  for (const { id } of removed) {
    const url = `/api/debts/${id}/restore`
    seen.push({ url, status: (await user.request('POST', url)).status })
  }
  for (const url of urls) seen.push({ url, status: (await user.request('GET', url)).status })
  for (const path of ['predictions', 'income-optimization', 'financial-roadmap']) {
    const url = `/api/ai/${path}`
    seen.push({ url, status: (await user.request('POST', url, {})).status })
  }
  return seen
}

async function emptied(user: TestUser): Promise<void> {
  for (const list of [
    'settings',
    'debts',
    'debt_plans',
    'budget_categories',
    'budget_groups',
    'goals',
    'credit_scores',
  ])
    await served.pool.query(`delete from ${list} where user_id = $1`, [user.id])
  for (const list of ['letter_cases', 'article_progress', 'reading_days', 'course_progress', 'conversations'])
    await served.pool.query(`delete from ${list} where user_id = $1`, [user.id])
  await served.pool.query('delete from request_limits')
}

test('what comes in can be read, whatever else was in the file', async () => {
  let taken = 0
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      const file = structuredClone(base)
      for (const { list, name, value } of changes) setIn(list, { [name]: value })(file)
      await emptied(zoe)
      const { status } = await restoreExport(zoe, file)
      expect([200, 422]).toContain(status)
      if (status !== 200) return
      taken += 1
      expect((await lookAtAll(zoe)).filter((seen) => seen.status >= 500)).toEqual([])
    }),
    { numRuns: 60 },
  )
  expect(taken).toBeGreaterThan(5)
})
