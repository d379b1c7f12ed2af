import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { debt, onePercentPlusInterest } from '#engine/testing/cards.ts'
import { plainDebts } from '#engine/testing/random-debts.ts'
import { referencePayoff } from '#engine/testing/reference-payoff.ts'
import { outlinePayoff, planPayoff } from '#engine/debts/payoff/payoff.ts'
import type { MinimumRule, PayoffDebt, PayoffInput } from '#engine/debts/debt.ts'
import { payoffRange, payoffSpan } from './range.ts'

const RUNS = { numRuns: 2_000 }

const cardRule: fc.Arbitrary<MinimumRule> = fc.record(
  {
    kind: fc.constant('percent' as const),
    ppm: fc.integer({ min: 10_000, max: 50_000 }),
    floorCents: fc.constantFrom(0, 2_500, 4_000),
    plusInterest: fc.boolean(),
    round: fc.constantFrom('cent' as const, 'dollarUp' as const, 'dollarDown' as const),
    roundBeforeInterest: fc.boolean(),
    interestPlusCents: fc.constantFrom(0, 2_000),
  },
  { requiredKeys: ['kind', 'ppm', 'floorCents', 'plusInterest', 'round'] },
)

/** Cards by their rules and loans by their payments, some with a rate that ends. */
const mixed: fc.Arbitrary<PayoffInput> = fc
  .tuple(
    plainDebts,
    fc.array(fc.option(cardRule, { nil: undefined }), { minLength: 6, maxLength: 6 }),
    fc.array(fc.option(fc.integer({ min: 2, max: 30 }), { nil: undefined }), { minLength: 6, maxLength: 6 }),
    fc.integer({ min: 0, max: 500_00 }),
    fc.constantFrom('avalanche' as const, 'snowball' as const, 'minimumsOnly' as const),
  )
  .map(([plain, rules, ends, extraCents, order]) => ({
    debts: plain.map((one, at): PayoffDebt => {
      const minimum = rules[at] ?? one.minimum
      const from = ends[at]
      return from === undefined
        ? { ...one, minimum }
        : {
            ...one,
            minimum,
            rates: [
              { fromMonth: 0, aprPpm: 0 },
              { ...one.rates[0]!, fromMonth: from },
            ],
          }
    }),
    extraCents,
    order,
  }))

/** Every payment of a loan a cent more: what was rounded off it is less. */
function aCentMore(input: PayoffInput): PayoffInput {
  const debts = input.debts.map((one): PayoffDebt => {
    const { minimum } = one
    return minimum.kind === 'fixed' && minimum.cents > 0
      ? { ...one, minimum: { kind: 'fixed', cents: minimum.cents + 1 } }
      : one
  })
  return { ...input, debts }
}

/** Every way by the second implementation, which shares nothing with the engine. */
function allWays(input: PayoffInput) {
  const exact = input.debts.map((one): PayoffDebt => {
    const { minimum } = one
    return minimum.kind === 'fixed'
      ? one
      : { ...one, minimum: { ...minimum, round: 'cent', ofNewBalance: true } }
  })
  const ways = [input.debts, exact].flatMap((debts) =>
    (['monthly', 'dailyCompound'] as const).map((accrual) => ({ ...input, debts, accrual })),
  )
  return [...ways, aCentMore(input)].map((way) => {
    const { end, months, rows } = referencePayoff(way, 600)
    const interest = rows.flat().reduce((sum, row) => sum + row.interest, 0n)
    return { end, months, interestCents: Number(interest) }
  })
}

test('the range is what the ways give, to the month and the cent, and holds the plan as entered', () => {
  let ended = 0
  fc.assert(
    fc.property(mixed, (input) => {
      const { likely, ...span } = payoffRange(input)
      const ways = allWays(input)
      if (likely.status !== 'paid' || ways.some(({ end }) => end !== 'paid')) return
      ended += 1
      const months = ways.map((way) => way.months)
      const interest = ways.map((way) => way.interestCents)
      expect(span).toEqual({
        earliestMonths: Math.min(...months),
        latestMonths: Math.max(...months),
        leastInterestCents: Math.min(...interest),
        mostInterestCents: Math.max(...interest),
      })
      expect(months).toContain(likely.months)
      expect(likely).toEqual(planPayoff(input))
    }),
    RUNS,
  )
  expect(ended).toBeGreaterThan(1_200)
})

test('day by day, every cent is the reference’s, with minimums that take their share of the interest too', () => {
  fc.assert(
    fc.property(mixed, (given) => {
      const debts = given.debts.map((one): PayoffDebt => {
        const { minimum } = one
        return minimum.kind === 'fixed' ? one : { ...one, minimum: { ...minimum, ofNewBalance: true } }
      })
      const input: PayoffInput = { ...given, debts, accrual: 'dailyCompound', horizonMonths: 240 }
      const plan = planPayoff(input)
      const reference = referencePayoff(input, plan.months)
      const rows = plan.schedule.map((month) =>
        month.debts.map(({ id, interestCents, paymentCents, balanceCents }) => ({
          id,
          interest: BigInt(interestCents),
          payment: BigInt(paymentCents),
          balance: BigInt(balanceCents),
        })),
      )
      expect(rows).toEqual(reference.rows)
    }),
    RUNS,
  )
})

test('$15,000 at 18.5 % with $350 a month: 71 to 72 months', () => {
  const range = payoffRange({
    debts: [debt('x', [15_000_00, 185_000, 0])],
    budgetCents: 350_00,
    order: 'avalanche',
  })
  expect(range).toMatchObject({
    likely: { months: 71, interestCents: 9_728_99 },
    earliestMonths: 71,
    latestMonths: 72,
    leastInterestCents: 9_728_99,
    mostInterestCents: 9_879_77,
  })
})

test('the band of a statement’s box: minimums alone on $3,000 at 14.4 %, rounded up to dollars', () => {
  const minimum: MinimumRule = { ...onePercentPlusInterest, round: 'dollarUp' }
  const card: PayoffDebt = { ...debt('x', [3_000_00, 144_000, 0]), minimum }
  const { likely, ...span } = payoffRange({ debts: [card], order: 'minimumsOnly' })
  expect([span.earliestMonths, likely.months, span.latestMonths]).toEqual([160, 160, 162])
  // Narrow enough to be of use: under 5 % of the interest.
  expect(span.mostInterestCents! - span.leastInterestCents!).toBeLessThan(0.05 * likely.interestCents)
})

test('a loan of 60 payments ends with the 60th, or owes 32 cents after it: its payment was rounded', () => {
  const loan = debt('x', [10_000_00, 49_000, 188_25])
  const range = payoffRange({ debts: [loan], extraCents: 0, order: 'avalanche' })
  expect(range).toMatchObject({ likely: { months: 61 }, earliestMonths: 60, latestMonths: 61 })
  const rest = range.likely.schedule.at(-1)?.debts[0]?.paymentCents
  expect(rest).toBe(32)
})

test('a sum that the person names is paid to the cent: nothing was rounded off it', () => {
  const loan = debt('x', [10_000_00, 49_000, 188_25])
  const named = payoffRange({ debts: [loan], budgetCents: 188_25, order: 'avalanche' })
  expect(named).toMatchObject({ earliestMonths: 61, latestMonths: 61 })
})

test('a payment that is the interest and no more never ends, and has no earliest month for want of a cent', () => {
  const loan = debt('x', [10_000_00, 240_000, 200_00])
  const range = payoffRange({ debts: [loan], extraCents: 0, order: 'avalanche' })
  expect(range).toMatchObject({ likely: { status: 'never' }, earliestMonths: null, latestMonths: null })
})

test('the cost of a plan already known is worked out from its outline alone', () => {
  const input: PayoffInput = { debts: [debt('x', [5_000_00, 200_000, 150_00])], order: 'avalanche' }
  const { likely, ...span } = payoffRange(input)
  expect(payoffSpan(input, outlinePayoff(input))).toEqual(span)
  expect(likely.status).toBe('paid')
})

test('where one way never ends there is no latest month', () => {
  // A twelfth of 24 % on $10,000 is $200; day by day it is $202.
  const input: PayoffInput = {
    debts: [debt('x', [10_000_00, 240_000, 0])],
    budgetCents: 201_00,
    order: 'avalanche',
  }
  expect(payoffRange(input)).toMatchObject({
    likely: { status: 'paid' },
    earliestMonths: expect.any(Number),
    latestMonths: null,
    mostInterestCents: null,
  })
})

test('nothing owed is a range of nothing', () => {
  expect(payoffRange({ debts: [], order: 'avalanche' })).toMatchObject({ earliestMonths: 0, latestMonths: 0 })
})

test('a card of one balance in its rows has the range of the card: its balances are compounded too', () => {
  const rates = [{ fromMonth: 0, aprPpm: 249_900 }]
  const plain: PayoffDebt = {
    id: 'card',
    balanceCents: 15_000_00,
    rates,
    minimum: { kind: 'fixed', cents: 320_00 },
  }
  const rows = { ...plain, buckets: [{ id: '1', name: 'Purchases', balanceCents: 15_000_00, rates }] }
  const [whole, listed] = [plain, rows].map((one) => {
    const { likely: _, ...span } = payoffRange({ debts: [one], extraCents: 0, order: 'avalanche' })
    return span
  })
  expect(listed).toEqual(whole)
  expect([whole?.earliestMonths, whole?.latestMonths]).toEqual([182, 206])
})
