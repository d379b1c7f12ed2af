/**
 * How to pay off a debt before its deferred interest is charged: the whole balance, in the payments that
 * are still in time. Example: $2,400 deferred to 2027-06-01, due on the 25th, asked on 2026-12-01: paid in full by
 * 2027-05-25, in six payments of $400.
 */
import type { Debt, PayoffDebt, PayoffPlan } from '#engine/debts/debt.ts'
import { lastPaymentDay } from '#engine/debts/terms/offer-end.ts'
import { dueDateOf } from './this-month.ts'

const DOLLAR = 100

export type DeferralEnd = {
  id: string
  /** the last day to pay that is in time, 'YYYY-MM-DD' */
  payBy: string
  balanceCents: number
  /** what each payment left must be, in whole dollars rounded up; null where one is left, or the offer charges interest */
  eachCents: number | null
  /** whether the plan pays it off by then */
  isInTime: boolean
}

/** Null where no interest is deferred on `day`, or nothing is owed. `payoff` is the debt as `plan` has it. */
export function deferralEnd(
  debt: Debt,
  { payoff, plan, day }: { payoff: PayoffDebt; plan: PayoffPlan; day: string },
): DeferralEnd | null {
  const { deferredInterest, balanceCents, id } = debt
  if (!payoff.deferred || !deferredInterest || balanceCents === 0) return null
  const { untilMonth } = payoff.deferred
  const payments = untilMonth - (payoff.paymentsFrom ?? 1) + 1
  const isFree = (payoff.rates[0]?.aprPpm ?? 0) === 0
  return {
    id,
    payBy: lastPaymentDay(deferredInterest.endsOn, dueDateOf(debt, day), day),
    balanceCents,
    eachCents: payments > 1 && isFree ? Math.ceil(balanceCents / payments / DOLLAR) * DOLLAR : null,
    isInTime: (plan.payoffMonth[id] ?? Number.POSITIVE_INFINITY) <= untilMonth,
  }
}
