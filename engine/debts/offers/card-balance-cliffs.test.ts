/** Offers on one of several balances of a card, against the plan of the card played again with another amount. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DebtBucket, PayoffInput, PayoffPlan } from '#engine/debts/debt.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { cliffsOf } from './cliffs.ts'

const purchases: DebtBucket = {
  id: 'purchases',
  name: 'Purchases',
  balanceCents: 100_000,
  rates: [{ fromMonth: 0, aprPpm: 249_900 }],
}
const transfer: DebtBucket = {
  id: 'transfer',
  name: 'Transfer',
  balanceCents: 200_000,
  rates: [
    { fromMonth: 0, aprPpm: 0 },
    { fromMonth: 7, aprPpm: 249_900 },
  ],
}

function cardOf(buckets: DebtBucket[], budgetCents: number): PayoffInput {
  return {
    debts: [
      {
        id: 'card',
        balanceCents: buckets.reduce((sum, { balanceCents }) => sum + balanceCents, 0),
        rates: [{ fromMonth: 0, aprPpm: 0 }],
        minimum: { kind: 'percent', ppm: 10_000, floorCents: 2500, plusInterest: true, round: 'cent' },
        buckets,
      },
    ],
    order: 'avalanche',
    budgetCents,
  }
}

function owedOn(plan: PayoffPlan, bucketId: string | undefined, month: number): number | undefined {
  return plan.schedule[month - 1]?.debts[0]?.buckets?.find(({ id }) => id === bucketId)?.balanceCents
}

describe('an offer on one balance of a card', () => {
  it('names that balance, and counts the dearer one that is paid first', () => {
    const input = cardOf([purchases, transfer], 20_000)
    const [cliff] = cliffsOf(input, planPayoff(input))
    // The minimum goes to the transfer, the rest to the purchases while they last.
    expect(cliff).toMatchObject({ id: 'card', bucketId: 'transfer', kind: 'promotion', untilMonth: 6 })
    expect(cliff?.leftCents).toBe(owedOn(planPayoff(input), 'transfer', 6))
    expect(cliff?.chargeCents).toBeGreaterThan(0)
  })

  it('of a deferral charges what it gathered, and keeps its place in the last two months', () => {
    const deferred = { untilMonth: 6, aprPpm: 299_900, accruedCents: 12_000 }
    const store = { ...transfer, rates: [{ fromMonth: 0, aprPpm: 0 }], deferred }
    const input = cardOf([purchases, store], 20_000)
    const plan = planPayoff(input)
    const [cliff] = cliffsOf(input, plan)
    expect(cliff).toMatchObject({ bucketId: 'transfer', kind: 'deferral' })
    expect((cliff?.leftCents ?? 0) + (cliff?.chargeCents ?? 0)).toBe(owedOn(plan, 'transfer', 6))
  })

  const offers = fc.record({
    dear: fc.integer({ min: 0, max: 300_000 }),
    owed: fc.integer({ min: 20_000, max: 400_000 }),
    untilMonth: fc.integer({ min: 1, max: 18 }),
    isDeferred: fc.boolean(),
    offerPpm: fc.constantFrom(0, 39_900, 99_900),
    budgetCents: fc.integer({ min: 12_000, max: 60_000 }),
  })

  it('is avoided by the amount that is named, and not by a dollar less', () => {
    let met = 0
    fc.assert(
      fc.property(offers, ({ dear, owed, untilMonth, isDeferred, offerPpm, budgetCents }) => {
        const rates = [
          { fromMonth: 0, aprPpm: offerPpm },
          ...(isDeferred ? [] : [{ fromMonth: untilMonth + 1, aprPpm: 289_900 }]),
        ]
        const deferred = { untilMonth, aprPpm: 299_900, accruedCents: 1000 }
        const bucket = { ...transfer, balanceCents: owed, rates, ...(isDeferred && { deferred }) }
        const input = cardOf([{ ...purchases, balanceCents: dear }, bucket], budgetCents)
        const plan = planPayoff(input)
        if (plan.status !== 'paid') return
        for (const cliff of cliffsOf(input, plan)) {
          met += 1
          const add = cliff.addCentsToAvoid ?? NaN
          const left = (cents: number) =>
            owedOn(planPayoff({ ...input, budgetCents: budgetCents + cents }), cliff.bucketId, untilMonth) ??
            0
          expect(left(add)).toBe(0)
          expect(left(add - 100)).toBeGreaterThan(0)
        }
      }),
      { numRuns: 2000 },
    )
    expect(met).toBeGreaterThan(500)
  })
})
