import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDebt, historyOf, listDebts, pay, paymentsOf, type Paid } from '#contracts/testing/debts-asked.ts'
import { holdsToPaymentsContract } from '#contracts/testing/payments-contract.ts'
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

holdsToPaymentsContract(() => ({ newPerson: () => makeUser(test.app), setNow: test.setNow }))

describe('a payment', () => {
  it('is stored once for one request, however often it arrives at the same time', async () => {
    const debt = await addDebt(ada)
    const body = { amount: 25, interest: 5 }
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ada.requestOnce(key, paymentsOf(debt.id), body)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201))
    const [first] = answers.map((answer) => answer.body as Paid)
    for (const answer of answers) expect(answer.body).toEqual(first)
    expect(await historyOf(ada, debt.id)).toHaveLength(3)
    expect(first!.debt.balance).toBe('980.00')
    expect((await pay(ada, debt.id, body)).paymentId).not.toBe(first!.paymentId)
  })

  it('counts with all the others that arrive at the same time', async () => {
    const debt = await addDebt(ada)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        ada.request('POST', paymentsOf(debt.id), { amount: '0.07', fees: '0.01' }),
      ),
    )
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect((await listDebts(ada)).find(({ id }) => id === debt.id)!.balance).toBe('998.80')
  })

  it('never takes the balance below zero, even when many arrive at once', async () => {
    const debt = await addDebt(ada, { balance: 100 })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ada.request('POST', paymentsOf(debt.id), { amount: 30 })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 422, 422, 422, 422, 422])
  })
})

describe('taking a payment back', () => {
  it('happens once when asked twenty times at once', async () => {
    const debt = await addDebt(ada)
    const { paymentId } = await pay(ada, debt.id, { amount: 10 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ada.request('DELETE', `${paymentsOf(debt.id)}/${paymentId}`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19)
  })
})

it('leaves every debt equal to the sum of its lines', async () => {
  expect(await debtsOutOfStep(test.pool)).toEqual([])
})
