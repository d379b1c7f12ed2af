import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import {
  CATEGORIES,
  FOOD,
  addCategory,
  everythingStored,
  fieldsOf,
  listCategories,
  listMonths,
  patchCategory,
  spend,
  spendingOf,
} from './budget-under-test.ts'

let test: TestApp
let ada: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  ada = await makeUser(test.app)
  test.setNow(new Date('2026-11-20T12:00:00Z'))
})
afterAll(() => test.close())

describe("somebody else's", () => {
  it('budget is in no list, total or carry', async () => {
    const eve = await makeUser(test.app)
    const category = await addCategory(ada, { month: '2026-09' })
    await spend(ada, category.id, { amount: 10 })
    const adasOwn = await listCategories(ada)
    expect(await listCategories(eve)).toEqual([])
    expect((await eve.request('POST', '/api/budget-months/2026-11/carry-over')).body).toEqual([])
    expect((await listMonths(eve, '2026-11')).map((month) => Object.values(month).slice(1))).toEqual(
      Array.from({ length: 6 }, () => ['0.00', '0.00', '0.00']),
    )
    await eve.request('DELETE', '/api/budget-months/2026-11/carry-over')
    expect(await listCategories(ada)).toEqual(adasOwn)
  })
})

describe('a bad body', () => {
  it.each<[string, object]>([
    ['name', { name: '' }],
    ['budgetAmount', { budgetAmount: 0 }],
    ['budgetAmount', { budgetAmount: '1,000' }],
    ['color', { color: 'red' }],
    ['icon', { icon: '<script>' }],
    ['isActive', { isActive: 'yes' }],
    ['dueDay', { dueDay: 0 }],
    ['groupId', { groupId: 5 }],
    ['month', { month: '2026-00' }],
    ['userId', { userId: 'somebody' }],
    ['carriedAmount', { carriedAmount: '5' }],
  ])('names %s of %j with a sentence and stores nothing, new or changed', async (field, change) => {
    const category = await addCategory(ada)
    const before = await everythingStored(test.pool)
    const posted = fieldsOf(await ada.request('POST', CATEGORIES, { ...FOOD, ...change }))
    const patched = fieldsOf(await ada.request('PATCH', `${CATEGORIES}/${category.id}`, change))
    for (const fields of [posted, patched]) {
      expect(Object.keys(fields)).toEqual([field])
      expect(fields[field]).toMatch(/^[A-Z“].*\.$/)
    }
    expect(await everythingStored(test.pool)).toEqual(before)
  })

  it.each<[string, object]>([
    ['amount', {}],
    ['amount', { amount: -1 }],
    ['isRefund', { amount: 1, isRefund: 'yes' }],
    ['spentOn', { amount: 1, spentOn: '2999-01-01' }],
    ['spentOn', { amount: 1, spentOn: '2026-02-30' }],
    ['note', { amount: 1, note: 'a\u0000b' }],
    ['source', { amount: 1, source: 'bank' }],
  ])('of spending names %s of %j and stores nothing', async (field, body) => {
    const category = await addCategory(ada)
    const before = await everythingStored(test.pool)
    expect(Object.keys(fieldsOf(await ada.request('POST', spendingOf(category.id), body)))).toEqual([field])
    expect(await everythingStored(test.pool)).toEqual(before)
  })

  it.each(['2026-13', '2026', 'now', '2026-11-20', '1899-12', '2100-01'])(
    'refuses the month %s',
    async (month) => {
      const category = await addCategory(ada)
      for (const url of [CATEGORIES, spendingOf(category.id), '/api/budget-months'])
        expect(fieldsOf(await ada.request('GET', `${url}?month=${month}`))).toEqual({
          month: 'Choose a month, as YYYY-MM.',
        })
      for (const method of ['POST', 'DELETE'] as const)
        expect((await ada.request(method, `/api/budget-months/${month}/carry-over`)).status).toBe(422)
    },
  )
})

describe('categories', () => {
  it('come back as the contract has them, from the payload of the specification', async () => {
    const zoe = await makeUser(test.app)
    const category = await addCategory(zoe)
    expect(category).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      userId: zoe.id,
      name: 'Food',
      budgetAmount: '600.00',
      carriedAmount: '0.00',
      spentAmount: '0.00',
      paymentCount: 0,
      color: null,
      icon: null,
      isActive: true,
      dueDay: null,
      groupId: null,
      version: 1,
    })
    const patched = await patchCategory(zoe, category.id, { budgetAmount: '450.5' })
    expect(patched).toEqual({ ...category, budgetAmount: '450.50', version: 2 })
    const bare = await ada.request('POST', CATEGORIES, { name: 'Rent', budgetAmount: 1200 })
    expect(bare).toMatchObject({ status: 201, body: { color: null, icon: null, isActive: true } })
    expect(await listCategories(zoe)).toEqual([patched])
  })

  it('change only in the keys given; an empty change is none', async () => {
    const category = await addCategory(ada, { color: '#12aB34', icon: 'fas fa-home' })
    expect(await patchCategory(ada, category.id, { name: 'Home', isActive: false })).toEqual({
      ...category,
      name: 'Home',
      isActive: false,
      version: 2,
    })
    const bare = await patchCategory(ada, category.id, { color: null, icon: null })
    expect(bare).toMatchObject({ color: null, icon: null, name: 'Home', version: 3 })
    expect(await patchCategory(ada, category.id, {})).toEqual(bare)
  })

  it('answer 409 with what is stored where the version is not the latest', async () => {
    const category = await addCategory(ada)
    const changed = await patchCategory(ada, category.id, { budgetAmount: 500, version: 1 })
    const before = await everythingStored(test.pool)
    const stale = { budgetAmount: 700, name: 'Other', position: 0, version: 1 }
    expect(await ada.request('PATCH', `${CATEGORIES}/${category.id}`, stale)).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: changed },
    })
    expect(await everythingStored(test.pool)).toEqual(before)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        ada.request('PATCH', `${CATEGORIES}/${category.id}`, { budgetAmount: at + 1, version: 2 }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
  })

  it('are removed with all that belongs to them', async () => {
    const category = await addCategory(ada, { month: '2026-10' })
    await spend(ada, category.id, { amount: 10 })
    await ada.request('POST', '/api/budget-months/2026-11/carry-over')
    expect(await ada.request('DELETE', `${CATEGORIES}/${category.id}`)).toMatchObject({ status: 200 })
    expect((await ada.request('DELETE', `${CATEGORIES}/${category.id}`)).status).toBe(404)
    for (const table of ['budget_amounts', 'budget_carries', 'spending'])
      expect(
        (await test.pool.query(`select 1 from ${table} where category_id = $1`, [category.id])).rows,
      ).toEqual([])
  })

  it('are at most 200 for a person, also when they arrive together', async () => {
    const max = await makeUser(test.app)
    await test.pool.query(
      `insert into budget_categories (user_id, name, position) select $1, 'Category ' || n, n from generate_series(1, 198) n`,
      [max.id],
    )
    const answers = await Promise.all(Array.from({ length: 6 }, () => max.request('POST', CATEGORIES, FOOD)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422, 422, 422])
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      message: 'You can keep up to 200 categories. Remove one to add another.',
    })
    expect(await listCategories(max)).toHaveLength(200)
  })
})

/** The names of a person's categories in their order, run together. */
const namesOf = async (user: TestUser) => (await listCategories(user)).map(({ name }) => name).join('')

describe('the order', () => {
  it('is of entry until a category is moved; the others keep theirs', async () => {
    const ivy = await makeUser(test.app)
    const ids: Record<string, string> = {}
    for (const name of ['A', 'B', 'C', 'D']) ids[name] = (await addCategory(ivy, { name })).id
    expect(await namesOf(ivy)).toBe('ABCD')
    for (const [name, position, order] of [
      ['D', 0, 'DABC'],
      ['D', 2, 'ABDC'],
      ['A', 3, 'BDCA'],
      ['B', 200, 'DCAB'],
      ['C', 1, 'DCAB'],
    ] as const) {
      await patchCategory(ivy, ids[name]!, { position })
      expect(await namesOf(ivy)).toBe(order)
    }
    await ivy.request('DELETE', `${CATEGORIES}/${ids['C']}`)
    await addCategory(ivy, { name: 'E' })
    expect(await namesOf(ivy)).toBe('DABE')
    await patchCategory(ivy, ids['A']!.toUpperCase(), { position: 0 })
    expect(await namesOf(ivy)).toBe('ADBE')
  })

  it('holds each category once when many are moved at the same time', async () => {
    const ivy = await makeUser(test.app)
    const added = []
    for (const name of 'ABCDEFGH') added.push(await addCategory(ivy, { name }))
    const answers = await Promise.all(
      added.map(({ id }, at) =>
        ivy.request('PATCH', `${CATEGORIES}/${id}`, { position: (at * 3) % 8, budgetAmount: at + 1 }),
      ),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect([...(await namesOf(ivy))].toSorted().join('')).toBe('ABCDEFGH')
    const { rows } = await test.pool.query<{ position: number }>(
      'select position from budget_categories where user_id = $1 order by 1',
      [ivy.id],
    )
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })
})

describe('reading', () => {
  it('takes one statement for 80 categories, and one for the months, however much was spent', async () => {
    const owner = await makeUser(test.app)
    await test.pool.query(
      `insert into budget_categories (user_id, name, position) select $1, 'Category ' || n, n from generate_series(1, 80) n`,
      [owner.id],
    )
    await test.pool.query(
      `insert into budget_amounts (user_id, category_id, from_month, amount)
       select user_id, id, '2025-01', 100 from budget_categories where user_id = $1`,
      [owner.id],
    )
    await test.pool.query(
      `insert into spending (user_id, category_id, amount, spent_on)
       select user_id, id, 1.25, date '2026-11-30' - n from budget_categories, generate_series(0, 59) n where user_id = $1`,
      [owner.id],
    )
    const seen: string[] = []
    const run = test.pool.query
    test.pool.query = function (this: typeof test.pool, ...args: unknown[]) {
      const [first] = args
      seen.push(typeof first === 'string' ? first : String((first as { text: string }).text))
      return Reflect.apply(run, this, args)
    } as typeof run
    const found = await listCategories(owner, '2026-11')
    const months = await listMonths(owner, '2026-11')
    test.pool.query = run
    expect(found).toHaveLength(80)
    expect(new Set(found.map(({ spentAmount }) => spentAmount))).toEqual(new Set(['37.50']))
    expect(months.at(-1)).toEqual({
      month: '2026-11',
      budgetAmount: '8000.00',
      carriedAmount: '0.00',
      spentAmount: '3000.00',
    })
    expect(seen.filter((text) => /budget_categories/.test(text))).toHaveLength(2)
  })
})

it('a person who leaves takes their budget along', async () => {
  const leaver = await makeUser(test.app)
  const category = await addCategory(leaver, { month: '2026-10', spentAmount: 5 })
  await leaver.request('POST', '/api/budget-months/2026-11/carry-over')
  await test.pool.query('delete from users where id = $1', [leaver.id])
  for (const table of ['budget_amounts', 'budget_carries', 'spending'])
    expect(
      (await test.pool.query(`select 1 from ${table} where category_id = $1`, [category.id])).rows,
    ).toEqual([])
})
