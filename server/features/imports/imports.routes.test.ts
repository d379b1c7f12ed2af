import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import type { createBudgetCategory, listBudgetCategories, listSpending } from '#contracts/money/budget.ts'
import type { WireOf } from '#contracts/endpoint.ts'
import type { Import, ImportBodyInput, listImportLines, listKnown } from '#contracts/money/imports.ts'
import { fakeBanking, link, purchase, refresh } from '#server/features/banks/banks-under-test.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestAnswer, TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const SEND = '/api/imports/transactions'

let test: TestApp
let banking: ReturnType<typeof fakeBanking>
let ada: TestUser
let bob: TestUser
let food: string
let fun: string

function bodyOf<T>(answer: TestAnswer, status = 200): T {
  if (answer.status !== status)
    throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`)
  return answer.body as T
}

type Row = ImportBodyInput['rows'][number]
const tea: Row = { date: '2026-11-02', amount: '3.50', description: 'TEA HOUSE #12' }
const pay: Row = { date: '2026-11-01', amount: '900.00', isIn: true, description: 'ACME PAYROLL' }
const body = (rows: object[], change: object = {}) => ({
  fileName: 'november.csv',
  format: 'csv',
  rows,
  ...change,
})
const send = (rows: object[], change: object = {}) => ada.request('POST', SEND, body(rows, change))
const bringIn = async (rows: object[], change: object = {}) => bodyOf<Import>(await send(rows, change), 201)

const listed = async () => bodyOf<Import[]>(await ada.request('GET', '/api/imports'))
const linesOf = async (id: string) =>
  bodyOf<WireOf<typeof listImportLines>>(await ada.request('GET', `/api/imports/${id}/lines`))
const sort = (id: string, lineId: string, change: object) =>
  ada.request('PATCH', `/api/imports/${id}/lines/${lineId}`, change)
const undo = (id: string) => ada.request('DELETE', `/api/imports/${id}`)

async function spent(): Promise<Record<string, string>> {
  const categories = bodyOf<WireOf<typeof listBudgetCategories>>(
    await ada.request('GET', '/api/budget-categories?month=2026-11'),
  )
  return Object.fromEntries(categories.map(({ name, spentAmount }) => [name, spentAmount]))
}

async function addCategory(name: string): Promise<string> {
  const category = { name, budgetAmount: '500' }
  return bodyOf<WireOf<typeof createBudgetCategory>>(
    await ada.request('POST', '/api/budget-categories', category),
    201,
  ).id
}

beforeAll(async () => {
  banking = fakeBanking()
  test = await buildTestApp({ banking })
  bob = await makeUser(test.app)
})
afterAll(() => test.close())

async function begin(): Promise<void> {
  ada = await makeUser(test.app, { status: 'active', planId: 'price_premium' })
  food = await addCategory('Food')
  fun = await addCategory('Fun')
}

describe('bringing in transactions', () => {
  beforeEach(begin)

  it('keeps them, sorts what a rule knows, and leaves out what only moved', async () => {
    await ada.request('POST', '/api/spending-rules', { merchant: 'Tea House', categoryId: food })
    const made = await bringIn([tea, pay, { ...tea, description: 'BOOK NOOK', date: '2026-11-05' }])
    expect(made).toMatchObject({
      kind: 'transactions',
      fileName: 'november.csv',
      skipped: 0,
      lines: 3,
      inBudget: 1,
      waiting: 1,
      firstOn: '2026-11-01',
      lastOn: '2026-11-05',
      debts: [],
    })
    const lines = await linesOf(made.id)
    expect(
      lines.map(({ description, amount, sortedBy, categoryId }) => [
        description,
        amount,
        sortedBy,
        categoryId,
      ]),
    ).toEqual([
      ['BOOK NOOK', '3.50', 'nobody', null],
      ['TEA HOUSE #12', '3.50', 'rule', food],
      ['ACME PAYROLL', '-900.00', 'moved', null],
    ])
    expect(await spent()).toEqual({ Food: '3.50', Fun: '0.00' })
    expect(await listed()).toEqual([made])
  })

  it('leaves out what is there already, counted, unless it is wanted', async () => {
    await bringIn([tea])
    const again = await bringIn([tea, tea])
    expect(again).toMatchObject({ lines: 1, skipped: 1 })
    const all = await send([tea, tea])
    expect(all.status).toBe(422)
    expect(all.body).toMatchObject({ fields: [{ field: 'rows' }] })
    expect(await bringIn([{ ...tea, isWanted: true }, tea])).toMatchObject({ lines: 1, skipped: 1 })
    expect(await listed()).toHaveLength(3)
  })

  it('knows what a linked bank sent and what was entered by hand', async () => {
    const offered = banking.offer(`public-${ada.id}`)
    const { id: bankId } = await link(ada, `public-${ada.id}`)
    offered.events.push({
      op: 'added',
      transaction: purchase({ merchant: 'Tea House', amountCents: 350, on: '2026-11-02' }),
    })
    await refresh(ada, bankId)
    await ada.request('POST', `/api/budget-categories/${fun}/spending`, {
      amount: '8.00',
      spentOn: '2026-11-03',
      note: 'Book nook',
    })
    const known = bodyOf<WireOf<typeof listKnown>>(
      await ada.request('GET', '/api/imports/known?from=2026-11-01&to=2026-11-30'),
    )
    expect(known.map(({ description, source }) => [description, source])).toEqual([
      ['Tea House', 'bank'],
      ['Book nook', 'person'],
    ])
    const rows = [tea, { date: '2026-11-03', amount: '8.00', description: 'BOOK NOOK' }, pay]
    expect(await bringIn(rows)).toMatchObject({ lines: 1, skipped: 2 })
    expect(bodyOf(await ada.request('GET', '/api/imports/known?from=2026-12-01&to=2026-12-31'))).toEqual([])
  })

  it('sent 20 times at once, is brought in once', async () => {
    const key = randomUUID()
    const one = body([tea, pay])
    const answers = await Promise.all(Array.from({ length: 20 }, () => ada.requestOnce(key, SEND, one)))
    const ids = new Set(answers.map((answer) => bodyOf<Import>(answer, 201).id))
    expect(ids.size).toBe(1)
    expect(await listed()).toMatchObject([{ lines: 2 }])
  })

  it('takes 5,000 rows, and not one more', async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => ({
      ...tea,
      description: `SHOP ${at} ${'x'.repeat(180)}`,
    }))
    expect(await bringIn(rows)).toMatchObject({ lines: 5_000 })
    expect((await send([...rows, tea])).status).toBe(422)
  })
})

describe('what is refused, with nothing stored', () => {
  beforeAll(begin)

  const refused: [string, object, string][] = [
    ['no rows', { rows: [] }, 'rows'],
    ['a day that does not exist', { rows: [{ ...tea, date: '2026-02-30' }] }, 'rows.0.date'],
    ['a day that has not come', { rows: [tea, { ...tea, date: '2099-12-31' }] }, 'rows.1.date'],
    ['an amount of nothing', { rows: [{ ...tea, amount: '0.00' }] }, 'rows.0.amount'],
    ['an amount below nothing', { rows: [{ ...tea, amount: '-3.50' }] }, 'rows.0.amount'],
    ['no description', { rows: [{ ...tea, description: ' ' }] }, 'rows.0.description'],
    ['a description with a null', { rows: [{ ...tea, description: 'a\u0000b' }] }, 'rows.0.description'],
    ['a field of its own', { rows: [{ ...tea, categoryId: 'x' }] }, 'rows.0.categoryId'],
    ['another format', { format: 'pdf' }, 'format'],
  ]
  it.each(refused)('%s', async (_, change, field) => {
    const answer = await send([tea], change)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ fields: [{ field }] })
    expect(await listed()).toEqual([])
    expect(bodyOf(await ada.request('GET', '/api/imports/known'))).toEqual([])
  })

  it.each([
    ['no JSON', '{'],
    ['a prototype key', '{"__proto__": {}}'],
    ['nothing', ''],
    ['a list', '[]'],
  ])('%s', async (_, payload) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: SEND,
      headers: {
        origin: 'http://localhost:3000',
        host: 'localhost:3000',
        cookie: ada.cookie,
        'content-type': 'application/json',
      },
      payload,
    })
    expect(answer.statusCode).toBe(422)
    expect(await listed()).toEqual([])
  })

  it('more than 4 MB', async () => {
    const answer = await send([{ ...tea, description: 'x'.repeat(4 * 1024 * 1024) }])
    expect(answer.status).toBe(413)
    expect(await listed()).toEqual([])
  })
})

describe('sorting a line', () => {
  beforeEach(begin)

  it('counts it where the person says, moves it, and puts it out', async () => {
    const { id } = await bringIn([tea])
    const [line] = await linesOf(id)
    bodyOf(await sort(id, line!.id, { categoryId: food }))
    expect(await spent()).toEqual({ Food: '3.50', Fun: '0.00' })
    bodyOf(await sort(id, line!.id, { categoryId: fun }))
    expect(await spent()).toEqual({ Food: '0.00', Fun: '3.50' })
    bodyOf(await sort(id, line!.id, { categoryId: null }))
    expect(await spent()).toEqual({ Food: '0.00', Fun: '0.00' })
    expect(await linesOf(id)).toMatchObject([{ categoryId: null, sortedBy: 'person', isChanged: true }])
  })

  it('teaches: the same merchant is sorted in every import and at the bank, now and later', async () => {
    const offered = banking.offer(`public-${ada.id}`)
    const { id: bankId } = await link(ada, `public-${ada.id}`)
    offered.events.push({
      op: 'added',
      transaction: purchase({ merchant: 'Tea House', amountCents: 700, on: '2026-11-09' }),
    })
    await refresh(ada, bankId)
    await bringIn([{ ...tea, date: '2026-11-03', description: 'Tea House 77' }])
    const { id } = await bringIn([tea])
    const [line] = await linesOf(id)
    const { alsoSorted } = bodyOf<{ alsoSorted: number }>(
      await sort(id, line!.id, { categoryId: food, teach: true }),
    )
    expect(alsoSorted).toBe(2)
    expect(await spent()).toEqual({ Food: '14.00', Fun: '0.00' })
    expect(await bringIn([{ ...tea, date: '2026-11-04' }])).toMatchObject({ inBudget: 1, waiting: 0 })
  })

  it('a rule taught elsewhere sorts what lies here', async () => {
    const { id } = await bringIn([tea])
    await ada.request('POST', '/api/spending-rules', { merchant: 'tea house', categoryId: fun })
    expect(await linesOf(id)).toMatchObject([{ categoryId: fun, sortedBy: 'rule', isChanged: false }])
  })

  it('refuses a category of somebody else', async () => {
    const { id } = await bringIn([tea])
    const [line] = await linesOf(id)
    const made = await bob.request('POST', '/api/budget-categories', { name: 'Bob', budgetAmount: '5' })
    expect((await sort(id, line!.id, { categoryId: (made.body as { id: string }).id })).status).toBe(404)
    expect((await sort(id, line!.id, { categoryId: 'food' })).status).toBe(404)
    expect((await sort(id, line!.id, { categoryId: food, teach: 'yes' })).status).toBe(422)
    expect(await linesOf(id)).toMatchObject([{ sortedBy: 'nobody' }])
  })
})

describe('taking an import back', () => {
  beforeEach(begin)

  it('takes its lines and their spending, whatever became of them, and nothing else', async () => {
    await ada.request('POST', `/api/budget-categories/${food}/spending`, {
      amount: '5.00',
      spentOn: '2026-11-02',
    })
    const kept = await bringIn([{ ...tea, date: '2026-11-06' }])
    const [stays] = await linesOf(kept.id)
    await sort(kept.id, stays!.id, { categoryId: food })
    const { id } = await bringIn([tea, { ...tea, description: 'BOOK NOOK' }, pay])
    for (const line of await linesOf(id)) await sort(id, line.id, { categoryId: fun })
    const lines = bodyOf<WireOf<typeof listSpending>>(
      await ada.request('GET', `/api/budget-categories/${fun}/spending?month=2026-11`),
    )
    await ada.request('DELETE', `/api/budget-categories/${fun}/spending/${lines[0]!.id}`)
    expect(bodyOf(await undo(id))).toEqual({
      message: 'This import was taken back, with 3 transactions.',
      lines: 3,
      spending: 2,
      debts: 0,
    })
    expect(await spent()).toEqual({ Food: '8.50', Fun: '0.00' })
    expect((await listed()).map((one) => one.id)).toEqual([kept.id])
    expect((await undo(id)).status).toBe(404)
    // Nothing of it is known any more: it can be brought in again.
    expect(await bringIn([tea])).toMatchObject({ lines: 1, skipped: 0 })
  })

  it('names a line that the person removed from the budget since', async () => {
    await ada.request('POST', '/api/spending-rules', { merchant: 'Tea House', categoryId: food })
    const { id } = await bringIn([tea])
    expect(await linesOf(id)).toMatchObject([{ isChanged: false }])
    const [line] = await linesOf(id)
    bodyOf(await ada.request('DELETE', `/api/budget-categories/${food}/spending/${line!.id}`))
    expect(await linesOf(id)).toMatchObject([{ isChanged: true, sortedBy: 'nobody' }])
  })
})
