/**
 * Between which months a plan ends, by the ways lenders count that a person cannot see: a month's interest is a twelfth
 * of the yearly rate, or gathers day by day with compounding; a minimum is rounded as the lender's rule says, or asked
 * in cents with its share taken of the balance with the month's interest; a loan's payment is the one in cents, or the
 * one that was rounded to cents, which ends with the last of its payments and leaves no rest for a month more. Lenders
 * may disclose either (12 CFR 1026.17(c)(3)(i)). At most five plans, each with the same debts, extra money and order; the
 * first is the plan as every screen has it. Paying before interest is charged is no part of it: that is a choice of its own.
 * Example: $15,000 at 18.5 % with $350 a month ends after 71 months and $9,728.99 of interest; with daily compounding
 * after 72 months and $9,879.77. So 71 to 72 months.
 * Example: $10,000 at 4.9 % over 60 months is $188.2545 a month, so $188.25, which leaves 32 cents for a 61st month. With
 * $188.26 there are 60. So 60 to 61 months.
 */
import type { MinimumRule, PayoffDebt, PayoffInput, PayoffPlan } from '#engine/debts/debt.ts'
import { checkPayoffInput } from '#engine/debts/payoff/check-input.ts'
import { outlinePayoff, planPayoff } from '#engine/debts/payoff/payoff.ts'
import { settled } from '#engine/debts/run/settled.ts'
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'

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

/** Payments that are in cents because they were rounded: a cent more is above all that may have been rounded off. */
function withACentMore(debts: readonly PayoffDebt[]): PayoffDebt[] {
  return debts.map((debt) => {
    const { minimum } = debt
    if (minimum.kind === 'percent' || minimum.cents === 0) return debt
    return { ...debt, minimum: { kind: 'fixed', cents: Math.min(minimum.cents + 1, MAX_AMOUNT_CENTS) } }
  })
}

/** Interest and minimums in the other ways. Without a minimum that follows the balance there is one. */
function otherWays(input: PayoffInput): PayoffInput[] {
  const daily: PayoffInput = { ...input, accrual: 'dailyCompound' }
  if (input.debts.every(({ minimum }) => minimum.kind === 'fixed')) return [daily]
  const debts = withMinimumsInCents(input.debts)
  return [daily, { ...input, debts }, { ...daily, debts }]
}

/** The plan before its payments were rounded. A named sum a month is paid to the cent, and has no such plan. */
function unroundedWays(input: PayoffInput): PayoffInput[] {
  const isNamed = input.budgetCents !== undefined && input.order !== 'minimumsOnly'
  const isRounded = input.debts.some(({ minimum }) => minimum.kind === 'fixed' && minimum.cents > 0)
  return isNamed || !isRounded ? [] : [{ ...input, debts: withACentMore(input.debts) }]
}

/**
 * The range around a plan that is known already: `likely` is what planPayoff or outlinePayoff says of the same input.
 * At most four more runs, without schedules. Errors as planPayoff.
 */
export function payoffSpan(input: PayoffInput, likely: Outcome): PayoffSpan {
  checkPayoffInput(input)
  // However a lender counts, the person pays by the plan that they were shown.
  const plan = settled(input)
  // A plan that does not end is not said to for a cent: that is more than was rounded off.
  const ways = likely.status === 'paid' ? [...otherWays(plan), ...unroundedWays(plan)] : otherWays(plan)
  const runs = [likely, ...ways.map(outlinePayoff)]
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
