/**
 * The terms of a planned debt, whether it is one balance or several: for what reads a debt's rates outside of the months
 * of a plan. Of several balances each has its own.
 * Example: $1,000 at 24 % and $2,000 at 0 % rank by 24 % and are charged $20.00 in a month.
 */
import type { DeferredInterest, PayoffDebt, RateStep } from '#engine/debts/debt.ts'
import { rateInMonth } from '#engine/debts/terms/rate-schedule.ts'
import { monthInterestCents } from '#engine/money/interest.ts'

/** What is charged by itself. `bucketId`: one of several balances. */
export type Part = {
  bucketId?: string
  balanceCents: number
  rates: readonly RateStep[]
  deferred?: DeferredInterest
}

/** The balances of a debt, in order of entry. */
export function partsOf(debt: PayoffDebt): Part[] {
  return debt.buckets?.map(({ id, ...terms }) => ({ bucketId: id, ...terms })) ?? [debt]
}

/** The rate by which an order ranks a debt in a month: the highest on which something is owed; where nothing is, the highest. */
export function rateOfDebt(debt: PayoffDebt, month: number): number {
  const parts = partsOf(debt)
  const open = parts.filter(({ balanceCents }) => balanceCents > 0)
  return Math.max(0, ...(open.length > 0 ? open : parts).map(({ rates }) => rateInMonth(rates, month)))
}

/** A month's interest on what is owed, in cents. */
export function interestOfDebtCents(debt: PayoffDebt, month: number): number {
  return partsOf(debt).reduce(
    (sum, { balanceCents, rates }) => sum + monthInterestCents(balanceCents, rateInMonth(rates, month)),
    0,
  )
}

/** Interest that was gathered under deferrals before the plan, in cents. */
export const gatheredCents = (debt: PayoffDebt): number =>
  partsOf(debt).reduce((sum, { deferred }) => sum + (deferred?.accruedCents ?? 0), 0)

/** The debt with every rate of it changed. */
export function withRates(debt: PayoffDebt, change: (rates: readonly RateStep[]) => RateStep[]): PayoffDebt {
  return {
    ...debt,
    rates: change(debt.rates),
    ...(debt.buckets && {
      buckets: debt.buckets.map((bucket) => ({ ...bucket, rates: change(bucket.rates) })),
    }),
  }
}
