/**
 * Every rounding of the engine besides interest: shares of an amount, whole dollars, exact results to cents.
 * Halves go up. Example: 1 % of $54.50 is $0.55; $125.74 is $126 up, $125 down, $126 to the nearest.
 */

const PPM = 1_000_000

/** amount x ppm / 1,000,000 in whole cents, half up. Exact: whole millions first, then the rest. */
export function shareCents(amountCents: number, ppm: number): number {
  const millions = Math.floor(amountCents / PPM)
  const rest = amountCents - millions * PPM
  return millions * ppm + Math.floor((rest * ppm + PPM / 2) / PPM)
}

/** An exact, not yet whole number of cents as whole cents. */
export function nearestCent(exactCents: number): number {
  return Math.floor(exactCents + 0.5)
}

/** Cents as whole dollars, in cents. */
export function dollarsUp(cents: number): number {
  return Math.ceil(cents / 100) * 100
}

/** Cents as whole dollars, in cents. */
export function dollarsDown(cents: number): number {
  return Math.floor(cents / 100) * 100
}

/** Cents, whole or exact, as the nearest whole dollars, in cents. */
export function nearestDollar(cents: number): number {
  return Math.floor(cents / 100 + 0.5) * 100
}

/** part of whole in whole percent, rounded up: above 80 % never reads as 80. The whole is above 0. */
export function percentUp(part: number, whole: number): number {
  return Math.ceil((part * 100) / whole)
}

/** part of whole in whole percent, rounded down: 100 only when all of it is there. The whole is above 0. */
export function percentDown(part: number, whole: number): number {
  return Math.floor((part * 100) / whole)
}
