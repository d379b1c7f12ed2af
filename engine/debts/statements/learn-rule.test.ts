import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedByRule, type Asked, learnMinimumRule, type ShareRule } from './learn-rule.ts'

const asked = (...[balanceCents, interestCents, minimumCents]: [number, number | null, number]): Asked => ({
  balanceCents,
  interestCents,
  minimumCents,
  pastDueCents: 0,
  overLimitCents: 0,
})

test.each<[string, Asked[], Partial<ShareRule>]>([
  [
    '1 % plus interest, at least $25',
    [asked(2_000_00, 36_50, 56_50), asked(900_00, 16_40, 25_40), asked(300_00, 5_20, 25_00)],
    { ppm: 10_000, plusInterest: true, floorCents: 25_00, round: 'cent' },
  ],
  [
    '2 % up to the dollar, or $35',
    [asked(4_321_00, null, 87_00), asked(2_760_00, null, 56_00), asked(900_00, null, 35_00)],
    { ppm: 20_000, plusInterest: false, floorCents: 35_00, round: 'dollarUp' },
  ],
  [
    '2 %, or $20 plus interest',
    [asked(5_000_00, 96_45, 116_45), asked(4_600_00, 88_31, 108_31), asked(9_000_00, 60_00, 180_00)],
    { ppm: 20_000, plusInterest: false, interestPlusCents: 20_00 },
  ],
])('a rule is read from its statements: %s', (...[, statements, rule]) => {
  expect(learnMinimumRule(statements)?.rule).toMatchObject(rule)
})

test('what is past due or above the limit is no part of the rule', () => {
  const plain = [asked(2_000_00, 36_50, 56_50), asked(900_00, 16_40, 25_40)]
  const late = { ...asked(2_100_00, 38_00, 115_50), pastDueCents: 56_50 }
  const over = { ...asked(2_200_00, 40_00, 162_00), overLimitCents: 100_00 }
  expect(learnMinimumRule([over, late, ...plain])?.rule).toEqual(learnMinimumRule(plain)?.rule)
})

test('one statement teaches nothing, nor do some that no rule fits', () => {
  expect(learnMinimumRule([asked(2_000_00, 36_50, 56_50)])).toBeNull()
  const unlike = [asked(2_000_00, null, 51_37), asked(1_000_00, null, 44_13), asked(500_00, null, 38_91)]
  expect(learnMinimumRule(unlike)).toBeNull()
})

test('it says where another rule would fit as well', () => {
  // Both are the floor: which share is below it cannot be known.
  const floorOnly = [asked(400_00, 7_00, 35_00), asked(380_00, 6_60, 35_00)]
  expect(learnMinimumRule(floorOnly)).toMatchObject({ rule: { floorCents: 35_00 }, isOnly: false })
})

const dollars = (most: number) => fc.integer({ min: 0, max: most }).map((amount) => amount * 100)

const anyRule: fc.Arbitrary<ShareRule> = fc
  .record({
    ppm: fc.integer({ min: 5, max: 500 }).map((steps) => steps * 100),
    floorCents: dollars(50),
    plusInterest: fc.boolean(),
    round: fc.constantFrom('cent' as const, 'dollarUp' as const, 'dollarDown' as const),
    isRoundedBefore: fc.boolean(),
    plus: fc.option(dollars(40), { nil: null }),
  })
  .map(({ isRoundedBefore, plus, ...rule }) => ({
    kind: 'percent',
    ...rule,
    ...(isRoundedBefore && { roundBeforeInterest: true }),
    ...(plus !== null && { interestPlusCents: plus }),
  }))

const anyFigures = fc.array(
  fc.record({
    balanceCents: fc.integer({ min: 1_00, max: 20_000_00 }),
    monthPpm: fc.integer({ min: 0, max: 28_000 }),
    pastDueCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 300_00 })),
    overLimitCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 300_00 })),
  }),
  { minLength: 2, maxLength: 8 },
)

test('a rule learned from statements that a random rule made gives their minimums', () => {
  let learnedFrom = 0
  fc.assert(
    fc.property(anyRule, anyFigures, (rule, figures) => {
      const statements = figures.map(({ monthPpm, ...figure }): Asked => {
        const interestCents = Math.round((figure.balanceCents * monthPpm) / 1_000_000)
        const made = { ...figure, interestCents, minimumCents: 0 }
        const ruleCents = askedByRule(rule, made)
        return { ...made, minimumCents: ruleCents + figure.pastDueCents + figure.overLimitCents }
      })
      const learned = learnMinimumRule(statements)
      const telling = statements.filter((one) => askedByRule(rule, one) > 0)
      if (telling.length < 2) return
      learnedFrom += 1
      expect(learned).not.toBeNull()
      for (const one of telling) expect(askedByRule(learned!.rule, one)).toBe(askedByRule(rule, one))
    }),
    { numRuns: 2_200 },
  )
  expect(learnedFrom).toBeGreaterThanOrEqual(2_000)
})
