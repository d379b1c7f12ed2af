import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PayoffInput, PayoffPlan } from '#engine/debts/debt.ts'
import { outlinePayoff, planPayoff } from '#engine/debts/payoff/payoff.ts'
import { card, debt, store } from '#engine/testing/cards.ts'
import { offerInput } from '#engine/testing/offer-sets.ts'
import { plainDebts, wildInput } from '#engine/testing/random-debts.ts'
import { bestOrderPlan, canBeatAvalanche } from './best-order.ts'

const costOf = ({ status, interestCents, feesCents = 0 }: Omit<PayoffPlan, 'schedule'>) =>
  status === 'paid' ? interestCents + feesCents : Number.POSITIVE_INFINITY

function orders(input: PayoffInput): PayoffInput['order'][] {
  return ['avalanche', 'snowball', ...(Array.isArray(input.order) ? [input.order] : [])]
}

/** A hundredth of the usual search: what is promised holds for any. */
const WORK = 2_000

/** The plan is played again from its payments, and is above none of the simple orders. */
function isHeld(input: PayoffInput): void {
  const { plan, payments } = bestOrderPlan(input, WORK)
  // As texts: 2,000 schedules are compared in a second.
  expect(JSON.stringify(planPayoff({ ...input, order: { payments } }))).toBe(JSON.stringify(plan))
  for (const order of orders(input)) {
    expect(costOf(plan)).toBeLessThanOrEqual(costOf(outlinePayoff({ ...input, order })))
  }
}

describe('never above highest rate first, smallest first or the own order; its payments give the same cents', () => {
  test('with offers, deferrals, first payments to come and money that changes', () => {
    fc.assert(fc.property(offerInput, isHeld), { numRuns: 2_000 })
  })

  test('with everything an input can carry, sensible or not', () => {
    fc.assert(fc.property(wildInput, isHeld), { numRuns: 2_000 })
  })
})

test('with constant rates and fixed minimums it is highest rate first, and nothing is searched', () => {
  fc.assert(
    fc.property(plainDebts, fc.integer({ min: 0, max: 500_00 }), (debts, extraCents) => {
      const input: PayoffInput = { debts, extraCents, order: 'avalanche' }
      expect(canBeatAvalanche(input)).toBe(false)
      const { plan } = bestOrderPlan(input)
      const avalanche = planPayoff(input)
      expect(plan.months).toBe(avalanche.months)
      // Rounding can make another order a cent a debt a month cheaper.
      expect(avalanche.interestCents - plan.interestCents).toBeLessThanOrEqual(debts.length * plan.months)
    }),
    { numRuns: 2_000 },
  )
})

/** Every plan that gives each month's extra money to one debt or the other, played one by one. */
function cheapestOfAll(input: PayoffInput, months: number): number {
  let best = Number.POSITIVE_INFINITY
  const [one, other] = input.debts
  for (let choice = 0; choice < 2 ** months; choice += 1) {
    const payments = Array.from({ length: months }, (_, at) => ({
      month: at + 1,
      id: (choice >> at) % 2 === 0 ? one!.id : other!.id,
      cents: 1_000_000,
    }))
    best = Math.min(best, costOf(outlinePayoff({ ...input, order: { payments } })))
  }
  return best
}

test('a deferral is saved in its last months: $776.38 where highest rate first costs $1,454.87', () => {
  const input: PayoffInput = { debts: [store, card], budgetCents: 400_00, order: 'avalanche' }
  const { plan } = bestOrderPlan(input)
  expect(planPayoff(input).interestCents).toBe(1_454_87)
  expect(plan.interestCents).toBe(776_38)
  expect(plan.payoffMonth['store']).toBe(12)
})

const offer = (aprPpm: number, until: number) => [
  { fromMonth: 0, aprPpm },
  { fromMonth: until + 1, aprPpm: 279_900 },
]

test('two debts: no month-by-month choice of one debt is cheaper', () => {
  for (const until of [3, 5, 8]) {
    const debts = [
      { ...debt('offer', [1_600_00, 0, 40_00]), rates: offer(0, until) },
      debt('card', [1_500_00, 189_900, 45_00]),
    ]
    const input: PayoffInput = { debts, budgetCents: 300_00, order: 'avalanche' }
    expect(bestOrderPlan(input).plan.interestCents).toBeLessThanOrEqual(cheapestOfAll(input, 11))
  }
})

test('the same debts give the same plan, whatever order is entered', () => {
  const input: PayoffInput = { debts: [store, card], budgetCents: 400_00, order: 'avalanche' }
  expect(bestOrderPlan({ ...input, order: 'snowball' })).toEqual(bestOrderPlan(input))
})
