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

const DAYS_OF_YEAR = 365

/**
 * The yearly rate of which a twelfth is what a month of daily compounding adds: 12 x ((1 + a / 365)^(365 / 12) - 1), in
 * parts per million and not whole. Example: 18 % compounded daily charges as much as 18.1341 % by the month.
 */
export function dailyCompoundedPpm(aprPpm: number): number {
  const dailyRate = aprPpm / 1_000_000 / DAYS_OF_YEAR
  return MONTH_PARTS * Math.expm1((DAYS_OF_YEAR / 12) * Math.log1p(dailyRate))
}

/**
 * Interest of one month in whole cents, rounded half up. Balance and rate are not negative. Exact for whole ones up to
 * MAX_BALANCE_CENTS and MAX_RATE_PPM; a rate that is not whole is that of dailyCompoundedPpm.
 */
export function monthInterestCents(balanceCents: number, aprPpm: number): number {
  const product = balanceCents * aprPpm
  if (product < EXACT_PRODUCT) return Math.floor((product + MONTH_PARTS / 2) / MONTH_PARTS)
  // Too large for one product: whole multiples of the divisor give whole cents, only the rest is rounded.
  const multiples = Math.floor(balanceCents / MONTH_PARTS)
  const rest = balanceCents - multiples * MONTH_PARTS
  return Math.floor(multiples * aprPpm) + Math.floor((rest * aprPpm + MONTH_PARTS / 2) / MONTH_PARTS)
}

/** Days in a row at one yearly rate. Days below 0 count as 0. */
export type Stretch = { aprPpm: number; days: number }

/**
 * Interest of several stretches of days on one balance in whole cents: the sum of balance x APR x days / 365, without
 * compounding, rounded half up once. It is the estimate shown between two statements; the statement's own figure replaces it.
 */
export function interestOfStretchesCents(balanceCents: number, stretches: readonly Stretch[]): number {
  const yearParts = 365_000_000n
  let product = 0n
  for (const { aprPpm, days } of stretches) {
    product += BigInt(balanceCents) * BigInt(aprPpm) * BigInt(Math.max(0, Math.trunc(days)))
  }
  return Number((product + yearParts / 2n) / yearParts)
}

/** Interest between two dates at one rate, as interestOfStretchesCents. */
export function interestBetweenCents({
  balanceCents,
  ...stretch
}: Stretch & { balanceCents: number }): number {
  return interestOfStretchesCents(balanceCents, [stretch])
}
