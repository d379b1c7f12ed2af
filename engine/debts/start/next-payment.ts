/**
 * The payment that comes after a debt's open cycle. Example: on Nov 22 the $290 due on Nov 28 are paid; the next
 * payment is December's, due on the 28th.
 */
import type { Debt, PayoffPlan } from '#engine/debts/debt.ts'
import { dueDayIn } from '#engine/debts/due-date.ts'
import { dueDateOf } from '#engine/debts/this-month.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { calendarMonth } from './plan-start.ts'

export type NextPayment = { cents: number; dueOn: string }

/** Null where the plan pays nothing to the debt after `dueOn`, the day its open cycle is due. Days are 'YYYY-MM-DD'. */
export function nextPayment(
  debt: Debt,
  dueOn: string,
  { plan, firstMonth }: { plan: PayoffPlan; firstMonth: number },
): NextPayment | null {
  const openMonth = monthIndex(dueOn)
  for (const { month, debts } of plan.schedule) {
    const at = calendarMonth(firstMonth, month)
    const cents = debts.find(({ id }) => id === debt.id)?.paymentCents ?? 0
    if (at > openMonth && cents > 0) return { cents, dueOn: dueDayIn(at, dueDateOf(debt, dueOn)) }
  }
  return null
}
