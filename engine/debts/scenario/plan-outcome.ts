/**
 * What a plan leads to, worked out from the debts, the payments, the plan and a day: the one way for everything that says
 * a date of a person's plan. And what another plan would change.
 * Example: kept, $200 extra is done in month 31 with $4,120 of interest; with $1,200 once in month 6 in month 28 with
 * $3,705: 3 months and $415 less.
 */
import { outlinePayoff } from '#engine/debts/payoff/payoff.ts'
import { presentBudgetCents } from '#engine/debts/payoff/solve.ts'
import { calendarMonth, startPlan, type PlanStart, type StartInput } from '#engine/debts/start/plan-start.ts'
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'
import { monthText } from './calendar-month.ts'

/** The end of a plan: null where it has none. The cost is interest and the fee of a move, in cents. */
export type PlanOutcome = { freeMonth: number | null; costCents: number | null; budgetCents: number }

/** `freeMonth` is an index of the calendar. */
export function outcomeOf({ input, firstMonth }: PlanStart): PlanOutcome {
  const { status, months, interestCents, feesCents = 0 } = outlinePayoff(input)
  const isPaid = status === 'paid'
  return {
    freeMonth: isPaid ? calendarMonth(firstMonth, months) : null,
    costCents: isPaid ? interestCents + feesCents : null,
    budgetCents: presentBudgetCents(input),
  }
}

/** What the history notes of a plan on the day it is kept: its month ('YYYY-MM') and its cost in cents; null without an end, without debts, or where it is more than an amount can be. */
export function notedOutcome(input: StartInput): { freeMonth: string | null; cost: number | null } {
  const start = startPlan(input)
  const { freeMonth, costCents } = outcomeOf(start)
  const isOwed = start.debts.some(({ balanceCents }) => balanceCents > 0)
  if (!isOwed || freeMonth === null) return { freeMonth: null, cost: null }
  return { freeMonth: monthText(freeMonth), cost: (costCents ?? 0) > MAX_AMOUNT_CENTS ? null : costCents }
}
