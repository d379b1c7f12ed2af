import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import type { listBudgetCategories } from '#contracts/money/budget.ts'
import type { WireOf } from '#contracts/endpoint.ts'
import type { Import, listFileCategories, listImportLines } from '#contracts/money/imports.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

let test: TestApp
let ada: TestUser
let food: string

beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

beforeEach(async () => {
  ada = await makeUser(test.app)
  const answer = await ada.request('POST', '/api/budget-categories', { name: 'Food', budgetAmount: '500' })
  food = (answer.body as { id: string }).id
})

const row = (description: string, amount: string, change: object = {}) => ({
  date: '2026-11-02',
  amount,
  description,
  ...change,
})
const send = (rows: object[], categories?: object[]) =>
  ada.request('POST', '/api/imports/transactions', {
    fileName: 'mint.csv',
    format: 'csv',
    rows,
    ...(categories ? { categories } : {}),
  })

async function spent(): Promise<Record<string, [string, string]>> {
  const { body } = await ada.request('GET', '/api/budget-categories?month=2026-11')
  const categories = body as WireOf<typeof listBudgetCategories>
  return Object.fromEntries(categories.map((one) => [one.name, [one.budgetAmount, one.spentAmount]]))
}

async function rules(): Promise<(readonly [string, string | null])[]> {
  const { body } = await ada.request('GET', '/api/imports/categories')
  return (body as WireOf<typeof listFileCategories>).map(({ name, categoryId }) => [name, categoryId])
}

const gasChoice = { name: 'Auto:Gas', create: { name: 'Gas', budgetAmount: '80.00' } }

it('makes the categories that were chosen, uses those that are there, and lets the rows count', async () => {
  const made = await send(
    [
      row('SHELL', '38.00', { category: 'Auto:Gas' }),
      row('KROGER', '64.12', { category: 'Groceries' }),
      row('KROGER REFUND', '4.12', { category: 'Groceries', isIn: true }),
      row('REGAL', '11.08', { category: 'Movies' }),
      row('BLUE VISA', '250.00', { category: 'Credit Card Payment' }),
      row('CAFE', '5.00'),
    ],
    [
      gasChoice,
      { name: 'Groceries', categoryId: food },
      { name: 'Movies', categoryId: null },
      { name: 'Petrol', create: { name: ' gas ', budgetAmount: '10' } },
    ],
  )
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ lines: 6, inBudget: 3, waiting: 2 })
  expect(await spent()).toEqual({ Food: ['500.00', '60.00'], Gas: ['80.00', '38.00'] })
  const lines = await ada.request('GET', `/api/imports/${(made.body as Import).id}/lines`)
  const visa = (lines.body as WireOf<typeof listImportLines>).find(
    ({ description }) => description === 'BLUE VISA',
  )
  expect(visa).toMatchObject({ sortedBy: 'moved', categoryId: null })
})

it('keeps each choice as a rule for the next file, and a later choice replaces it', async () => {
  await send([row('SHELL', '38.00', { category: 'Auto:Gas' })], [gasChoice, { name: 'Movies' }])
  const [[, gas], movies] = (await rules()) as [readonly [string, string], readonly [string, null]]
  expect(movies).toEqual(['Movies', null])
  const next = await send([
    row('ARCO', '20.00', { category: 'auto:gas' }),
    row('REGAL', '9.00', { category: 'Movies' }),
  ])
  expect(next.body).toMatchObject({ inBudget: 1, waiting: 1 })
  expect(await spent()).toMatchObject({ Gas: ['80.00', '58.00'] })
  await send([row('CHEVRON', '1.00', { category: 'AUTO:GAS' })], [{ name: 'AUTO:GAS', categoryId: food }])
  expect(await rules()).toEqual([
    ['AUTO:GAS', food],
    ['Movies', null],
  ])
  expect(gas).not.toBe(food)
})

it('a category that is removed takes its rule along', async () => {
  await send([row('KROGER', '1.00', { category: 'Groceries' })], [{ name: 'Groceries', categoryId: food }])
  expect(await rules()).toHaveLength(1)
  await ada.request('DELETE', `/api/budget-categories/${food}`)
  expect(await rules()).toEqual([])
})

it.each([
  ['a category nobody has', () => [{ name: 'A', categoryId: randomUUID() }], 404],
  ['no id', () => [{ name: 'A', categoryId: 'food' }], 404],
  ['a new one without a name', () => [{ name: 'A', create: { name: ' ', budgetAmount: '1' } }], 422],
  ['a new one without an amount', () => [{ name: 'A', create: { name: 'A', budgetAmount: '0' } }], 422],
  ['a field of its own', () => [{ name: 'A', color: 'red' }], 422],
  [
    'more than one may keep',
    () =>
      Array.from({ length: 200 }, (_, at) => ({
        name: `C${at}`,
        create: { name: `C${at}`, budgetAmount: '1' },
      })),
    422,
  ],
  ['more than come at once', () => Array.from({ length: 201 }, (_, at) => ({ name: `C${at}` })), 422],
])('%s is refused, and nothing is stored', async (_, choices, status) => {
  const answer = await send([row('SHELL', '38.00', { category: 'A' })], [gasChoice, ...choices()])
  expect(answer.status).toBe(status)
  expect(await rules()).toEqual([])
  expect(await spent()).toEqual({ Food: ['500.00', '0.00'] })
  expect((await ada.request('GET', '/api/imports')).body).toEqual([])
})

it('the category and the rules of somebody else are nobody’s', async () => {
  const bob = await makeUser(test.app)
  await send([row('KROGER', '1.00', { category: 'Groceries' })], [{ name: 'Groceries', categoryId: food }])
  expect((await bob.request('GET', '/api/imports/categories')).body).toEqual([])
  const taken = await bob.request('POST', '/api/imports/transactions', {
    fileName: 'mint.csv',
    format: 'csv',
    rows: [row('KROGER', '1.00', { category: 'Groceries' })],
    categories: [{ name: 'Groceries', categoryId: food }],
  })
  expect(taken.status).toBe(404)
})
