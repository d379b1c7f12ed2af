/** The home form between what is typed and what the engine is asked: reading, and the parts of the answer in order. */
import { type HomeCase, homeDefaults, type HomePayment } from '#engine/calculators/home-affordability.ts'
import homeCosts from '#content/rates/home-costs.json' with { type: 'json' }
import { centsToTyped, ppmToTyped } from '#engine/money/cents.ts'
import { formatMoney } from '#web/format/money.ts'
import type { Fact } from './calculator-card.tsx'
import { calculatorTexts, homeFactNames as names } from './messages.ts'
import { readEntry } from './read-entry.ts'

/** Tax and insurance begin at the national averages: without them the rule finds too dear a home. */
export const homeStart = {
  income: '',
  debts: '',
  down: ppmToTyped(homeDefaults.downPpm),
  rate: ppmToTyped(homeDefaults.aprPpm),
  tax: ppmToTyped(homeCosts.propertyTax.ratePpm),
  insurance: centsToTyped(homeCosts.insurance.yearlyCents),
  dues: '',
  price: '',
}
export const { propertyTax: averageTax, insurance: averageInsurance } = homeCosts

type HomeField = keyof typeof homeStart
export type HomeValues = Record<HomeField, string> & { hasCosts: boolean }

function optional(kind: 'money' | 'share', typed: string): number | null {
  return typed.trim() === '' ? 0 : readEntry(kind, typed)
}

/** Null until the income is above 0 and everything typed can be read. Debts and costs left empty count as 0. */
export function homeCaseOf(values: HomeValues): HomeCase | null {
  const annualIncomeCents = readEntry('money', values.income)
  const monthlyDebtsCents = optional('money', values.debts)
  const downPpm = readEntry('shareBelowAll', values.down)
  const aprPpm = readEntry('rate', values.rate)
  if (!annualIncomeCents || monthlyDebtsCents === null || downPpm === null || aprPpm === null) return null
  const homeCase = { annualIncomeCents, monthlyDebtsCents, downPpm, aprPpm }
  if (!values.hasCosts) return homeCase
  const propertyTaxPpm = optional('share', values.tax)
  const insuranceYearlyCents = optional('money', values.insurance)
  const hoaMonthlyCents = optional('money', values.dues)
  if (propertyTaxPpm === null || insuranceYearlyCents === null || hoaMonthlyCents === null) return null
  return { ...homeCase, propertyTaxPpm, insuranceYearlyCents, hoaMonthlyCents }
}

const monthly = (cents: number) => calculatorTexts.monthly(formatMoney(cents))

/** The parts of a month's payment; costs that are not counted are not listed. */
export function factsOf(payment: HomePayment): Fact[] {
  const costs = [
    { name: names.tax, cents: payment.propertyTaxCents },
    { name: names.insurance, cents: payment.insuranceCents },
    { name: names.dues, cents: payment.hoaCents },
  ].filter(({ cents }) => cents > 0)
  return [
    { name: names.down, figure: formatMoney(payment.downCents) },
    { name: names.loan, figure: formatMoney(payment.loanCents) },
    { name: names.principalInterest, figure: monthly(payment.principalInterestCents) },
    ...costs.map(({ name, cents }) => ({ name, figure: monthly(cents) })),
    { name: names.allowed, figure: monthly(payment.totalCents), isSum: true },
  ]
}
