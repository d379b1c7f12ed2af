/** Payments that are due, done and next, in words with the person's amounts and days. */
import { monthIndex, monthOfIndex } from '#engine/money/calendar.ts'
import { monthTexts } from '#engine/money/month-messages.ts'
import type { MinimumDue } from '#engine/debts/start/this-month.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { day, money } from '../figures.ts'
import { monthOf, type DebtPlan } from '../plan/plan-view.ts'
import { cardTexts, minimumTexts, sourceWords, stepTexts, summaryTexts } from './due-messages.ts'
import { doneDebts, missedDay, paidLateDay, paymentAfter, type NextStep } from './next-step.ts'

/** 'November' of a month's index. */
const monthName = (index: number) => monthTexts().months[monthOfIndex(index).month - 1] ?? ''

const dueMonth = (dueOn: string) => monthName(monthIndex(dueOn))

/** The next step, or that this month is done. */
export function stepTitle(plan: DebtPlan, { debt, payCents, dueOn, open }: NextStep): string {
  if (!open) return stepTexts.done(monthName(monthOf(plan, 0)))
  if (payCents === 0) return stepTexts.call(debt.name, day(dueOn, plan.today))
  const text = open.state === 'part' && open.short === null ? stepTexts.payRest : stepTexts.pay
  return text(money(payCents), debt.name, day(dueOn, plan.today))
}

export function nextWords(plan: DebtPlan, { debt, payCents, dueOn }: NextStep): string {
  return stepTexts.next(money(payCents), debt.name, day(dueOn, plan.today))
}

/** The amount paid so far, for a payment made in parts; empty for any other. */
export function soFarWords({ open }: NextStep): string {
  return open?.state === 'part' ? stepTexts.soFar(money(open.paidCents), money(open.plannedCents)) : ''
}

/** Why a short month pays this first, or what it does not cover of it; empty for a step of the plan. */
export function shortReason({ short, today }: DebtPlan, { open, payCents }: NextStep): string {
  if (short === null || !open?.short) return ''
  const [uncovered, until] = [money(open.short.uncoveredCents), day(short.until, today)]
  if (open.short.uncoveredCents === 0) return stepTexts.shortFirst(until)
  return payCents === 0 ? stepTexts.shortNone(uncovered, until) : stepTexts.shortPart(uncovered, until)
}

/** That a payment is not noted, or which due day a late one counts for; empty where none is missing or late. */
export function lateWords(plan: DebtPlan, { debt, open }: NextStep): string {
  const [missed, late] = [missedDay(plan, debt), paidLateDay(plan, debt)]
  if (missed !== null) return stepTexts.late(money(open?.missedCents ?? 0), day(missed, plan.today))
  return late === null ? '' : stepTexts.paidLate(money(open?.lateCents ?? 0), day(late, plan.today))
}

/** The debts that are done for this month, each with its next payment. */
export function doneWords(plan: DebtPlan, step: NextStep): string[] {
  if (!step.open) return []
  return doneDebts(plan).map((debt) => {
    const name = debt.name
    const done = dueMonth(plan.due.get(debt.id)!.dueOn)
    const next = paymentAfter(plan, debt)
    if (!next) return stepTexts.doneOne(name, done)
    return stepTexts.doneNext(name, {
      month: done,
      by: day(next.dueOn, plan.today),
    })
  })
}

/** The open cycle of a debt on its card: 'due Nov 28', '$190 left by Nov 28', 'done for November, next due Dec 28'. Empty where no due day is known and nothing is paid. */
export function dueWords(plan: DebtPlan, debt: Debt): string {
  const open = plan.due.get(debt.id)
  if (!open || debt.balance === 0) return ''
  const by = day(open.dueOn, plan.today)
  const missed = missedDay(plan, debt)
  if (missed !== null) return cardTexts.late(money(open.missedCents), day(missed, plan.today), by)
  if (open.short && open.short.uncoveredCents > 0)
    return cardTexts.uncovered(money(open.short.uncoveredCents), by)
  if (open.state === 'part') return cardTexts.left(money(open.leftCents), by)
  if (open.state === 'done' && open.paidCents > 0) return doneWordsOf(plan, debt, open.dueOn)
  return debt.paymentDueDate === null && debt.statement === null ? '' : cardTexts.due(by)
}

function doneWordsOf(plan: DebtPlan, debt: Debt, dueOn: string): string {
  const next = paymentAfter(plan, debt)
  const done = dueMonth(dueOn)
  return next ? cardTexts.doneNext(done, day(next.dueOn, plan.today)) : cardTexts.done(done)
}

/** '$90/mo from your bank' */
export function minimumWords({ cents, source }: MinimumDue): string {
  return minimumTexts.aMonth(money(cents), sourceWords[source])
}

/** The minimum in the payment dialog; empty where there is none. */
export function dialogMinimum({ cents, source, dueOn }: MinimumDue, today: string): string {
  if (cents === 0) return ''
  return minimumTexts.inDialog({ amount: money(cents), source: sourceWords[source], by: day(dueOn, today) })
}

/** Where the minimums of open debts come from, together: 'partly estimated'. What the person entered goes without saying. */
export function sourcesNote(plan: DebtPlan): string {
  const open = plan.debts.filter(({ balance }) => balance > 0)
  const sources = open.map(({ id }) => plan.minimums.get(id)?.source ?? 'entered')
  const told = [...new Set(sources)].filter((source) => source !== 'entered' && source !== 'rule')
  const [only] = told
  if (only && sources.every((source) => source === only)) return summaryTexts.all(sourceWords[only])
  return told.map((source) => summaryTexts.some(sourceWords[source])).join(', ')
}
