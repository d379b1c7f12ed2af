/**
 * The cheapest plan of the same debts and money. Where a new card takes over others, a few orders are tried.
 * Example: after a transfer at 0 % for 18 months, the highest rate first would leave the new card for last, and its rate
 * of 20.94 % would meet all of it; the new card first costs less.
 */
import type { PayoffInput, PayoffOrder, PayoffPlan } from '#engine/debts/debt.ts'
import { bestOrderPlan } from '#engine/debts/least-interest/best-order.ts'

/** The cheapest of some tries by their plans; the first where none ends. */
export function cheapestOf<Try>(tries: readonly [Try, ...Try[]], planOf: (one: Try) => PayoffPlan): Try {
  const [cheapest] = tries
    .filter((one) => planOf(one).status === 'paid')
    .toSorted((a, b) => planOf(a).paidCents - planOf(b).paidCents || planOf(a).months - planOf(b).months)
  return cheapest ?? tries[0]
}

/** The plan of least interest; `own` is an order that it must not cost more than. Errors as planPayoff. */
export function cheapestPlan(input: PayoffInput, own: PayoffOrder = 'avalanche'): PayoffPlan {
  return bestOrderPlan({ ...input, order: own === 'minimumsOnly' ? 'avalanche' : own }).plan
}
