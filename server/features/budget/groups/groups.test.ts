import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as contract from '#contracts/money/budget.ts'
import type { WireOf } from '#contracts/endpoint.ts'
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
  patchCategory,
  spend,
} from '../budget-under-test.ts'

const GROUPS = '/api/budget-groups'
type Group = WireOf<typeof contract.createBudgetGroup>

let test: TestApp
let ada: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  test.setNow(new Date('2026-11-20T12:00:00Z'))
})
afterAll(() => test.close())

const addGroup = async (user: TestUser, name: string): Promise<Group> =>
  bodyOf(await user.request('POST', GROUPS, { name }), 201)
const listGroups = async (user: TestUser): Promise<Group[]> => bodyOf(await user.request('GET', GROUPS), 200)
const namesOf = async (user: TestUser) => (await listGroups(user)).map(({ name }) => name).join(' ')

describe('groups', () => {
  it('are made, renamed and moved; the others keep their order', async () => {
    ada = await makeUser(test.app)
    const ids: Record<string, string> = {}
    for (const name of ['Home', 'Family', 'Giving']) ids[name] = (await addGroup(ada, name)).id
    expect(await namesOf(ada)).toBe('Home Family Giving')
    for (const [name, position, order] of [
      ['Giving', 0, 'Giving Home Family'],
      ['Home', 2, 'Giving Family Home'],
      ['Giving', 50, 'Family Home Giving'],
    ] as const) {
      expect((await ada.request('PATCH', `${GROUPS}/${ids[name]}`, { position })).status).toBe(200)
      expect(await namesOf(ada)).toBe(order)
    }
    const renamed = await ada.request('PATCH', `${GROUPS}/${ids['Home']!.toUpperCase()}`, { name: ' Bills ' })
    expect(renamed).toMatchObject({ status: 200, body: { id: ids['Home'], name: 'Bills' } })
    expect(await namesOf(ada)).toBe('Family Bills Giving')
  })

  it('let their categories stay when they are removed, with their money', async () => {
    const ivy = await makeUser(test.app)
    const home = await addGroup(ivy, 'Home')
    const rent = await addCategory(ivy, { name: 'Rent', groupId: home.id, dueDay: 1 })
    const food = await addCategory(ivy)
    await spend(ivy, rent.id, { amount: 600 })
    expect(await patchCategory(ivy, food.id, { groupId: home.id.toUpperCase() })).toMatchObject({
      groupId: home.id,
    })
    expect((await ivy.request('DELETE', `${GROUPS}/${home.id}`)).status).toBe(200)
    expect((await ivy.request('DELETE', `${GROUPS}/${home.id}`)).status).toBe(404)
    expect(await listCategories(ivy)).toMatchObject([
      { name: 'Rent', groupId: null, dueDay: 1, spentAmount: '600.00' },
      { name: 'Food', groupId: null },
    ])
  })

  it('hold categories that leave and change groups, and keep both over the months', async () => {
    const ivy = await makeUser(test.app)
    const [home, giving] = [await addGroup(ivy, 'Home'), await addGroup(ivy, 'Giving')]
    const rent = await addCategory(ivy, { name: 'Rent', groupId: home.id, dueDay: 31, month: '2026-10' })
    await ivy.request('POST', '/api/budget-months/2026-11/carry-over')
    for (const month of ['2026-09', '2026-11', '2027-02'])
      expect(await listCategories(ivy, month)).toMatchObject([{ groupId: home.id, dueDay: 31 }])
    expect(await patchCategory(ivy, rent.id, { groupId: giving.id })).toMatchObject({ groupId: giving.id })
    expect(await patchCategory(ivy, rent.id, { name: 'Lease' })).toMatchObject({
      groupId: giving.id,
      dueDay: 31,
    })
    expect(await patchCategory(ivy, rent.id, { groupId: null, dueDay: null })).toMatchObject({
      groupId: null,
      dueDay: null,
      carriedAmount: '600.00',
    })
  })

  it('are at most 50 for a person, also when they arrive together', async () => {
    const max = await makeUser(test.app)
    await test.pool.query(
      `insert into budget_groups (user_id, name, position) select $1, 'Group ' || n, n from generate_series(1, 48) n`,
      [max.id],
    )
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => max.request('POST', GROUPS, { name: 'One more' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422, 422])
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      message: 'You can keep up to 50 groups. Remove one to add another.',
    })
  })

  it('are joined or gone, never half, when both come at the same time', async () => {
    const ivy = await makeUser(test.app)
    const food = await addCategory(ivy)
    for (let round = 0; round < 8; round += 1) {
      const { id } = await addGroup(ivy, 'Home')
      const [joined, removed] = await Promise.all([
        ivy.request('PATCH', `${CATEGORIES}/${food.id}`, { groupId: id }),
        ivy.request('DELETE', `${GROUPS}/${id}`),
      ])
      expect([200, 404]).toContain(joined.status)
      expect(removed.status).toBe(200)
      expect(await listCategories(ivy)).toMatchObject([{ groupId: null }])
    }
  })

  it('go with the person', async () => {
    const leaver = await makeUser(test.app)
    const { id } = await addGroup(leaver, 'Home')
    await addCategory(leaver, { groupId: id })
    await test.pool.query('delete from users where id = $1', [leaver.id])
    expect((await test.pool.query('select 1 from budget_groups where id = $1', [id])).rows).toEqual([])
  })
})

describe("somebody else's group", () => {
  it('is in no list, takes no category, and cannot be changed', async () => {
    const [owner, eve] = [await makeUser(test.app), await makeUser(test.app)]
    const { id } = await addGroup(owner, 'Home')
    const category = await addCategory(eve)
    const before = await everythingStored(test.pool)
    for (const groupId of [id, category.id, 'home']) {
      expect((await eve.request('POST', CATEGORIES, { ...FOOD, groupId })).status).toBe(404)
      const moved = await eve.request('PATCH', `${CATEGORIES}/${category.id}`, { groupId, name: 'Mine' })
      expect(moved.status).toBe(404)
      expect(await everythingStored(test.pool)).toEqual(before)
    }
    expect(await patchCategory(eve, category.id, { groupId: '' })).toMatchObject({ groupId: null })
    expect((await eve.request('PATCH', `${GROUPS}/${id}`, { name: 'Mine' })).status).toBe(404)
    expect((await eve.request('DELETE', `${GROUPS}/${id}`)).status).toBe(404)
    expect(await listGroups(eve)).toEqual([])
    expect(await listGroups(owner)).toMatchObject([{ name: 'Home' }])
    const around = 'update budget_categories set group_id = $1 where id = $2'
    await expect(test.pool.query(around, [id, category.id])).rejects.toThrow('budget_categories_group_fk')
  })
})

describe('what is not right', () => {
  it.each<[string, object]>([
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['name', { name: 'a\u0000' }],
    ['userId', { name: 'Home', userId: 'somebody' }],
  ])('of a group names %s of %j', async (field, body) => {
    expect(Object.keys(fieldsOf(await ada.request('POST', GROUPS, body)))).toEqual([field])
  })

  it.each([-1, 51, 0.5, '0', null])('of a place is refused: %j', async (position) => {
    const { id } = (await listGroups(ada))[0]!
    expect(fieldsOf(await ada.request('PATCH', `${GROUPS}/${id}`, { position }))).toEqual({
      position: 'Send the place as a whole number from 0 to 50.',
    })
  })

  it.each([0, 32, 1.5, '5', -1])('of a due day is refused: %j', async (dueDay) => {
    const { id } = await addCategory(ada)
    const sentence = { dueDay: 'Enter a day of the month from 1 to 31.' }
    expect(fieldsOf(await ada.request('POST', CATEGORIES, { ...FOOD, dueDay }))).toEqual(sentence)
    expect(fieldsOf(await ada.request('PATCH', `${CATEGORIES}/${id}`, { dueDay }))).toEqual(sentence)
    const around = 'update budget_categories set due_day = 32 where id = $1'
    await expect(test.pool.query(around, [id])).rejects.toThrow('budget_categories_due_day')
  })
})
