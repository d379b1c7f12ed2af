/**
 * The level payment of an installment loan: P x r / (1 - (1 + r)^-n) with the monthly rate r = APR / 12.
 * Example: $180,000 at 4.25 % over 360 months is $885.49 a month.
 */
import { nearestCent } from '#engine/money/rounding.ts'

export type LoanTerms = { principalCents: number; aprPpm: number; months: number }

/** The exact level payment in cents, not rounded. With no rate it is the principal over the months. Months must be 1 or more (RangeError). */
export function exactPaymentCents({ principalCents, aprPpm, months }: LoanTerms): number {
  if (!Number.isInteger(months) || months < 1) throw new RangeError(`a term of ${months} months`)
  if (aprPpm === 0) return principalCents / months
  const monthlyRate = aprPpm / 12_000_000
  // expm1 and log1p keep the digits that 1 - (1 + r)^-n loses at very low rates.
  return (principalCents * monthlyRate) / -Math.expm1(-months * Math.log1p(monthlyRate))
}

/** The payment a lender writes into the contract: the level payment rounded half up to the cent. */
export function standardPaymentCents(terms: LoanTerms): number {
  return nearestCent(exactPaymentCents(terms))
}
