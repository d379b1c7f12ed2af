import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import {
  FUND,
  addGoal,
  contribute,
  contributionsOf,
  everythingStored,
  fieldsOf,
  listContributions,
  listGoals,
  patchGoal,
} from './goals-under-test.ts'

let test: TestApp
let ada: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  test.setNow(new Date('2026-11-20T12:00:00Z'))
  ada = await makeUser(test.app)
})
afterAll(() => test.close())

describe("somebody else's", () => {
  it('goals are not in the list', async () => {
    await addGoal(ada)
    expect(await listGoals(await makeUser(test.app))).toEqual([])
  })
})

describe('a bad body', () => {
  it.each<[string, object]>([
    ['title', { title: ' ' }],
    ['targetAmount', { targetAmount: 0 }],
    ['targetAmount', { targetAmount: '1,000' }],
    ['targetDate', { targetDate: '2027-02-29' }],
    ['userId', { userId: 'somebody' }],
    ['completedAt', { completedAt: '2026-11-20T00:00:00Z' }],
  ])('names %s of %j with a sentence and stores nothing, new or changed', async (field, change) => {
    const goal = await addGoal(ada)
    const before = await everythingStored(test.pool)
    const posted = fieldsOf(await ada.request('POST', '/api/goals', { ...FUND, ...change }))
    const patched = fieldsOf(await ada.request('PATCH', `/api/goals/${goal.id}`, change))
    for (const fields of [posted, patched]) {
      expect(Object.keys(fields)).toEqual([field])
      expect(fields[field]).toMatch(/^[A-Z“].*\.$/)
    }
    expect(await everythingStored(test.pool)).toEqual(before)
  })

  it.each<[string, object]>([
    ['amount', {}],
    ['amount', { amount: '-1' }],
    ['amount', { amount: 1, isWithdrawal: true }],
    ['isWithdrawal', { amount: 1, isWithdrawal: 'yes' }],
    ['contributedOn', { amount: 1, contributedOn: '2999-01-01' }],
    ['contributedOn', { amount: 1, contributedOn: '2026-02-30' }],
  ])('of a contribution names %s of %j and stores nothing', async (field, body) => {
    const goal = await addGoal(ada)
    const before = await everythingStored(test.pool)
    expect(Object.keys(fieldsOf(await ada.request('POST', contributionsOf(goal.id), body)))).toEqual([field])
    expect(await everythingStored(test.pool)).toEqual(before)
  })
})

describe('goals', () => {
  it('come back as the contract has them; what is saved already is the first contribution', async () => {
    const zoe = await makeUser(test.app)
    const goal = await addGoal(zoe, { targetDate: '2027-06-30', currentAmount: '125.5' })
    expect(goal).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'Emergency fund',
      currentAmount: '125.50',
      targetAmount: '1000.00',
      targetDate: '2027-06-30',
      completedAt: null,
      version: 1,
      createdAt: expect.stringMatching(/Z$/),
    })
    expect(await listContributions(zoe, goal.id)).toEqual([
      { id: expect.any(String), amount: '125.50', contributedOn: '2026-11-20' },
    ])
    const bare = await addGoal(zoe, { targetDate: '' })
    expect(bare).toMatchObject({ targetDate: null, currentAmount: '0.00' })
    expect(await listContributions(zoe, bare.id)).toEqual([])
    expect(await listGoals(zoe)).toEqual([goal, bare])
  })

  it('change only in the keys given; null empties, and an empty change is none', async () => {
    const goal = await addGoal(ada, { targetDate: '2027-06-30', currentAmount: 5 })
    const renamed = await patchGoal(ada, goal.id, { title: 'Rainy days' })
    expect(renamed).toEqual({ ...goal, title: 'Rainy days', version: 2 })
    const changed = await patchGoal(ada, goal.id, { targetAmount: '2500.50', targetDate: null })
    expect(changed).toEqual({ ...renamed, targetAmount: '2500.50', targetDate: null, version: 3 })
    expect(await patchGoal(ada, goal.id, {})).toEqual(changed)
    expect((await listGoals(ada)).find(({ id }) => id === goal.id)).toEqual(changed)
  })

  it('are done since they were first called done, open again when said so, and listed last', async () => {
    const zoe = await makeUser(test.app)
    const [first, second, third] = [await addGoal(zoe), await addGoal(zoe), await addGoal(zoe)]
    const done = await patchGoal(zoe, second.id, { isCompleted: true })
    expect(done).toMatchObject({ completedAt: '2026-11-20T12:00:00.000Z', version: 2 })
    test.setNow(new Date('2026-11-20T13:00:00Z'))
    expect(await patchGoal(zoe, second.id, { isCompleted: true })).toEqual(done)
    await patchGoal(zoe, first.id, { isCompleted: true })
    const order = async () => (await listGoals(zoe)).map(({ id }) => id)
    expect(await order()).toEqual([third.id, second.id, first.id])
    expect(await patchGoal(zoe, second.id, { isCompleted: false })).toMatchObject({
      completedAt: null,
      version: 3,
    })
    expect(await order()).toEqual([second.id, third.id, first.id])
    test.setNow(new Date('2026-11-20T12:00:00Z'))
  })

  it('answer 409 with what is stored where the version is not the latest', async () => {
    const goal = await addGoal(ada)
    await contribute(ada, goal.id, { amount: 5 })
    const changed = await patchGoal(ada, goal.id, { title: 'Rainy days', version: 1 })
    const before = await everythingStored(test.pool)
    const stale = await ada.request('PATCH', `/api/goals/${goal.id}`, { isCompleted: true, version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflict', current: changed } })
    expect(changed.currentAmount).toBe('5.00')
    expect(await everythingStored(test.pool)).toEqual(before)
  })

  it('are removed with their contributions, and with the person', async () => {
    const leaver = await makeUser(test.app)
    const goal = await addGoal(leaver, { currentAmount: 5 })
    const other = await addGoal(leaver, { currentAmount: 5 })
    expect((await leaver.request('DELETE', `/api/goals/${goal.id}`)).status).toBe(200)
    expect((await leaver.request('DELETE', `/api/goals/${goal.id}`)).status).toBe(404)
    await test.pool.query('delete from users where id = $1', [leaver.id])
    const left = 'select 1 from goal_contributions where goal_id = any($1)'
    expect((await test.pool.query(left, [[goal.id, other.id]])).rows).toEqual([])
  })

  it('are at most 200 for a person, also when they arrive together', async () => {
    const max = await makeUser(test.app)
    await test.pool.query(
      `insert into goals (user_id, title, target_amount) select $1, 'Goal ' || n, 10 from generate_series(1, 198) n`,
      [max.id],
    )
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => max.request('POST', '/api/goals', FUND)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422, 422, 422])
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      message: 'You can keep up to 200 goals. Remove one to add another.',
    })
  })

  it('are read with one statement however many there are', async () => {
    const owner = await makeUser(test.app)
    await test.pool.query(
      `insert into goals (user_id, title, target_amount) select $1, 'Goal ' || n, 1000 from generate_series(1, 40) n`,
      [owner.id],
    )
    await test.pool.query(
      `insert into goal_contributions (user_id, goal_id, amount, contributed_on)
       select user_id, id, 0.25, date '2026-11-20' - n from goals, generate_series(1, 50) n where user_id = $1`,
      [owner.id],
    )
    const seen: string[] = []
    const run = test.pool.query
    test.pool.query = function (this: typeof test.pool, ...args: unknown[]) {
      const [first] = args
      seen.push(typeof first === 'string' ? first : String((first as { text: string }).text))
      return Reflect.apply(run, this, args)
    } as typeof run
    const found = await listGoals(owner)
    test.pool.query = run
    expect(found.map(({ title }) => title)).toEqual(Array.from({ length: 40 }, (_, at) => `Goal ${at + 1}`))
    expect(new Set(found.map(({ currentAmount }) => currentAmount))).toEqual(new Set(['12.50']))
    expect(seen.filter((text) => /"goal/.test(text))).toHaveLength(1)
  })
})
