/** What every server of the contract of payments and histories does. Called inside a test file, with how its server is asked. */
import { beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#contracts/money/debts.ts'
import { monthIndex, monthOfIndex } from '#engine/money/calendar.ts'
import { addDebt, debtsAndMore, historyOf, listDebts, pay, paymentsOf } from './debts-asked.ts'
import { fieldsOf, type Person, type ServerUnderTest } from './server-under-test.ts'

const NOON = new Date('2026-11-20T12:00:00Z')

let server: ServerUnderTest
let ada: Person

/** `start` is called once, before the first test. */
export function holdsToPaymentsContract(start: () => ServerUnderTest): void {
  beforeAll(async () => {
    server = start()
    server.setNow(NOON)
    ada = await server.newPerson()
  })
  describe('a payment by contract', () => {
    payments()
  })
  describe('a payment and its key', () => {
    storedOnce()
  })
  describe('taking a payment back by contract', () => {
    takingBack()
  })
  describe('the history', () => {
    histories()
  })
}

function payments() {
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
    const line = { occurredOn: '2026-11-03', paymentId: paid.paymentId, note: null, split: null }
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
    server.setNow(new Date('2026-11-20T23:59:59Z'))
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
    server.setNow(NOON)
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
}

function storedOnce() {
  it('is stored once under its key, and not with other entries', async () => {
    const debt = await addDebt(ada)
    const key = '0d1c2b3a-4f5e-4a6b-8c7d-9e0f1a2b3c4d'
    const first = await ada.requestOnce(key, paymentsOf(debt.id), { amount: 25 })
    expect(first.status).toBe(201)
    expect(await ada.requestOnce(key, paymentsOf(debt.id), { amount: '25.00' })).toMatchObject({
      status: 201,
      body: first.body,
    })
    expect(await ada.requestOnce(key, paymentsOf(debt.id), { amount: 26 })).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        message: expect.stringContaining('This was sent before with other entries.'),
      },
    })
    expect(await historyOf(ada, debt.id)).toHaveLength(2)
  })
}

function takingBack() {
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
    const before = await debtsAndMore(ada)
    const refused = await ada.request('DELETE', `${paymentsOf(debt.id)}/${first.paymentId}`)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining('nothing changed. Take back the later ones first.'),
        current: { id: debt.id, balance: '0.00' },
      },
    })
    expect(await debtsAndMore(ada)).toEqual(before)
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
}

/** The first day of a month before November 2026, that of the tests. */
function monthsAgo(months: number): string {
  const { year, month } = monthOfIndex(monthIndex('2026-11-20') - months)
  return `${year}-${String(month).padStart(2, '0')}-01`
}

function histories() {
  it('begins with the opening balance and has only the keys of the contract', async () => {
    const debt = await addDebt(ada)
    const [opening, ...rest] = await historyOf(ada, debt.id)
    expect(rest).toEqual([])
    expect(opening).toMatchObject({
      kind: 'opening',
      amount: '1000.00',
      balanceAfter: '1000.00',
      paymentId: null,
    })
    expect(Object.keys(opening!).toSorted()).toEqual(Object.keys(contract.debtEntryAnswer.shape).toSorted())
  })

  it('recent payments are those of all debts of the person alone, oldest first, and go back 25 months', async () => {
    const cleo = await server.newPerson()
    const card = await addDebt(cleo)
    const loan = await addDebt(cleo, { name: 'Loan', type: 'personal_loan' })
    await pay(cleo, card.id, { amount: '35.00', paidOn: monthsAgo(1) })
    await pay(cleo, loan.id, { amount: '12.50', paidOn: monthsAgo(25) })
    await pay(cleo, card.id, { amount: '40.00', paidOn: monthsAgo(26) })
    await pay(ada, (await addDebt(ada)).id, { amount: '99.00', paidOn: monthsAgo(1) })
    const answer = await cleo.request('GET', '/api/debts/payments')
    expect(answer).toMatchObject({
      status: 200,
      body: [
        { debtId: loan.id, amount: '12.50', paidOn: monthsAgo(25) },
        { debtId: card.id, amount: '35.00', paidOn: monthsAgo(1) },
      ],
    })
  })
}
