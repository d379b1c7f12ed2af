/**
 * The same debts and the same money in different orders, side by side: avalanche, snowball, minimums
 * only, and the person's own order if there is one.
 *
 * The strategy card of the specification looks at 120 months; the date a person is free comes from the
 * full plan. One run gives both: `compared` is the state after `comparedMonths`, the rest is the full plan.
 * Interest saved by avalanche is snowball's interest minus avalanche's. It can be negative, for instance
 * where a promotional rate ends: the card then shows 0 and says that snowball is the cheaper one.
 * Example: $8,200 at 22.90 %, minimum $205, and $1,500 at 12 %, minimum $45, with $200 extra: avalanche pays
 * the $8,200 first and snowball the $1,500; their difference in interest is what the earlier first win costs.
 */
import type { PayoffInput, PayoffOrder, PayoffPlan, PayoffStatus } from './debt.ts'
import { type PlanOutline, tracePayoff } from './payoff.ts'

/** How far the strategy comparison looks. // spec 9 */
export const COMPARED_MONTHS = 120

type StrategyName = 'avalanche' | 'snowball' | 'minimumsOnly' | 'custom'

export type Strategy = {
  name: StrategyName
  status: PayoffStatus
  /** months simulated; the answer only where status is 'paid' */
  months: number
  interestCents: number
  paidCents: number
  /** the first debt to be paid off, and when; null when none is */
  firstWin: { id: string; month: number } | null
  /** ids in the order they are paid off; debts that are not paid off follow in order of entry */
  payoffOrder: string[]
  /** the sum of all balances after each month; place 0 is today */
  totalCents: number[]
  /** what the comparison sees within its months */
  compared: { isFinished: boolean; months: number; interestCents: number }
  plan: PayoffPlan
}

export type PlanComparison = {
  comparedMonths: number
  avalanche: Strategy
  snowball: Strategy
  minimumsOnly: Strategy
  custom: Strategy | null
  /** snowball's interest minus avalanche's; null unless both are paid: a plan cut off at the horizon has been charged only a part */
  interestSavedCents: number | null
  /** the same, never below 0, and 0 where there is no answer */
  shownInterestSavedCents: number
  /** what the strategy card shows: the same within the compared months only // spec 9 */
  comparedInterestSavedCents: number
  /** the order with less interest; null unless both are paid */
  cheaper: 'avalanche' | 'snowball' | 'equal' | null
  /** what the motivating order (the person's own, else snowball) costs above the cheapest compared order, never below 0; null without an answer */
  motivationPriceCents: number | null
}

/** `order` is only looked at when it is the person's own list of ids. */
export type ComparisonInput = Omit<PayoffInput, 'order'> & { order?: PayoffOrder; comparedMonths?: number }

function strategyOf(name: StrategyName, input: PayoffInput, comparedMonths: number): Strategy {
  const { plan, outline } = tracePayoff(input)
  const wins = input.debts
    .filter(({ id }) => (plan.payoffMonth[id] ?? 0) > 0)
    .map(({ id }) => ({ id, month: plan.payoffMonth[id]! }))
    .toSorted((a, b) => a.month - b.month)
  const paidIds = new Set(wins.map(({ id }) => id))
  const others = input.debts.filter(({ id }) => !paidIds.has(id) && plan.payoffMonth[id] !== 0)
  return {
    name,
    status: plan.status,
    months: plan.months,
    interestCents: plan.interestCents,
    paidCents: plan.paidCents,
    firstWin: wins[0] ?? null,
    payoffOrder: [...wins, ...others].map(({ id }) => id),
    totalCents: outline.totalCents,
    compared: comparedState(outline, comparedMonths),
    plan,
  }
}

function comparedState(outline: PlanOutline, comparedMonths: number): Strategy['compared'] {
  const months = Math.min(outline.months, comparedMonths)
  return {
    isFinished: outline.status === 'paid' && outline.months <= comparedMonths,
    months,
    interestCents: outline.interestByMonthCents[months] ?? outline.interestCents,
  }
}

function comparedSaving(avalanche: Strategy, snowball: Strategy, comparedMonths: number): number {
  const isSeen = (plan: Strategy) => plan.status === 'paid' || plan.months >= comparedMonths
  if (!isSeen(avalanche) || !isSeen(snowball)) return 0
  return Math.max(0, snowball.compared.interestCents - avalanche.compared.interestCents)
}

function cheaperOf(avalanche: Strategy, snowball: Strategy): PlanComparison['cheaper'] {
  if (avalanche.status !== 'paid' || snowball.status !== 'paid') return null
  const difference = snowball.interestCents - avalanche.interestCents
  if (difference === 0) return 'equal'
  return difference > 0 ? 'avalanche' : 'snowball'
}

function motivationPrice(motivating: Strategy, others: Strategy[]): number | null {
  const all = [motivating, ...others]
  if (all.some(({ status }) => status !== 'paid')) return null
  return motivating.interestCents - Math.min(...all.map(({ interestCents }) => interestCents))
}

/** All strategies for one input, each with its full plan. Errors as planPayoff. */
export function comparePlans(input: ComparisonInput): PlanComparison {
  const { comparedMonths = COMPARED_MONTHS, order, ...rest } = input
  const strategy = (name: Exclude<StrategyName, 'custom'>) =>
    strategyOf(name, { ...rest, order: name }, comparedMonths)
  const avalanche = strategy('avalanche')
  const snowball = strategy('snowball')
  const minimumsOnly = strategy('minimumsOnly')
  const custom = Array.isArray(order) ? strategyOf('custom', { ...rest, order }, comparedMonths) : null
  const interestSavedCents =
    avalanche.status === 'paid' && snowball.status === 'paid'
      ? snowball.interestCents - avalanche.interestCents
      : null
  return {
    comparedMonths,
    avalanche,
    snowball,
    minimumsOnly,
    custom,
    interestSavedCents,
    shownInterestSavedCents: Math.max(0, interestSavedCents ?? 0),
    comparedInterestSavedCents: comparedSaving(avalanche, snowball, comparedMonths),
    cheaper: cheaperOf(avalanche, snowball),
    motivationPriceCents: motivationPrice(custom ?? snowball, custom ? [avalanche, snowball] : [avalanche]),
  }
}
