/** Statements of a debt, on every server of the contract. Called inside a test file, as debts-contract.ts. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { WireOf } from '#contracts/endpoint.ts'
import type { listHistories } from '#contracts/money/debt-plan.ts'
import type * as contract from '#contracts/money/statements.ts'
import { addDebt, listDebts, pay } from './debts-asked.ts'
import { bodyOf, fieldsOf, type Person, type ServerUnderTest } from './server-under-test.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const UNKNOWN = '6f1d2c3b-4a59-4e6f-8a7b-9c0d1e2f3a4b'

type Added = WireOf<typeof contract.addStatement>
type Listed = WireOf<typeof contract.listStatements>

let server: ServerUnderTest
let ada: Person

const PRINTED = {
  balance: '1000.00',
  minimum: '35.00',
  dueOn: '2026-12-01',
  interestRate: '0.1899',
  interest: '15.83',
  pastDue: '',
  minimumOnlyMonths: 39,
  minimumOnlyTotal: '1341.00',
  threeYearPayment: '37.00',
  threeYearTotal: null,
}

const at = (id: string) => `/api/debts/${id}/statements`
const send = (id: string, change: object = {}) => ada.request('POST', at(id), { ...PRINTED, ...change })
const add = async (id: string, change: object = {}) => bodyOf<Added>(await send(id, change), 201)
const list = async (id: string, person = ada) => bodyOf<Listed>(await person.request('GET', at(id)), 200)
const remove = (id: string, statementId: string, person = ada) =>
  person.request('DELETE', `${at(id)}/${statementId}`)
const statementOf = async (id: string) => (await listDebts(ada)).find((debt) => debt.id === id)?.statement

/** `start` is called once, before the first test. */
export function holdsToStatementsContract(start: () => ServerUnderTest): void {
  beforeAll(async () => {
    server = start()
    server.setNow(NOON)
    ada = await server.newPerson()
  })
  describe('statements by contract', () => {
    keeping()
    refusing()
    leaving()
  })
  describe('histories by contract', () => {
    histories()
  })
}

function keeping() {
  it('are kept as they were sent, the latest due day first, and the latest is what the debt asks for', async () => {
    const debt = await addDebt(ada)
    const { statement, debt: after } = await add(debt.id)
    expect(statement).toMatchObject({
      ...PRINTED,
      pastDue: '0.00',
      overLimit: '0.00',
      interestRate: '0.1899',
    })
    expect(after).toMatchObject({
      id: debt.id,
      version: 2,
      statement: { minimum: '35.00', dueOn: '2026-12-01' },
    })
    await add(debt.id, { dueOn: '2026-11-01', minimum: '36.10' })
    expect((await list(debt.id)).map(({ dueOn }) => dueOn)).toEqual(['2026-12-01', '2026-11-01'])
    expect(await statementOf(debt.id)).toEqual({ minimum: '35.00', dueOn: '2026-12-01' })
  })

  it('are removed, and the one before is the latest again', async () => {
    const debt = await addDebt(ada)
    const first = await add(debt.id, { dueOn: '2026-11-01', minimum: '36.10' })
    const second = await add(debt.id)
    expect((await remove(debt.id, second.statement.id)).status).toBe(200)
    expect(await statementOf(debt.id)).toEqual({ minimum: '36.10', dueOn: '2026-11-01' })
    expect((await remove(debt.id, first.statement.id)).status).toBe(200)
    expect(await statementOf(debt.id)).toBeNull()
    expect(await list(debt.id)).toEqual([])
    expect((await remove(debt.id, first.statement.id)).status).toBe(404)
    expect((await remove(debt.id, 'no-id')).status).toBe(404)
  })

  it('are stored once under a key', async () => {
    const debt = await addDebt(ada)
    const key = '7b1c2b3a-4f5e-4a6b-8c7d-9e0f1a2b3c4e'
    for (let time = 0; time < 2; time += 1)
      expect((await ada.requestOnce(key, at(debt.id), PRINTED)).status).toBe(201)
    expect(await list(debt.id)).toHaveLength(1)
  })
}

function refusing() {
  it.each([
    ['minimum', { minimum: '1000.01' }],
    ['interest', { interest: '1000.01' }],
    ['pastDue', { pastDue: '35.01' }],
    ['overLimit', { pastDue: '20', overLimit: '15.01' }],
    ['minimumOnlyTotal', { minimumOnlyTotal: '999.00' }],
    ['threeYearPayment', { threeYearPayment: '20.00' }],
    ['threeYearTotal', { threeYearTotal: '2000.00' }],
    ['dueOn', { dueOn: '2027-02-01' }],
    ['dueOn', { dueOn: 'soon' }],
    ['minimumOnlyMonths', { minimumOnlyMonths: 1.5 }],
    ['balance', { balance: 'much' }],
  ])('a figure that cannot be is refused, and nothing is kept: %s', async (field, wrong) => {
    const debt = await addDebt(ada)
    expect(Object.keys(fieldsOf(await send(debt.id, wrong)))).toEqual([field])
    expect(await list(debt.id)).toEqual([])
    expect(await statementOf(debt.id)).toBeNull()
  })

  it('are the person’s own', async () => {
    const [debt, eve] = [await addDebt(ada), await server.newPerson()]
    const { statement } = await add(debt.id)
    const own = await addDebt(eve)
    for (const answer of [
      await eve.request('GET', at(debt.id)),
      await eve.request('POST', at(debt.id), PRINTED),
      await remove(debt.id, statement.id, eve),
      await remove(own.id, statement.id, eve),
      await eve.request('GET', at(UNKNOWN)),
    ])
      expect(answer.status).toBe(404)
    expect(await list(debt.id)).toHaveLength(1)
  })
}

function leaving() {
  it('go with a removed debt, and come back with it', async () => {
    const debt = await addDebt(ada)
    await add(debt.id)
    const before = await list(debt.id)
    await ada.request('DELETE', `/api/debts/${debt.id}`)
    expect((await ada.request('GET', at(debt.id))).status).toBe(404)
    await ada.request('POST', `/api/debts/${debt.id}/restore`)
    expect(await list(debt.id)).toEqual(before)
  })
}

function histories() {
  it('have every debt with its lines, and what was owed before the last 25 months', async () => {
    const ivy = await server.newPerson()
    const debt = await addDebt(ivy)
    await pay(ivy, debt.id, { amount: '40', interest: '15.83', paidOn: '2026-11-18' })
    await pay(ivy, debt.id, { amount: '10', paidOn: '2024-01-05' })
    const [history, ...rest] = bodyOf<WireOf<typeof listHistories>>(
      await ivy.request('GET', '/api/debts/histories'),
      200,
    )
    expect(rest).toEqual([])
    expect(history).toEqual({
      debtId: debt.id,
      before: '-10.00',
      lines: [
        { kind: 'opening', amount: '1000.00', occurredOn: '2026-11-20' },
        { kind: 'interest', amount: '15.83', occurredOn: '2026-11-18' },
        { kind: 'payment', amount: '40.00', occurredOn: '2026-11-18' },
      ],
    })
  })
}
