/**
 * What a debt has probably been charged since its last entry: an estimate for the payment form, which the
 * statement's own figure replaces. Example: $8,200 at 22.90 % for 30 days is $154.34.
 */
import { dayNumber } from '#engine/money/calendar.ts'
import { interestBetweenCents } from '#engine/money/interest.ts'
import type { Debt, DebtEntry } from '#contracts/debts.ts'
import { centsOf, ppmOf } from './figures.ts'

export type InterestEstimate = { cents: number; since: string; aprPpm: number }

/** The rate of a day: the offer's while it lasts, none while interest is deferred. Null: not known. */
export function rateOn(debt: Debt, date: string): number | null {
  const { promotionalRate, deferredInterest } = debt
  if (promotionalRate && date <= promotionalRate.endsOn) return ppmOf(promotionalRate.interestRate)
  if (deferredInterest && date <= deferredInterest.endsOn) return 0
  return ppmOf(debt.interestRate)
}

/** Null where the rate is not known, or nothing can have been charged since the last entry. */
export function estimateInterest(
  debt: Debt,
  entries: readonly DebtEntry[],
  paidOn: string,
): InterestEstimate | null {
  const aprPpm = rateOn(debt, paidOn)
  const since = entries
    .map((entry) => entry.occurredOn)
    .toSorted()
    .at(-1)
  if (aprPpm === null || since === undefined || since >= paidOn) return null
  const days = dayNumber(paidOn) - dayNumber(since)
  const cents = interestBetweenCents({ balanceCents: centsOf(debt.balance), aprPpm, days })
  return cents > 0 ? { cents, since, aprPpm } : null
}
