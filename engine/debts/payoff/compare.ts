/**
 * The same debts and the same money in different orders, side by side: avalanche, snowball, minimums only, and the
 * person's own order or that of least interest where the plan has it.
 *
 * The strategy card of the specification looks at 120 months; the date a person is free comes from the
 * full plan. One run gives both: `compared` is the state after those months, the rest is the full plan.
 * Interest saved by avalanche is snowball's interest minus avalanche's. It can be negative, for instance
 * where a promotional rate ends: the card then shows 0 and says that snowball is the cheaper one.
 * Example: $8,200 at 22.90 %, minimum $205, and $1,500 at 12 %, minimum $45, with $200 extra: avalanche pays
 * the $8,200 first and snowball the $1,500; their difference in interest is what the earlier first win costs.
 */
import type { PayoffInput, PayoffOrder, PayoffPlan } from '#engine/debts/debt.ts'
import type { PlanOutline } from '#engine/debts/run/run-plan.ts'
import { savingOf, tracePayoff } from './payoff.ts'

/** How far the strategy comparison looks. // spec 9 */
export const COMPARED_MONTHS = 120

type StrategyName = 'avalanche' | 'snowball' | 'own' | 'leastInterest' | 'minimumsOnly'

/** Its months, interest and totals are the answer only where its status is 'paid'. */
export type Strategy = PlanOutline & {
  name: StrategyName
  /** the first debt to be paid off, and when; null when none is */
  firstWin: { id: string; month: number } | null
  /** ids in the order they are paid off; debts that are not paid off follow in order of entry */
  payoffOrder: string[]
  /** what the comparison sees within its months */
  compared: { isFinished: boolean; months: number; interestCents: number }
  plan: PayoffPlan
  /** for each row of the schedule, the debts that get more than their minimum (tracePayoff) */
  extraTo: string[][]
}

export type PlanComparison = {
  avalanche: Strategy
  snowball: Strategy
  minimumsOnly: Strategy
  /** the person's own order; absent without one */
  own?: Strategy
  /** absent where the plan has another order: it takes a search */
  leastInterest?: Strategy
  /** snowball's interest minus avalanche's; null unless both are paid: a plan cut off at the horizon has been charged only a part */
  interestSavedCents: number | null
}

function strategyOf(
  name: StrategyName,
  input: Omit<PayoffInput, 'order'>,
  order: PayoffOrder = name === 'own' ? [] : name,
): Strategy {
  const { plan, outline, extraTo } = tracePayoff({ ...input, order })
  const wins = input.debts
    .filter(({ id }) => (plan.payoffMonth[id] ?? 0) > 0 && !(input.move && isMoved(plan, id)))
    .map(({ id }) => ({ id, month: plan.payoffMonth[id]! }))
    .toSorted((a, b) => a.month - b.month)
  const paidIds = new Set(wins.map(({ id }) => id))
  const others = input.debts.filter(({ id }) => !paidIds.has(id) && plan.payoffMonth[id] !== 0)
  return {
    ...outline,
    name,
    firstWin: wins[0] ?? null,
    payoffOrder: [...wins, ...others].map(({ id }) => id),
    compared: comparedState(outline),
    plan,
    extraTo,
  }
}

/** Whether a debt ends because it is moved into another: it is not paid off by that. */
function isMoved({ payoffMonth, schedule }: PayoffPlan, id: string): boolean {
  const row = schedule[(payoffMonth[id] ?? 0) - 1]?.debts.find((one) => one.id === id)
  return row?.movedCents !== undefined
}

function comparedState(outline: PlanOutline): Strategy['compared'] {
  const months = Math.min(outline.months, COMPARED_MONTHS)
  return {
    isFinished: outline.status === 'paid' && outline.months <= COMPARED_MONTHS,
    months,
    interestCents: outline.interestByMonthCents[months] ?? outline.interestCents,
  }
}

/** All strategies for one input, each with its full plan; an order that is a list is the person's own. Errors as planPayoff. */
export function comparePlans({
  order,
  ...input
}: Omit<PayoffInput, 'order'> & Partial<Pick<PayoffInput, 'order'>>): PlanComparison {
  const avalanche = strategyOf('avalanche', input)
  const snowball = strategyOf('snowball', input)
  return {
    avalanche,
    snowball,
    minimumsOnly: strategyOf('minimumsOnly', input),
    ...(Array.isArray(order) && { own: strategyOf('own', input, order) }),
    ...(order === 'leastInterest' && { leastInterest: strategyOf(order, input) }),
    interestSavedCents: savingOf(snowball, avalanche).interestSavedCents,
  }
}
