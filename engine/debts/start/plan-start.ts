/**
 * Where a plan begins: which month of the calendar is month 1, and what the debts owe at its start.
 *
 * One plan has one clock: each of its months is a month of the calendar, for every debt. Month 1 is the month of the
 * earliest payment that is still left. A debt whose next due day falls in a later month joins then, with its first
 * interest and its first payment; its minimum is set aside until it does, so the month's money is the same throughout.
 *
 * A cycle that is still open counts whole: what was paid in it is part of month 1's payments, and the balance is taken
 * as it was before, so that noting a planned payment moves no date. What was paid above the plan stays paid. No more
 * interest is counted for a cycle in which something was paid: it came with the payment. Once nothing is left in a
 * month, it is over, and the plan goes on from the balances as they are.
 *
 * Example: on Nov 20, 2026 a loan is due on the 28th ($300), a store card on Dec 3 ($50), and the store card gets $200
 * extra. Month 1 is November: loan $300. Month 2 is December: card $250, loan $300. On Nov 22 the loan's $300 are paid:
 * nothing is left of November, so month 1 is December: card $250 by Dec 3, loan $300 by Dec 28.
 */
import { withPaymentBack } from '#engine/debts/balances/payment-back.ts'
import type { Debt, Payment, PayoffDebt, PayoffInput } from '#engine/debts/debt.ts'
import { DEFAULT_HORIZON_MONTHS } from '#engine/debts/payoff/check-input.ts'
import { minimumDueCents } from '#engine/debts/terms/minimum-rule.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { rateInMonth } from '#engine/debts/terms/rate-schedule.ts'
import { type DueThisMonth, openCycle, paidInOpenCycle, thisMonth } from '#engine/debts/start/this-month.ts'
import type { PlanChoice } from '#engine/debts/scenario/kept-plan.ts'
import { payoffInputOf } from '#engine/debts/scenario/payoff-input.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { monthInterestCents } from '#engine/money/interest.ts'
import { ownFirstMonth, payoffDebtOf, type PlanClock } from './payoff-debt.ts'

export type StartInput = {
  debts: readonly Debt[]
  payments: readonly Payment[]
  plan: PlanChoice
  /** the person's date, 'YYYY-MM-DD' */
  day: string
}

export type PlanStart = {
  /** what planPayoff takes: the person's whole plan, from month 1 on. Every date of theirs is worked out from this. */
  input: PayoffInput
  /** its debts: those that are open, those paid off in month 1 with what was paid on them, and a loan that is to come */
  debts: PayoffDebt[]
  /** the calendar's index of month 1 */
  firstMonth: number
  /** the open cycle of every debt */
  due: DueThisMonth[]
}

/** The calendar month (an index) of a plan's month: the one place that turns one into the other. Month 0 is the one before the first. */
export function calendarMonth(firstMonth: number, month: number): number {
  return firstMonth + month - 1
}

/** A debt with what was paid in its open cycle, the calendar's month in which that is due, and the payments on all debts. */
type Opened = { debt: Debt; paidCents: number; month: number; payments: readonly Payment[] }

/** Nothing is owed any more: no offer charges anything, and the minimum is the one of all that was owed. */
function closedAgain(payoff: PayoffDebt, paidCents: number, month: number): PayoffDebt {
  const { deferred: _deferred, buckets: _buckets, ...closed } = payoff
  const interestCents = monthInterestCents(paidCents, rateInMonth(payoff.rates, month))
  const asked = minimumDueCents(payoff.minimum, paidCents, interestCents)
  return { ...closed, minimum: { kind: 'fixed', cents: Math.min(asked, payoff.balanceCents) } }
}

/** The debt as it was before `backCents` were paid in its open cycle. */
function before(
  { debt, paidCents, month, payments }: Opened,
  backCents: number,
  clock: PlanClock,
): PayoffDebt {
  if (paidCents === 0) return payoffDebtOf(debt, clock, { payments })
  const payoff = payoffDebtOf(debt, clock, { payments, interestMonth: month + 1 })
  const dueMonth = month - clock.firstMonth + 1
  const back = withPaymentBack(payoff, backCents, dueMonth)
  return debt.balanceCents > 0 ? back : closedAgain(back, paidCents, dueMonth)
}

/** The debt from its next cycle on, the open one being over. */
function after({ debt, month, payments }: Opened, clock: PlanClock): PayoffDebt {
  const past = { payments, interestMonth: month + 1 }
  const {
    paymentsFrom: _p,
    interestFrom: _i,
    firstMinimumCents: _f,
    ...payoff
  } = payoffDebtOf(debt, clock, past)
  const from = month - clock.firstMonth + 2
  return from > 1 ? { ...payoff, paymentsFrom: from, interestFrom: from } : payoff
}

/** The open cycles of the debts that owe something, or did. */
function openedOn({ debts, payments, day }: StartInput): Opened[] {
  return debts
    .map((debt) => {
      const { paidCents } = paidInOpenCycle(debt, payments, day)
      return { debt, paidCents, month: monthIndex(openCycle(debt, day).dueOn), payments }
    })
    .filter(({ debt, paidCents }) => debt.balanceCents > 0 || paidCents > 0)
}

/** The amounts due in the open cycles, each taken whole. */
function dueIn(opened: readonly Opened[], { debts, payments, plan: choice, day }: StartInput) {
  const firstMonth = Math.min(...opened.map(({ debt }) => ownFirstMonth(debt, day)))
  const lastMonth = Math.max(...opened.map(({ month }) => month))
  const planned = opened.map((one) => before(one, one.paidCents, { day, firstMonth }))
  const plan = planPayoff({
    ...payoffInputOf(choice, { debts, planned, firstMonth }),
    horizonMonths: Math.min(DEFAULT_HORIZON_MONTHS, lastMonth - firstMonth + 1),
  })
  return thisMonth({ debts, payments, plan, day })
}

/** The month of the earliest payment left; where none is, that of the earliest of the next cycles. */
function firstMonthOf(opened: readonly Opened[], left: readonly Opened[], day: string): number {
  if (left.length > 0) return Math.min(...left.map(({ debt }) => ownFirstMonth(debt, day)))
  const next = opened.filter(({ debt }) => debt.balanceCents > 0).map(({ month }) => month + 1)
  return next.length > 0 ? Math.min(...next) : monthIndex(day) + 1
}

/** Where the plan of these debts begins on a day. RangeError on a day that is no date, and as planPayoff. */
export function startPlan(input: StartInput): PlanStart {
  const { debts, payments, day } = input
  const opened = openedOn(input)
  if (opened.length === 0) {
    const firstMonth = monthIndex(day) + 1
    const payoff = payoffInputOf(input.plan, { debts, planned: [], firstMonth })
    const due = thisMonth({ debts, payments, plan: planPayoff(payoff), day })
    return { input: payoff, debts: [], firstMonth, due }
  }
  const due = dueIn(opened, input)
  const rows = new Map(due.map((row) => [row.debtId, row]))
  const isLeft = ({ debt }: Opened) => (rows.get(debt.id)?.leftCents ?? 0) > 0
  const firstMonth = firstMonthOf(opened, opened.filter(isLeft), day)
  const clock = { day, firstMonth }
  const planned = opened.flatMap((one) => {
    if (!isLeft(one) && one.month < firstMonth) return one.debt.balanceCents > 0 ? [after(one, clock)] : []
    const plannedCents = rows.get(one.debt.id)?.plannedCents ?? one.paidCents
    return [before(one, Math.min(one.paidCents, plannedCents), clock)]
  })
  const payoff = payoffInputOf(input.plan, { debts, planned, firstMonth })
  return { input: payoff, debts: payoff.debts, firstMonth, due }
}
