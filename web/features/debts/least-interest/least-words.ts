import type { LeastInterest } from '#engine/debts/least-interest/best-order.ts'
import type { PlanComparison } from '#engine/debts/payoff/compare.ts'
import { shownDifference } from '#engine/money/format.ts'
import { money } from '../figures.ts'
import { leastTexts as texts } from './messages.ts'
import type { Proof } from './use-proof.ts'

/** A gain under this is not worth another order than a simple one. */
const WORTH_CENTS = 20_00

/** Less than this is rounding and no plan to look for. */
const DOLLAR = 100

type Compared = { comparison: PlanComparison; found: LeastInterest }
type SimpleOrder = 'avalanche' | 'snowball'

/** The cheaper of the simple orders that end; null where neither does. */
function simplest({ avalanche, snowball }: PlanComparison): { order: SimpleOrder; cents: number } | null {
  const ending = (
    [
      ['avalanche', avalanche],
      ['snowball', snowball],
    ] as const
  ).flatMap(([order, strategy]) =>
    strategy.status === 'paid' ? [{ order, cents: strategy.interestCents + (strategy.feesCents ?? 0) }] : [],
  )
  return ending.toSorted((a, b) => a.cents - b.cents)[0] ?? null
}

function costOf({ plan }: LeastInterest): number {
  return plan.interestCents + (plan.feesCents ?? 0)
}

/** The sentence that keeps a simple order; null where the plan of least interest is worth it. */
export function keepSimple({ comparison, found }: Compared): string | null {
  const simple = simplest(comparison)
  if (!simple || simple.cents - costOf(found) >= WORTH_CENTS) return null
  const gain = shownDifference(simple.cents, costOf(found))
  const order = texts.orders[simple.order]
  return gain > 0 ? texts.nearlySimple(order, money(gain)) : texts.simple(order)
}

/** What it saves against each of the simple orders. */
export function savings({ comparison, found }: Compared): string {
  const parts = (['avalanche', 'snowball'] as const).map((name) => {
    const { status, interestCents, feesCents = 0 } = comparison[name]
    const order = texts.orders[name]
    if (status !== 'paid') return texts.endlessOrder(order)
    const gain = shownDifference(interestCents + feesCents, costOf(found))
    return gain > 0 ? texts.less(money(gain), order) : texts.same(order)
  })
  return texts.saves(parts)
}

/** How sure it is that no plan costs less; empty where nothing was asked. */
export function proofWords(proof: Proof): string {
  if (proof.kind === 'none') return ''
  if (proof.kind === 'working') return texts.working
  if (proof.kind === 'failed' || proof.proven.boundCents === 0) return texts.unchecked
  const { gapCents } = proof.proven
  return gapCents < DOLLAR ? texts.proven : texts.within(money(Math.ceil(gapCents / DOLLAR) * DOLLAR))
}
