import { expect, test } from 'vitest'
import type { PayoffInput, PlannedPayment } from '#engine/debts/debt.ts'
import { firstInOrder } from '#engine/debts/payoff/orders.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { debt, ledger } from '#engine/testing/cards.ts'

const store = debt('store', [60_000, 0, 2_000])
const loan = debt('loan', [200_000, 0, 5_000])
const inOrder = (payments: PlannedPayment[]): PayoffInput => ({
  debts: [store, loan],
  budgetCents: 15_000,
  order: { payments },
})
const paid = (payments: PlannedPayment[], id: string) =>
  ledger(planPayoff(inOrder(payments)), id)
    .map(([, payment]) => payment)
    .slice(0, 3)

test('minimums first, then what the month plans, then the rest to the debt paid next, at last by rate', () => {
  const payments = [
    { month: 1, id: 'store', cents: 5_000 },
    { month: 2, id: 'loan', cents: 20_000 },
  ]
  expect(paid(payments, 'store')).toEqual([7_000, 2_000, 10_000])
  expect(paid(payments, 'loan')).toEqual([8_000, 13_000, 5_000])
})

test('of two debts that are paid next in one month, the larger payment comes first', () => {
  const payments = [
    { month: 2, id: 'loan', cents: 3_000 },
    { month: 2, id: 'store', cents: 5_000 },
  ]
  expect(paid(payments, 'store')[0]).toBe(10_000)
  expect(firstInOrder([store, loan], { payments }, 1)).toBe('store')
  expect(firstInOrder([store, loan], { payments }, 2)).toBe('loan')
})

test('no more is paid than the month has, nor than is owed; what is not known is passed over', () => {
  const payments = [
    { month: 1, id: 'store', cents: 900_000 },
    { month: 1, id: 'gone', cents: 4_000 },
  ]
  expect(paid(payments, 'store')[0]).toBe(10_000)
  expect(planPayoff(inOrder([{ month: 1, id: 'loan', cents: 300_000 }])).status).toBe('paid')
})

test('what is planned does not wait for a first payment, the rest does', () => {
  const later = { ...store, paymentsFrom: 2, interestFrom: 2 }
  const payments = [
    { month: 1, id: 'store', cents: 1_000 },
    { month: 2, id: 'store', cents: 1_000 },
  ]
  const plan = planPayoff({ debts: [later, loan], budgetCents: 15_000, order: { payments } })
  expect(ledger(plan, 'store')[0]).toEqual([0, 1_000, 59_000])
  expect(ledger(plan, 'loan')[0]).toEqual([0, 5_000, 195_000])
})

test.each([
  [{ month: 0, id: 'store', cents: 100 }, /order.payments.month/],
  [{ month: 1.5, id: 'store', cents: 100 }, /order.payments.month/],
  [{ month: 1, id: 'store', cents: -1 }, /order.payments.cents/],
  [{ month: 1, id: 'store', cents: 10.5 }, /order.payments.cents/],
])('%o is refused', (payment, message) => {
  expect(() => planPayoff(inOrder([payment]))).toThrow(message)
})
