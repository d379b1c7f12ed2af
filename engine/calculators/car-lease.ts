/**
 * Leasing a car (spec 9): total = monthly payment x term + what is due at the start ("drive-off").
 * Example: $399 over 36 months with $2,500 at the start is $16,864.
 */

/** The term a form starts with, in months. // spec 9 */
export const CAR_LEASE_MONTHS = 36

export type CarLeaseCase = { monthlyCents: number; termMonths: number; driveOffCents: number }

export type CarLeaseResult = {
  /** all monthly payments together */
  paymentsCents: number
  driveOffCents: number
  totalCents: number
  termMonths: number
}

/** The lease; null where the payment is not above 0 or the term is not at least a month (spec 5). */
export function carLease({ monthlyCents, termMonths, driveOffCents }: CarLeaseCase): CarLeaseResult | null {
  if (monthlyCents <= 0 || !Number.isInteger(termMonths) || termMonths < 1) return null
  const paymentsCents = monthlyCents * termMonths
  return { paymentsCents, driveOffCents, totalCents: paymentsCents + driveOffCents, termMonths }
}
