/**
 * What the plan of least interest saves against the cheaper of the simple orders. Another order than a simple one takes
 * more attention, so it is offered only where it saves enough.
 * Example: highest rate first costs $1,454.87, smallest balance first $980.60 and least interest $776.38: $204.22 less.
 */
import type { PlanComparison } from '#engine/debts/payoff/compare.ts'

/** A gain under this is not worth another order than a simple one. */
const WORTH_CENTS = 20_00

export type SimpleOrder = 'avalanche' | 'snowball'

/** What a plan costs: interest and the fee of a move, in cents. */
export function costOfPlan({ interestCents, feesCents = 0 }: { interestCents: number; feesCents?: number }) {
  return interestCents + feesCents
}

/** The cheaper of the simple orders that end, and its cost in cents; null where neither does. */
export function cheaperSimple(
  comparison: Pick<PlanComparison, SimpleOrder>,
): { order: SimpleOrder; cents: number } | null {
  const ending = (['avalanche', 'snowball'] as const).flatMap((order) =>
    comparison[order].status === 'paid' ? [{ order, cents: costOfPlan(comparison[order]) }] : [],
  )
  return ending.toSorted((a, b) => a.cents - b.cents)[0] ?? null
}

/** Whether a plan of least interest that ends is worth keeping: it saves $20 or more, or no simple order ends. */
export function isWorthKeeping(comparison: PlanComparison): boolean {
  const { leastInterest } = comparison
  if (leastInterest?.status !== 'paid') return false
  const simple = cheaperSimple(comparison)
  return simple === null || simple.cents - costOfPlan(leastInterest) >= WORTH_CENTS
}
