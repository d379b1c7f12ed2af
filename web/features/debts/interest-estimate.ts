/**
 * What a debt has probably been charged since its last entry: an estimate for the payment form, which the
 * statement's own figure replaces. Example: $8,200 at 22.90 % for 30 days is $154.34.
 */
import {
  interestSince,
  rateOfDay,
  type AccruedInterest,
  type StatedRates,
} from '#engine/debts/accrual/interest-since.ts'
import type { Debt, DebtEntry } from '#contracts/money/debts.ts'

export type InterestEstimate = AccruedInterest & { since: string }

function statedRates({ interestRate, promotionalRate, deferredInterest }: Debt): StatedRates {
  return {
    usualPpm: interestRate,
    promotion: promotionalRate && {
      aprPpm: promotionalRate.interestRate ?? 0,
      endsOn: promotionalRate.endsOn,
    },
    deferral: deferredInterest && {
      aprPpm: deferredInterest.interestRate ?? 0,
      endsOn: deferredInterest.endsOn,
      accruedCents: deferredInterest.accrued,
    },
  }
}

/** The rate of a day: the offer's while it lasts, none while interest is deferred. Null: not known. */
export function rateOn(debt: Debt, date: string): number | null {
  return rateOfDay(statedRates(debt), date)
}

/** Null where a rate is not known, or nothing can have been charged since the last entry. */
export function estimateInterest(
  debt: Debt,
  entries: readonly DebtEntry[],
  paidOn: string,
): InterestEstimate | null {
  const since = entries
    .map((entry) => entry.occurredOn)
    .toSorted()
    .at(-1)
  if (since === undefined) return null
  const rates = statedRates(debt)
  const accrued = interestSince({ balanceCents: debt.balance, since, until: paidOn, rates })
  return accrued && accrued.cents > 0 ? { ...accrued, since } : null
}
