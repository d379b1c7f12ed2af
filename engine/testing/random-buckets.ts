/** Random cards with several balances for the property tests, sensible or not. */
import * as fc from 'fast-check'
import type { DebtBucket, PayoffDebt, PayoffInput } from '#engine/debts/debt.ts'

const apr = fc.oneof(fc.constantFrom(0, 0, 189_900, 299_900), fc.integer({ min: 0, max: 400_000 }))

const bucket: fc.Arbitrary<Omit<DebtBucket, 'id' | 'name'>> = fc
  .record({
    balanceCents: fc.oneof(fc.constantFrom(0, 1, 500_00), fc.integer({ min: 0, max: 8_000_00 })),
    first: apr,
    later: fc.option(fc.tuple(fc.integer({ min: 1, max: 30 }), apr), { nil: undefined }),
    deferred: fc.option(
      fc.record({
        untilMonth: fc.integer({ min: 0, max: 18 }),
        aprPpm: apr,
        accruedCents: fc.integer({ min: 0, max: 200_00 }),
      }),
      { nil: undefined, freq: 3 },
    ),
  })
  .map(({ balanceCents, first, later, deferred }) => ({
    balanceCents,
    rates: [{ fromMonth: 0, aprPpm: first }, ...(later ? [{ fromMonth: later[0], aprPpm: later[1] }] : [])],
    ...(deferred && { deferred }),
  }))

const minimum = fc.oneof(
  fc.record({ kind: fc.constant('fixed' as const), cents: fc.integer({ min: 0, max: 300_00 }) }),
  fc.record(
    {
      kind: fc.constant('percent' as const),
      ppm: fc.constantFrom(0, 10_000, 20_000, 35_000),
      floorCents: fc.constantFrom(0, 2_500, 3_500),
      plusInterest: fc.boolean(),
      round: fc.constantFrom('cent' as const, 'dollarUp' as const, 'dollarDown' as const),
      roundBeforeInterest: fc.boolean(),
      interestPlusCents: fc.constantFrom(0, 2_000),
    },
    { requiredKeys: ['kind', 'ppm', 'floorCents', 'plusInterest', 'round'] },
  ),
)

/** Cards of one to four balances. */
const bucketCards: fc.Arbitrary<PayoffDebt[]> = fc
  .array(
    fc.record(
      {
        several: fc.array(bucket, { minLength: 1, maxLength: 4 }),
        minimum,
        minimumTo: fc.constantFrom('lowestRate' as const, 'highestRate' as const),
      },
      { requiredKeys: ['several', 'minimum'] },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((cards) =>
    cards.map(({ several, ...terms }, i) => ({
      ...terms,
      id: `d${i}`,
      balanceCents: several.reduce((sum, { balanceCents }) => sum + balanceCents, 0),
      // Not read where there are buckets.
      rates: [{ fromMonth: 0, aprPpm: 123_456 }],
      buckets: several.map((one, k) => ({ id: `b${k}`, name: `Balance ${k}`, ...one })),
    })),
  )

/** Such cards with the money of a plan and an order. */
export const bucketInput: fc.Arbitrary<PayoffInput> = fc
  .record(
    {
      debts: bucketCards,
      money: fc.oneof(
        fc.record({ extraCents: fc.integer({ min: 0, max: 400_00 }) }),
        fc.record({ budgetCents: fc.integer({ min: 0, max: 1_500_00 }) }),
      ),
      order: fc.oneof(
        fc.constantFrom('avalanche' as const, 'snowball' as const, 'minimumsOnly' as const),
        fc.array(fc.constantFrom('d0', 'd1', 'd2'), { maxLength: 3 }),
      ),
      convention: fc.constantFrom('accrueThenPay' as const, 'payThenAccrue' as const),
    },
    { requiredKeys: ['debts', 'money', 'order'] },
  )
  .map(({ money, ...input }) => ({ ...input, ...money, horizonMonths: 120 }))
