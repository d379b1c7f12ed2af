/** How amounts, spending and carried money move from month to month. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import {
  CATEGORIES,
  FOOD,
  addCategory,
  bodyOf,
  everythingStored,
  fieldsOf,
  listCategories,
  listMonths,
  patchCategory,
  spend,
  spendingOf,
} from './budget-under-test.ts'
import type { BudgetCategory, Spent } from './budget-under-test.ts'

let test: TestApp
let ada: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  ada = await makeUser(test.app)
  test.setNow(new Date('2026-11-20T12:00:00Z'))
})
afterAll(() => test.close())

const carryTo = async (user: TestUser, month: string, method: 'POST' | 'DELETE' = 'POST') =>
  bodyOf<BudgetCategory[]>(await user.request(method, `/api/budget-months/${month}/carry-over`), 200)

async function inMonth(user: TestUser, id: string, month: string): Promise<BudgetCategory> {
  return (await listCategories(user, month)).find((category) => category.id === id)!
}

describe('an amount', () => {
  it('holds from the month it was set in; what was before stays as it was', async () => {
    const { id } = await addCategory(ada, { month: '2026-09', budgetAmount: 600 })
    await patchCategory(ada, id, { month: '2026-12', budgetAmount: 650 })
    await patchCategory(ada, id, { month: '2027-02', budgetAmount: 700 })
    const amounts: Record<string, string> = {
      '2026-08': '0.00',
      '2026-09': '600.00',
      '2026-11': '600.00',
      '2026-12': '650.00',
      '2027-01': '650.00',
      '2027-02': '700.00',
      '2031-06': '700.00',
    }
    for (const [month, amount] of Object.entries(amounts))
      expect([month, (await inMonth(ada, id, month)).budgetAmount]).toEqual([month, amount])
    const back = await patchCategory(ada, id, { month: '2026-12', budgetAmount: '620.10' })
    expect(back.budgetAmount).toBe('620.10')
    expect((await inMonth(ada, id, '2026-11')).budgetAmount).toBe('600.00')
    expect((await inMonth(ada, id, '2027-01')).budgetAmount).toBe('620.10')
    expect((await inMonth(ada, id, '2027-02')).budgetAmount).toBe('700.00')
  })

  it('is of the month the person is in unless named', async () => {
    // New York, the first time zone of everybody, is five hours behind UTC.
    test.setNow(new Date('2027-01-01T04:59:59Z'))
    const zoe = await makeUser(test.app)
    const { id } = await addCategory(zoe)
    test.setNow(new Date('2027-01-01T05:00:00Z'))
    expect(await patchCategory(zoe, id, { budgetAmount: 700 })).toMatchObject({ budgetAmount: '700.00' })
    expect((await inMonth(zoe, id, '2026-11')).budgetAmount).toBe('0.00')
    expect((await inMonth(zoe, id, '2026-12')).budgetAmount).toBe('600.00')
    expect(await listCategories(zoe)).toEqual(await listCategories(zoe, '2027-01'))
    test.setNow(new Date('2026-11-20T12:00:00Z'))
  })
})

describe('spending', () => {
  it('counts in the month of its day, the last of February and December too', async () => {
    test.setNow(new Date('2028-04-01T12:00:00Z'))
    const zoe = await makeUser(test.app)
    const { id } = await addCategory(zoe, { month: '2027-01' })
    for (const spentOn of [
      '2027-12-31',
      '2028-01-01',
      '2028-01-31',
      '2028-02-01',
      '2028-02-29',
      '2028-03-01',
    ])
      await spend(zoe, id, { amount: 1, spentOn })
    const spent = (await listMonths(zoe, '2028-03')).map(({ month, spentAmount }) => [month, spentAmount])
    expect(spent).toEqual([
      ['2027-10', '0.00'],
      ['2027-11', '0.00'],
      ['2027-12', '1.00'],
      ['2028-01', '2.00'],
      ['2028-02', '2.00'],
      ['2028-03', '1.00'],
    ])
    for (const [month, amount] of spent) expect((await inMonth(zoe, id, month!)).spentAmount).toBe(amount)
    const listed = (await zoe.request('GET', `${spendingOf(id)}?month=2028-02`)).body as { spentOn: string }[]
    expect(listed.map(({ spentOn }) => spentOn)).toEqual(['2028-02-29', '2028-02-01'])
    test.setNow(new Date('2026-11-20T12:00:00Z'))
  })

  it('answers its line and the figures of its month; money that came back is negative', async () => {
    const { id } = await addCategory(ada)
    const { spending, category } = await spend(ada, id, { amount: '62.40', note: ' Market ' })
    expect(spending).toEqual({
      id: expect.any(String),
      amount: '62.40',
      spentOn: '2026-11-20',
      note: 'Market',
    })
    expect(category).toMatchObject({
      id,
      spentAmount: '62.40',
      paymentCount: 1,
      budgetAmount: '600.00',
      version: 1,
    })
    const back = await spend(ada, id, { amount: 100, isRefund: true, spentOn: '2026-11-21' })
    expect(back).toMatchObject({
      spending: { amount: '-100.00' },
      category: { spentAmount: '-37.60', paymentCount: 1 },
    })
    const earlier = await spend(ada, id, { amount: 5, spentOn: '2026-10-31' })
    expect(earlier.category).toMatchObject({ spentAmount: '5.00', budgetAmount: '0.00' })
    expect(fieldsOf(await ada.request('POST', spendingOf(id), { amount: 1, spentOn: '2026-11-22' }))).toEqual(
      {
        spentOn: 'Enter the day you spent it. It cannot be in the future.',
      },
    )
  })

  it('that is entered with its category is of today, or of the nearest day of the month named', async () => {
    const dayOf = async (change: object) => {
      const { id, spentAmount } = await addCategory(ada, { spentAmount: '45.10', ...change })
      expect(spentAmount).toBe('45.10')
      const { rows } = await test.pool.query('select spent_on::text from spending where category_id = $1', [
        id,
      ])
      return rows.map(({ spent_on }) => spent_on as string)
    }
    expect(await dayOf({})).toEqual(['2026-11-20'])
    expect(await dayOf({ month: '2026-02' })).toEqual(['2026-02-28'])
    const before = await everythingStored(test.pool)
    const early = { ...FOOD, spentAmount: 1, month: '2026-12' }
    expect(Object.keys(fieldsOf(await ada.request('POST', CATEGORIES, early)))).toEqual(['spentAmount'])
    expect(await everythingStored(test.pool)).toEqual(before)
    expect((await addCategory(ada, { month: '2026-12' })).spentAmount).toBe('0.00')
  })

  it('is taken back once, and put back by recording it again', async () => {
    const { id } = await addCategory(ada)
    await spend(ada, id, { amount: 10 })
    const { spending } = await spend(ada, id, { amount: 5, spentOn: '2026-10-02' })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ada.request('DELETE', `${spendingOf(id)}/${spending.id}`)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(404)])
    expect(answers.find(({ status }) => status === 200)!.body).toMatchObject({
      category: { id, spentAmount: '0.00' },
    })
    expect((await inMonth(ada, id, '2026-11')).spentAmount).toBe('10.00')
  })

  it('is stored once for one request, however often it arrives at the same time', async () => {
    const { id } = await addCategory(ada)
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ada.requestOnce(key, spendingOf(id), { amount: '12.50' })),
    )
    const [first, ...rest] = answers.map((answer) => bodyOf<Spent>(answer, 201))
    for (const answer of rest) expect(answer).toEqual(first)
    expect(first!.category.spentAmount).toBe('12.50')
    expect((await ada.request('GET', spendingOf(id))).body).toHaveLength(1)
    expect((await spend(ada, id, { amount: '12.50' })).spending.id).not.toBe(first!.spending.id)
  })

  it('of one month and category stays an amount that can be kept, also when much arrives at once', async () => {
    const { id } = await addCategory(ada)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ada.request('POST', spendingOf(id), { amount: '400000000' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422])
    expect(fieldsOf(answers.find(({ status }) => status === 422)!)).toEqual({
      amount: 'A month can hold at most $999,999,999.99 in a category. Enter a smaller amount.',
    })
  })
})

describe('carrying over', () => {
  it('adds what was left, category by category, over the end of the year, and again the same', async () => {
    test.setNow(new Date('2027-02-10T12:00:00Z'))
    const zoe = await makeUser(test.app)
    const food = await addCategory(zoe, { month: '2026-12', budgetAmount: 600 })
    const fun = await addCategory(zoe, { month: '2026-12', budgetAmount: 100 })
    const off = await addCategory(zoe, { month: '2026-12', budgetAmount: 50, isActive: false })
    await addCategory(zoe, { month: '2027-01' })
    await spend(zoe, food.id, { amount: '520.45', spentOn: '2026-12-31' })
    await spend(zoe, food.id, { amount: '90', spentOn: '2027-01-01' })
    await spend(zoe, fun.id, { amount: '130', spentOn: '2026-12-05' })
    const carried = await carryTo(zoe, '2027-01')
    expect(carried.map(({ carriedAmount }) => carriedAmount)).toEqual(['79.55', '0.00', '0.00', '0.00'])
    expect(await carryTo(zoe, '2027-01')).toEqual(carried)
    expect(await listCategories(zoe, '2027-01')).toEqual(carried)
    expect((await inMonth(zoe, off.id, '2026-12')).carriedAmount).toBe('0.00')

    const next = await carryTo(zoe, '2027-02')
    expect(next.map(({ carriedAmount }) => carriedAmount)).toEqual(['589.55', '100.00', '0.00', '600.00'])
    expect(await listMonths(zoe, '2027-02')).toMatchObject([
      { month: '2026-09' },
      { month: '2026-10' },
      { month: '2026-11' },
      { month: '2026-12', budgetAmount: '700.00', carriedAmount: '0.00', spentAmount: '650.45' },
      { month: '2027-01', budgetAmount: '1300.00', carriedAmount: '79.55', spentAmount: '90.00' },
      { month: '2027-02', budgetAmount: '1300.00', carriedAmount: '1289.55', spentAmount: '0.00' },
    ])
    test.setNow(new Date('2026-11-20T12:00:00Z'))
  })

  it('is worked out anew when asked again, and taken back', async () => {
    const zoe = await makeUser(test.app)
    const { id } = await addCategory(zoe, { month: '2026-10' })
    expect(await carryTo(zoe, '2026-11')).toMatchObject([{ carriedAmount: '600.00' }])
    await spend(zoe, id, { amount: 500, spentOn: '2026-10-30' })
    expect(await carryTo(zoe, '2026-11')).toMatchObject([{ carriedAmount: '100.00' }])
    await spend(zoe, id, { amount: 500, spentOn: '2026-10-31' })
    expect(await carryTo(zoe, '2026-11')).toMatchObject([{ carriedAmount: '0.00' }])
    await spend(zoe, id, { amount: 450, isRefund: true, spentOn: '2026-10-31' })
    expect(await carryTo(zoe, '2026-11')).toMatchObject([{ carriedAmount: '50.00' }])
    for (let twice = 0; twice < 2; twice += 1)
      expect(await carryTo(zoe, '2026-11', 'DELETE')).toMatchObject([{ id, carriedAmount: '0.00' }])
  })

  it('happens once when asked many times at once, while categories are removed', async () => {
    const zoe = await makeUser(test.app)
    const gone = await addCategory(zoe, { month: '2026-10' })
    await addCategory(zoe, { month: '2026-10' })
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => zoe.request('POST', '/api/budget-months/2026-11/carry-over')),
      zoe.request('DELETE', `${CATEGORIES}/${gone.id}`),
      ...Array.from({ length: 10 }, () => zoe.request('POST', '/api/budget-months/2026-11/carry-over')),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await listCategories(zoe, '2026-11')).toMatchObject([{ carriedAmount: '600.00' }])
  })

  it('carries at most the largest amount there is', async () => {
    const zoe = await makeUser(test.app)
    await addCategory(zoe, { month: '2026-01', budgetAmount: '999999999.99' })
    for (const month of ['2026-02', '2026-03', '2026-04'])
      expect(await carryTo(zoe, month)).toMatchObject([{ carriedAmount: '999999999.99' }])
  })

  it('reaches the first and the last month there is', async () => {
    const zoe = await makeUser(test.app)
    await addCategory(zoe, { month: '1900-01' })
    expect(await carryTo(zoe, '1900-01')).toMatchObject([{ carriedAmount: '0.00' }])
    expect(await carryTo(zoe, '2099-12')).toMatchObject([{ carriedAmount: '600.00' }])
    expect(await listMonths(zoe, '1900-01')).toMatchObject([
      { month: '1899-08' },
      {},
      {},
      {},
      {},
      { budgetAmount: '600.00' },
    ])
  })
})
