import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { referencePayoff } from '#engine/testing/reference-payoff.ts'
import { plainDebts, wildInput } from '#engine/testing/random-debts.ts'
import type { PayoffInput } from '#engine/debts/debt.ts'
import { planPayoff } from './payoff.ts'

function rowsOf(input: PayoffInput) {
  const plan = planPayoff(input)
  const rows = plan.schedule.map(({ debts }) =>
    debts.map(({ id, interestCents, paymentCents, balanceCents }) => ({
      id,
      interest: BigInt(interestCents),
      payment: BigInt(paymentCents),
      balance: BigInt(balanceCents),
    })),
  )
  return { plan, rows }
}

test('every cent of a wild plan is the reference’s, and so is its end', () => {
  fc.assert(
    fc.property(wildInput, (input) => {
      const { plan, rows } = rowsOf(input)
      // One month more than simulated: a short month shows there.
      const isOver = plan.status === 'paid' || plan.status === 'short'
      const reference = referencePayoff(input, plan.months + (isOver ? 1 : 0))
      expect(rows).toEqual(reference.rows)
      expect(reference.end).toBe(isOver ? plan.status : 'open')
      expect(reference.months).toBe(plan.months)
      const left = rows.at(-1)?.reduce((sum, row) => sum + row.balance, 0n) ?? 0n
      const sawItsHorizon = plan.months === (input.horizonMonths ?? 600) || left > 4_000_000_000_000_000n
      expect(plan.status !== 'beyondHorizon' || sawItsHorizon).toBe(true)
    }),
    { numRuns: 3_000 },
  )
})

test('never is never contradicted: the reference is still paying after 2,000 months', () => {
  let proved = 0
  fc.assert(
    fc.property(wildInput, (input) => {
      if (planPayoff(input).status !== 'never') return
      proved += 1
      expect(referencePayoff(input, 2_000).end).not.toBe('paid')
    }),
    { numRuns: 1_500 },
  )
  expect(proved).toBeGreaterThan(50)
})

test('plain debts in every order, to the cent', () => {
  const orders = fc.constantFrom('avalanche' as const, 'snowball' as const, 'minimumsOnly' as const)
  fc.assert(
    fc.property(plainDebts, orders, fc.integer({ min: 0, max: 500_00 }), (debts, order, extraCents) => {
      const { plan, rows } = rowsOf({ debts, order, extraCents })
      expect(plan.status).toBe('paid')
      expect(rows).toEqual(referencePayoff({ debts, order, extraCents }, 600).rows)
    }),
    { numRuns: 1_000 },
  )
})
