/**
 * A payoff plan: what happens to every debt, month by month, when a constant sum is paid.
 * The order of a month is in month-loop.ts. The total stays the same from the first month to the last:
 * the minimum of a paid debt stays in the plan and goes to the next target, and so does what a last
 * payment leaves over.
 * Example: $15,000 at 18.5 % with $350 a month ends after 71 months and $9,728.99 interest; with
 * $100 more after 48 months and $6,217.05.
 */
import type { PayoffInput, PayoffPlan } from '#engine/debts/debt.ts'
import { settled } from '#engine/debts/run/settled.ts'
import { type PlanOutline, runPlan } from '#engine/debts/run/run-plan.ts'
import { type TracedPlan, tracePlan } from '#engine/debts/run/trace-plan.ts'
import { checkPayoffInput } from './check-input.ts'
import { openMonth, startRun } from './month-loop.ts'

/** The plan without a schedule: for searches and for curves of totals. Same rules and errors as planPayoff. */
export function outlinePayoff(input: PayoffInput): PlanOutline {
  checkPayoffInput(input)
  return runPlan(settled(input), null)
}

/** The minimum payments of the first month, in cents: what a budget starts from. Errors as planPayoff. */
export function startingMinimumsCents(input: PayoffInput): number {
  checkPayoffInput(input)
  // What lenders ask for depends on no order.
  const run = startRun({ ...input, order: 'minimumsOnly' })
  openMonth(run, 1)
  return run.usualMinimumCents
}

/**
 * planPayoff and the curves of its totals in one pass. `extraTo` has a list for each row of the schedule: the ids of the
 * debts that were paid something above their minimum, in order of entry.
 */
export function tracePayoff(input: PayoffInput): TracedPlan {
  checkPayoffInput(input)
  return tracePlan(settled(input))
}

/**
 * The plan of an input, to the cent. Throws RangeError on amounts that are not whole cents, rates that
 * are not whole ppm, or two debts of one id.
 *
 * - `paid`: all debts are paid after `months`. No debts: paid after 0. A debt that starts at zero has payoff month 0.
 * - `beyondHorizon`: not paid within `horizonMonths`; the schedule holds those months.
 * - `never`: proved never to end; `months` are those it took to prove it.
 * - `short`: month `months` + 1 asks for more minimum payments than its money; the schedule stops before it.
 *   It can come late, where a promotional rate ends and minimums rise with it.
 *
 * `budgetCents` wins over `extraCents`. 'minimumsOnly' pays minimums and nothing else: budget, extra, changes, lump
 * sums, pauses and a move are passed over, and it is never `short`.
 */
export function planPayoff(input: PayoffInput): PayoffPlan {
  return tracePayoff(input).plan
}

/** Months and interest that a changed plan saves; below 0 it costs more, and null unless both are paid. */
export function savingOf(
  before: Pick<PayoffPlan, 'status' | 'months' | 'interestCents'>,
  after: Pick<PayoffPlan, 'status' | 'months' | 'interestCents'>,
): { monthsSaved: number | null; interestSavedCents: number | null } {
  const arePaid = before.status === 'paid' && after.status === 'paid'
  return {
    monthsSaved: arePaid ? before.months - after.months : null,
    interestSavedCents: arePaid ? before.interestCents - after.interestCents : null,
  }
}
