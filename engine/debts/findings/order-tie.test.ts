import { describe, expect, test } from 'vitest'
import { debt } from '#engine/testing/cards.ts'
import type { PayoffDebt } from '#engine/debts/debt.ts'
import { comparePlans } from '#engine/debts/payoff/compare.ts'
import { orderTie } from './order-tie.ts'

const tieOf = (debts: PayoffDebt[], extraCents = 200_00) =>
  orderTie(debts, comparePlans({ debts, extraCents }))

const small = debt('small', [900_00, 260_000, 30_00])
const large = debt('large', [4_000_00, 90_000, 110_00])

describe('why both orders come to the same', () => {
  test.each([
    ['oneDebt', [small]],
    ['smallestIsDearest', [large, small]],
    ['sameRates', [{ ...large, rates: small.rates }, small]],
  ] as const)('%s', (kind, debts) => {
    expect(tieOf([...debts])).toBe(kind)
  })

  test('samePlan: nothing is ever paid above the minimums, until one debt is left', () => {
    const first = debt('first', [1_000_00, 50_000, 500_00])
    const last = debt('last', [400_00, 40_000, 20_00])
    expect(tieOf([first, last], 0)).toBe('samePlan')
  })

  test('sameCost: other months, the same interest', () => {
    const debts = [debt('a', [1_000_00, 120_000, 50_00]), debt('b', [1_200_00, 120_100, 50_00])]
    const { avalanche, snowball } = comparePlans({ debts, extraCents: 100_00 })
    expect(avalanche.extraTo).not.toEqual(snowball.extraTo)
    expect(tieOf(debts, 100_00)).toBe('sameCost')
  })
})
