import * as fc from 'fast-check'
import loadHighs from 'highs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PayoffInput, PlannedPayment } from '#engine/debts/debt.ts'
import { outlinePayoff, planPayoff } from '#engine/debts/payoff/payoff.ts'
import { card, debt, onePercentPlusInterest, store } from '#engine/testing/cards.ts'
import { offerInput } from '#engine/testing/offer-sets.ts'
import { highsSolver } from '#web/features/debts/least-interest/highs-solver.ts'
import { bestOrderPlan } from './best-order.ts'
import type { Solver } from './model/linear-model.ts'
import { type ProofLimits, provenPlan } from './optimal.ts'

const CLOSE: ProofLimits = { seconds: 10, gapCents: 1, gapPpm: 0 }
const QUICK: ProofLimits = { seconds: 1, gapCents: 100, gapPpm: 1_000 }

let solve: Solver
beforeAll(async () => {
  solve = highsSolver(await loadHighs())
})

const neverAsked: Solver = () => Promise.reject(new Error('no solver is needed here'))

const two: PayoffInput = { debts: [store, card], budgetCents: 400_00, order: 'avalanche' }

describe('the plan of least interest with its proof', () => {
  test('the deferral that a search saves is proven to the cent', async () => {
    const proven = await provenPlan(two, solve, CLOSE)
    expect(proven.plan.interestCents).toBe(776_38)
    expect(proven.isProven).toBe(true)
    expect(proven.gapCents).toBeLessThanOrEqual(2)
  })

  test('constant rates and fixed minimums are proven without a solver', async () => {
    const input: PayoffInput = {
      debts: [card, debt('loan', [900_00, 90_000, 40_00])],
      extraCents: 100_00,
      order: 'snowball',
    }
    const proven = await provenPlan(input, neverAsked, QUICK)
    expect(proven).toMatchObject({ isProven: true, gapCents: 0 })
    expect(proven.plan.interestCents).toBe(outlinePayoff({ ...input, order: 'avalanche' }).interestCents)
  })

  test('a move of balances is answered without a proof', async () => {
    const fresh = { ...debt('new', [0, 120_000, 50_00]) }
    const move = { afterMonth: 3, ids: ['card'], into: 'new', feePpm: 30_000 }
    const moved: PayoffInput = { ...two, debts: [store, card, fresh], move }
    const proven = await provenPlan(moved, neverAsked, QUICK)
    expect(proven).toMatchObject({ isProven: false, boundCents: 0 })
    expect(proven.plan).toEqual(bestOrderPlan(moved).plan)
  })

  test('a budget under the minimums has no proof, and says so', async () => {
    const proven = await provenPlan({ ...two, budgetCents: 100_00 }, neverAsked, QUICK)
    expect(proven.plan.status).toBe('short')
    expect(proven.isProven).toBe(false)
  })

  test('percentage minimums are in the model', async () => {
    const debts = [
      {
        ...debt('offer', [3_000_00, 0, 0]),
        minimum: onePercentPlusInterest,
        rates: [
          { fromMonth: 0, aprPpm: 0 },
          { fromMonth: 7, aprPpm: 279_900 },
        ],
      },
      { ...card, minimum: onePercentPlusInterest },
    ]
    const input: PayoffInput = { debts, budgetCents: 350_00, order: 'avalanche' }
    const proven = await provenPlan(input, solve, CLOSE)
    expect(proven.gapCents).toBeLessThanOrEqual(5)
    expect(proven.plan.interestCents).toBeLessThanOrEqual(bestOrderPlan(input).plan.interestCents)
  })
})

describe('a card that begins a month later', () => {
  // The search sets the first month's extra aside for the card; a plan that pays it at once costs less.
  const later = { ...card, minimum: onePercentPlusInterest, paymentsFrom: 2, interestFrom: 2 }
  const input: PayoffInput = { debts: [store, later], budgetCents: 400_00, order: 'avalanche' }

  test('any plan: the solver finds the one that pays it at once, with the deferral saved to the cent', async () => {
    const proven = await provenPlan(input, solve, CLOSE)
    expect(proven.isProven).toBe(true)
    expect(proven.plan.schedule[0]!.debts[1]!.paymentCents).toBeGreaterThan(0)
    expect(proven.plan.interestCents).toBeLessThan(bestOrderPlan(input).plan.interestCents)
  })

  test('with the start kept: the bound is that of plans that begin so', async () => {
    const free = await provenPlan(input, solve, CLOSE)
    const kept = await provenPlan(input, solve, { ...CLOSE, keepsStart: true })
    expect(kept.isProven).toBe(true)
    expect(kept.boundCents).toBeGreaterThan(free.boundCents)
    const found = bestOrderPlan(input).plan.interestCents
    expect(kept.plan.interestCents).toBeLessThanOrEqual(found)
    expect(found).toBeLessThan(kept.boundCents + 1_00)
  })
})

/** Plans that somebody could follow: each month's extra to some debts in some amounts. */
const anyPayments: fc.Arbitrary<PlannedPayment[]> = fc.array(
  fc.record({
    month: fc.integer({ min: 1, max: 20 }),
    id: fc.constantFrom('d0', 'd1', 'd2', 'd3', 'd4'),
    cents: fc.integer({ min: 1_00, max: 900_00 }),
  }),
  { maxLength: 30 },
)

test('no plan is under the bound by more than rounding, and the answer keeps what it says', async () => {
  const plans = fc.array(anyPayments, { minLength: 20, maxLength: 20 })
  let bounded = 0
  await fc.assert(
    fc.asyncProperty(offerInput, plans, async (input, tried) => {
      const proven = await provenPlan(input, solve, QUICK)
      const { plan, payments, boundCents, gapCents } = proven
      expect(planPayoff({ ...input, order: { payments } })).toEqual(plan)
      if (plan.status !== 'paid') return
      expect(plan.interestCents).toBe(boundCents + gapCents)
      expect(plan.interestCents).toBeLessThanOrEqual(bestOrderPlan(input).plan.interestCents)
      if (boundCents > 0) bounded += 1
      const orders = [
        'avalanche' as const,
        'snowball' as const,
        input.order,
        ...tried.map((payments) => ({ payments })),
      ]
      for (const order of orders) {
        const other = outlinePayoff({ ...input, order })
        if (other.status !== 'paid') continue
        const rounding = (input.debts.length * other.months) / 2
        expect(other.interestCents).toBeGreaterThanOrEqual(boundCents - rounding)
      }
      const kept = await provenPlan(input, solve, { ...QUICK, keepsStart: true })
      const found = bestOrderPlan(input).plan
      expect(found.interestCents).toBeGreaterThanOrEqual(
        kept.boundCents - (input.debts.length * found.months) / 2,
      )
    }),
    { numRuns: 30 },
  )
  expect(bounded).toBeGreaterThan(15)
})
