/**
 * A month that is over: what the plan said for every debt, what was posted, and what it did to the date.
 *
 * The plan is the one that was kept when the month began, worked out from the balances of that day. Where the first plan
 * was kept within the month, the month counts from that day on. Where none was kept, there is nothing to compare with.
 * Rates, minimums, due days and the shares of a card's balances are those the debts have now: what they were before is
 * not kept.
 * Example: on Oct 1 a card owes $3,000.00 at 24 % with $90 a month. The plan says $60.00 interest, $90.00 paid,
 * $2,970.00 left. Posted: $100.00 charged, $62.00 interest, $90.00 paid, $3,072.00 left: $102.00 above the plan.
 */
import type { CardBalance, Debt, Payment } from '#engine/debts/debt.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import type { PlanChoice } from '#engine/debts/scenario/kept-plan.ts'
import { outcomeOf } from '#engine/debts/scenario/plan-outcome.ts'
import { startPlan, type PlanStart } from '#engine/debts/start/plan-start.ts'
import { dueDayIn } from '#engine/debts/terms/due-date.ts'
import { rateInMonth } from '#engine/debts/terms/rate-schedule.ts'
import { addDays, dateOf, monthOfIndex } from '#engine/money/calendar.ts'
import {
  type HistoryLine,
  type PlannedMonth,
  type Reason,
  reasonsOf,
  type Totals,
  totalsOfMonth,
} from './difference.ts'
import { firstDueOf } from './first-due.ts'

/** What happened on a debt, in the order of recording; `before` is what older lines come to, in cents. */
export type History = { debtId: string; before: number; lines: readonly HistoryLine[] }

export type ReviewInput = {
  debts: readonly Debt[]
  histories: readonly History[]
  /** the plans that were kept, newest first */
  plans: readonly (PlanChoice & { keptOn: string })[]
}

export type DebtMonth = Totals & {
  debtId: string
  openingCents: number
  /** null where the plan did not know the debt, or none was kept */
  planned: PlannedMonth | null
  differenceCents: number | null
  reasons: Reason[]
}

export type MonthReview = {
  /** an index of the calendar */
  month: number
  /** the first day that counts */
  from: string
  /** the day the plan was kept; null where none was */
  keptOn: string | null
  debts: DebtMonth[]
  differenceCents: number | null
  /** the month that ends the plan, as the month began and after it: indexes, null without an end or a plan */
  freeBefore: number | null
  freeAfter: number | null
}

type Dated = { debt: Debt; before: number; lines: HistoryLine[] }

/** What was recorded for days before the debt was entered counts on that day. */
function datedLines({ lines, before }: History): HistoryLine[] {
  const opening = lines.find(({ kind }) => kind === 'opening')?.occurredOn
  if (opening === undefined) return lines.slice()
  const opened = before === 0 ? opening : null
  return lines.map((line) =>
    opened !== null && line.occurredOn < opened ? { ...line, occurredOn: opened } : line,
  )
}

const changeOf = ({ kind, amount }: HistoryLine) => (kind === 'payment' ? -amount : amount)

/** What was owed at the end of a day; null where the debt was not entered yet. */
function owedAfter({ before, lines }: Dated, day: string): number | null {
  const until = lines.filter(({ occurredOn }) => occurredOn <= day)
  if (until.length === 0 && before === 0) return null
  return until.reduce((sum, line) => sum + changeOf(line), before)
}

/** The balances of a card in the shares that they have now; the cents that rounding leaves go to the largest. */
function inShares(balances: readonly CardBalance[], totalCents: number): CardBalance[] {
  const now = balances.reduce((sum, one) => sum + one.balanceCents, 0)
  if (now === totalCents) return [...balances]
  const parts = balances.map((one) => (now === 0 ? 0 : Math.floor(totalCents * (one.balanceCents / now))))
  const most = balances.reduce(
    (best, one, at) => (one.balanceCents > balances[best]!.balanceCents ? at : best),
    0,
  )
  parts[most]! += totalCents - parts.reduce((sum, part) => sum + part, 0)
  return balances.map((one, at) => ({ ...one, balanceCents: parts[at]! }))
}

/** The date of a debt's due days as of a month: earlier ones were due as well, but none before the first. */
function datesAt({ debt, lines }: Dated, month: number): Pick<Debt, 'paymentDueDate' | 'enteredOn'> {
  const dueDate = debt.paymentDueDate ?? debt.statement?.dueOn ?? null
  const first = firstDueOf(debt, lines)
  const enteredOn = first ?? debt.enteredOn ?? null
  if (dueDate === null || (first !== null && dueDayIn(month, dueDate) < first))
    return { paymentDueDate: first, enteredOn }
  return { paymentDueDate: dueDayIn(longMonthBefore(month), dueDate), enteredOn }
}

/** A December that is more than a year ago: it has every due day. */
const longMonthBefore = (month: number) => month - (month % 12) - 13

/** The debts as they were at the end of the day before `day`, which falls in `month`; those that were not there are not in it. */
function debtsAt(dated: readonly Dated[], day: string, month: number): Debt[] {
  return dated.flatMap((one) => {
    const balanceCents = owedAfter(one, addDays(day, -1))
    if (balanceCents === null || balanceCents < 0) return []
    const { debt } = one
    const balances = debt.balances ? inShares(debt.balances, balanceCents) : null
    return [{ ...debt, ...datesAt(one, month), balanceCents, balances, statement: null, bank: null }]
  })
}

const paymentsBefore = (dated: readonly Dated[], day: string): Payment[] =>
  dated.flatMap(({ debt, lines }) =>
    lines
      .filter(({ kind, occurredOn }) => kind === 'payment' && occurredOn < day)
      .map(({ amount: cents, occurredOn: on }) => ({ debtId: debt.id, cents, on })),
  )

function startOn(dated: readonly Dated[], plan: PlanChoice, { day, month }: { day: string; month: number }) {
  const debts = debtsAt(dated, day, month)
  return startPlan({ debts, payments: paymentsBefore(dated, day), plan, day })
}

/**
 * What the plan says for each debt in a month, by id; a debt that owed nothing at its start has zeros. What the plan
 * gives a debt before its first payment is due with that payment (this-month.ts): the months before have none.
 */
function plannedIn(start: PlanStart, month: number, debts: readonly Debt[]): Map<string, PlannedMonth> {
  const at = month - start.firstMonth + 1
  const { schedule, status } = planPayoff({ ...start.input, horizonMonths: Math.max(1, at) })
  const rows = new Map(at < 1 ? [] : schedule[at - 1]?.debts.map((row) => [row.id, row]))
  const payoff = new Map(start.input.debts.map((debt) => [debt.id, debt]))
  // A plan whose money is under the minimums says nothing for the month.
  if (status === 'short' && at >= 1 && rows.size === 0) return new Map()
  return new Map(
    debts.map(({ id, balanceCents }) => {
      const row = rows.get(id)
      const { interestCents = 0, movedCents = 0, balanceCents: left = 0 } = row ?? {}
      const isToCome = movedCents === 0 && at < (payoff.get(id)?.paymentsFrom ?? 1)
      const unpaidCents = balanceCents + interestCents
      const closingCents = isToCome || !payoff.has(id) ? unpaidCents : row ? left : 0
      const aprPpm = rateInMonth(payoff.get(id)?.rates ?? [], Math.max(1, at))
      const paymentCents = balanceCents + interestCents + movedCents - closingCents
      return [id, { interestCents, paymentCents, closingCents, movedCents, aprPpm }]
    }),
  )
}

type Month = { month: number; from: string; to: string }

function debtMonth(one: Dated, { month, from, to }: Month, planned: PlannedMonth | null): DebtMonth | null {
  const { debt, lines } = one
  const opened = owedAfter(one, addDays(from, -1))
  const openingCents = opened ?? 0
  const own = lines.filter(({ occurredOn }) => occurredOn >= from && occurredOn <= to)
  if (own.length === 0 && openingCents === 0) return null
  const dueDate = debt.paymentDueDate ?? debt.statement?.dueOn ?? null
  const posted = {
    openingCents,
    lines: own,
    laterPayments: lines.filter(({ occurredOn }) => occurredOn > to),
    from,
    to,
    dueOn: dueDate && dueDayIn(month, dueDate),
  }
  const totals = totalsOfMonth(posted)
  return {
    debtId: debt.id,
    openingCents,
    ...totals,
    planned,
    differenceCents: planned && totals.closingCents - planned.closingCents,
    reasons: planned ? reasonsOf(planned, posted) : [],
  }
}

/** The days of a month. RangeError on an index that is none. */
function daysOf(month: number): { first: string; last: string } {
  const { year, month: ofYear } = monthOfIndex(month)
  return { first: dateOf(year, ofYear, 1), last: dueDayIn(month, null) }
}

/** The plan of a month, and the day from which it counts: the one kept by its first day, else the first one kept in it. */
function planOf(plans: ReviewInput['plans'], { first, last }: { first: string; last: string }) {
  const before = plans.find(({ keptOn }) => keptOn <= first)
  if (before) return { plan: before, from: first }
  const within = plans.findLast(({ keptOn }) => keptOn < last)
  return within ? { plan: within, from: addDays(within.keptOn, 1) } : { plan: null, from: first }
}

/** A month (an index of the calendar) that is over. RangeError as planPayoff. */
export function reviewMonth({ debts, histories, plans }: ReviewInput, month: number): MonthReview {
  const days = daysOf(month)
  const { plan, from } = planOf(plans, days)
  const dated = histories.flatMap((history) => {
    const debt = debts.find(({ id }) => id === history.debtId)
    return debt ? [{ debt, before: history.before, lines: datedLines(history) }] : []
  })
  const start = plan && startOn(dated, plan, { day: from, month })
  const planned = start ? plannedIn(start, month, debtsAt(dated, from, month)) : null
  const rows = dated.flatMap((one) => {
    const whole = { month, from, to: days.last }
    return debtMonth(one, whole, planned?.get(one.debt.id) ?? null) ?? []
  })
  const next = addDays(days.last, 1)
  const after = plan && startOn(dated, plan, { day: next, month: month + 1 })
  const compared = rows.filter(({ planned: known }) => known !== null)
  return {
    month,
    from,
    keptOn: plan?.keptOn ?? null,
    debts: rows,
    differenceCents:
      compared.length === 0 ? null : compared.reduce((sum, row) => sum + (row.differenceCents ?? 0), 0),
    freeBefore: start && outcomeOf(start).freeMonth,
    freeAfter: after && outcomeOf(after).freeMonth,
  }
}

/** Months of one year together. `monthsMoved`: how far the date moved, below 0 earlier; null where either has none. */
export type YearReview = {
  comparedMonths: number
  paidCents: number
  plannedCents: number
  differenceCents: number
  monthsMoved: number | null
}

/** The sum of the months that were compared, oldest first. */
export function sumOfYear(reviews: readonly MonthReview[]): YearReview {
  const compared = reviews.filter(({ differenceCents }) => differenceCents !== null)
  const rows = compared.flatMap(({ debts }) => debts.filter(({ planned }) => planned !== null))
  const moves = compared.map(({ freeBefore, freeAfter }) =>
    freeBefore === null || freeAfter === null ? null : freeAfter - freeBefore,
  )
  return {
    comparedMonths: compared.length,
    paidCents: rows.reduce((sum, { paymentsCents }) => sum + paymentsCents, 0),
    plannedCents: rows.reduce((sum, { planned }) => sum + (planned?.paymentCents ?? 0), 0),
    differenceCents: rows.reduce((sum, { differenceCents }) => sum + (differenceCents ?? 0), 0),
    monthsMoved:
      moves.length === 0 || moves.includes(null)
        ? null
        : moves.reduce<number>((sum, by) => sum + (by ?? 0), 0),
  }
}
