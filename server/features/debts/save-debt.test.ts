import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDebt, listDebts, type Debt } from '#contracts/testing/debts-asked.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { debtsOutOfStep } from './debts-under-test.ts'

let test: TestApp
let ada: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  ada = await makeUser(test.app)
})
afterAll(() => test.close())

const patch = (debt: Debt, body: object) => ada.request('PATCH', `/api/debts/${debt.id}`, body)

describe('two edits of what one person saw', () => {
  it('the second gets 409 and the debt as it is now, and changes nothing', async () => {
    const debt = await addDebt(ada)
    const answers = await Promise.all([
      patch(debt, { name: 'First', balance: 900, version: debt.version }),
      patch(debt, { name: 'Second', balance: 800, version: debt.version }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const stored = (await listDebts(ada)).find(({ id }) => id === debt.id)
    expect(answers.find(({ status }) => status === 200)!.body).toEqual(stored)
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Nothing was lost.'),
      current: stored,
    })
    expect((await patch(debt, { name: 'Third', version: 2 })).status).toBe(200)
  })

  it('an edit and a removal at once leave one of the two', async () => {
    const debt = await addDebt(ada)
    const [edit, removal] = await Promise.all([
      patch(debt, { balance: 5 }),
      ada.request('DELETE', `/api/debts/${debt.id}`),
    ])
    expect(removal.status).toBe(200)
    expect([200, 404]).toContain(edit.status)
    expect((await listDebts(ada)).some(({ id }) => id === debt.id)).toBe(false)
  })
})

it('leaves every debt equal to the sum of its lines', async () => {
  expect(await debtsOutOfStep(test.pool)).toEqual([])
})
