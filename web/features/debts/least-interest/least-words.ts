import { cheaperSimple, costOfPlan, isWorthKeeping } from '#engine/debts/findings/least-gain.ts'
import type { PlanComparison, Strategy } from '#engine/debts/payoff/compare.ts'
import { difference, money } from '../figures.ts'
import { leastTexts as texts } from './messages.ts'
import type { Proof } from './use-proof.ts'

const DOLLAR = 100
/** Up to this many cents a gap is the rounding of months. */
const ROUNDING_CENTS = 10

/** The orders compared, with the plan of least interest among them. */
type Compared = PlanComparison & { leastInterest: Strategy }

/** What it costs less than this many cents; empty where both read the same, or it costs more. */
function gainOver(cents: number, least: Strategy): string {
  const costCents = costOfPlan(least)
  return cents > costCents ? difference(cents, costCents) : ''
}

/** The sentence that keeps a simple order, or says that a kept plan is no longer much cheaper than one; null where the plan of least interest is worth it. */
export function keepSimple(compared: Compared, isKept: boolean): string | null {
  const simple = cheaperSimple(compared)
  if (!simple || isWorthKeeping(compared)) return null
  const gain = gainOver(simple.cents, compared.leastInterest)
  const order = texts.orders[simple.order]
  if (isKept) return gain ? texts.keptNearly(order, gain) : texts.keptSame(order)
  return gain ? texts.nearlySimple(order, gain) : texts.simple(order)
}

/** What it saves against each of the simple orders. */
export function savings(compared: Compared): string {
  const parts = (['avalanche', 'snowball'] as const).map((name) => {
    const strategy = compared[name]
    const order = texts.orders[name]
    if (strategy.status !== 'paid') return texts.endlessOrder(order)
    const gain = gainOver(costOfPlan(strategy), compared.leastInterest)
    return gain ? texts.less(gain, order) : texts.same(order)
  })
  return texts.saves(parts)
}

type Asked = { interestCents: number; hasLaterStart: boolean }

/**
 * How sure it is that no plan costs less than `interestCents`; empty where nothing was asked. Where a debt begins later, of
 * the plans that begin alike.
 */
export function proofWords(proof: Proof, { interestCents, hasLaterStart }: Asked): string {
  if (proof.kind === 'none') return ''
  if (proof.kind === 'working') return texts.working
  if (proof.kind === 'failed' || proof.proven.boundCents === 0) return texts.unchecked
  const gapCents = interestCents - proof.proven.boundCents
  const { proven, toADollar, within } = hasLaterStart
    ? { proven: texts.provenFromStart, toADollar: texts.toADollarFromStart, within: texts.withinFromStart }
    : texts
  if (gapCents <= ROUNDING_CENTS) return proven
  return gapCents < DOLLAR ? toADollar : within(money(Math.ceil(gapCents / DOLLAR) * DOLLAR))
}
