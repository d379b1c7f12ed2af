/** What the database itself refuses, whatever writes to it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { addCategory, everythingStored } from './budget-under-test.ts'

let test: TestApp
let ada: TestUser
let categoryId: string

beforeAll(async () => {
  test = await buildTestApp()
  ada = await makeUser(test.app)
  categoryId = (await addCategory(ada)).id
})
afterAll(() => test.close())

describe('a statement that goes around the API', () => {
  it.each([
    ['an amount of nothing', "budget_amounts values ($1, $2, '2026-12', 0)", 'budget_amounts_positive'],
    ['a month that is none', "budget_amounts values ($1, $2, '2026-13', 5)", 'budget_amounts_month'],
    ['a day for a month', "budget_carries values ($1, $2, '2026-12-01', 5)", 'budget_carries_month'],
    ['a carry below zero', "budget_carries values ($1, $2, '2026-12', -5)", 'budget_carries_positive'],
    [
      'spending of nothing',
      "spending (user_id, category_id, amount, spent_on) values ($1, $2, 0, '2026-11-20')",
      'spending_not_zero',
    ],
    [
      'spending of no known source',
      "spending (user_id, category_id, amount, spent_on, source) values ($1, $2, 5, '2026-11-20', 'guess')",
      'spending_source_known',
    ],
  ])('is refused %s', async (_name, values, constraint) => {
    const before = await everythingStored(test.pool)
    await expect(test.pool.query(`insert into ${values}`, [ada.id, categoryId])).rejects.toThrow(constraint)
    expect(await everythingStored(test.pool)).toEqual(before)
  })

  it("is refused spending in somebody else's category", async () => {
    const ben = await makeUser(test.app)
    const line =
      "insert into spending (user_id, category_id, amount, spent_on) values ($1, $2, 5, '2026-11-20')"
    await expect(test.pool.query(line, [ben.id, categoryId])).rejects.toThrow('spending_category_fk')
  })
})
