/** One debt of the wire as a debt of a plan. Several begin together: engine/debts/start/plan-start.ts. */
import type { PayoffDebt } from '#engine/debts/debt.ts'
import { type Assumed, assumedOf, ownFirstMonth, payoffDebtOf } from '#engine/debts/start/payoff-debt.ts'
import type { Debt } from './debts.ts'
import { toDebt } from './to-debt.ts'

export type { Assumed }

/**
 * The debt as it would be planned alone: month 1 is the month of its next due day, `today` ('YYYY-MM-DD') or later.
 * Without a rate it is 0 %, without a minimum the usual one of its kind, and `assumed` says so. Deferred interest gives
 * the usual rate where none is given. Throws RangeError on dates that are none.
 */
export function toPayoffDebt(debt: Debt, today: string): { debt: PayoffDebt; assumed: Assumed[] } {
  const own = toDebt(debt)
  const firstMonth = ownFirstMonth(own, today)
  return { debt: payoffDebtOf(own, { day: today, firstMonth }), assumed: assumedOf(own) }
}
