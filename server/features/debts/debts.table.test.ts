/** The ledger of a debt holds in the database itself, whatever writes to it. */
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { centsToDecimal, parseCents } from '#engine/money/cents.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { addDebt, historyOf, listDebts, pay } from '#contracts/testing/debts-asked.ts'
import { debtsOutOfStep } from './debts-under-test.ts'

let test: TestApp
let ada: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  ada = await makeUser(test.app)
})
afterAll(() => test.close())

type Step =
  | { act: 'pay'; amount: number; interest: number; fees: number; charges: number }
  | { act: 'correct'; balance: number }
  | { act: 'takeBack'; which: number }

const cents = fc.integer({ min: 0, max: 200_000 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    act: fc.constant('pay'),
    amount: fc.integer({ min: 1, max: 90_000 }),
    interest: cents,
    fees: cents,
    charges: cents,
  }),
  fc.record({ act: fc.constant('correct'), balance: cents }),
  fc.record({ act: fc.constant('takeBack'), which: fc.nat(5) }),
)

/** What one debt should be: each recording's change of the balance in cents, the opening first. */
type Recording = { change: number; lines: number; paymentId: string | null }

const balanceOf = (recordings: Recording[]) => recordings.reduce((sum, { change }) => sum + change, 0)
const fallsBelowZero = (recordings: Recording[]) =>
  recordings.some((_, at) => balanceOf(recordings.slice(0, at + 1)) < 0)

async function recordStep(id: string, model: Recording[], one: Extract<Step, { act: 'pay' }>): Promise<void> {
  const { act: _act, ...amounts } = one
  const body = Object.fromEntries(Object.entries(amounts).map(([key, value]) => [key, centsToDecimal(value)]))
  const added = one.interest + one.fees + one.charges
  const answer = await ada.request('POST', `/api/debts/${id}/payments`, body)
  expect(answer.status).toBe(one.amount > balanceOf(model) + added ? 422 : 201)
  if (answer.status !== 201) return
  const { paymentId } = answer.body as { paymentId: string }
  const lines = Object.values(amounts).filter((amount) => amount > 0).length
  model.push({ change: added - one.amount, lines, paymentId })
}

async function takeBackStep(id: string, model: Recording[], which: number): Promise<void> {
  const payment = model.filter(({ paymentId }) => paymentId !== null)[which]
  if (!payment) return
  const kept = model.filter((recording) => recording !== payment)
  const answer = await ada.request('DELETE', `/api/debts/${id}/payments/${payment.paymentId}`)
  expect(answer.status).toBe(fallsBelowZero(kept) ? 409 : 200)
  if (answer.status === 200) model.splice(model.indexOf(payment), 1)
}

async function correctStep(id: string, model: Recording[], balance: number): Promise<void> {
  const answer = await ada.request('PATCH', `/api/debts/${id}`, { balance: centsToDecimal(balance) })
  expect(answer.status).toBe(200)
  const change = balance - balanceOf(model)
  if (model.length === 1) model[0]!.change = balance
  else if (change !== 0) model.push({ change, lines: 1, paymentId: null })
}

async function take(id: string, model: Recording[], one: Step): Promise<void> {
  if (one.act === 'pay') await recordStep(id, model, one)
  else if (one.act === 'correct') await correctStep(id, model, one.balance)
  else await takeBackStep(id, model, one.which)
}

describe('any sequence of payments, corrections and payments taken back', () => {
  it('leaves every debt equal to the sum of its lines', async () => {
    await fc.assert(
      fc.asyncProperty(cents, fc.array(step, { maxLength: 12 }), async (opening, steps) => {
        const debt = await addDebt(ada, { balance: centsToDecimal(opening) })
        const model: Recording[] = [{ change: opening, lines: 1, paymentId: null }]
        for (const one of steps) {
          await take(debt.id, model, one)
          expect(await debtsOutOfStep(test.pool)).toEqual([])
        }
        const history = await historyOf(ada, debt.id)
        expect(history).toHaveLength(model.reduce((sum, { lines }) => sum + lines, 0))
        expect(history.at(-1)!.balanceAfter).toBe(centsToDecimal(balanceOf(model)))
        const stored = (await listDebts(ada)).find(({ id }) => id === debt.id)!
        expect(stored.balance).toBe(centsToDecimal(balanceOf(model)))
        const highest = Math.max(...history.map(({ balanceAfter }) => parseCents(balanceAfter)!))
        expect(stored.highestBalance).toBe(centsToDecimal(highest))
        expect(history.every(({ balanceAfter }) => parseCents(balanceAfter)! >= 0)).toBe(true)
        await ada.request('DELETE', `/api/debts/${debt.id}`)
      }),
      { numRuns: 40 },
    )
  })
})

describe('a statement that goes around the API', () => {
  const refused: [string, string][] = [
    ['a balance of its own', 'update debts set balance = 1 where id = $1'],
    [
      'totals that add up but have no lines',
      'update debts set charges_total = 5, balance = balance + 5, highest_balance = 9999 where id = $1',
    ],
    ['a highest balance that never was', 'update debts set highest_balance = 999999 where id = $1'],
    ['a balance below zero', 'update debts set payments_total = 2000, balance = -1000 where id = $1'],
    ['a changed line', 'update debt_entries set amount = 1 where debt_id = $1'],
    ['a removed opening under a payment', "delete from debt_entries where debt_id = $1 and kind = 'opening'"],
    [
      'a second opening',
      "insert into debt_entries (user_id, debt_id, kind, amount, occurred_on) select user_id, id, 'opening', 5, '2026-01-01' from debts where id = $1",
    ],
    [
      'a payment above what is owed',
      "insert into debt_entries (user_id, debt_id, kind, amount, occurred_on) select user_id, id, 'payment', 5000, '2026-01-01' from debts where id = $1",
    ],
    [
      'a negative payment',
      "insert into debt_entries (user_id, debt_id, kind, amount, occurred_on) select user_id, id, 'payment', -5, '2026-01-01' from debts where id = $1",
    ],
    [
      'a line of no known kind',
      "insert into debt_entries (user_id, debt_id, kind, amount, occurred_on) select user_id, id, 'gift', 5, '2026-01-01' from debts where id = $1",
    ],
  ]

  it.each(refused)('is refused %s', async (_name, statement) => {
    const debt = await addDebt(ada)
    const { debt: paid } = await pay(ada, debt.id, { amount: 100 })
    await expect(test.pool.query(statement, [debt.id])).rejects.toThrow(/debt|changed|constraint/)
    expect((await listDebts(ada)).find(({ id }) => id === debt.id)).toEqual(paid)
  })

  it('moves the balance with every line it may write', async () => {
    const debt = await addDebt(ada)
    await test.pool.query(
      `insert into debt_entries (user_id, debt_id, kind, amount, occurred_on)
       select user_id, id, kind, amount, '2026-01-01' from debts,
         (values ('interest', 10.10), ('fee', 20.20), ('charge', -0.30), ('payment', 30)) as line (kind, amount)
       where id = $1`,
      [debt.id],
    )
    expect((await listDebts(ada)).find(({ id }) => id === debt.id)).toMatchObject({
      balance: '1000.00',
      paidTotal: '30.00',
    })
    expect(await debtsOutOfStep(test.pool)).toEqual([])
  })

  it('that removes a person removes their debts, lines and plan', async () => {
    const leaver = await makeUser(test.app)
    const debt = await addDebt(leaver)
    await pay(leaver, debt.id, { amount: 1 })
    await leaver.request('PUT', '/api/debt-plan', { order: 'snowball', extra: 1 })
    await test.pool.query('delete from users where id = $1', [leaver.id])
    for (const table of ['debts', 'debt_entries', 'debt_plans'])
      expect((await test.pool.query(`select 1 from ${table} where user_id = $1`, [leaver.id])).rows).toEqual(
        [],
      )
  })
})
