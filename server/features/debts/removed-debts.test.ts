/** Debts that leave and come back, on the real database: their sums, their bank, their limit, their last day. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDebt, historyOf, listDebts, pay, VISA } from '#contracts/testing/debts-asked.ts'
import type { Debt } from '#contracts/testing/debts-asked.ts'
import { holdsToLeavingContract } from '#contracts/testing/leaving-contract.ts'
import { bodyOf, fieldsOf } from '#contracts/testing/server-under-test.ts'
import { fakeBanking, link, refresh } from '#server/features/banks/banks-under-test.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { debtsOutOfStep } from './debts-under-test.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const DAY_MS = 86_400_000

const banking = fakeBanking()
let test: TestApp
let ada: TestUser

beforeAll(async () => {
  test = await buildTestApp({ banking })
  test.setNow(NOON)
  ada = await makeUser(test.app, { status: 'active', planId: 'price_monthly' })
})
afterAll(() => test.close())

holdsToLeavingContract(() => ({ newPerson: () => makeUser(test.app), setNow: test.setNow }))

const remove = (id: string, person = ada) => person.request('DELETE', `/api/debts/${id}`)
const restore = (id: string, person = ada) => person.request('POST', `/api/debts/${id}/restore`)
const countOf = async (table: string, userId: string) =>
  (await test.pool.query(`select 1 from ${table} where user_id = $1`, [userId])).rowCount

describe('a removed debt', () => {
  it('is deleted for good by the job after thirty days, and not before', async () => {
    const zoe = await makeUser(test.app)
    const debt = await addDebt(zoe)
    await pay(zoe, debt.id, { amount: 10 })
    await remove(debt.id, zoe)
    for (const [ms, left] of [
      [-1, 1],
      [0, 0],
    ] as const) {
      test.setNow(new Date(NOON.getTime() + 30 * DAY_MS + ms))
      await test.app.parts.jobs.runSchedules()
      expect([ms, await countOf('removed_debts', zoe.id)]).toEqual([ms, left])
    }
    expect(await countOf('removed_debt_entries', zoe.id)).toBe(0)
    test.setNow(NOON)
  })

  it('of somebody else stays where it is', async () => {
    const eve = await makeUser(test.app)
    const debt = await addDebt(ada)
    await remove(debt.id)
    expect((await restore(debt.id, eve)).status).toBe(404)
    expect((await eve.request('GET', '/api/debts/removed')).body).toEqual([])
    expect(await listDebts(eve)).toEqual([])
    expect((await restore(debt.id)).status).toBe(200)
  })

  it('brought back by two presses at once is there once', async () => {
    const zoe = await makeUser(test.app)
    const debt = await addDebt(zoe)
    await remove(debt.id, zoe)
    const answers = await Promise.all([1, 2, 3, 4].map(() => restore(debt.id, zoe)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await listDebts(zoe)).toHaveLength(1)
    expect(await historyOf(zoe, debt.id)).toHaveLength(1)
  })

  it('does not count towards the limit, and waits while the list is full', async () => {
    const max = await makeUser(test.app)
    const [first, second] = [await addDebt(max), await addDebt(max)]
    await test.pool.query(
      `insert into debts (user_id, name, type) select $1, 'Debt ' || n, 'other' from generate_series(1, 498) n`,
      [max.id],
    )
    await remove(first.id, max)
    expect((await max.request('POST', '/api/debts', VISA)).status).toBe(201)
    expect(fieldsOf(await restore(first.id, max))).toEqual({
      '': 'You can keep up to 500 debts. Remove one to bring this one back.',
    })
    expect(await countOf('removed_debts', max.id)).toBe(1)
    await remove(second.id, max)
    expect((await restore(first.id, max)).status).toBe(200)
    expect(await listDebts(max)).toHaveLength(500)
  })

  it('goes with the account', async () => {
    const zoe = await makeUser(test.app)
    await remove((await addDebt(zoe)).id, zoe)
    await test.pool.query('delete from users where id = $1', [zoe.id])
    expect(await countOf('removed_debts', zoe.id)).toBe(0)
    expect(await countOf('removed_debt_entries', zoe.id)).toBe(0)
  })
})

async function linked(token: string) {
  const offered = banking.offer(token)
  const bank = await link(ada, token)
  const debt = (await listDebts(ada)).find((one) => one.bank?.bankId === bank.id)!
  return { offered, bank, debt }
}
const owe = (offered: ReturnType<typeof banking.offer>, balanceCents: number) => {
  offered.reading.liabilities[0]!.balanceCents = balanceCents
}
const debtNow = async (id: string) => (await listDebts(ada)).find((one) => one.id === id)

describe('a debt that follows a bank', () => {
  it('is not made again while it is removed, and follows again once it is back', async () => {
    const { offered, bank, debt } = await linked('back')
    await pay(ada, debt.id, { amount: 10 })
    await remove(debt.id)
    owe(offered, 70_000)
    await refresh(ada, bank.id)
    expect((await listDebts(ada)).filter((one) => one.bank?.bankId === bank.id)).toEqual([])
    const back = bodyOf<Debt>(await restore(debt.id), 200)
    expect(back.bank).toMatchObject({ bankId: bank.id })
    await refresh(ada, bank.id)
    expect(await debtNow(debt.id)).toMatchObject({ balance: '700.00' })
    await remove(debt.id)
    await ada.request('DELETE', `/api/banks/${bank.id}`)
  })

  it('comes back as one kept by hand where another follows the account by now', async () => {
    const { bank, debt } = await linked('taken')
    await remove(debt.id)
    await test.pool.query(
      `insert into bank_debts (user_id, debt_id, account_id, fetched_at, fetched, followed_from)
       select $1, $2, a.id, now(), '{}', '2026-11-20' from bank_accounts a
       where a.user_id = $1 and a.bank_id = $3 and a.type = 'credit'`,
      [ada.id, (await addDebt(ada, { name: 'Other' })).id, bank.id],
    )
    expect((await restore(debt.id)).body).toMatchObject({ id: debt.id, bank: null })
    await ada.request('DELETE', `/api/banks/${bank.id}`)
  })

  it('that was forgiven stays closed whatever the bank says, and one paid off is open again with new charges', async () => {
    const { offered, bank, debt } = await linked('closed')
    await ada.request('POST', `/api/debts/${debt.id}/close`, { rest: 'forgiven' })
    await refresh(ada, bank.id)
    expect(await debtNow(debt.id)).toMatchObject({ balance: '0.00', closedAt: expect.anything() })
    const open = bodyOf<Debt>(await ada.request('POST', `/api/debts/${debt.id}/reopen`), 200)
    expect(open).toMatchObject({ balance: debt.balance, closedAt: null })
    owe(offered, 0)
    await refresh(ada, bank.id)
    expect(await debtNow(debt.id)).toMatchObject({ balance: '0.00' })
    await ada.request('POST', `/api/debts/${debt.id}/close`, {})
    owe(offered, 4_200)
    await refresh(ada, bank.id)
    expect(await debtNow(debt.id)).toMatchObject({ balance: '42.00', closedAt: null })
  })
})

it('the ledger refuses a closed debt that owes something', async () => {
  const debt = await addDebt(ada)
  const close = 'update debts set closed_at = now() where user_id = $1 and id = $2'
  await expect(test.pool.query(close, [ada.id, debt.id])).rejects.toThrow('something is owed')
})

it('every debt that left or came back is the sum of its lines', async () => {
  expect(await debtsOutOfStep(test.pool)).toEqual([])
})
