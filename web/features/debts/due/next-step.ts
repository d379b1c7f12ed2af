/** The payment that comes next, as the card shows it: what is left of this month, or the first of the next. */
import { cycleBefore } from '#engine/debts/terms/due-date.ts'
import { nextPayment } from '#engine/debts/start/coming-payments.ts'
import type { DueThisMonth } from '#engine/debts/start/this-month.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import type { DebtPlan } from '../plan/plan-view.ts'

export type NextStep = {
  debt: Debt
  payCents: number
  dueOn: string
  /** the open cycle it belongs to; null for a payment of a later one */
  open: DueThisMonth | null
  /** what the plan pays above the minimum */
  aboveCents: number
  /** the month of the plan after which the debt is paid off */
  goneIn: number | null
}

type Candidate = Omit<NextStep, 'aboveCents' | 'goneIn'> & { plannedCents: number }

function candidatesNow(plan: DebtPlan): Candidate[] {
  return plan.debts.flatMap((debt) => {
    const open = plan.due.get(debt.id)
    if (!open || open.leftCents === 0) return []
    return [{ debt, open, payCents: open.leftCents, plannedCents: open.plannedCents, dueOn: open.dueOn }]
  })
}

/** The next payment of a debt after its open cycle; null where the plan has none. */
export function paymentAfter(plan: DebtPlan, debt: Debt) {
  const open = plan.due.get(debt.id)
  if (!open) return null
  const { firstMonth } = plan.start
  return nextPayment(toDebt(debt), open.dueOn, { plan: plan.chosen.plan, firstMonth })
}

function candidatesNext(plan: DebtPlan): Candidate[] {
  const next = plan.debts.flatMap((debt) => {
    const payment = paymentAfter(plan, debt)
    if (!payment) return []
    const { cents, dueOn } = payment
    return [{ debt, open: null, payCents: cents, plannedCents: cents, dueOn }]
  })
  const month = Math.min(...next.map(({ dueOn }) => monthIndex(dueOn)))
  return next.filter(({ dueOn }) => monthIndex(dueOn) === month)
}

/** The payment that matters most: the debt the extra goes to, else the largest. Null where nothing is to be paid. */
export function nextStepOf(plan: DebtPlan): NextStep | null {
  const now = candidatesNow(plan)
  const above = ({ debt, plannedCents }: Candidate) => plannedCents - (plan.minimums.get(debt.id)?.cents ?? 0)
  const [first] = (now.length > 0 ? now : candidatesNext(plan)).toSorted(
    (a, b) => above(b) - above(a) || b.plannedCents - a.plannedCents,
  )
  if (!first) return null
  const { debt, payCents, dueOn, open } = first
  const goneIn = plan.chosen.plan.payoffMonth[debt.id] ?? null
  return { debt, payCents, dueOn, open, aboveCents: above(first), goneIn }
}

/** The debts whose payment of this month is made, and which are still owed. */
export function doneDebts(plan: DebtPlan): Debt[] {
  return plan.debts.filter(({ id, balance }) => {
    const open = plan.due.get(id)
    return open?.state === 'done' && open.paidCents > 0 && balance > 0
  })
}

function lastDueDay(debt: Debt, today: string): string | null {
  const dueDate = debt.paymentDueDate ?? debt.statement?.dueOn ?? null
  return dueDate === null ? null : (cycleBefore(dueDate, today)?.dueOn ?? null)
}

/** The due day that passed with no payment noted; null where there is none. */
export function missedDay({ due, today }: DebtPlan, debt: Debt): string | null {
  return due.get(debt.id)?.state === 'late' ? lastDueDay(debt, today) : null
}

/** The due day that payments after it were for; null where there is none. */
export function paidLateDay({ due, today }: DebtPlan, debt: Debt): string | null {
  return (due.get(debt.id)?.lateCents ?? 0) > 0 ? lastDueDay(debt, today) : null
}
