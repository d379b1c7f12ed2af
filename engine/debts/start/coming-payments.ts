/**
 * The due days to come and what each asks for at least. The first is the one of today's debt (this-month.ts). Later
 * ones follow the rule as the plan pays the balance down; an amount that is fixed stays.
 * Example: $2,000 at 24 %, 1 % of the balance plus interest, due on the 28th, $500 a month. November asks for $60; after
 * it $1,540 are owed, so December asks for $15.40 and $30.80 of interest.
 */
import type { Debt, PayoffPlan } from '#engine/debts/debt.ts'
import { dueDayIn, nextDueDate } from '#engine/debts/terms/due-date.ts'
import { minimumDueCents } from '#engine/debts/terms/minimum-rule.ts'
import { dueDateOf, minimumDue, type MinimumDue, minimumRuleOf } from '#engine/debts/start/this-month.ts'
import { addDays, monthIndex } from '#engine/money/calendar.ts'
import { calendarMonth } from './plan-start.ts'

type Planned = { plan: PayoffPlan; firstMonth: number }

/** Null in a month of the plan in which the debt asks for nothing, or that it does not reach. */
function ruledMinimum(debt: Debt, dueOn: string, { plan, firstMonth }: Planned): MinimumDue | null {
  const rows = plan.schedule[monthIndex(dueOn) - firstMonth]?.debts
  const row = rows?.find(({ id }) => id === debt.id)
  if (!row) return null
  const { rule, source } = minimumRuleOf(debt)
  const owedCents = row.balanceCents + row.paymentCents
  const asked = minimumDueCents(rule, owedCents - row.interestCents, row.interestCents)
  return owedCents > 0 ? { cents: Math.min(asked, owedCents), dueOn, source } : null
}

/**
 * The due days from `day` to before `end` (both 'YYYY-MM-DD'), soonest first; none without a due date or a balance.
 * A debt that the plan pays off has no minimum after that; where the plan never ends, minimums are those of today's balance.
 * RangeError on a day that is no date.
 */
export function comingMinimums(
  debt: Debt,
  { day, end, ...planned }: Planned & { day: string; end: string },
): MinimumDue[] {
  const dueDate = dueDateOf(debt, day)
  if (dueDate === null || debt.balanceCents === 0) return []
  const first = minimumDue(debt, day)
  const isRidOf = planned.plan.payoffMonth[debt.id] !== undefined
  const coming: MinimumDue[] = []
  for (let { dueOn } = first; dueOn < end; dueOn = nextDueDate(dueDate, addDays(dueOn, 1))) {
    const minimum = coming.length === 0 ? first : ruledMinimum(debt, dueOn, planned)
    if (minimum === null && isRidOf) return coming
    coming.push(minimum ?? minimumDue(debt, dueOn))
  }
  return coming
}

/**
 * The payment that the plan makes after a debt's open cycle; null where it pays nothing to the debt after `dueOn`, the
 * day that cycle is due. Days are 'YYYY-MM-DD'. Example: on Nov 22 the $290 due on Nov 28 are paid; the next payment is
 * December's, due on the 28th.
 */
export function nextPayment(
  debt: Debt,
  dueOn: string,
  { plan, firstMonth }: Planned,
): { cents: number; dueOn: string } | null {
  const openMonth = monthIndex(dueOn)
  for (const { month, debts } of plan.schedule) {
    const at = calendarMonth(firstMonth, month)
    const cents = debts.find(({ id }) => id === debt.id)?.paymentCents ?? 0
    if (at > openMonth && cents > 0) return { cents, dueOn: dueDayIn(at, dueDateOf(debt, dueOn)) }
  }
  return null
}
