/** The day of an amount of deferred interest, on the real database, and of amounts kept before they had one. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { holdsToAccruedContract } from '#contracts/testing/accrued-contract.ts'
import { addDebt, listDebts, pay } from '#contracts/testing/debts-asked.ts'
import type { Debt } from '#contracts/testing/debts-asked.ts'
import { startPlan } from '#engine/debts/start/plan-start.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { FIRST_PLAN } from '#engine/debts/scenario/kept-plan.ts'
import { readDebtsWithPayments } from '../read-debts.queries.ts'
import { makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

holdsToAccruedContract(() => ({ newPerson: () => makeUser(test.app), setNow: test.setNow }))

const offer = { interestRate: '0.2999', endsOn: '2027-06-01', accrued: '420.00' }
const kept = {
  id: '1',
  name: 'Sofa',
  balance: '1000.00',
  interestRate: '0.2999',
  promotionalRate: null,
  deferredInterest: offer,
}

const dayOf = ({ deferredInterest, balances }: Debt) =>
  (deferredInterest ?? balances![0]!.deferredInterest)?.accruedOn

it('an amount kept before it had a day is as of the last change, until it is saved', async () => {
  const ada = await makeUser(test.app)
  const own = await addDebt(ada, { deferredInterest: offer })
  const card = await addDebt(ada, { balances: [kept] })
  await test.pool.query(
    `update debts set deferred_accrued_on = null, balances = balances #- '{0,deferredInterest,accruedOn}',
      updated_at = '2026-10-04 02:00Z'`,
  )
  // At two in the morning of UTC it was October 3 still in America.
  expect((await listDebts(ada)).map(dayOf)).toEqual(['2026-10-03', '2026-10-03'])
  await ada.request('PATCH', `/api/debts/${own.id}`, { deferredInterest: offer })
  await ada.request('PATCH', `/api/debts/${card.id}`, { balances: [kept] })
  const { rows } = await test.pool.query<{ own: string | null; card: string | null }>(
    `select deferred_accrued_on::text as own, balances #>> '{0,deferredInterest,accruedOn}' as card
      from debts order by seq`,
  )
  expect(rows.slice(-2)).toEqual([
    { own: '2026-10-03', card: null },
    { own: null, card: '2026-10-03' },
  ])
})

it('what a plan starts with counts the payments since that day, however long ago', async () => {
  test.setNow(new Date('2026-11-20T17:00:00Z'))
  const ada = await makeUser(test.app)
  const accruedOn = '2026-06-04'
  const store = { balance: '2460.00', interestRate: '0.2999', paymentDueDate: '2026-11-25' }
  const debt = await addDebt(ada, { ...store, deferredInterest: { ...offer, accruedOn } })
  await pay(ada, debt.id, { amount: '60', paidOn: '2026-06-20' })
  const found = await readDebtsWithPayments(test.app.parts.db, ada.id, { today: '2026-11-20' })
  const { debts } = startPlan({
    debts: found.map((one) => toDebt(one.debt)),
    payments: found.flatMap(({ payments }) => payments),
    plan: FIRST_PLAN,
    day: '2026-11-20',
  })
  // 143 days to October 25 on $2,400 add $281.99, 16 on $60 add $0.79.
  expect(debts[0]!.deferred?.accruedCents).toBe(42_000 + 28_199 + 79)
})
