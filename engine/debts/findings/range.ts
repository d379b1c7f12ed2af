/**
 * Between which months a plan ends, by the ways lenders count that a person cannot see: a month's interest is a twelfth
 * of the yearly rate, or gathers day by day with compounding; a minimum is rounded as the lender's rule says, or asked
 * in cents with its share taken of the balance with the month's interest. Four plans, each with the same debts, extra
 * money and order; the first is the plan as every screen has it. Paying before interest is charged is no part of it: that
 * is a choice of its own.
 * Example: $15,000 at 18.5 % with $350 a month ends after 71 months and $9,728.99 of interest; with daily compounding
 * after 72 months and $9,879.77. So 71 to 72 months.
 */
import type { MinimumRule, PayoffDebt, PayoffInput, PayoffPlan } from '#engine/debts/debt.ts'
import { checkPayoffInput } from '#engine/debts/payoff/check-input.ts'
import { outlinePayoff, planPayoff } from '#engine/debts/payoff/payoff.ts'
import { settled } from '#engine/debts/run/settled.ts'

/** Null on a side that has no end: the earliest and the least where no way ends, the latest and the most where one does not. */
export type PayoffSpan = {
  earliestMonths: number | null
  latestMonths: number | null
  leastInterestCents: number | null
  mostInterestCents: number | null
}

/** `likely` is the plan as entered. */
export type PayoffRange = { likely: PayoffPlan } & PayoffSpan

type Outcome = Pick<PayoffPlan, 'status' | 'months' | 'interestCents'>

function inCents(rule: Extract<MinimumRule, { kind: 'percent' }>): MinimumRule {
  return { ...rule, round: 'cent', ofNewBalance: true }
}

function withMinimumsInCents(debts: readonly PayoffDebt[]): PayoffDebt[] {
  return debts.map((debt) =>
    debt.minimum.kind === 'percent' ? { ...debt, minimum: inCents(debt.minimum) } : debt,
  )
}

/** The other ways to count. Without a minimum that follows the balance there is one. */
function otherWays(input: PayoffInput): PayoffInput[] {
  const daily: PayoffInput = { ...input, accrual: 'dailyCompound' }
  if (input.debts.every(({ minimum }) => minimum.kind === 'fixed')) return [daily]
  const debts = withMinimumsInCents(input.debts)
  return [daily, { ...input, debts }, { ...daily, debts }]
}

/**
 * The range around a plan that is known already: `likely` is what planPayoff or outlinePayoff says of the same input.
 * At most three more runs, without schedules. Errors as planPayoff.
 */
export function payoffSpan(input: PayoffInput, likely: Outcome): PayoffSpan {
  checkPayoffInput(input)
  // However a lender counts, the person pays by the plan that they were shown.
  const runs = [likely, ...otherWays(settled(input)).map(outlinePayoff)]
  const paid = runs.filter(({ status }) => status === 'paid')
  const doAllEnd = paid.length === runs.length
  const months = paid.map((run) => run.months)
  const interest = paid.map((run) => run.interestCents)
  return {
    earliestMonths: paid.length > 0 ? Math.min(...months) : null,
    latestMonths: doAllEnd ? Math.max(...months) : null,
    leastInterestCents: paid.length > 0 ? Math.min(...interest) : null,
    mostInterestCents: doAllEnd ? Math.max(...interest) : null,
  }
}

/** The plan and its range. With `order: 'minimumsOnly'` and one card it is the band of a statement's box. Errors as planPayoff. */
export function payoffRange(input: PayoffInput): PayoffRange {
  const asEntered: PayoffInput = { ...input, accrual: 'monthly' }
  const likely = planPayoff(asEntered)
  return { likely, ...payoffSpan(asEntered, likely) }
}
