/** How debts leave the list and come back, on every server of the contract. Called inside a test file, as debts-contract.ts. */
import { beforeAll, describe, expect, it } from 'vitest'
import { addDebt, historyOf, listDebts, pay, paymentsOf } from './debts-asked.ts'
import type { Debt } from './debts-asked.ts'
import { bodyOf, fieldsOf, type Person, type ServerUnderTest } from './server-under-test.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const afterDays = (days: number, ms = 0) => new Date(NOON.getTime() + days * 86_400_000 + ms)
const UNKNOWN = '6f1d2c3b-4a59-4e6f-8a7b-9c0d1e2f3a4b'

let server: ServerUnderTest
let ada: Person

const remove = async (id: string, person = ada) =>
  bodyOf(await person.request('DELETE', `/api/debts/${id}`), 200)
const restore = (id: string, person = ada) => person.request('POST', `/api/debts/${id}/restore`)
const close = (id: string, body: object = {}) => ada.request('POST', `/api/debts/${id}/close`, body)
const reopen = (id: string) => ada.request('POST', `/api/debts/${id}/reopen`)

async function removedOf(person: Person): Promise<{ id: string; name: string }[]> {
  return bodyOf(await person.request('GET', '/api/debts/removed'), 200)
}

/** All of the debt but what every change moves. */
const lasting = (debt: Debt) => ({ ...debt, version: 0, updatedAt: '' })

/** `start` is called once, before the first test. */
export function holdsToLeavingContract(start: () => ServerUnderTest): void {
  beforeAll(async () => {
    server = start()
    server.setNow(NOON)
    ada = await server.newPerson()
  })
  describe('a removed debt', () => {
    removal()
  })
  describe('a closed debt', () => {
    closing()
    reopening()
  })
}

function removal() {
  it('is in no list, and comes back to its place as it was, once', async () => {
    const zoe = await server.newPerson()
    const [first, second, third] = [await addDebt(zoe), await addDebt(zoe), await addDebt(zoe)]
    await pay(zoe, second.id, { amount: 100, interest: 12, note: 'Thanks' })
    const before = (await listDebts(zoe))[1]!
    const history = await historyOf(zoe, second.id)
    await remove(second.id, zoe)
    expect((await listDebts(zoe)).map(({ id }) => id)).toEqual([first.id, third.id])
    expect((await zoe.request('GET', '/api/debts/payments')).body).toEqual([])
    expect(await removedOf(zoe)).toEqual([
      {
        id: second.id,
        name: 'Visa',
        removedAt: '2026-11-20T12:00:00.000Z',
        goneAt: '2026-12-20T12:00:00.000Z',
      },
    ])
    for (const [method, path] of [
      ['GET', 'payments'],
      ['POST', 'close'],
      ['POST', 'reopen'],
    ] as const)
      expect((await zoe.request(method, `/api/debts/${second.id}/${path}`, {})).status).toBe(404)
    const back = bodyOf<Debt>(await restore(second.id, zoe), 200)
    expect(lasting(back)).toEqual(lasting(before))
    expect(back.version).toBeGreaterThan(before.version)
    expect(await historyOf(zoe, second.id)).toEqual(history)
    expect((await listDebts(zoe)).map(({ id }) => id)).toEqual([first.id, second.id, third.id])
    expect(await removedOf(zoe)).toEqual([])
    expect((await restore(second.id, zoe)).body).toEqual(back)
    expect(await listDebts(zoe)).toHaveLength(3)
  })

  it('counts on after it came back', async () => {
    const debt = await addDebt(ada)
    await pay(ada, debt.id, { amount: 100 })
    await remove(debt.id)
    await restore(debt.id)
    await pay(ada, debt.id, { amount: 50 })
    expect((await historyOf(ada, debt.id)).map(({ balanceAfter }) => balanceAfter)).toEqual([
      '1000.00',
      '900.00',
      '850.00',
    ])
  })

  it('can be brought back for thirty days and no longer', async () => {
    const zoe = await server.newPerson()
    const [early, late] = [await addDebt(zoe), await addDebt(zoe)]
    await remove(early.id, zoe)
    server.setNow(afterDays(1))
    await remove(late.id, zoe)
    server.setNow(afterDays(30, -1))
    expect((await removedOf(zoe)).map(({ id }) => id)).toEqual([late.id, early.id])
    server.setNow(afterDays(30))
    expect((await removedOf(zoe)).map(({ id }) => id)).toEqual([late.id])
    expect((await restore(early.id, zoe)).status).toBe(404)
    expect((await restore(late.id, zoe)).status).toBe(200)
    server.setNow(NOON)
  })

  it.each([UNKNOWN, 'x', '%20'])('nobody brings back %s', async (id) => {
    expect((await restore(id)).status).toBe(404)
  })
}

function closing() {
  it('owes nothing, keeps its history, and is reopened with one press', async () => {
    const debt = await addDebt(ada)
    await pay(ada, debt.id, { amount: 1000 })
    const closed = bodyOf<Debt>(await close(debt.id), 200)
    expect(closed).toMatchObject({
      balance: '0.00',
      paidTotal: '1000.00',
      highestBalance: '1000.00',
      closedAt: '2026-11-20T12:00:00.000Z',
      writtenOff: '0.00',
    })
    expect((await close(debt.id, { rest: 'other', version: 1 })).body).toEqual(closed)
    expect((await listDebts(ada)).find(({ id }) => id === debt.id)).toEqual(closed)
    expect(await historyOf(ada, debt.id)).toHaveLength(2)
    const open = bodyOf<Debt>(await reopen(debt.id), 200)
    expect(open).toMatchObject({ balance: '0.00', closedAt: null, paidTotal: '1000.00' })
    expect((await reopen(debt.id)).body).toEqual(open)
  })

  it('with something owed asks what came of it, and stores nothing', async () => {
    const debt = await addDebt(ada)
    for (const body of [{}, { rest: null }])
      expect(fieldsOf(await close(debt.id, body))).toEqual({
        rest: 'You still owe $1,000.00 on this debt. Say what happened to it, then close the debt.',
      })
    expect(Object.keys(fieldsOf(await close(debt.id, { rest: 'eaten' })))).toEqual(['rest'])
    expect(Object.keys(fieldsOf(await close(debt.id, { rest: 'other', balance: 1 })))).toEqual(['balance'])
    expect((await listDebts(ada)).find(({ id }) => id === debt.id)).toEqual(debt)
  })

  it.each([
    ['forgiven', 'Forgiven or canceled'],
    ['refinanced', 'Moved to another debt'],
    ['other', 'Closed with this balance'],
  ])(
    'that was %s has a line for the rest, which is no payment and is owed again on reopening',
    async (rest, note) => {
      const debt = await addDebt(ada)
      await pay(ada, debt.id, { amount: 400 })
      expect(bodyOf<Debt>(await close(debt.id, { rest }), 200)).toMatchObject({
        balance: '0.00',
        openingBalance: '1000.00',
        paidTotal: '400.00',
        writtenOff: '600.00',
      })
      expect((await historyOf(ada, debt.id)).at(-1)).toMatchObject({
        kind: 'charge',
        amount: '-600.00',
        balanceAfter: '0.00',
        note,
        occurredOn: '2026-11-20',
      })
      expect((await reopen(debt.id)).body).toMatchObject({
        balance: '600.00',
        closedAt: null,
        writtenOff: '0.00',
      })
      expect(await historyOf(ada, debt.id)).toHaveLength(2)
    },
  )

  it('never paid on keeps its opening line', async () => {
    const debt = await addDebt(ada)
    await close(debt.id, { rest: 'refinanced' })
    expect(await historyOf(ada, debt.id)).toMatchObject([
      { kind: 'opening', amount: '1000.00' },
      { kind: 'charge', amount: '-1000.00' },
    ])
  })
}

function reopening() {
  it('that owes something again is open again: a payment taken back, a new balance', async () => {
    const debt = await addDebt(ada)
    const { paymentId } = await pay(ada, debt.id, { amount: 1000 })
    await close(debt.id)
    const taken = await ada.request('DELETE', `${paymentsOf(debt.id)}/${paymentId}`)
    expect(taken.body).toMatchObject({ debt: { balance: '1000.00', closedAt: null } })
    await close(debt.id, { rest: 'forgiven' })
    const renamed = await ada.request('PATCH', `/api/debts/${debt.id}`, { name: 'Old Visa' })
    expect(renamed.body).toMatchObject({ name: 'Old Visa', closedAt: expect.anything() })
    const owed = await ada.request('PATCH', `/api/debts/${debt.id}`, { balance: 5 })
    expect(owed.body).toMatchObject({ balance: '5.00', closedAt: null, writtenOff: '0.00' })
  })

  it('changed since it was looked at is a 409 with the debt as it is', async () => {
    const debt = await addDebt(ada)
    await pay(ada, debt.id, { amount: 1000 })
    expect(await close(debt.id, { version: debt.version })).toMatchObject({
      status: 409,
      body: { current: { id: debt.id, balance: '0.00', closedAt: null } },
    })
  })

  it('is removed and comes back closed', async () => {
    const debt = await addDebt(ada)
    await close(debt.id, { rest: 'forgiven' })
    await remove(debt.id)
    expect((await restore(debt.id)).body).toMatchObject({
      balance: '0.00',
      closedAt: '2026-11-20T12:00:00.000Z',
      writtenOff: '1000.00',
    })
    expect((await reopen(debt.id)).body).toMatchObject({ balance: '1000.00' })
  })

  it.each(['close', 'reopen'])('nobody may %s what is not theirs', async (act) => {
    expect((await ada.request('POST', `/api/debts/${UNKNOWN}/${act}`, {})).status).toBe(404)
  })
}
