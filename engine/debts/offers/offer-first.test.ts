/** The worked example: what the order of the month costs, what the store card first costs, and what the best plan does. */
import { expect, test } from 'vitest'
import type { PayoffInput } from '#engine/debts/debt.ts'
import { bestOrderPlan } from '#engine/debts/least-interest/best-order.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { cliffsOf } from './cliffs.ts'
import { offerFirst } from './offer-first.ts'

const input: PayoffInput = {
  debts: [
    {
      id: 'store',
      balanceCents: 2_400_00,
      rates: [
        { fromMonth: 0, aprPpm: 0 },
        { fromMonth: 13, aprPpm: 299_900 },
      ],
      deferred: { untilMonth: 12, aprPpm: 299_900, accruedCents: 0 },
      minimum: { kind: 'fixed', cents: 60_00 },
    },
    {
      id: 'card',
      balanceCents: 4_000_00,
      rates: [{ fromMonth: 0, aprPpm: 220_000 }],
      minimum: { kind: 'fixed', cents: 100_00 },
    },
  ],
  budgetCents: 400_00,
  order: 'avalanche',
}

test('$2,400 deferred for 12 months beside $4,000 at 22 %: the store card first saves $474.27, the best plan $678', () => {
  const plan = planPayoff(input)
  expect([plan.months, plan.interestCents]).toEqual([20, 1_454_87])
  expect(offerFirst(input, plan, cliffsOf(input, plan))).toEqual({ order: ['store'], savedCents: 474_27 })
  const best = bestOrderPlan(input).plan.interestCents
  expect(best).toBeGreaterThanOrEqual(776_37)
  expect(best).toBeLessThan(777_00)
})
