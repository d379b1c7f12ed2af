import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Debt } from './debts-under-test.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { addDebt, debtsOutOfStep, historyOf, listDebts, pay } from './debts-under-test.ts'

let test: TestApp
let ada: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  ada = await makeUser(test.app)
})
afterAll(() => test.close())

const patch = (debt: Debt, body: object) => ada.request('PATCH', `/api/debts/${debt.id}`, body)

describe('a changed balance', () => {
  it.each(['1250.75', '800.00', '0.00'])(
    'corrects the opening to %s while there is nothing else',
    async (balance) => {
      const debt = await addDebt(ada)
      const [opening] = await historyOf(ada, debt.id)
      expect((await patch(debt, { balance })).body).toMatchObject({
        balance,
        openingBalance: balance,
        highestBalance: balance,
        version: 2,
      })
      expect(await historyOf(ada, debt.id)).toMatchObject([
        { kind: 'opening', amount: balance, balanceAfter: balance, occurredOn: opening!.occurredOn },
      ])
    },
  )

  it('is a charge, negative when less is owed, once something has happened', async () => {
    test.setNow(new Date('2026-11-20T12:00:00Z'))
    const debt = await addDebt(ada)
    await pay(ada, debt.id, { amount: 100 })
    expect((await patch(debt, { balance: '850.25' })).body).toMatchObject({
      balance: '850.25',
      openingBalance: '1000.00',
      highestBalance: '1000.00',
      paidTotal: '100.00',
    })
    expect((await patch(debt, { balance: '1200.00' })).body).toMatchObject({
      balance: '1200.00',
      highestBalance: '1200.00',
    })
    const line = { kind: 'charge', note: 'Balance corrected', occurredOn: '2026-11-20', paymentId: null }
    expect((await historyOf(ada, debt.id)).slice(2)).toMatchObject([
      { ...line, amount: '-49.75', balanceAfter: '850.25' },
      { ...line, amount: '349.75', balanceAfter: '1200.00' },
    ])
  })

  it('that is the same is no line', async () => {
    const debt = await addDebt(ada)
    await pay(ada, debt.id, { amount: 100 })
    await patch(debt, { balance: '900', name: 'Same' })
    expect(await historyOf(ada, debt.id)).toHaveLength(2)
  })
})

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

  it('a payment since is a change too; without a version the last one wins', async () => {
    const debt = await addDebt(ada)
    await pay(ada, debt.id, { amount: 100 })
    expect((await patch(debt, { balance: 1000, version: debt.version })).status).toBe(409)
    expect((await patch(debt, { name: 'Last' })).body).toMatchObject({ name: 'Last', balance: '900.00' })
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
