import { describe, expect, test } from 'vitest'
import { onePercentPlusInterest, shareOrInterestPlus } from '#engine/testing/cards.ts'
import type { MinimumRule } from '#engine/debts/debt.ts'
import { minimumDueCents, DEFAULT_CARD_MINIMUM, defaultMinimumRule } from './minimum-rule.ts'

const twoPercent: Extract<MinimumRule, { kind: 'percent' }> = {
  kind: 'percent',
  ppm: 20_000,
  floorCents: 25_00,
  plusInterest: false,
  round: 'cent',
}

test.each<[string, MinimumRule, [balance: number, interest: number], number]>([
  ['a contract payment does not move', { kind: 'fixed', cents: 300_00 }, [50_00, 1_00], 300_00],
  ['1 % plus interest', onePercentPlusInterest, [5_000_00, 75_00], 125_00],
  ['never below the floor', onePercentPlusInterest, [300_00, 4_50], 25_00],
  ['2 % without interest', twoPercent, [5_000_00, 75_00], 100_00],
  ['half a cent goes up', { ...twoPercent, floorCents: 0 }, [25, 0], 1],
  ['up to the dollar', { ...onePercentPlusInterest, round: 'dollarUp' }, [5_439_39, 71_35], 126_00],
  ['down to the dollar', { ...onePercentPlusInterest, round: 'dollarDown' }, [5_439_39, 71_35], 125_00],
  [
    'the share down to the dollar, the interest added whole',
    { ...onePercentPlusInterest, round: 'dollarDown', roundBeforeInterest: true },
    [5_439_39, 71_35],
    125_35,
  ],
  ['2 %, or $20 plus interest, or $35: the share', shareOrInterestPlus, [5_439_39, 71_35], 109_00],
  ['… interest and $20, in cents', shareOrInterestPlus, [5_439_39, 98_76], 118_76],
  ['… the floor', shareOrInterestPlus, [600_00, 9_00], 35_00],
  [
    '… interest plus nothing is the interest',
    { ...shareOrInterestPlus, interestPlusCents: 0 },
    [5_000_00, 150_25],
    150_25,
  ],
  ['whole dollars stay', { ...twoPercent, round: 'dollarUp' }, [5_000_00, 0], 100_00],
])('%s', (...[, rule, [balanceCents, interestCents], minimumCents]) => {
  expect(minimumDueCents(rule, balanceCents, interestCents)).toBe(minimumCents)
})

describe('where a person gave no minimum', () => {
  test('a card asks for 1 % plus interest, at least $25', () => {
    const rule = defaultMinimumRule({ type: 'credit_card', balanceCents: 5_000_00, aprPpm: 180_000 })
    expect(rule).toEqual(DEFAULT_CARD_MINIMUM)
    expect(rule).toEqual(onePercentPlusInterest)
  })

  test.each([
    ['auto_loan', 20_000_00, 60_000, 386_66],
    ['student_loan', 30_000_00, 50_000, 318_20],
    ['mortgage', 180_000_00, 42_500, 885_49],
    ['personal_loan', 6_000_00, 120_000, 199_29],
    ['other', 600_00, 0, 10_00],
    ['boat', 600_00, 0, 10_00],
  ])('%s: the payment of its usual term', (...[type, balanceCents, aprPpm, cents]) => {
    expect(defaultMinimumRule({ type, balanceCents, aprPpm })).toEqual({ kind: 'fixed', cents })
  })
})
