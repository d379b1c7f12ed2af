/**
 * Buying a car with a loan (spec 9): the standard amortised payment; total cost = payment x term + down payment;
 * resale value 40 % of the price; net cost = total cost - resale. The total is counted with the exact payment,
 * so that a loan at 0 % costs its price to the cent.
 * Example: $30,000 with $5,000 down at 7 % over 60 months is $495.03 a month, $34,701.80 in all, and $22,701.80
 * after a resale of $12,000.
 */
import { exactPaymentCents } from '#engine/debts/amortization.ts'
import { nearestCent, shareCents } from '#engine/money/rounding.ts'

/** The term a form starts with, in months. // spec 9 */
export const CAR_LOAN_MONTHS = 60

/** What a car is assumed to bring at the end, as a share of its price. // spec 9 */
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
