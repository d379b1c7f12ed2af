import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PayoffDebt } from '#engine/debts/debt.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { grantImpact, payShares } from './impact.ts'

const card = (
  id: string,
  balanceCents: number,
  { aprPpm = 240_000, minimumCents = 20_000 } = {},
): PayoffDebt => ({
  id,
  balanceCents,
  rates: [{ fromMonth: 0, aprPpm }],
  minimum: { kind: 'fixed', cents: minimumCents },
})
const planOf = (...debts: PayoffDebt[]) => ({ debts, order: 'avalanche' as const, extraCents: 0 })
const interestOf = (balanceCents: number) =>
  planPayoff({ debts: [card('a', balanceCents)], order: 'avalanche', extraCents: 0 })

describe('grantImpact', () => {
  it('is the difference of two plans with the same money', () => {
    const [without, after] = [interestOf(500_000), interestOf(300_000)]
    expect([without.months, after.months]).toEqual([36, 19])
    expect(
      grantImpact(
        planOf(card('a', 500_000)),
        [{ debtId: 'a', askedCents: 200_000, owedCents: 500_000 }],
        200_000,
      ),
    ).toEqual({
      interestSavedCents: without.interestCents - after.interestCents,
      monthsSaved: 17,
    })
  })

  it('keeps the freed minimum in the plan where a debt is paid whole', () => {
    const two = planOf(card('a', 100_000), card('b', 500_000))
    const impact = grantImpact(two, [{ debtId: 'a', askedCents: 100_000, owedCents: 100_000 }], 100_000)
    const without = planPayoff({ ...two, extraCents: 0 })
    const after = planPayoff({ debts: [card('b', 500_000)], order: 'avalanche', budgetCents: 40_000 })
    expect(impact?.monthsSaved).toBe(without.months - after.months)
  })

  it('is all there was where nothing is left', () => {
    const { months, interestCents } = interestOf(100_000)
    expect(
      grantImpact(
        planOf(card('a', 100_000)),
        [{ debtId: 'a', askedCents: 100_000, owedCents: 100_000 }],
        100_000,
      ),
    ).toEqual({
      interestSavedCents: interestCents,
      monthsSaved: months,
    })
  })

  it('is nothing where the plan never ends', () => {
    const hopeless = card('a', 9_000_000, { aprPpm: 360_000, minimumCents: 10_000 })
    const nothing = { interestSavedCents: 0, monthsSaved: 0 }
    expect(
      grantImpact(planOf(hopeless), [{ debtId: 'a', askedCents: 200_000, owedCents: 500_000 }], 200_000),
    ).toEqual(nothing)
  })

  it('is not measured where it pays no debt of the plan, and an unknown debt takes its part of the money', () => {
    const rent = { debtId: 'rent', askedCents: 150_000, owedCents: 300_000 }
    const owed = { debtId: 'a', askedCents: 200_000, owedCents: 500_000 }
    expect(grantImpact(planOf(), [rent], 150_000)).toBeNull()
    expect(grantImpact(planOf(card('a', 500_000)), [rent, owed], 150_000)).toBeNull()
    expect(grantImpact(planOf(card('a', 500_000)), [rent, owed], 350_000)).toEqual(
      grantImpact(planOf(card('a', 500_000)), [owed], 200_000),
    )
  })

  const someDebts = fc
    .array(
      fc.record({
        balanceCents: fc.integer({ min: 1_000, max: 1_000_000 }),
        aprPpm: fc.integer({ min: 0, max: 300_000 }),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((list) =>
      list.map(({ balanceCents, aprPpm }, at) =>
        card(`d${at}`, balanceCents, { aprPpm, minimumCents: 30_000 }),
      ),
    )

  it('never hurts, and never saves more than there is', () => {
    const isSound = fc.property(someDebts, fc.integer({ min: 1, max: 500_000 }), (debts, amount) => {
      const shares = debts.map(({ id, balanceCents }) => ({
        debtId: id,
        askedCents: balanceCents,
        owedCents: balanceCents,
      }))
      const impact = grantImpact(planOf(...debts), shares, amount)
      if (impact === null) return false
      const { interestSavedCents, monthsSaved } = impact
      const { interestCents, months, status } = planPayoff(planOf(...debts))
      if (status !== 'paid') return interestSavedCents === 0 && monthsSaved === 0
      const isWithin = interestSavedCents <= interestCents && monthsSaved <= months
      return isWithin && interestSavedCents >= 0 && monthsSaved >= 0
    })
    expect(fc.check(isSound, { numRuns: 300 }).counterexample).toBeNull()
  })
})

describe('payShares', () => {
  it('pays in the order named, each up to what was asked and what is owed', () => {
    const debts = [card('a', 50_000), card('b', 90_000), card('c', 10_000)]
    const shares = [
      { debtId: 'b', askedCents: 30_000, owedCents: 0 },
      { debtId: 'a', askedCents: 80_000, owedCents: 0 },
      { debtId: 'unknown', askedCents: 5_000, owedCents: 2_000 },
      { debtId: 'c', askedCents: 10_000, owedCents: 0 },
    ]
    expect(payShares(debts, shares, 85_000).map(({ balanceCents }) => balanceCents)).toEqual([
      0, 60_000, 7_000,
    ])
  })
})
