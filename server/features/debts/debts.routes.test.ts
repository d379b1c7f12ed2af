import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#contracts/money/debts.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { VISA, addDebt, everythingStored, fieldsOf, historyOf, listDebts, pay } from './debts-under-test.ts'

let test: TestApp
let ada: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  ada = await makeUser(test.app)
})
afterAll(() => test.close())

describe("somebody else's", () => {
  it('debts, history and plan are not in the lists', async () => {
    const eve = await makeUser(test.app)
    await addDebt(ada)
    await ada.request('PUT', '/api/debt-plan', { order: 'snowball', extra: '75.5' })
    expect(await listDebts(eve)).toEqual([])
    expect((await eve.request('GET', '/api/debt-plan')).body).toEqual({ order: 'avalanche', extra: '200.00' })
  })
})

describe('a bad body', () => {
  it.each<[string, object]>([
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
  ])('names %s of %j with a sentence and stores nothing, new or changed', async (field, change) => {
    const debt = await addDebt(ada)
    const before = await everythingStored(test.pool)
    const posted = fieldsOf(await ada.request('POST', '/api/debts', { ...VISA, ...change }))
    const patched = fieldsOf(await ada.request('PATCH', `/api/debts/${debt.id}`, change))
    for (const fields of [posted, patched]) {
      expect(Object.keys(fields)).toEqual([field])
      expect(fields[field]).toMatch(/^[A-Z“].*\.$/)
    }
    expect(await everythingStored(test.pool)).toEqual(before)
  })

  it.each<[string, object]>([
    ['amount', {}],
    ['amount', { amount: 0 }],
    ['amount', { amount: '1000.01' }],
    ['interest', { amount: 1, interest: -1 }],
    ['paidOn', { amount: 1, paidOn: '2999-01-01' }],
    ['paidOn', { amount: 1, paidOn: '1899-12-31' }],
    ['note', { amount: 1, note: 'a\u0000b' }],
    ['charges', { amount: 1, charges: '999999999.99' }],
  ])('of a payment names %s of %j and stores nothing', async (field, body) => {
    const debt = await addDebt(ada)
    const before = await everythingStored(test.pool)
    const fields = fieldsOf(await ada.request('POST', `/api/debts/${debt.id}/payments`, body))
    expect(Object.keys(fields)).toEqual([field])
    expect(await everythingStored(test.pool)).toEqual(before)
  })

  it('of the plan names the field and stores nothing', async () => {
    const before = await everythingStored(test.pool)
    expect(
      Object.keys(fieldsOf(await ada.request('PUT', '/api/debt-plan', { order: 'random', extra: -1 }))),
    ).toEqual(['order', 'extra'])
    expect(await everythingStored(test.pool)).toEqual(before)
  })
})

describe('debts', () => {
  it('come back as the contract has them: decimal strings, null for empty, no other key', async () => {
    const zoe = await makeUser(test.app)
    const full = {
      name: 'Store card',
      type: 'credit_card',
      balance: 2500.5,
      interestRate: 0.06125,
      minimumPayment: 25,
      paymentDueDate: '2026-12-15',
      promotionalRate: { interestRate: '0', endsOn: '2027-06-30' },
      deferredInterest: { interestRate: 0.2999, endsOn: '2027-03-31' },
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
      deferredInterest: { interestRate: '0.2999', endsOn: '2027-03-31', accrued: '0.00' },
      minimumRule: {
        percent: '0.0100',
        floor: '29.00',
        plusInterest: true,
        round: 'dollarUp',
        roundBeforeInterest: false,
        interestPlus: '20.00',
      },
      statement: { minimum: '45.00', dueOn: '2026-12-15' },
      creditLimit: '5000.00',
      openingBalance: '2500.50',
      highestBalance: '2500.50',
      paidTotal: '0.00',
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
    const { rows } = await test.pool.query('select 1 from debt_entries where debt_id = $1', [debt.id])
    expect(rows).toEqual([])
  })

  it('are at most 500 for a person, also when they arrive together', async () => {
    const max = await makeUser(test.app)
    await test.pool.query(
      `insert into debts (user_id, name, type) select $1, 'Debt ' || n, 'other' from generate_series(1, 498) n`,
      [max.id],
    )
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => max.request('POST', '/api/debts', VISA)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422, 422, 422])
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      message: 'You can keep up to 500 debts. Remove one to add another.',
    })
    expect(await listDebts(max)).toHaveLength(500)
  })

  it('are read with one statement however many there are', async () => {
    const owner = await makeUser(test.app)
    await test.pool.query(
      `insert into debts (user_id, name, type) select $1, 'Debt ' || n, 'other' from generate_series(1, 600) n`,
      [owner.id],
    )
    const seen: string[] = []
    const run = test.pool.query
    test.pool.query = function (this: typeof test.pool, ...args: unknown[]) {
      const [first] = args
      seen.push(typeof first === 'string' ? first : String((first as { text: string }).text))
      return Reflect.apply(run, this, args)
    } as typeof run
    const found = await listDebts(owner)
    test.pool.query = run
    expect(found).toHaveLength(600)
    expect(found.map(({ name }) => name)).toEqual(Array.from({ length: 600 }, (_, at) => `Debt ${at + 1}`))
    expect(seen.filter((text) => /"debt/.test(text))).toHaveLength(1)
  })
})

describe('the plan', () => {
  it('is avalanche with 200.00 until chosen, then as chosen', async () => {
    const ivy = await makeUser(test.app)
    expect((await ivy.request('GET', '/api/debt-plan')).body).toEqual({ order: 'avalanche', extra: '200.00' })
    for (const [extra, kept] of [
      [0, '0.00'],
      ['350.25', '350.25'],
    ]) {
      const saved = await ivy.request('PUT', '/api/debt-plan', { order: 'snowball', extra })
      expect(saved).toMatchObject({ status: 200, body: { order: 'snowball', extra: kept } })
      expect((await ivy.request('GET', '/api/debt-plan')).body).toEqual({ order: 'snowball', extra: kept })
    }
  })
})

describe('the history', () => {
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
})

/** The first day of a month before this one. */
function monthsAgo(months: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 10)
}

describe('recent payments', () => {
  it('are those of all debts of the person alone, oldest first, and go back 25 months', async () => {
    const cleo = await makeUser(test.app)
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
})
