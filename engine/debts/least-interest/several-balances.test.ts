import * as fc from 'fast-check'
import loadHighs from 'highs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DebtBucket, PayoffDebt, PayoffInput, PlannedPayment } from '#engine/debts/debt.ts'
import { outlinePayoff, planPayoff } from '#engine/debts/payoff/payoff.ts'
import { debt, onePercentPlusInterest } from '#engine/testing/cards.ts'
import { offerInput } from '#engine/testing/offer-sets.ts'
import { bucketInput } from '#engine/testing/random-buckets.ts'
import { highsSolver } from '#web/features/debts/least-interest/highs-solver.ts'
import { bestOrderPlan, isProofWorthWhile } from './best-order.ts'
import type { Solver } from './model/linear-model.ts'
import { type ProofLimits, provenPlan } from './optimal.ts'

const QUICK: ProofLimits = { seconds: 0.5, gapCents: 100, gapPpm: 1_000 }
const CLOSE: ProofLimits = { seconds: 10, gapCents: 1, gapPpm: 0 }

let solve: Solver
beforeAll(async () => {
  solve = highsSolver(await loadHighs())
})

const neverAsked: Solver = () => Promise.reject(new Error('no solver is needed here'))

const bucket = (id: string, balanceCents: number, rates: DebtBucket['rates']): DebtBucket => ({
  id,
  name: id,
  balanceCents,
  rates,
})
const cardOf = (buckets: DebtBucket[]): PayoffDebt => ({
  ...debt('card', [buckets.reduce((sum, { balanceCents }) => sum + balanceCents, 0), 0, 0]),
  minimum: onePercentPlusInterest,
  buckets,
})

describe('a card with purchases and a transfer beside a loan', () => {
  const purchases = bucket('purchases', 2_500_00, [{ fromMonth: 0, aprPpm: 249_900 }])
  const transfer = bucket('transfer', 4_000_00, [
    { fromMonth: 0, aprPpm: 0 },
    { fromMonth: 10, aprPpm: 274_900 },
  ])
  const loan = debt('loan', [3_000_00, 189_900, 90_00])
  const input: PayoffInput = {
    debts: [cardOf([purchases, transfer]), loan],
    extraCents: 250_00,
    order: 'avalanche',
  }

  test('is proven: the transfer’s end, the minimum and the split by law are in the model', async () => {
    expect(isProofWorthWhile(input)).toBe(true)
    const { plan, boundCents, isProven } = await provenPlan(input, solve, CLOSE)
    expect(isProven).toBe(true)
    expect(plan.interestCents).toBeLessThanOrEqual(bestOrderPlan(input).plan.interestCents)
    expect(boundCents).toBeGreaterThan(0)
  })

  test('alone has no order to choose, and no solver is asked', async () => {
    const alone = { ...input, debts: [input.debts[0]!] }
    expect(isProofWorthWhile(alone)).toBe(false)
    const { isProven, gapCents } = await provenPlan(alone, neverAsked, QUICK)
    expect({ isProven, gapCents }).toEqual({ isProven: true, gapCents: 0 })
  })
})

/** Cards of several balances beside debts of one, with raises, sums that come once, pauses and first payments in month 2. */
const mixedInput: fc.Arbitrary<PayoffInput> = fc
  .record({
    cards: bucketInput,
    others: offerInput,
    later: fc.integer({ min: 0, max: 3 }),
    first: fc.option(fc.integer({ min: 10_00, max: 80_00 }), { nil: undefined, freq: 3 }),
  })
  .map(({ cards, others, later, first }) => {
    const debts = [...cards.debts.slice(0, 2), ...others.debts.slice(0, 2)].map((one, i) => ({
      ...one,
      id: `d${i}`,
      ...(i === later && { paymentsFrom: 2, interestFrom: 2 }),
      ...(i === 0 && first !== undefined && { firstMinimumCents: first }),
    }))
    return { ...others, debts }
  })

/** Plans that somebody could follow: each month's extra to some debts in some amounts. */
const anyPayments: fc.Arbitrary<PlannedPayment[]> = fc.array(
  fc.record({
    month: fc.integer({ min: 1, max: 24 }),
    id: fc.constantFrom('d0', 'd1', 'd2', 'd3'),
    cents: fc.integer({ min: 1_00, max: 900_00 }),
  }),
  { maxLength: 30 },
)

const balancesOf = ({ debts }: PayoffInput) =>
  debts.reduce((sum, { buckets }) => sum + (buckets?.length ?? 1), 0)

test('no plan is under the bound by more than rounding, and the answer keeps what it says', async () => {
  const plans = fc.array(anyPayments, { minLength: 15, maxLength: 15 })
  let bounded = 0
  let proved = 0
  await fc.assert(
    fc.asyncProperty(mixedInput, plans, fc.boolean(), async (input, tried, keepsStart) => {
      const { plan, payments, boundCents, gapCents, isProven } = await provenPlan(input, solve, {
        ...QUICK,
        keepsStart,
      })
      expect(planPayoff({ ...input, order: { payments } })).toEqual(plan)
      if (plan.status !== 'paid') return
      const found = bestOrderPlan(input).plan
      expect(plan.interestCents).toBe(boundCents + gapCents)
      expect(plan.interestCents).toBeLessThanOrEqual(found.interestCents)
      if (boundCents > 0) bounded += 1
      if (isProven) proved += 1
      const roundingOf = (months: number) => (balancesOf(input) * months) / 2
      expect(found.interestCents).toBeGreaterThanOrEqual(boundCents - roundingOf(found.months))
      // A bound for plans that begin alike says nothing of others.
      if (keepsStart) return
      const orders = ['avalanche' as const, 'snowball' as const, input.order]
      for (const order of [...orders, ...tried.map((one) => ({ payments: one }))]) {
        const other = outlinePayoff({ ...input, order })
        if (other.status !== 'paid') continue
        expect(other.interestCents).toBeGreaterThanOrEqual(boundCents - roundingOf(other.months))
      }
    }),
    { numRuns: 30 },
  )
  expect(bounded).toBeGreaterThan(15)
  expect(proved).toBeGreaterThan(5)
})
