/** The income form between what is typed and what the engine is asked. */
import { DEFAULT_TAX_PPM, type ExtraIncome, type OwedDebt } from '#engine/income/income.ts'
import { ppmToTyped } from '#engine/money/cents.ts'
import { readEntry } from './read-entry.ts'

export const incomeStart = {
  weekly: '',
  tax: ppmToTyped(DEFAULT_TAX_PPM),
  debt: '',
  payment: '',
  rate: '',
}
type IncomeField = keyof typeof incomeStart
export type IncomeValues = Record<IncomeField, string>

/** Null until there is a week's income above 0 and a tax rate. */
export function extraIncomeOf({ weekly, tax }: IncomeValues): ExtraIncome | null {
  const weeklyCents = readEntry('money', weekly)
  const taxPpm = readEntry('share', tax)
  return !weeklyCents || taxPpm === null ? null : { weeklyCents, taxPpm }
}

/** One debt as typed: a plan with its rate, the specification's formula without one; null until it is filled in. */
export function typedDebtOf({ debt, payment, rate }: IncomeValues): OwedDebt | null {
  const debtCents = readEntry('money', debt)
  const paymentCents = readEntry('money', payment)
  const aprPpm = readEntry('rate', rate)
  const isRateUnread = rate.trim() !== '' && aprPpm === null
  if (!debtCents || paymentCents === null || isRateUnread) return null
  if (aprPpm === null) return { kind: 'formula', debtCents, paymentCents }
  const typed = {
    id: 'typed',
    balanceCents: debtCents,
    rates: [{ fromMonth: 0, aprPpm }],
    minimum: { kind: 'fixed' as const, cents: 0 },
  }
  return { kind: 'plan', input: { debts: [typed], budgetCents: paymentCents, order: 'avalanche' } }
}
