/**
 * The one place that turns a balance and a yearly rate into interest. A month's interest is
 * balance x APR / 12, rounded half up to the cent: the rule of engine months, the same for every kind of debt.
 * Example: $8,200.00 at 22.90 % is 820000 x 229000 / 12,000,000 = 15648.33, so $156.48 for the month.
 */

/** Parts per million times months of a year: a rate in ppm over this is the share of one month. */
const MONTH_PARTS = 12_000_000

/** Below this the product is exact and its quotient cannot round up to the next whole number (2^52). */
const EXACT_PRODUCT = 4_503_599_627_370_496

/** Largest balance the split arithmetic is exact for: far above any debt, and where a growing plan is stopped. */
export const MAX_BALANCE_CENTS = 4_000_000_000_000_000

/**
 * Interest of one month in whole cents, rounded half up. Balance and rate are whole and not negative;
 * exact up to MAX_BALANCE_CENTS and MAX_RATE_PPM.
 */
export function monthInterestCents(balanceCents: number, aprPpm: number): number {
  const product = balanceCents * aprPpm
  if (product < EXACT_PRODUCT) return Math.floor((product + MONTH_PARTS / 2) / MONTH_PARTS)
  // Too large for one product: whole multiples of the divisor give whole cents, only the rest is rounded.
  const multiples = Math.floor(balanceCents / MONTH_PARTS)
  const rest = balanceCents - multiples * MONTH_PARTS
  return multiples * aprPpm + Math.floor((rest * aprPpm + MONTH_PARTS / 2) / MONTH_PARTS)
}

/**
 * Interest between two dates in whole cents, rounded half up: balance x APR x days / 365, without compounding.
 * It is the estimate shown between two statements; the statement's own figure replaces it. Days below 0 count as 0.
 */
export function interestBetweenCents(span: { balanceCents: number; aprPpm: number; days: number }): number {
  const days = Math.max(0, Math.trunc(span.days))
  const yearParts = 365_000_000n
  const product = BigInt(span.balanceCents) * BigInt(span.aprPpm) * BigInt(days)
  return Number((product + yearParts / 2n) / yearParts)
}
