/**
 * Why two orders of payment come to the same: the smallest debt can be the one with the highest rate, there can be one
 * debt only, or all can have one rate.
 * Example: $900 at 26 % and $4,000 at 9 %: both orders pay the $900 first, and every month is the same.
 */
import { partsOf } from '#engine/debts/balances/terms.ts'
import type { PayoffDebt, RateStep } from '#engine/debts/debt.ts'
import type { PlanComparison, Strategy } from '#engine/debts/payoff/compare.ts'
import { firstInOrder } from '#engine/debts/payoff/orders.ts'

/** `samePlan`: each month pays the same, though the first debts differ. `sameCost`: other months, the same cost. */
export type OrderTie = 'oneDebt' | 'smallestIsDearest' | 'sameRates' | 'samePlan' | 'sameCost'

/** The kind of tie of two orders that cost the same as they are shown; the caller has seen that they do. */
export function orderTie(debts: readonly PayoffDebt[], { avalanche, snowball }: PlanComparison): OrderTie {
  const open = debts.filter(({ balanceCents }) => balanceCents > 0)
  if (open.length < 2) return 'oneDebt'
  const [first, ...others] = open.flatMap(partsOf).filter(({ balanceCents }) => balanceCents > 0)
  if (others.every(({ rates }) => haveSameRates(rates, first!.rates))) return 'sameRates'
  if (!arePaidAlike(avalanche, snowball)) return 'sameCost'
  const dearest = firstInOrder(open, 'avalanche', 1)
  return dearest === firstInOrder(open, 'snowball', 1) ? 'smallestIsDearest' : 'samePlan'
}

function haveSameRates(one: readonly RateStep[], other: readonly RateStep[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      ({ fromMonth, aprPpm }, at) => fromMonth === other[at]?.fromMonth && aprPpm === other[at]?.aprPpm,
    )
  )
}

/** Whether both give the same debts the extra in every month: all else of a month is the same then. */
function arePaidAlike(one: Strategy, other: Strategy): boolean {
  return (
    one.interestCents === other.interestCents &&
    one.months === other.months &&
    one.extraTo.every((ids, at) => ids.join() === other.extraTo[at]?.join())
  )
}
