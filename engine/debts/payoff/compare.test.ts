import { describe, expect, test } from 'vitest'
import { debt, onePercentPlusInterest } from '#engine/testing/cards.ts'
import { COMPARED_MONTHS, comparePlans } from './compare.ts'
import { planPayoff } from './payoff.ts'

const debts = [debt('visa', [8_200_00, 229_000, 205_00]), debt('store', [1_500_00, 120_000, 45_00])]

describe('the same money in different orders', () => {
  const comparison = comparePlans({ debts, extraCents: 200_00 })

  test('months, interest and what avalanche saves', () => {
    expect(comparison.avalanche).toMatchObject({ status: 'paid', months: 28, interestCents: 2_554_52 })
    expect(comparison.snowball).toMatchObject({ status: 'paid', months: 28, interestCents: 2_833_05 })
    expect(comparison.interestSavedCents).toBe(278_53)
  })

  test('the first win and the order of payoff', () => {
    expect(comparison.avalanche.firstWin).toEqual({ id: 'visa', month: 26 })
    expect(comparison.avalanche.payoffOrder).toEqual(['visa', 'store'])
    expect(comparison.snowball.firstWin).toEqual({ id: 'store', month: 7 })
    expect(comparison.snowball.payoffOrder).toEqual(['store', 'visa'])
  })

  test('who gets more than the minimum: the target, and in its last month the next one too', () => {
    const { extraTo, plan } = comparison.snowball
    expect(extraTo).toHaveLength(plan.schedule.length)
    expect(extraTo.slice(0, 8)).toEqual([
      ...Array.from({ length: 6 }, () => ['store']),
      ['visa', 'store'],
      ['visa'],
    ])
    expect(comparison.minimumsOnly.extraTo.flat()).toEqual([])
  })

  test('the plans are those of planPayoff, the curve begins today and ends at zero', () => {
    expect(comparison.snowball.plan).toEqual(planPayoff({ debts, extraCents: 200_00, order: 'snowball' }))
    const { totalCents } = comparison.avalanche
    expect(totalCents[0]).toBe(9_700_00)
    expect(totalCents).toHaveLength(29)
    expect(totalCents.at(-1)).toBe(0)
  })

  test('minimums only leaves the extra and the freed minimums out', () => {
    expect(comparison.minimumsOnly.plan).toEqual(planPayoff({ debts, order: 'minimumsOnly' }))
    expect(comparison.minimumsOnly.months).toBeGreaterThan(60)
  })
})

test('where snowball is the cheaper one, the comparison says so', () => {
  const promo = {
    ...debt('promo', [3_000_00, 0, 50_00]),
    rates: [
      { fromMonth: 0, aprPpm: 0 },
      { fromMonth: 7, aprPpm: 299_900 },
    ],
  }
  const comparison = comparePlans({
    debts: [promo, debt('loan', [6_000_00, 90_000, 150_00])],
    extraCents: 350_00,
  })
  expect(comparison.interestSavedCents).toBeLessThan(0)
})

describe('120 months and the full plan', () => {
  const long = [debt('home', [180_000_00, 42_500, 885_49]), debt('card', [9_000_00, 199_900, 180_00])]
  const { avalanche } = comparePlans({ debts: long, extraCents: 200_00 })

  test('not finished within 10 years, with the true date from the full plan', () => {
    expect(COMPARED_MONTHS).toBe(120)
    expect(avalanche.compared).toMatchObject({ isFinished: false, months: 120 })
    expect(avalanche.status).toBe('paid')
    expect(avalanche.months).toBeGreaterThan(120)
  })

  test('what is compared is the plan with a horizon of 120 months', () => {
    const capped = planPayoff({ debts: long, extraCents: 200_00, order: 'avalanche', horizonMonths: 120 })
    expect(capped.status).toBe('beyondHorizon')
    expect(avalanche.compared.interestCents).toBe(capped.interestCents)
  })
})

test('without an answer there is no saving to name', () => {
  const comparison = comparePlans({ debts: [debt('card', [10_000_00, 300_000, 250_00])] })
  expect(comparison.avalanche.status).toBe('never')
  expect(comparison.interestSavedCents).toBeNull()
})

test('plans stopped at different months save nothing that could be named', () => {
  const growing = [debt('big', [50_000_00, 240_000, 0]), debt('small', [400_00, 100_000, 0])]
  const comparison = comparePlans({ debts: growing, budgetCents: 600_00 })
  expect([comparison.avalanche.status, comparison.snowball.status]).toEqual(['never', 'never'])
  expect(comparison.interestSavedCents).toBeNull()
})

test('a plan that the horizon cuts off has no interest to compare, whether one is cut off or both', () => {
  const wide = [debt('dear', [9_000_00, 299_900, 240_00]), debt('small', [6_000_00, 30_000, 60_00])]
  const { avalanche, snowball } = comparePlans({ debts: wide, extraCents: 100_00 })
  expect(snowball.months).toBeGreaterThan(avalanche.months)
  for (const horizonMonths of [avalanche.months, 12]) {
    const comparison = comparePlans({ debts: wide, extraCents: 100_00, horizonMonths })
    expect(comparison.snowball.status).toBe('beyondHorizon')
    expect(comparison.interestSavedCents).toBeNull()
  }
})

test('debts that are not paid off follow in order of entry', () => {
  const slow = { ...debt('slow', [5_000_00, 180_000, 0]), minimum: onePercentPlusInterest }
  const { minimumsOnly } = comparePlans({
    debts: [slow, debt('done', [0, 0, 0]), debt('quick', [100_00, 0, 50_00])],
    horizonMonths: 12,
  })
  expect(minimumsOnly.payoffOrder).toEqual(['quick', 'slow'])
})

test('one debt: both orders are the same', () => {
  expect(comparePlans({ debts: debts.slice(0, 1) }).interestSavedCents).toBe(0)
})
