/**
 * The cheapest plan of the same debts and money, of the orders that are tried: highest rate first, smallest balance
 * first, and those that are named. A plan that ends is cheaper than one that does not.
 * Example: after a transfer at 0 % for 18 months, the highest rate first would leave the new card for last, and its rate
 * of 20.94 % would meet all of it; the new card first costs less.
 */
import type { PayoffInput, PayoffOrder, PayoffPlan } from '#engine/debts/debt.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'

/** The orders to try where one of them is the person's own, or puts some debts first. */
export function ordersWith(own: PayoffOrder | null): PayoffOrder[] {
  return ['avalanche', 'snowball', ...(Array.isArray(own) ? [own] : [])]
}

/** The cheapest of some tries by their plans; the first where none ends. */
export function cheapestOf<Try>(tries: readonly [Try, ...Try[]], planOf: (one: Try) => PayoffPlan): Try {
  const [cheapest] = tries
    .filter((one) => planOf(one).status === 'paid')
    .toSorted((a, b) => planOf(a).paidCents - planOf(b).paidCents || planOf(a).months - planOf(b).months)
  return cheapest ?? tries[0]
}

/** The plan of the cheapest order. Errors as planPayoff. */
export function cheapestPlan(input: PayoffInput, own: PayoffOrder | null = null): PayoffPlan {
  const [first, ...others] = ordersWith(own).map((order) => planPayoff({ ...input, order }))
  return cheapestOf([first!, ...others], (plan) => plan)
}
