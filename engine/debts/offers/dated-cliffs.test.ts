import { expect, test } from 'vitest'
import { FIRST_PLAN, type PlanChoice } from '#engine/debts/scenario/kept-plan.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { startPlan } from '#engine/debts/start/plan-start.ts'
import { indexOfMonth } from '#engine/debts/scenario/calendar-month.ts'
import type { Debt } from '#engine/debts/debt.ts'
import { cliffsOf } from './cliffs.ts'
import { datedCliffs } from './dated-cliffs.ts'
import { offerFirst } from './offer-first.ts'

const day = '2026-11-20'
const store: Debt = {
  id: 'store',
  type: 'credit_card',
  balanceCents: 2_400_00,
  aprPpm: 299_900,
  minimumPaymentCents: 60_00,
  paymentDueDate: '2026-11-25',
  deferredInterest: { aprPpm: 299_900, endsOn: '2027-06-01', accruedCents: 420_00 },
}
const card: Debt = {
  id: 'card',
  type: 'credit_card',
  balanceCents: 4_000_00,
  aprPpm: 220_000,
  minimumPaymentCents: 100_00,
  paymentDueDate: '2026-11-28',
}

function found(debts: Debt[], given: Partial<PlanChoice> = {}) {
  const start = startPlan({ debts, payments: [], plan: { ...FIRST_PLAN, extra: 240_00, ...given }, day })
  return { start, cliffs: datedCliffs({ debts, start, plan: planPayoff(start.input), day }) }
}

test('the last payment in time comes before the day the offer ends, and each start has its amount', () => {
  expect(found([store, card]).cliffs).toMatchObject([
    {
      id: 'store',
      kind: 'deferral',
      untilMonth: 7,
      endsOn: '2027-06-01',
      payBy: '2027-05-25',
      leftCents: 1_980_00,
      starts: [
        { month: indexOfMonth('2026-11'), addCents: 283_00 },
        { month: indexOfMonth('2027-02'), addCents: 495_00 },
        { month: indexOfMonth('2027-05'), addCents: 1_980_00 },
      ],
    },
  ])
})

test('without a due day the end of the month counts, and a debt due later starts with its own payment', () => {
  const promoted: Debt = {
    ...card,
    paymentDueDate: '2026-12-03',
    promotionalRate: { aprPpm: 0, endsOn: '2027-02-28' },
  }
  const loose: Debt = { ...store, paymentDueDate: null }
  const { cliffs } = found([loose, promoted], { extra: 0 })
  expect(cliffs.map(({ id, payBy, starts }) => [id, payBy, starts[0]?.month])).toEqual([
    ['card', '2027-02-03', indexOfMonth('2026-12')],
    ['store', '2027-05-31', indexOfMonth('2026-11')],
  ])
})

test('an offer that ends before its next payment: pay by the end, out of turn; no start is in time', () => {
  const ending: Debt = {
    ...store,
    paymentDueDate: '2026-11-03',
    deferredInterest: { ...store.deferredInterest!, endsOn: '2026-11-30' },
  }
  expect(found([ending]).cliffs).toMatchObject([
    { untilMonth: 0, endsOn: '2026-11-30', payBy: '2026-11-30', leftCents: 2_400_00, starts: [] },
  ])
})

test('a balance transfer that is to come ends with the month of its last payment at that rate', () => {
  const { cliffs } = found([card], {
    extra: 0,
    adjustments: {
      ...FIRST_PLAN.adjustments,
      consolidation: {
        kind: 'transfer',
        month: '2026-12',
        debtIds: ['card'],
        rate: 0,
        months: 6,
        fee: 30_000,
        laterRate: 240_000,
      },
    },
  })
  expect(cliffs).toMatchObject([{ kind: 'promotion', endsOn: '2027-06-30', payBy: '2027-06-30' }])
})

test('the store card first costs less than the highest rate of each month', () => {
  const longer: Debt = {
    ...store,
    deferredInterest: { ...store.deferredInterest!, endsOn: '2027-11-30', accruedCents: 0 },
  }
  const { start } = found([longer, card])
  const plan = planPayoff(start.input)
  const first = offerFirst(start.input, plan, cliffsOf(start.input, plan))
  const other = planPayoff({ ...start.input, order: ['store'] })
  expect(first).toEqual({ order: ['store'], savedCents: plan.interestCents - other.interestCents })
  expect(first!.savedCents).toBeGreaterThan(400_00)
})

test('no order is named where it would cost more, or there is no plan to compare with', () => {
  const mild: Debt = {
    ...store,
    aprPpm: 50_000,
    deferredInterest: null,
    promotionalRate: { aprPpm: 0, endsOn: '2027-06-01' },
  }
  const { start } = found([mild, card])
  const plan = planPayoff(start.input)
  const cliffs = cliffsOf(start.input, plan)
  expect(cliffs).toHaveLength(1)
  expect(offerFirst(start.input, plan, cliffs)).toBeNull()
  expect(offerFirst(start.input, { ...plan, status: 'never' }, cliffs)).toBeNull()
})
