import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PayoffInput, PayoffPlan } from '#engine/debts/debt.ts'
import { payoffSpan } from '#engine/debts/findings/range.ts'
import { bestOrderPlan } from '#engine/debts/least-interest/best-order.ts'
import { comparePlans } from '#engine/debts/payoff/compare.ts'
import { firstInOrder } from '#engine/debts/payoff/orders.ts'
import { outlinePayoff, planPayoff } from '#engine/debts/payoff/payoff.ts'
import { paymentForMonths } from '#engine/debts/payoff/solve.ts'
import { card, debt, store } from '#engine/testing/cards.ts'
import { offerInput } from '#engine/testing/offer-sets.ts'
import { settled } from './settled.ts'

const input: PayoffInput = { debts: [store, card], budgetCents: 400_00, order: 'leastInterest' }

const costOf = ({ status, interestCents, feesCents = 0 }: Omit<PayoffPlan, 'schedule'>) =>
  status === 'paid' ? interestCents + feesCents : Number.POSITIVE_INFINITY

test('its plan is the one the search finds, and the debt that gets most of the extra comes first', () => {
  const plan = planPayoff(input)
  expect(plan).toEqual(bestOrderPlan(input).plan)
  expect(plan.interestCents).toBe(776_38)
  const { order } = settled(input)
  expect(firstInOrder(input.debts, order, 1)).toBe('card')
  expect(firstInOrder(input.debts, order, 12)).toBe('store')
})

test('never above the simple orders, and cut off anywhere it begins as the whole plan does', () => {
  fc.assert(
    fc.property(offerInput, fc.integer({ min: 1, max: 12 }), (given, horizonMonths) => {
      const least: PayoffInput = { ...given, order: 'leastInterest' }
      const plan = planPayoff(least)
      for (const order of ['avalanche', 'snowball'] as const)
        expect(costOf(plan)).toBeLessThanOrEqual(costOf(outlinePayoff({ ...given, order })))
      const { schedule } = planPayoff({ ...least, horizonMonths })
      expect(JSON.stringify(schedule)).toBe(JSON.stringify(plan.schedule.slice(0, schedule.length)))
    }),
    { numRuns: 60 },
  )
}, 120_000)

test('a debt that begins later leaves its extra to another, where that costs less', () => {
  const later = { ...debt('later', [1_479_00, 199_900, 59_16]), paymentsFrom: 2, interestFrom: 2 }
  const first = { ...debt('first', [1_478_00, 0, 59_12]), firstMinimumCents: 10_00 }
  const given = { debts: [first, later], extraCents: 0 }
  const costs = (['leastInterest', 'avalanche', 'snowball'] as const).map(
    (order) => planPayoff({ ...given, order }).interestCents,
  )
  expect(costs).toEqual([431_87, 435_22, 431_87])
})

test('with constant rates and fixed minimums it is highest rate first at once, and so it is where nothing ends', () => {
  const plain = debt('plain', [900_00, 260_000, 30_00])
  expect(settled({ ...input, debts: [plain, card] }).order).toBe('avalanche')
  const endless: PayoffInput = {
    ...input,
    budgetCents: 161_00,
    debts: [store, debt('big', [90_000_00, 290_000, 100_00])],
  }
  expect(planPayoff(endless).status).toBe('never')
  expect(settled(endless).order).toBe('avalanche')
})

test('what was found is remembered by what it was worked out from', () => {
  expect(settled(structuredClone(input)).order).toBe(settled(input).order)
  expect(settled({ ...input, horizonMonths: 12 }).order).toBe(settled(input).order)
  expect(settled({ ...input, budgetCents: 410_00 }).order).not.toEqual(settled(input).order)
  // More than there is room for: the first is worked out again, and is the same.
  const { order } = settled(input)
  const long = Array.from({ length: 4_000 }, () => ({ month: 601, cents: 0 }))
  for (let cents = 1; cents <= 25; cents += 1)
    settled({ ...input, budgetCents: 390_00 + cents, lumpSums: long })
  expect(settled(input).order).not.toBe(order)
  expect(settled(input).order).toEqual(order)
})

test('the orders compared have it only where it is the order of the plan', () => {
  expect(comparePlans(input).leastInterest).toMatchObject({ status: 'paid', interestCents: 776_38 })
  expect(comparePlans({ ...input, order: 'avalanche' }).leastInterest).toBeUndefined()
})

test('what it takes to be done within some months is enough, and one dollar less is not', () => {
  for (const months of [12, 20, 30]) {
    const cents = paymentForMonths(input, months)
    const monthsWith = (budgetCents: number) => planPayoff({ ...input, budgetCents }).months
    expect(monthsWith(cents)).toBeLessThanOrEqual(months)
    expect(monthsWith(cents - 1_00)).toBeGreaterThan(months)
    expect(cents).toBeLessThanOrEqual(paymentForMonths({ ...input, order: 'avalanche' }, months))
  }
})

test('the ways lenders count are asked of the same payments', () => {
  const plan = planPayoff(input)
  const { order } = settled(input)
  expect(payoffSpan(input, plan)).toEqual(payoffSpan({ ...input, order }, plan))
})
