import { describe, expect, it } from 'vitest'
import { holdsToAccruedContract } from '#contracts/testing/accrued-contract.ts'
import { holdsToCashContract } from '#contracts/testing/cash-contract.ts'
import { addDebt, listDebts, VISA } from '#contracts/testing/debts-asked.ts'
import { holdsToBalancesContract } from '#contracts/testing/balances-contract.ts'
import { holdsToDebtsContract } from '#contracts/testing/debts-contract.ts'
import { addGoal, FUND } from '#contracts/testing/goals-asked.ts'
import { holdsToLeavingContract } from '#contracts/testing/leaving-contract.ts'
import { holdsToGoalsContract } from '#contracts/testing/goals-contract.ts'
import { holdsToPaymentsContract } from '#contracts/testing/payments-contract.ts'
import { holdsToPlanContract } from '#contracts/testing/plan-contract.ts'
import { holdsToStatementsContract } from '#contracts/testing/statements-contract.ts'
import { fieldsOf, type Person, type ServerUnderTest } from '#contracts/testing/server-under-test.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { summaryOf } from './kept/kept-summary.ts'
import { localServer, type Asked } from './local-server.ts'
import { memoryStore } from './memory-store.ts'

let now = new Date()

async function newPerson(store = memoryStore()): Promise<Person> {
  const answer = localServer(store, () => now)
  // As it goes over a wire: nothing but JSON.
  const ask = async (asked: Asked) => {
    const { status, body } = await answer(JSON.parse(JSON.stringify(asked)) as Asked)
    return { status, body: JSON.parse(JSON.stringify(body)) as unknown }
  }
  return {
    request: (method, url, body) => ask({ method, url, body }),
    requestOnce: (onceKey, url, body) => ask({ method: 'POST', url, body, onceKey }),
  }
}

const start = (): ServerUnderTest => ({
  newPerson: () => newPerson(),
  setNow: (moment) => {
    now = moment
  },
})

describe('the server in the browser: debts', () => {
  holdsToDebtsContract(start)
})
describe('the server in the browser: several balances on one card', () => {
  holdsToBalancesContract(start)
})
describe('the server in the browser: the day of deferred interest', () => {
  holdsToAccruedContract(start)
})
describe('the server in the browser: payments', () => {
  holdsToPaymentsContract(start)
})
describe('the server in the browser: the plan', () => {
  holdsToPlanContract(start)
})
describe('the server in the browser: pay days and short months', () => {
  holdsToCashContract(start)
})
describe('the server in the browser: debts that leave', () => {
  holdsToLeavingContract(start)
})
describe('the server in the browser: statements', () => {
  holdsToStatementsContract(start)
})
describe('the server in the browser: goals', () => {
  holdsToGoalsContract(start)
})

describe('the server in the browser', () => {
  it('keeps as many debts and goals as an account does', async () => {
    const store = memoryStore()
    const person = await newPerson(store)
    await addDebt(person)
    await addGoal(person)
    await store.change((kept) => {
      kept.debts = Array.from({ length: 500 }, () => kept.debts[0]!)
      kept.goals = Array.from({ length: 200 }, () => kept.goals[0]!)
    })
    expect(fieldsOf(await person.request('POST', '/api/debts', VISA))).toEqual({
      '': 'You can keep up to 500 debts. Remove one to add another.',
    })
    expect(fieldsOf(await person.request('POST', '/api/goals', FUND))).toEqual({
      '': 'You can keep up to 200 goals. Remove one to add another.',
    })
  })

  it('says in one way what needs an account, and that nobody is signed in', async () => {
    const person = await newPerson()
    const refused = { status: 403, body: { code: 'needs_account' } }
    expect(await person.request('GET', '/api/banks')).toMatchObject(refused)
    expect(await person.request('POST', '/api/coach/ask', { question: 'Hello' })).toMatchObject(refused)
    expect((await person.request('GET', '/api/auth/user')).status).toBe(401)
  })

  it('knows in a few figures what is kept, and when it was last written', async () => {
    const store = memoryStore()
    const person = await newPerson(store)
    expect(await store.change(summaryOf)).toEqual({ debts: 0, goals: 0, balanceCents: 0, changedAt: null })
    now = new Date('2026-11-20T12:00:00Z')
    await addDebt(person)
    const [debt] = await listDebts(person)
    now = new Date('2026-11-21T12:00:00Z')
    await person.request('POST', `/api/debts/${debt!.id}/payments`, { amount: '50.00' })
    await person.request('POST', '/api/goals', { title: '' })
    const expected = { debts: 1, goals: 0, balanceCents: 0, changedAt: '2026-11-21T12:00:00.000Z' }
    const summary = await store.change(summaryOf)
    expect({ ...summary, balanceCents: 0 }).toEqual(expected)
    expect(centsToDecimal(summary.balanceCents)).toBe((await listDebts(person))[0]!.balance)
    now = new Date('2026-11-22T12:00:00Z')
    await listDebts(person)
    expect((await store.change(summaryOf)).changedAt).toBe(expected.changedAt)
  })

  it('knows nothing of what is no id', async () => {
    const person = await newPerson()
    await addDebt(person)
    for (const id of ['x', '%20', '6f1d2c3b-4a59-4e6f-8a7b-9c0d1e2f3a4b'])
      expect((await person.request('PATCH', `/api/debts/${id}`, { name: 'New' })).status).toBe(404)
    const [debt] = await listDebts(person)
    const answer = await person.request('PATCH', `/api/debts/${debt!.id.toUpperCase()}`, { name: 'New' })
    expect(answer).toMatchObject({ status: 200, body: { name: 'New' } })
  })
})
