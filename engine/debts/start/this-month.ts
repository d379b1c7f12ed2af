/**
 * The amounts due now: each debt's minimum, the planned payment, the part paid and the part left.
 *
 * A debt's cycle runs from the day after its last due day to its next (due-date.ts); a payment counts to the cycle in
 * which it was made, but what was still open of the cycle before is filled first (`paidInOpenCycle`). The minimum is the one a statement or the bank asks for until its due day has passed, then the
 * lender's rule, then what the person entered; else it is estimated. It is never more than is owed.
 * Example: a card due on Nov 28 with a $90 minimum, for which the plan has $290. On Nov 20 it is open, $290 left.
 * After $100 it is in part, $190 left; after $290 it is done. On Nov 29 the next cycle is open, due on Dec 28.
 */
import { balancesOf, highestUsualPpm, withPaidBack } from '#engine/debts/balances/dated.ts'
import { addDays, monthIndex } from '#engine/money/calendar.ts'
import { monthInterestCents } from '#engine/money/interest.ts'
import type { Debt, MinimumRule, Payment, PayoffPlan } from '#engine/debts/debt.ts'
import { type Cycle, cycleBefore, cycleOf, firstMonths } from '#engine/debts/terms/due-date.ts'
import { minimumDueCents, defaultMinimumRule } from '#engine/debts/terms/minimum-rule.ts'
import { lastMonthCovered } from '#engine/debts/terms/offer-end.ts'
import { typicalRate, type TypicalRate } from '#engine/debts/terms/typical-rate.ts'

/** Where a minimum comes from. */
export type MinimumSource = 'statement' | 'bank' | 'rule' | 'entered' | 'estimated'

/** Whole cents, and the day it is due ('YYYY-MM-DD'). */
export type MinimumDue = { cents: number; dueOn: string; source: MinimumSource }

/** `late`: the payment that was due last is not noted, in whole or in part. `leftCents` is what the plan still pays in this cycle. */
export type DueThisMonth = {
  debtId: string
  dueOn: string
  minimumCents: number
  plannedCents: number
  paidCents: number
  /** paid in this cycle, and counted to the due day before */
  lateCents: number
  /** what is still open of the cycle before */
  missedCents: number
  leftCents: number
  state: 'open' | 'part' | 'done' | 'late'
}

/** The statement, until its due day has passed. */
function statementOf({ statement }: DueDates, day: string) {
  return statement && statement.dueOn >= day ? statement : null
}

/** The fields that decide when a debt is due. */
export type DueDates = Pick<Debt, 'paymentDueDate' | 'statement'>

/** The date that sets the due day: the statement's until it has passed, else the one entered; null where none is known. */
export function dueDateOf(debt: DueDates, day: string): string | null {
  return statementOf(debt, day)?.dueOn ?? debt.paymentDueDate ?? debt.statement?.dueOn ?? null
}

/** The cycle of a debt that is open on a day. */
export function openCycle(debt: DueDates, day: string): Cycle {
  return cycleOf(dueDateOf(debt, day), day)
}

/** The bank's minimum until its due day has passed; without a due day, until the bank sends another. */
function bankMinimumCents({ bank, minimumPaymentCents, paymentDueDate }: Debt, day: string): number | null {
  if (!bank?.figures.includes('minimumPayment')) return null
  return paymentDueDate && paymentDueDate < day ? null : (minimumPaymentCents ?? null)
}

/**
 * The lender's rule, else the amount known, else the usual rule of such a debt. An amount of the bank stays the
 * bank's after its due day where no rule is known: it is the last known amount.
 */
export function minimumRuleOf(debt: Debt): { rule: MinimumRule; source: MinimumSource } {
  const { minimumRule, minimumPaymentCents, type, balanceCents } = debt
  if (minimumRule) return { rule: minimumRule, source: 'rule' }
  if (minimumPaymentCents !== null && minimumPaymentCents !== undefined) {
    const source = debt.bank?.figures.includes('minimumPayment') ? 'bank' : 'entered'
    return { rule: { kind: 'fixed', cents: minimumPaymentCents }, source }
  }
  return { rule: defaultMinimumRule({ type, balanceCents, aprPpm: usualPpm(debt) }), source: 'estimated' }
}

/** The amount that every month asks for; null where it follows the balance or is not known. */
export function fixedMinimumCents(debt: Debt): number | null {
  const { rule, source } = minimumRuleOf(debt)
  return rule.kind === 'fixed' && source !== 'estimated' ? rule.cents : null
}

/** Whether the rate that follows any offer is not known. Deferred interest gives it where none is entered. */
export function lacksRate({ aprPpm, deferredInterest, balances }: Debt): boolean {
  return aprPpm === null && !deferredInterest && !balances
}

/** The typical rate that stands in for one that is not known; null where the rate is known, or none is typical. */
export function assumedRate(debt: Debt): TypicalRate | null {
  return lacksRate(debt) ? typicalRate(debt.type) : null
}

/** The rate when no offer lowers it; of several balances the highest. Not known, it is the typical one of its kind; where there is none, 0. */
export function usualPpm(debt: Debt): number {
  if (debt.balances) return highestUsualPpm(debt.balances)
  return debt.aprPpm ?? debt.deferredInterest?.aprPpm ?? assumedRate(debt)?.aprPpm ?? 0
}

/** The minimum of a statement or the bank where it overrides the rule; null where the rule decides. */
export function statedMinimumCents(debt: Debt, day: string): number | null {
  const statement = statementOf(debt, day)
  if (statement) return statement.minimumCents
  return debt.minimumRule ? bankMinimumCents(debt, day) : null
}

/** The rate of the month a payment falls due in: an offer's while it covers that month. */
function ratePpmIn(debt: Debt, dueOn: string, day: string): number {
  const { promotionalRate: promotion, deferredInterest: deferral } = debt
  const isCovered = (endsOn: string) =>
    endsOn >= day && monthIndex(dueOn) <= lastMonthCovered(endsOn, dueDateOf(debt, day))
  if (promotion) return isCovered(promotion.endsOn) ? promotion.aprPpm : usualPpm(debt)
  return deferral && isCovered(deferral.endsOn) ? 0 : usualPpm(debt)
}

/** The minimum at the next due day, `day` or later, at most the balance. RangeError on a day that is no date. */
export function minimumDue(debt: Debt, day: string): MinimumDue {
  const { balanceCents } = debt
  const { dueOn } = openCycle(debt, day)
  const statement = statementOf(debt, day)
  if (statement) return { cents: Math.min(statement.minimumCents, balanceCents), dueOn, source: 'statement' }
  const told = bankMinimumCents(debt, day)
  if (told !== null) return { cents: Math.min(told, balanceCents), dueOn, source: 'bank' }
  const { rule, source } = minimumRuleOf(debt)
  const interestCents = balancesOf(debt).reduce(
    (sum, one) => sum + monthInterestCents(one.balanceCents, ratePpmIn(one, dueOn, day)),
    0,
  )
  const asked = minimumDueCents(rule, balanceCents, interestCents)
  return { cents: Math.min(asked, balanceCents), dueOn, source }
}

/** Payments on a debt from one day to another, both included, in cents. */
function paidIn(debtId: string, payments: readonly Payment[], { from, dueOn }: Cycle): number {
  let cents = 0
  for (const payment of payments) {
    if (payment.debtId === debtId && payment.on >= from && payment.on <= dueOn) cents += payment.cents
  }
  return cents
}

/** Cycles before the open one that are looked at; `startOfCyclePayments` gives the payments of all of them. */
const CYCLES_BACK = 2

/** 12 CFR 1026.5(b)(2)(ii): a card's statement is sent at least this long before its due day. */
const STATEMENT_DAYS = 21

const hasStatement = (day: string, { dueOn }: Cycle) => day >= addDays(dueOn, -STATEMENT_DAYS)

/** The cycle that ended when one began; null where nothing was due then as far as is known. */
function knownCycleBefore(debt: Debt, { from }: Cycle): Cycle | null {
  const dueDate = debt.paymentDueDate ?? debt.statement?.dueOn ?? null
  const before = dueDate === null ? null : cycleBefore(dueDate, from)
  if (!before || (debt.enteredOn && before.dueOn < debt.enteredOn)) return null
  return { from: before.from, dueOn: addDays(from, -1) }
}

/**
 * What was open of a cycle after its due day. A minimum worked out from a balance may have been another one then:
 * something paid is enough.
 */
function missedCents(debt: Debt, cycle: Cycle, onTimeCents: number): number {
  const statement = debt.statement && debt.statement.dueOn <= cycle.dueOn ? debt.statement : null
  const { cents, source } = minimumDue({ ...debt, statement }, cycle.dueOn)
  const isExact = source === 'statement' || source === 'entered' || source === 'bank'
  if (isExact) return Math.max(0, cents - onTimeCents)
  return onTimeCents > 0 ? 0 : cents
}

/** What was open of the cycle before one: its own late payments were for the one before that, `back` cycles back. */
function openBefore(
  debt: Debt,
  payments: readonly Payment[],
  { back = CYCLES_BACK, ...cycle }: Cycle & { back?: number },
): number {
  const before = back === 0 ? null : knownCycleBefore(debt, cycle)
  if (!before) return 0
  const early = payments.filter(({ on }) => !hasStatement(on, before))
  const earlyCents = paidIn(debt.id, early, before)
  const lateCents =
    earlyCents === 0 ? 0 : Math.min(earlyCents, openBefore(debt, payments, { ...before, back: back - 1 }))
  return missedCents(debt, before, paidIn(debt.id, payments, before) - lateCents)
}

/** What was paid in the open cycle, in cents: `paidCents` count to it, `lateCents` to the cycle before. */
type PaidInCycle = { paidCents: number; lateCents: number }

/**
 * What was paid in the open cycle. Where the minimum of the cycle before was not met by its due day, payments fill what
 * was open of it first: a lender asks for an amount that is past due beside the next minimum, and the statement with that
 * minimum is sent after the due day (12 CFR 1026.5(b)(2)(ii), 1026.7(b)(11)). A minimum that a statement or the bank
 * tells has it in it: once there must be a statement, payments count to it whole. So an amount is called paid only where
 * the lender takes it for paid. Without a due day, and for a debt that is paid off, nothing is late.
 * Example: $90 due on Oct 28 and nothing paid, $90 paid on Oct 31: Oct 28 is paid late, the $90 of Nov 28 are open.
 */
export function paidInOpenCycle(debt: Debt, payments: readonly Payment[], day: string): PaidInCycle {
  const cycle = openCycle(debt, day)
  const allCents = paidIn(debt.id, payments, cycle)
  if (allCents === 0 || debt.balanceCents <= 0) return { paidCents: allCents, lateCents: 0 }
  const isTold = statementOf(debt, day) !== null || bankMinimumCents(debt, day) !== null
  const early = isTold ? payments.filter(({ on }) => !hasStatement(on, cycle)) : payments
  const missed = openBefore(withPaidBack(debt, allCents), payments, cycle)
  const lateCents = Math.min(missed, paidIn(debt.id, early, cycle))
  return { paidCents: allCents - lateCents, lateCents }
}

/** `leftCents`: the part of the minimum still due after the `paidCents` of this cycle. */
export type OpenMinimum = MinimumDue & PaidInCycle & { leftCents: number }

/**
 * The minimum of the open cycle beside what was paid of it. A rule's share is taken of the balance before those
 * payments, as the lender did. Example: $1,000 at 2 % asked for $20; after $5 the minimum of the $995 left is $19.90,
 * and $15 are still to be paid. RangeError on a day that is no date.
 */
export function openMinimum(debt: Debt, payments: readonly Payment[], day: string): OpenMinimum {
  const { paidCents, lateCents } = paidInOpenCycle(debt, payments, day)
  const asked = minimumDue(withPaidBack(debt, paidCents), day)
  const leftCents = Math.min(Math.max(0, asked.cents - paidCents), debt.balanceCents)
  return { ...minimumDue(debt, day), paidCents, lateCents, leftCents }
}

function stateOf(row: Omit<DueThisMonth, 'state'>): DueThisMonth['state'] {
  if (row.leftCents === 0) return 'done'
  if (row.paidCents > 0) return 'part'
  return row.missedCents > 0 && row.lateCents === 0 ? 'late' : 'open'
}

/** The plan's first payment on the debt: in month 1, or in the month of its own due day where that is later. */
function firstPlanned(plan: PayoffPlan, debtId: string, monthsLater: number): number {
  for (const { debts } of plan.schedule.slice(0, monthsLater + 1)) {
    const cents = debts.find((row) => row.id === debtId)?.paymentCents ?? 0
    if (cents > 0) return cents
  }
  return 0
}

/**
 * The cycle of each debt that is open on `day` ('YYYY-MM-DD'), in the order of `debts`. Month 1 of `plan` is the month
 * of the earliest payment among them (start/plan-start.ts), and its payments are those of the whole cycle. Planned is never less than the
 * minimum; a debt that owes nothing is done.
 */
export function thisMonth(given: {
  debts: readonly Debt[]
  payments: readonly Payment[]
  plan: PayoffPlan
  day: string
}): DueThisMonth[] {
  const { debts, payments, plan, day } = given
  const open = debts.map((debt) => {
    return { debt, dueOn: openCycle(debt, day).dueOn, ...paidInOpenCycle(debt, payments, day) }
  })
  const months = open
    .filter(({ debt, paidCents }) => debt.balanceCents > 0 || paidCents > 0)
    .map(({ debt }) => firstMonths(dueDateOf(debt, day), day).interest)
  const firstMonth = Math.min(...months)
  return open.map(({ debt, dueOn, paidCents, lateCents }) => {
    const minimumCents = minimumDue(debt, day).cents
    const planned = firstPlanned(plan, debt.id, Math.max(0, monthIndex(dueOn) - firstMonth))
    const plannedCents = Math.max(planned, minimumCents)
    const leftCents = debt.balanceCents === 0 ? 0 : Math.max(0, plannedCents - paidCents)
    const missedCents = Math.max(0, openBefore(debt, payments, openCycle(debt, day)) - lateCents)
    const row = {
      debtId: debt.id,
      dueOn,
      minimumCents,
      plannedCents,
      paidCents,
      lateCents,
      missedCents,
      leftCents,
    }
    return { ...row, state: stateOf(row) }
  })
}
