/** The words of an application's answers, as they are chosen and as they are read again. */
import type { IncomePeriod } from '#engine/grants/eligibility.ts'
import type { DebtKind } from './words.ts'

export const periodNames: Record<IncomePeriod, string> = {
  month: 'Each month',
  two_weeks: 'Every two weeks',
  week: 'Each week',
  year: 'Each year',
}

export const debtKindNames: Record<DebtKind, string> = {
  credit_card: 'Credit card',
  medical: 'Medical bill',
  rent: 'Rent',
  utility: 'Power, water or gas',
  auto_loan: 'Car loan',
  personal_loan: 'Personal loan',
  student_loan: 'Student loan',
  mortgage: 'Home loan',
  other: 'Other debt',
}

/** Names of the facts, and what stands beside their amounts. */
export const answerTexts = {
  none: 'Not filled in',
  people: 'People at home',
  singleParent: 'Raises a child alone',
  yes: 'Yes',
  no: 'No',
  age: 'Age',
  street: 'Street address',
  zip: 'ZIP code',
  state: 'State',
  income: 'Income before tax',
  incomeOf: (amount: string, period: string) => `${amount}, ${period.toLowerCase()}`,
  asked: (amount: string) => `${amount} asked for`,
  askedInAll: (amount: string) => `Asked for in all: ${amount}`,
  owed: (amount: string) => `${amount} owed`,
  rate: (rate: string) => `${rate} a year`,
  payment: (amount: string) => `${amount} a month`,
}
