import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { FUND, addGoal, listGoals } from '#contracts/testing/goals-asked.ts'
import { holdsToGoalsContract } from '#contracts/testing/goals-contract.ts'

let test: TestApp
let ada: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  test.setNow(new Date('2026-11-20T12:00:00Z'))
  ada = await makeUser(test.app)
})
afterAll(() => test.close())

holdsToGoalsContract(() => ({ newPerson: () => makeUser(test.app), setNow: test.setNow }))

describe("somebody else's", () => {
  it('goals are not in the list', async () => {
    await addGoal(ada)
    expect(await listGoals(await makeUser(test.app))).toEqual([])
  })
})

describe('goals', () => {
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
