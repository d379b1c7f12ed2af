import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#contracts/money/debts.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import {
  addDebt,
  debtsOutOfStep,
  everythingStored,
  fieldsOf,
  historyOf,
  listDebts,
  pay,
} from './debts-under-test.ts'
import type { Paid } from './debts-under-test.ts'

let test: TestApp
let ada: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  ada = await makeUser(test.app)
})
afterAll(() => test.close())

const paymentsOf = (id: string) => `/api/debts/${id}/payments`

describe('a payment', () => {
  it('lowers the balance, with what the statement added before it', async () => {
    const debt = await addDebt(ada)
    const paid = await pay(ada, debt.id, {
      amount: '135.50',
      interest: 15.83,
      fees: '29',
      charges: 40,
      paidOn: '2026-11-03',
      note: ' November ',
    })
    expect(paid.debt).toMatchObject({
      balance: '949.33',
      openingBalance: '1000.00',
      highestBalance: '1084.83',
      paidTotal: '135.50',
      version: 2,
    })
    const line = { occurredOn: '2026-11-03', paymentId: paid.paymentId, note: null }
    expect(paid.entries).toMatchObject([
      { ...line, kind: 'interest', amount: '15.83', balanceAfter: '1015.83' },
      { ...line, kind: 'fee', amount: '29.00', balanceAfter: '1044.83' },
      { ...line, kind: 'charge', amount: '40.00', balanceAfter: '1084.83' },
      { ...line, kind: 'payment', amount: '135.50', balanceAfter: '949.33', note: 'November' },
    ])
    expect((await historyOf(ada, debt.id)).slice(1)).toEqual(paid.entries)
    expect((await listDebts(ada)).find(({ id }) => id === debt.id)).toEqual(paid.debt)
    const keys = Object.keys(contract.debtEntryAnswer.shape).toSorted()
    for (const entry of paid.entries) expect(Object.keys(entry).toSorted()).toEqual(keys)
    expect(Object.keys(paid).toSorted()).toEqual(['debt', 'entries', 'paymentId'])
  })

  it('keeps every cent: 0.1 and 0.2 off 0.3 leave nothing', async () => {
    const debt = await addDebt(ada, { balance: 0.3 })
    expect((await pay(ada, debt.id, { amount: 0.1 })).debt.balance).toBe('0.20')
    expect((await pay(ada, debt.id, { amount: 0.2 })).debt.balance).toBe('0.00')
    const large = await addDebt(ada, { balance: '999999999.99' })
    expect((await pay(ada, large.id, { amount: '0.01' })).debt.balance).toBe('999999999.98')
    const added = await addDebt(ada, { balance: '0.10' })
    expect((await pay(ada, added.id, { amount: '0.01', interest: 0.1, fees: 0.2 })).debt.balance).toBe('0.39')
  })

  it('is dated today in UTC unless the client says', async () => {
    test.setNow(new Date('2026-11-20T23:59:59Z'))
    const debt = await addDebt(ada)
    for (const paidOn of [undefined, null, ''])
      expect((await pay(ada, debt.id, { amount: 1, paidOn })).entries[0]!.occurredOn).toBe('2026-11-20')
    expect((await pay(ada, debt.id, { amount: 1, paidOn: '2026-11-21' })).entries[0]!.occurredOn).toBe(
      '2026-11-21',
    )
    expect(
      fieldsOf(await ada.request('POST', paymentsOf(debt.id), { amount: 1, paidOn: '2026-11-22' })),
    ).toEqual({
      paidOn: 'Enter the day you paid. It cannot be in the future.',
    })
  })

  it('is at most what is owed with the interest, fees and charges given', async () => {
    const debt = await addDebt(ada)
    expect(fieldsOf(await ada.request('POST', paymentsOf(debt.id), { amount: '1000.01' }))).toEqual({
      amount: 'You owe $1,000.00 on this debt. Enter that amount or less.',
    })
    expect((await pay(ada, debt.id, { amount: '1010.00', interest: 10 })).debt.balance).toBe('0.00')
    expect(fieldsOf(await ada.request('POST', paymentsOf(debt.id), { amount: '0.01' }))).toEqual({
      amount: 'You owe nothing on this debt, so there is nothing to pay.',
    })
  })

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
  it('removes it with the lines recorded together, and the balance and the highest follow', async () => {
    const debt = await addDebt(ada)
    const kept = await pay(ada, debt.id, { amount: 50 })
    const { paymentId } = await pay(ada, debt.id, { amount: 10, interest: 70, charges: 30 })
    const answer = await ada.request('DELETE', `${paymentsOf(debt.id)}/${paymentId}`)
    expect(answer).toMatchObject({
      status: 200,
      body: { debt: { balance: '950.00', highestBalance: '1000.00', paidTotal: '50.00', version: 4 } },
    })
    expect((await historyOf(ada, debt.id)).map(({ kind }) => kind)).toEqual(['opening', 'payment'])
    expect((await ada.request('DELETE', `${paymentsOf(debt.id)}/${paymentId}`)).status).toBe(404)
    const opening = (await historyOf(ada, debt.id))[0]!
    expect((await ada.request('DELETE', `${paymentsOf(debt.id)}/${opening.id}`)).status).toBe(404)
    expect((await ada.request('DELETE', `${paymentsOf(debt.id)}/${kept.paymentId}`)).status).toBe(200)
  })

  it('is refused while later payments rest on what it added', async () => {
    const debt = await addDebt(ada, { balance: 100 })
    const first = await pay(ada, debt.id, { amount: 10, charges: 500 })
    const last = await pay(ada, debt.id, { amount: 590 })
    const before = await everythingStored(test.pool)
    const refused = await ada.request('DELETE', `${paymentsOf(debt.id)}/${first.paymentId}`)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining('nothing changed. Take back the later ones first.'),
        current: { id: debt.id, balance: '0.00' },
      },
    })
    expect(await everythingStored(test.pool)).toEqual(before)
    expect((await ada.request('DELETE', `${paymentsOf(debt.id)}/${last.paymentId}`)).status).toBe(200)
    expect((await ada.request('DELETE', `${paymentsOf(debt.id)}/${first.paymentId}`)).status).toBe(200)
  })

  it('is refused where the history would fall below zero in between', async () => {
    const debt = await addDebt(ada, { balance: 100 })
    const first = await pay(ada, debt.id, { amount: 10, charges: 500 })
    await pay(ada, debt.id, { amount: 590 })
    await pay(ada, debt.id, { amount: 1, charges: 5000 })
    expect((await ada.request('DELETE', `${paymentsOf(debt.id)}/${first.paymentId}`)).status).toBe(409)
  })

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
