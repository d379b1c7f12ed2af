/** What every server of the debts' contract does. Called inside a test file, with how its server is asked. */
import { beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#contracts/money/debts.ts'
import { VISA, addDebt, debtsAndMore, historyOf, listDebts, pay, paymentsOf } from './debts-asked.ts'
import type { Debt } from './debts-asked.ts'
import { fieldsOf, type Person, type ServerUnderTest } from './server-under-test.ts'

const NOON = new Date('2026-11-20T12:00:00Z')

let server: ServerUnderTest
let ada: Person

const patch = (debt: Debt, body: object) => ada.request('PATCH', `/api/debts/${debt.id}`, body)

/** `start` is called once, before the first test. */
export function holdsToDebtsContract(start: () => ServerUnderTest): void {
  beforeAll(async () => {
    server = start()
    server.setNow(NOON)
    ada = await server.newPerson()
  })
  describe('a bad body of a debt', () => {
    badBodies()
  })
  describe('debts by contract', () => {
    debts()
  })
  describe('changes by contract', () => {
    changes()
  })
  describe('a changed balance', () => {
    changedBalance()
  })
}

/** The field that is named, and what is wrong. */
const wrongDebts: [string, object][] = [
  ['name', { name: '' }],
  ['type', { type: 'gift' }],
  ['balance', { balance: '1,000' }],
  ['balance', { balance: -1 }],
  ['interestRate', { interestRate: 18.99 }],
  ['minimumPayment', { minimumPayment: '1.234' }],
  ['paymentDueDate', { paymentDueDate: '2026-02-30' }],
  ['creditLimit', { creditLimit: -5 }],
  ['startedOn', { startedOn: '1850-01-01' }],
  ['promotionalRate.endsOn', { promotionalRate: { interestRate: 0, endsOn: 'soon' } }],
  ['deferredInterest.endsOn', { deferredInterest: { interestRate: 0.2, endsOn: '2026-13-01' } }],
  ['statement.minimum', { statement: { minimum: -1, dueOn: '2026-12-15' } }],
  ['statement.dueOn', { statement: { minimum: '45.00', dueOn: '2026-12-32' } }],
  ['minimumRule.percent', { minimumRule: { percent: 1.5, floor: 25, plusInterest: true } }],
  [
    'minimumRule.interestPlus',
    { minimumRule: { percent: 0.02, floor: 25, plusInterest: true, interestPlus: -1 } },
  ],
  ['userId', { userId: 'somebody' }],
  ['id', { id: '6f1d2c3b-4a59-4e6f-8a7b-9c0d1e2f3a4b' }],
  ['isAdmin', { isAdmin: true }],
]

const wrongPayments: [string, object][] = [
  ['amount', {}],
  ['amount', { amount: 0 }],
  ['amount', { amount: '1000.01' }],
  ['interest', { amount: 1, interest: -1 }],
  ['paidOn', { amount: 1, paidOn: '2999-01-01' }],
  ['paidOn', { amount: 1, paidOn: '1899-12-31' }],
  ['note', { amount: 1, note: 'a\u0000b' }],
  ['charges', { amount: 1, charges: '999999999.99' }],
]

function badBodies() {
  it.each(wrongDebts)(
    'names %s of %j with a sentence and stores nothing, new or changed',
    async (field, change) => {
      const debt = await addDebt(ada)
      const before = await debtsAndMore(ada)
      const posted = fieldsOf(await ada.request('POST', '/api/debts', { ...VISA, ...change }))
      const patched = fieldsOf(await ada.request('PATCH', `/api/debts/${debt.id}`, change))
      for (const fields of [posted, patched]) {
        expect(Object.keys(fields)).toEqual([field])
        expect(fields[field]).toMatch(/^[A-Z“].*\.$/)
      }
      expect(await debtsAndMore(ada)).toEqual(before)
    },
  )

  it.each(wrongPayments)('of a payment names %s of %j and stores nothing', async (field, body) => {
    const debt = await addDebt(ada)
    const before = await debtsAndMore(ada)
    const fields = fieldsOf(await ada.request('POST', `/api/debts/${debt.id}/payments`, body))
    expect(Object.keys(fields)).toEqual([field])
    expect(await debtsAndMore(ada)).toEqual(before)
  })

  it('of the plan names the field and stores nothing', async () => {
    const before = await debtsAndMore(ada)
    expect(
      Object.keys(fieldsOf(await ada.request('PUT', '/api/debt-plan', { order: 'random', extra: -1 }))),
    ).toEqual(['order', 'extra'])
    expect(await debtsAndMore(ada)).toEqual(before)
  })
}

const OFFER = { interestRate: '0.2999', endsOn: '2027-03-31' }

function debts() {
  it('come back as the contract has them: decimal strings, null for empty, no other key', async () => {
    const zoe = await server.newPerson()
    const full = {
      name: 'Store card',
      type: 'credit_card',
      balance: 2500.5,
      interestRate: 0.06125,
      minimumPayment: 25,
      paymentDueDate: '2026-12-15',
      promotionalRate: { interestRate: '0', endsOn: '2027-06-30' },
      deferredInterest: OFFER,
      minimumRule: { percent: 0.01, floor: 29, plusInterest: true, round: 'dollarUp', interestPlus: '20' },
      statement: { minimum: 45, dueOn: '2026-12-15' },
      creditLimit: '5000',
      startedOn: '2024-02-29',
    }
    const debt = await addDebt(zoe, full)
    expect(debt).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ...full,
      balance: '2500.50',
      interestRate: '0.06125',
      minimumPayment: '25.00',
      promotionalRate: { interestRate: '0.0000', endsOn: '2027-06-30' },
      deferredInterest: { ...OFFER, accrued: '0.00', accruedOn: '2026-11-20' },
      minimumRule: {
        percent: '0.0100',
        floor: '29.00',
        plusInterest: true,
        round: 'dollarUp',
        roundBeforeInterest: false,
        interestPlus: '20.00',
      },
      statement: { minimum: '45.00', dueOn: '2026-12-15' },
      balances: null,
      balancesSpreadOn: null,
      minimumTo: null,
      creditLimit: '5000.00',
      openingBalance: '2500.50',
      highestBalance: '2500.50',
      paidTotal: '0.00',
      closedAt: null,
      writtenOff: '0.00',
      bank: null,
      version: 1,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    })
    expect(Object.keys(debt).toSorted()).toEqual(Object.keys(contract.debtAnswer.shape).toSorted())
    const bare = await addDebt(zoe, { interestRate: null, minimumPayment: '', paymentDueDate: '' })
    expect(bare).toMatchObject({
      interestRate: null,
      minimumPayment: null,
      paymentDueDate: null,
      promotionalRate: null,
      deferredInterest: null,
      minimumRule: null,
      statement: null,
      creditLimit: null,
      startedOn: null,
    })
    expect(await listDebts(zoe)).toEqual([debt, bare])
    const emptied = await zoe.request('PATCH', `/api/debts/${debt.id}`, { statement: null })
    expect(emptied.body).toMatchObject({ statement: null, minimumPayment: '25.00' })
  })
}

function changes() {
  it('change only in the keys given; null empties', async () => {
    const debt = await addDebt(ada, {
      promotionalRate: { interestRate: 0, endsOn: '2027-06-30' },
      creditLimit: 5,
    })
    const url = `/api/debts/${debt.id}`
    const renamed = await ada.request('PATCH', url, { name: 'Visa Gold' })
    expect(renamed).toMatchObject({
      status: 200,
      body: { ...debt, name: 'Visa Gold', version: 2, updatedAt: expect.anything() },
    })
    const emptied = await ada.request('PATCH', url, {
      promotionalRate: null,
      creditLimit: '',
      minimumPayment: null,
    })
    expect(emptied.body).toMatchObject({
      promotionalRate: null,
      creditLimit: null,
      minimumPayment: null,
      name: 'Visa Gold',
    })
    const unchanged = await ada.request('PATCH', url, {})
    expect(unchanged.body).toEqual(emptied.body)
  })

  it('are removed with their history', async () => {
    const debt = await addDebt(ada)
    await pay(ada, debt.id, { amount: 10 })
    expect(await ada.request('DELETE', `/api/debts/${debt.id}`)).toMatchObject({ status: 200 })
    expect((await ada.request('DELETE', `/api/debts/${debt.id}`)).status).toBe(404)
    expect((await ada.request('GET', paymentsOf(debt.id))).status).toBe(404)
  })

  it('changed elsewhere answer 409 with the debt as it is now, and nothing changes', async () => {
    const debt = await addDebt(ada)
    const renamed = await patch(debt, { name: 'First', version: debt.version })
    expect(await patch(debt, { name: 'Second', version: debt.version })).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        message: expect.stringContaining('Nothing was lost.'),
        current: renamed.body,
      },
    })
    expect((await listDebts(ada)).find(({ id }) => id === debt.id)).toEqual(renamed.body)
  })

  it('a payment since is a change too; without a version the last one wins', async () => {
    const debt = await addDebt(ada)
    await pay(ada, debt.id, { amount: 100 })
    expect((await patch(debt, { balance: 1000, version: debt.version })).status).toBe(409)
    expect((await patch(debt, { name: 'Last' })).body).toMatchObject({ name: 'Last', balance: '900.00' })
  })
}

function changedBalance() {
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
    server.setNow(new Date('2026-11-20T12:00:00Z'))
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
}
