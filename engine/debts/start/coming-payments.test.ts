import { expect, test } from 'vitest'
import type { Debt } from '#engine/debts/debt.ts'
import { tracePayoff } from '#engine/debts/payoff/payoff.ts'
import { comingMinimums } from './coming-payments.ts'
import { FIRST_PLAN } from '#engine/debts/scenario/kept-plan.ts'
import { startPlan } from './plan-start.ts'

const DAY = '2026-11-20'
const card: Debt = {
  id: 'card',
  type: 'credit_card',
  balanceCents: 200_000,
  aprPpm: 240_000,
  minimumRule: { kind: 'percent', ppm: 10_000, floorCents: 500, plusInterest: true, round: 'cent' },
  paymentDueDate: '2026-11-28',
}

/** ['2026-11-28 60.00', …] */
function coming(debt: Debt, extraCents: number, end = '2027-03-01') {
  const start = startPlan({
    debts: [debt],
    payments: [],
    plan: { ...FIRST_PLAN, extra: extraCents },
    day: DAY,
  })
  const { plan } = tracePayoff(start.input)
  const list = comingMinimums(debt, { plan, firstMonth: start.firstMonth, day: DAY, end })
  return list.map(({ dueOn, cents }) => `${dueOn} ${(cents / 100).toFixed(2)}`)
}

test('a rule is asked of the balance that the plan leaves, month by month', () => {
  // $500 a month: 2000 + 40 - 500 = 1540; 1540 + 30.80 - 500 = 1070.80; 1070.80 + 21.42 - 500 = 592.22.
  expect(coming(card, 44_000)).toEqual([
    '2026-11-28 60.00',
    '2026-12-28 46.20',
    '2027-01-28 32.13',
    '2027-02-28 17.76',
  ])
})

test('a debt that the plan is rid of asks for nothing more', () => {
  expect(coming(card, 144_000)).toEqual(['2026-11-28 60.00', '2026-12-28 16.20'])
})

test('an amount that is fixed stays, to the last payment', () => {
  const fixed = { ...card, minimumRule: null, minimumPaymentCents: 90_000, aprPpm: 0 }
  expect(coming(fixed, 0)).toEqual(['2026-11-28 900.00', '2026-12-28 900.00', '2027-01-28 200.00'])
})

test('a statement speaks for its own day; after it the rule does', () => {
  // 2000 + 40 - 91 = 1949, of which 1 % and 38.98 of interest are asked for.
  const stated = { ...card, statement: { minimumCents: 9_100, dueOn: '2026-11-28' } }
  expect(coming(stated, 0, '2027-01-01')).toEqual(['2026-11-28 91.00', '2026-12-28 58.47'])
})

test('a plan that comes to no end asks for what today’s balance asks for', () => {
  const never = { ...card, minimumRule: null, minimumPaymentCents: 1_000, aprPpm: 300_000 }
  expect(coming(never, 0, '2027-02-01')).toEqual(['2026-11-28 10.00', '2026-12-28 10.00', '2027-01-28 10.00'])
})

test('none without a due date or without a balance', () => {
  expect(coming({ ...card, paymentDueDate: null }, 0)).toEqual([])
  expect(coming({ ...card, balanceCents: 0 }, 0)).toEqual([])
})

test('the 31st is the last day of a short month', () => {
  const late = { ...card, paymentDueDate: '2026-12-31' }
  expect(coming(late, 0, '2027-03-31').map((line) => line.slice(0, 10))).toEqual([
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
  ])
})
