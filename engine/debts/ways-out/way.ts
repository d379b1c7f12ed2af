/**
 * A way out of debt, as every way answers: what it takes in months and money, or why it does not apply.
 *
 * All ways are worked out for the same person: their debts, and the same money a month as their plan has. A total is
 * all that is paid from now on until every debt of the list has ended, those that a way does not touch included: they
 * are paid with what is left of the money. So the totals can stand side by side.
 *
 * Amounts are whole cents, rates parts per million, months whole. Nothing here is advice or a promise: the figures are
 * as good as the assumptions, and those are the person's to change.
 */
import type { PayoffInput } from '#engine/debts/debt.ts'

export const wayIds = [
  'plan',
  'leastInterest',
  'balanceTransfer',
  'consolidation',
  'debtManagement',
  'hardship',
  'settlement',
  'chapter7',
  'chapter13',
  'doingNothing',
] as const

export type WayId = (typeof wayIds)[number]

export type WayAnswer = {
  /** until the last debt has ended */
  months: number
  /** payments, fees and tax: all that goes out from now on */
  totalCents: number
  /** what goes out in a month at the start, without what is paid once */
  monthlyCents: number
  feesCents: number
  /** owed, and never paid */
  forgivenCents: number
  /** income tax on what is forgiven */
  taxCents: number
}

/** Why a way has no figures. */
export type WhyNot =
  /** every debt has something behind it that can be taken, or is a student loan */
  | 'nothingUnsecured'
  /** no card that costs interest */
  | 'noCardWithInterest'
  /** the debts cost no more than the rate of this way */
  | 'rateNotLower'
  /** the month's money does not reach */
  | 'tooLittleMoney'
  /** interest outruns the payments */
  | 'neverEnds'
  /** not over within 50 years */
  | 'tooLong'
  /** this way ends its own debts, and the others never end */
  | 'otherDebtsNeverEnd'

/** `asksCents`: what the way asks a month, where that is known and the month's money does not reach. */
export type NoWay = { reason: WhyNot; asksCents: number | null }

export type WayOut =
  | { id: WayId; answer: WayAnswer; why: null }
  /** it does not apply, and says why */
  | { id: WayId; answer: null; why: NoWay }

/** What a way assumes about lenders, agencies, courts and tax. Each has its source in content/ways-out. */
export type WayTerms = {
  transferFeePpm: number
  /** payments at 0 % */
  transferMonths: number
  /** the card's rate after them */
  transferLaterAprPpm: number
  loanAprPpm: number
  loanMonths: number
  /** taken from the loan, so it is borrowed too */
  loanFeePpm: number
  managementAprPpm: number
  managementMonths: number
  managementStartCents: number
  managementMonthlyCents: number
  hardshipAprPpm: number
  hardshipMonths: number
  /** what lenders take, of what is owed by then */
  settlementSharePpm: number
  /** of what is owed on the day of signing up */
  settlementFeePpm: number
  settlementMonths: number
  /** on canceled debt, at the person's bracket */
  taxPpm: number
  chapter7CourtCents: number
  chapter7LawyerCents: number
  chapter7Months: number
  chapter13CourtCents: number
  chapter13LawyerCents: number
  /** of all that is paid into the plan */
  trusteePpm: number
  /** the two talks the law asks for, together */
  coursesCents: number
}

/** What only the person knows; null where they have not said. */
export type Circumstances = {
  /** before tax, a month, on average over the last six */
  incomeCents: number | null
  /** the middle income of their state for a household of their size, a year */
  medianCents: number | null
  /** what all they own would sell for */
  assetsCents: number | null
  /** the part of it that their state does not protect in bankruptcy */
  unprotectedCents: number
}

export type WaysOutCase = {
  /** the plan as it stands */
  input: PayoffInput
  /** id -> debt type: 'credit_card', 'mortgage', … */
  types: Readonly<Record<string, string>>
  terms: WayTerms
  person: Circumstances
}

export const noWay = (reason: WhyNot, asksCents: number | null = null): NoWay => ({ reason, asksCents })

export const isNoWay = (found: object): found is NoWay => 'reason' in found
