/**
 * A car bought with a loan, leased, and the two compared (spec 9).
 *
 * Buying: the standard amortized payment; total cost = payment x term + down payment; resale value 40 % of the price;
 * net cost = total cost - resale. The total is counted with the exact payment, so that a loan at 0 % costs its price to
 * the cent. Example: $30,000 with $5,000 down at 7 % over 60 months is $495.03 a month, $34,701.80 in all, and
 * $22,701.80 after a resale of $12,000.
 *
 * Leasing: total = monthly payment x term + what is due at the start ("drive-off"). Example: $399 over 36 months with
 * $2,500 at the start is $16,864.
 *
 * Compared over the months of the loan, because that is when the bought car is sold. The lease is taken again and again
 * on the same terms, and a part of a lease counts in proportion. Miles, repairs, insurance and fees at the end of a
 * lease are not counted. Example: the lease above is $28,106.67 over 60 months: buying saves $5,404.87, about $90 a month.
 */
import { exactPaymentCents } from '#engine/debts/terms/amortization.ts'
import { nearestCent, shareCents } from '#engine/money/rounding.ts'

/** The term of a loan that a form starts with, in months. // spec 9 */
export const CAR_LOAN_MONTHS = 60

/** The assumed resale value of a car, as a share of its price. // spec 9 */
const RESALE_PPM = 400_000

export type CarBuyCase = { priceCents: number; downCents: number; aprPpm: number; termMonths: number }

export type CarBuyResult = {
  financedCents: number
  paymentCents: number
  termMonths: number
  interestCents: number
  totalCents: number
  resaleCents: number
  netCents: number
}

/** The purchase; null where nothing is financed or the term is not at least a month (spec 5). */
export function carBuy({ priceCents, downCents, aprPpm, termMonths }: CarBuyCase): CarBuyResult | null {
  const financedCents = priceCents - downCents
  if (financedCents <= 0 || !Number.isInteger(termMonths) || termMonths < 1) return null
  const exact = exactPaymentCents({ principalCents: financedCents, aprPpm, months: termMonths })
  const loanCents = nearestCent(exact * termMonths)
  const totalCents = loanCents + downCents
  const resaleCents = shareCents(priceCents, RESALE_PPM)
  return {
    financedCents,
    paymentCents: nearestCent(exact),
    termMonths,
    interestCents: loanCents - financedCents,
    totalCents,
    resaleCents,
    netCents: totalCents - resaleCents,
  }
}

/** The term of a lease that a form starts with, in months. // spec 9 */
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

export type CarComparison = {
  months: number
  buyCents: number
  leaseCents: number
  cheaper: 'buy' | 'lease' | 'equal'
  savedCents: number
  savedMonthlyCents: number
}

/** Which of the two costs less over the months of the loan, and by how much. */
export function compareCar(buy: CarBuyResult, lease: CarLeaseResult): CarComparison {
  const months = buy.termMonths
  const buyCents = buy.netCents
  const leaseCents = nearestCent((lease.totalCents * months) / lease.termMonths)
  const savedCents = Math.abs(leaseCents - buyCents)
  const cheaper = savedCents === 0 ? 'equal' : buyCents < leaseCents ? 'buy' : 'lease'
  return {
    months,
    buyCents,
    leaseCents,
    cheaper,
    savedCents,
    savedMonthlyCents: nearestCent(savedCents / months),
  }
}
