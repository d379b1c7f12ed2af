/**
 * A debt with dates as a debt with months. Months are counted from month 1, which the caller names as an index of the
 * calendar (plan-start.ts decides which). A rate or a minimum that is not known is the typical one of its kind, and 0 %
 * where no rate is typical; `assumed` lists both.
 * Example: month 1 is November 2026, 0 % until 2027-06-30, then 24.99 %, due on the 25th: June is month 8, so the rates
 * are 0 from month 0 and 249900 from month 9. An offer that ends on 2027-06-01 covers May and is over one month sooner.
 * Deferred interest starts with what has gathered by the due day before the first month that is charged interest; the
 * plan's months add the rest.
 */
import { balancesOf } from '#engine/debts/balances/dated.ts'
import type { Debt, DebtBucket, DeferredInterest, PayoffDebt, Payment, RateStep } from '#engine/debts/debt.ts'
import { deferredByCents } from '#engine/debts/terms/deferred-so-far.ts'
import { dueDayIn, firstMonths } from '#engine/debts/terms/due-date.ts'
import { lastMonthCovered } from '#engine/debts/terms/offer-end.ts'
import {
  dueDateOf,
  lacksRate,
  minimumRuleOf,
  statedMinimumCents,
  usualPpm,
} from '#engine/debts/start/this-month.ts'

/** Figures that are not known and that the plan assumes (assumedRate, defaultMinimumRule); every screen of the plan marks them. */
export type Assumed = 'rate' | 'minimum'

/** `firstMonth` is the calendar's index of month 1, `day` the person's date ('YYYY-MM-DD'). */
export type PlanClock = { day: string; firstMonth: number }

/** The number of the last month an offer covers, 0 where it ends before the first payment; null when it has ended. */
function untilMonth(debt: Debt, endsOn: string, { day, firstMonth }: PlanClock): number | null {
  if (endsOn < day) return null
  return Math.max(0, lastMonthCovered(endsOn, dueDateOf(debt, day)) - firstMonth + 1)
}

/** While interest is deferred none is charged, unless the debt has a promotional rate of its own. */
function ratesOf(debt: Debt, clock: PlanClock): RateStep[] {
  const { promotionalRate, deferredInterest } = debt
  const offer = promotionalRate ?? (deferredInterest && { aprPpm: 0, endsOn: deferredInterest.endsOn })
  const until = offer ? untilMonth(debt, offer.endsOn, clock) : null
  if (!offer || until === null) return [{ fromMonth: 0, aprPpm: usualPpm(debt) }]
  return [
    { fromMonth: 0, aprPpm: offer.aprPpm },
    { fromMonth: until + 1, aprPpm: usualPpm(debt) },
  ]
}

/**
 * What is known beside the debt: `interestMonth`, the calendar's index of the first month that is charged interest
 * where that is later than its own, and the payments on it, from which follows what was owed before.
 */
export type DebtPast = { interestMonth?: number; payments?: readonly Payment[] }

/** After its end the charge is in the balance already. What no month of the plan gathers has gathered before it. */
function deferredOf(
  debt: Debt,
  clock: PlanClock,
  { interestMonth, payments }: Required<DebtPast>,
): DeferredInterest | undefined {
  const { id, balanceCents, deferredInterest } = debt
  const until = deferredInterest ? untilMonth(debt, deferredInterest.endsOn, clock) : null
  if (!deferredInterest || until === null) return undefined
  const before = dueDayIn(interestMonth - 1, dueDateOf(debt, clock.day))
  const isGathered = until >= interestMonth - clock.firstMonth + 1 || before >= clock.day
  const by = isGathered ? before : deferredInterest.endsOn
  const own = payments.filter(({ debtId }) => debtId === id)
  const accruedCents = deferredByCents(deferredInterest, by, { balanceCents, payments: own })
  return { untilMonth: until, aprPpm: deferredInterest.aprPpm, accruedCents }
}

/** Which balance a payment went to is not known here. */
function bucketsOf(debt: Debt, clock: PlanClock, interestMonth: number): DebtBucket[] {
  const terms = balancesOf(debt)
  return (debt.balances ?? []).map(({ id, name, balanceCents }, at) => {
    const deferred = deferredOf(terms[at]!, clock, { interestMonth, payments: [] })
    return { id, name, balanceCents, rates: ratesOf(terms[at]!, clock), ...(deferred && { deferred }) }
  })
}

/** The calendar's month, as an index, in which a debt alone would have its month 1. */
export function ownFirstMonth(debt: Debt, day: string): number {
  return firstMonths(dueDateOf(debt, day), day).interest
}

/** The debt of a plan; its next due day is the first payment. RangeError on a day that is no date. */
export function payoffDebtOf(debt: Debt, clock: PlanClock, past: DebtPast = {}): PayoffDebt {
  const first = firstMonths(dueDateOf(debt, clock.day), clock.day)
  const interestMonth = Math.max(past.interestMonth ?? first.interest, clock.firstMonth)
  const known = { interestMonth, payments: past.payments ?? [] }
  const deferred = debt.balances ? undefined : deferredOf(debt, clock, known)
  const told = statedMinimumCents(debt, clock.day)
  const payments = Math.max(1, first.payment - clock.firstMonth + 1)
  const interest = interestMonth - clock.firstMonth + 1
  return {
    id: debt.id,
    balanceCents: debt.balanceCents,
    rates: debt.balances ? [{ fromMonth: 0, aprPpm: usualPpm(debt) }] : ratesOf(debt, clock),
    ...(debt.balances && { buckets: bucketsOf(debt, clock, interestMonth) }),
    ...(debt.balances && debt.minimumTo && { minimumTo: debt.minimumTo }),
    minimum: minimumRuleOf(debt).rule,
    ...(deferred && { deferred }),
    ...(payments > 1 && { paymentsFrom: payments }),
    ...(interest > 1 && { interestFrom: interest }),
    ...(told !== null && { firstMinimumCents: told }),
  }
}

/** The figures of a debt that the plan assumes. */
export function assumedOf(debt: Debt): Assumed[] {
  const assumed: Assumed[] = []
  if (lacksRate(debt)) assumed.push('rate')
  if (minimumRuleOf(debt).source === 'estimated') assumed.push('minimum')
  return assumed
}

/**
 * The debt as it would be planned alone, from the month of its next due day, `today` ('YYYY-MM-DD') or later, and what
 * that assumes. Several begin together: plan-start.ts. Throws RangeError on dates that are none.
 */
export function toPayoffDebt(debt: Debt, today: string): { debt: PayoffDebt; assumed: Assumed[] } {
  const firstMonth = ownFirstMonth(debt, today)
  return { debt: payoffDebtOf(debt, { day: today, firstMonth }), assumed: assumedOf(debt) }
}
