/** The payment that comes next, as the card shows it: what is left of this month, or the first of the next. */
import type { AskedNow } from '#engine/debts/cash/asked-now.ts'
import { cycleBefore } from '#engine/debts/terms/due-date.ts'
import { nextPayment } from '#engine/debts/start/coming-payments.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import type { DebtPlan } from '../plan/plan-view.ts'

export type NextStep = {
  debt: Debt
  /** 0 where a short month has nothing for it: the lender is to be called */
  payCents: number
  dueOn: string
  /** the open cycle it belongs to; null for a payment of a later one */
  open: AskedNow | null
  /** what the plan pays above the minimum */
  aboveCents: number
  /** the month of the plan after which the debt is paid off */
  goneIn: number | null
}

type Candidate = Omit<NextStep, 'aboveCents' | 'goneIn'> & { plannedCents: number }

type OpenCandidate = Candidate & { open: AskedNow }

const openCandidates = (plan: DebtPlan): OpenCandidate[] =>
  plan.debts.flatMap((debt) => {
    const open = plan.due.get(debt.id)
    if (!open) return []
    return [{ debt, open, payCents: open.leftCents, plannedCents: open.plannedCents, dueOn: open.dueOn }]
  })

const candidatesNow = (plan: DebtPlan) => openCandidates(plan).filter(({ payCents }) => payCents > 0)

/** What a short month does not cover of a debt, in cents. */
const uncoveredOf = ({ open }: OpenCandidate) => open.short?.uncoveredCents ?? 0

/** What a short month pays first, or else the first that it has nothing left for; undefined where neither is. */
function firstOfShort(plan: DebtPlan): OpenCandidate | undefined {
  const { skipped = [] } = plan.short ?? {}
  const own = openCandidates(plan).filter(({ open }) => open.short !== null)
  const placeOf = ({ open }: OpenCandidate) => open.short?.place ?? 0
  const [paid] = own
    .filter(({ payCents }) => payCents > 0)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
  if (paid) return paid
  const places = skipped.map(({ id }) => id)
  return own
    .filter((one) => uncoveredOf(one) > 0)
    .toSorted((one, other) => places.indexOf(one.debt.id) - places.indexOf(other.debt.id))[0]
}

/** What a short month does not cover of all minimums, in cents; 0 without one. */
export const uncoveredCents = (plan: DebtPlan): number =>
  openCandidates(plan).reduce((sum, one) => sum + uncoveredOf(one), 0)

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

/** The payment that matters most: what a short month pays first, else the debt the extra goes to, else the largest. Null where nothing is to be paid. */
export function nextStepOf(plan: DebtPlan): NextStep | null {
  const now = candidatesNow(plan)
  const above = ({ debt, plannedCents }: Candidate) => plannedCents - (plan.minimums.get(debt.id)?.cents ?? 0)
  const [planned] = (now.length > 0 ? now : candidatesNext(plan)).toSorted(
    (a, b) => above(b) - above(a) || b.plannedCents - a.plannedCents,
  )
  const first = firstOfShort(plan) ?? planned
  if (!first) return null
  const { debt, payCents, dueOn, open } = first
  const goneIn = plan.chosen.plan.payoffMonth[debt.id] ?? null
  return { debt, payCents, dueOn, open, aboveCents: Math.max(0, above(first)), goneIn }
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

/** The due day that passed with its payment not noted in whole; null where there is none. */
export function missedDay({ due, today }: DebtPlan, debt: Debt): string | null {
  return due.get(debt.id)?.state === 'late' ? lastDueDay(debt, today) : null
}

/** The due day that payments after it were for; null where there is none. */
export function paidLateDay({ due, today }: DebtPlan, debt: Debt): string | null {
  return (due.get(debt.id)?.lateCents ?? 0) > 0 ? lastDueDay(debt, today) : null
}
