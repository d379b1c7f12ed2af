/**
 * The price of a home a person can afford (spec 9): the payment is at most 28 % of a month's income, and with all other
 * debts at most 36 %. A loan over 30 years; highest price = loan / (1 - share paid down).
 *
 * The rule is meant for principal, interest, taxes and insurance together. So property tax, insurance and HOA
 * dues can be put inside it; they are 0 unless they are given. Property tax is a share of
 * the price, so it grows with it: price x (1 - down) x payment of one dollar + price x tax / 12 = what is left.
 * Example: $84,000 a year and $400 of debts: 28 % of $7,000 is $1,960, 36 % less $400 is $2,120. At 7 % $1,960 pays
 * a loan of $294,602.83; with 20 % down a home of $368,253.54.
 */
import { exactPaymentCents } from '#engine/debts/terms/amortization.ts'
import { nearestCent, shareCents } from '#engine/money/rounding.ts'

/** Share of a month's income for the home alone. // spec 9 */
const HOUSING_PPM = 280_000
/** Share of a month's income for the home and all debts. // spec 9 */
const ALL_DEBTS_PPM = 360_000
/** 30 years. // spec 9 */
const HOME_LOAN_MONTHS = 360

// spec 9
export const homeDefaults = { downPpm: 200_000, aprPpm: 70_000 } as const

export type HomeCase = {
  annualIncomeCents: number
  /** payments of all other debts a month */
  monthlyDebtsCents: number
  /** share of the price paid down, below 1,000,000 */
  downPpm: number
  aprPpm: number
  /** a year, as a share of the price */
  propertyTaxPpm?: number
  insuranceYearlyCents?: number
  hoaMonthlyCents?: number
}

/** The parts of one month's payment for a home of a price. */
export type HomePayment = {
  priceCents: number
  downCents: number
  loanCents: number
  principalInterestCents: number
  propertyTaxCents: number
  insuranceCents: number
  hoaCents: number
  totalCents: number
}

export type HomeAffordability = {
  /** the most a month may cost; 0 or less means there is no answer */
  capCents: number
  /** which of the two rules set it */
  setBy: 'housing' | 'allDebts'
  /** the dearest home within it; null where the debts, or insurance and dues, leave nothing */
  most: HomePayment | null
}

/** The most a month may cost; below 0 where the debts are above 36 % of the income. */
function homePaymentCap(homeCase: HomeCase): Pick<HomeAffordability, 'capCents' | 'setBy'> {
  const { annualIncomeCents, monthlyDebtsCents } = homeCase
  const housingCents = Math.floor(shareCents(annualIncomeCents, HOUSING_PPM) / 12)
  const leftCents = Math.floor(shareCents(annualIncomeCents, ALL_DEBTS_PPM) / 12) - monthlyDebtsCents
  return leftCents < housingCents
    ? { capCents: leftCents, setBy: 'allDebts' }
    : { capCents: housingCents, setBy: 'housing' }
}

/** The payment of one dollar of loan. */
function paymentOfOne(aprPpm: number): number {
  return exactPaymentCents({ principalCents: 1, aprPpm, months: HOME_LOAN_MONTHS })
}

/** The monthly payment for a home of this price, with this person's rate, down payment and yearly costs. */
export function homePayment(homeCase: HomeCase, priceCents: number): HomePayment {
  const downCents = shareCents(priceCents, homeCase.downPpm)
  const loanCents = priceCents - downCents
  const principalInterestCents = nearestCent(loanCents * paymentOfOne(homeCase.aprPpm))
  const propertyTaxCents = nearestCent(shareCents(priceCents, homeCase.propertyTaxPpm ?? 0) / 12)
  const insuranceCents = nearestCent((homeCase.insuranceYearlyCents ?? 0) / 12)
  const hoaCents = homeCase.hoaMonthlyCents ?? 0
  return {
    priceCents,
    downCents,
    loanCents,
    principalInterestCents,
    propertyTaxCents,
    insuranceCents,
    hoaCents,
    totalCents: principalInterestCents + propertyTaxCents + insuranceCents + hoaCents,
  }
}

/** The highest price within the cap. A share paid down of 100 % or more has no answer by this rule (RangeError). */
export function homeAffordability(homeCase: HomeCase): HomeAffordability {
  const { downPpm, aprPpm, propertyTaxPpm = 0, insuranceYearlyCents = 0, hoaMonthlyCents = 0 } = homeCase
  if (downPpm >= 1_000_000) throw new RangeError(`a down payment of ${downPpm} ppm leaves no loan`)
  const cap = homePaymentCap(homeCase)
  const forPriceCents = cap.capCents - insuranceYearlyCents / 12 - hoaMonthlyCents
  if (cap.capCents <= 0 || forPriceCents <= 0) return { ...cap, most: null }
  const monthOfOne = ((1_000_000 - downPpm) / 1_000_000) * paymentOfOne(aprPpm) + propertyTaxPpm / 12_000_000
  return { ...cap, most: homePayment(homeCase, Math.floor(forPriceCents / monthOfOne)) }
}
