/**
 * Random debts with everything that a plan of least interest has to do with: offers that end, deferrals, minimums of every
 * kind, first payments in a later month, raises, sums that come once and paused months. They are small, and most end.
 */
import * as fc from 'fast-check'
import type { MinimumRule, PayoffDebt, PayoffInput } from '#engine/debts/debt.ts'

const rate = fc.constantFrom(0, 45_000, 99_000, 159_900, 199_900, 249_900, 299_900)

const percent: fc.Arbitrary<MinimumRule> = fc.record(
  {
    kind: fc.constant('percent' as const),
    ppm: fc.constantFrom(0, 10_000, 20_000),
    floorCents: fc.constantFrom(0, 2_500, 4_000),
    plusInterest: fc.boolean(),
    round: fc.constantFrom('cent' as const, 'dollarUp' as const, 'dollarDown' as const),
    interestPlusCents: fc.constantFrom(500, 2_000),
  },
  { requiredKeys: ['kind', 'ppm', 'floorCents', 'plusInterest', 'round'] },
)

const offerDebt: fc.Arbitrary<Omit<PayoffDebt, 'id'>> = fc
  .record({
    dollars: fc.integer({ min: 200, max: 6_000 }),
    usual: rate,
    low: rate,
    until: fc.option(fc.integer({ min: 0, max: 14 }), { nil: undefined, freq: 2 }),
    isDeferred: fc.integer({ min: 0, max: 2 }).map((one) => one === 0),
    accruedCents: fc.integer({ min: 0, max: 200_00 }),
    rule: fc.option(percent, { nil: undefined, freq: 2 }),
    term: fc.integer({ min: 25, max: 60 }),
    later: fc.constantFrom(1, 1, 1, 2),
    first: fc.option(fc.integer({ min: 10_00, max: 80_00 }), { nil: undefined, freq: 5 }),
  })
  .map(({ dollars, usual, low, until, isDeferred, accruedCents, rule, term, later, first }) => ({
    balanceCents: dollars * 100,
    rates:
      until === undefined
        ? [{ fromMonth: 0, aprPpm: usual }]
        : [
            { fromMonth: 0, aprPpm: isDeferred ? 0 : low },
            { fromMonth: until + 1, aprPpm: usual },
          ],
    minimum: rule ?? { kind: 'fixed' as const, cents: Math.ceil((dollars * 100) / term) },
    ...(until !== undefined &&
      isDeferred && { deferred: { untilMonth: until, aprPpm: usual, accruedCents } }),
    ...(later > 1 && { paymentsFrom: later, interestFrom: later }),
    ...(first !== undefined && { firstMinimumCents: first }),
  }))

/** Two to five debts and their money; `order` is the person's own. */
export const offerInput: fc.Arbitrary<PayoffInput> = fc.record({
  debts: fc
    .array(offerDebt, { minLength: 2, maxLength: 5 })
    .map((debts) => debts.map((debt, i) => ({ id: `d${i}`, ...debt }))),
  extraCents: fc.integer({ min: 0, max: 400_00 }),
  changes: fc.array(
    fc.record({ fromMonth: fc.integer({ min: 2, max: 12 }), addCents: fc.integer({ min: 0, max: 150_00 }) }),
    { maxLength: 1 },
  ),
  lumpSums: fc.array(
    fc.record({ month: fc.integer({ min: 1, max: 12 }), cents: fc.integer({ min: 0, max: 900_00 }) }),
    { maxLength: 1 },
  ),
  pauses: fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 1 }),
  order: fc.shuffledSubarray(['d0', 'd1', 'd2', 'd3', 'd4']),
})
