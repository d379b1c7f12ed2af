/**
 * What would work, for plans that do not end well: the smallest budgets that pay everything.
 * Example: $10,000 at 30 % with $250 a month never ends; $251 ends within 50 years, $269 within 10.
 */
import { COMPARED_MONTHS } from './compare.ts'
import { DEFAULT_HORIZON_MONTHS } from './check-input.ts'
import type { PayoffInput, PayoffStatus } from './debt.ts'
import { outlinePayoff, startingMinimumsCents } from './payoff.ts'
import { paymentForMonths } from './solve.ts'

export type Advice = {
  status: PayoffStatus
  /** the first month's minimum payments: less than this is `short` at once */
  minimumsCents: number
  /** the smallest whole-dollar budget that pays everything within 600 months */
  budgetCents: number
  /** the same within 120 months // spec 9 */
  tenYearBudgetCents: number
  /** what these add to the plan's present budget a month, never below 0 */
  addCents: number
  tenYearAddCents: number
}

/** The budgets that would work, whatever the plan's own status; the screen shows them where it is not `paid`. Errors as planPayoff. */
export function adviseBudget(input: PayoffInput): Advice {
  const minimumsCents = startingMinimumsCents(input)
  const present =
    input.order === 'minimumsOnly'
      ? minimumsCents
      : (input.budgetCents ?? minimumsCents + (input.extraCents ?? 0))
  const budgetCents = paymentForMonths(input, DEFAULT_HORIZON_MONTHS)
  const tenYearBudgetCents = paymentForMonths(input, COMPARED_MONTHS)
  return {
    status: outlinePayoff(input).status,
    minimumsCents,
    budgetCents,
    tenYearBudgetCents,
    addCents: Math.max(0, budgetCents - present),
    tenYearAddCents: Math.max(0, tenYearBudgetCents - present),
  }
}
