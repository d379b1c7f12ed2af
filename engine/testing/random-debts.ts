/** Random debts and plans for the property tests: the plain ones the promises are made for, and wild ones with every rule there is. */
import * as fc from 'fast-check'
import type { MinimumRule, PayoffDebt, PayoffInput, RateStep } from '#engine/debts/debt.ts'

const cents = (most: number) => fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: most }))
const apr = fc.oneof(
  fc.constantFrom(0, 42_500, 189_900, 229_000, 9_999_999),
  fc.integer({ min: 0, max: 400_000 }),
)

function numbered(debts: Omit<PayoffDebt, 'id'>[]): PayoffDebt[] {
  return debts.map((debt, i) => ({ id: `d${i}`, ...debt }))
}

/** Constant rates and a fixed minimum above the interest, as on a loan or a well-kept card. */
const plainDebt = fc
  .record({
    balanceCents: fc.integer({ min: 1_00, max: 40_000_00 }),
    aprPpm: fc.integer({ min: 0, max: 350_000 }),
    term: fc.integer({ min: 2, max: 120 }),
  })
  .map(({ balanceCents, aprPpm, term }) => ({
    balanceCents,
    rates: [{ fromMonth: 0, aprPpm }],
    minimum: {
      kind: 'fixed' as const,
      cents: Math.ceil((balanceCents * aprPpm) / 12_000_000 + balanceCents / term),
    },
  }))

export const plainDebts = fc.array(plainDebt, { minLength: 1, maxLength: 6 }).map(numbered)

const percentRule: fc.Arbitrary<MinimumRule> = fc.record(
  {
    kind: fc.constant('percent' as const),
    ppm: fc.oneof(fc.constantFrom(0, 10_000, 20_000, 1_000_000), fc.integer({ min: 0, max: 60_000 })),
    floorCents: fc.constantFrom(0, 1, 2_500, 3_500),
    plusInterest: fc.boolean(),
    round: fc.constantFrom('cent' as const, 'dollarUp' as const, 'dollarDown' as const),
    roundBeforeInterest: fc.boolean(),
    interestPlusCents: fc.constantFrom(0, 1, 2_000),
  },
  { requiredKeys: ['kind', 'ppm', 'floorCents', 'plusInterest', 'round'] },
)
const fixedRule: fc.Arbitrary<MinimumRule> = fc.record({
  kind: fc.constant('fixed' as const),
  cents: cents(600_00),
})

const rates: fc.Arbitrary<RateStep[]> = fc
  .tuple(
    apr,
    fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 40 }), apr), { maxLength: 3, selector: ([m]) => m }),
  )
  .map(([first, later]) => [
    { fromMonth: 0, aprPpm: first },
    ...later.toSorted((a, b) => a[0] - b[0]).map(([fromMonth, aprPpm]) => ({ fromMonth, aprPpm })),
  ])

const deferred = fc.option(
  fc.record({ untilMonth: fc.integer({ min: 0, max: 24 }), aprPpm: apr, accruedCents: cents(500_00) }),
  { nil: undefined, freq: 4 },
)

const wildDebt: fc.Arbitrary<Omit<PayoffDebt, 'id'>> = fc
  .record({
    balanceCents: fc.oneof(
      { weight: 1, arbitrary: fc.constant(0) },
      { weight: 9, arbitrary: cents(20_000_00) },
    ),
    rates: fc.oneof(
      rates,
      apr.map((aprPpm) => [{ fromMonth: 0, aprPpm }]),
    ),
    minimum: fc.oneof(percentRule, fixedRule),
    deferred,
  })
  .map(({ deferred: offer, ...debt }) => (offer ? { ...debt, deferred: offer } : debt))

const order = fc.oneof(
  fc.constantFrom('avalanche' as const, 'snowball' as const, 'minimumsOnly' as const),
  fc.array(fc.constantFrom('d0', 'd1', 'd2', 'd3', 'unknown'), { maxLength: 5 }),
  fc.record({
    payments: fc.array(
      fc.record({
        month: fc.integer({ min: 1, max: 30 }),
        id: fc.constantFrom('d0', 'd1', 'd2', 'd3', 'd4', 'unknown'),
        cents: cents(900_00),
      }),
      { maxLength: 12 },
    ),
  }),
)

/** Everything an input can carry, sensible or not. */
export const wildInput: fc.Arbitrary<PayoffInput> = fc
  .record(
    {
      debts: fc.array(wildDebt, { maxLength: 5 }).map(numbered),
      money: fc.oneof(
        fc.record({ extraCents: cents(500_00) }),
        fc.record({ budgetCents: cents(2_500_00) }),
        fc.constant({}),
      ),
      changes: fc.array(
        fc.record({
          fromMonth: fc.integer({ min: 0, max: 40 }),
          addCents: fc.integer({ min: -200_00, max: 200_00 }),
        }),
        { maxLength: 2 },
      ),
      lumpSums: fc.array(fc.record({ month: fc.integer({ min: 0, max: 50 }), cents: cents(5_000_00) }), {
        maxLength: 2,
      }),
      order,
      convention: fc.constantFrom('accrueThenPay' as const, 'payThenAccrue' as const),
      horizonMonths: fc.constantFrom(1, 24, 120),
    },
    { requiredKeys: ['debts', 'money', 'changes', 'lumpSums', 'order'] },
  )
  .map(({ money, ...input }) => ({ ...input, ...money }))
