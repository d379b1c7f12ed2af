/** Texts of what-ifs and of the plans that were kept. Amounts, months, rates and names are passed in as text. */

import { plural } from '#web/format/amounts.ts'

/** The plan that is asked about, beside the one that is kept. */
export const resultTexts = {
  title: 'What if?',
  asked: (what: string) => `What if? ${what}.`,
  without: (what: string) => `without ${what}`,
  free: (month: string) => `Debt-free in ${month}`,
  instead: (month: string, before: string) => `Debt-free in ${month} instead of ${before}`,
  same: 'the same month as now',
  firstEnd: 'Your plan now has no end date',
  noEnd: 'With this, your debts would not be paid off',
  short: (month: string) => `From ${month} this pays less than your lenders ask for`,
  less: (amount: string, hasFee: boolean) => `${amount} less ${hasFee ? 'interest and fees' : 'interest'}`,
  more: (amount: string, hasFee: boolean) => `${amount} more ${hasFee ? 'interest and fees' : 'interest'}`,
  sameCost: (hasFee: boolean) => `the same ${hasFee ? 'interest and fees' : 'interest'}`,
  monthly: (amount: string) => `${amount} a month`,
  keep: 'Keep this plan',
  discard: 'Discard',
  kept: { title: 'This is your plan now.', description: 'You can go back to an earlier one at any time.' },
}

type LoanWords = { names: string; rate: string; months: number; month: string }

/** One line of what a plan counts on. */
export const itemTexts = {
  extra: (amount: string) => `${amount} extra a month`,
  noExtra: 'only your minimums',
  more: (amount: string, month: string) => `${amount} more a month from ${month}`,
  once: (amount: string, month: string) => `${amount} once in ${month}`,
  pause: (month: string) => `only your minimums in ${month}`,
  rate: (name: string, rate: string, month: string) => `${name} at ${rate} from ${month}`,
  loan: ({ names, rate, months, month }: LoanWords) =>
    `a loan at ${rate} over ${plural(months, 'month')} for ${names}, taken in ${month}`,
  transfer: ({ names, rate, months, month }: LoanWords) =>
    `${names} on a new card at ${rate} for ${plural(months, 'month')}, moved in ${month}`,
  own: (names: string) => `your own order: ${names}`,
  removed: 'a debt you removed',
}

export const moreTexts = {
  lead: 'Money you expect to have every month from then on. It goes on top of what you pay now.',
  amount: 'How much more a month',
  from: 'From',
}

export const onceTexts = {
  lead: 'It all goes to the debt that comes first in your plan.',
  amount: 'How much',
  month: 'In',
}

export const pauseTexts = {
  lead: 'For one month you pay what your lenders ask for and nothing extra. Your lenders still expect their minimums. If one of them lets you skip a payment, interest still adds up, so this plan counts the minimum.',
  month: 'Month',
}

export const rateTexts = {
  lead: 'Many lenders lower a rate when you ask. Once they agree, change the rate on the debt itself.',
  debt: 'Debt',
  rate: 'New rate a year',
  from: 'From',
  error: 'Enter the yearly rate in percent, such as 12.5.',
}

export const loanTexts = {
  lead: 'The new debt begins after that month’s payments. Its fee is added to what you owe. When you have it, add it as a debt and mark the old ones as paid.',
  kind: 'What kind',
  loan: 'Loan',
  transfer: 'Balance transfer',
  debts: 'Debts it pays off',
  debtsError: 'Choose at least one debt.',
  rate: 'Rate a year',
  firstRate: 'Rate at first',
  months: 'Months to pay it back',
  firstMonths: 'Months at that rate',
  laterRate: 'Rate after that',
  fee: 'Fee, in percent',
  feeHint: 'Often 0 to 8 for a loan, 3 to 5 for a transfer.',
  month: 'Taken in',
  monthsError: 'Enter a number of months from 1 to 480.',
  feeError: 'Enter a fee from 0 to 100 percent.',
  rateError: 'Enter the yearly rate in percent, such as 12.5.',
  payment: (amount: string) => `The loan asks for ${amount} a month.`,
}

export const byTexts = {
  month: 'Paid off by',
  choose: 'Choose a month',
  over: 'That month is over. Choose a later one.',
  impossible: 'No monthly amount does it by then. Choose a later month.',
  takes: (amount: string, month: string) => `It takes ${amount} a month to be done by ${month}.`,
  more: (amount: string) => `That is ${amount} more than you pay now.`,
  enough: (month: string) => `What you pay now gets you there by ${month}.`,
  less: (amount: string) => `${amount} a month would be enough.`,
  tryIt: (amount: string) => `Try ${amount} extra a month`,
}

export const orderTexts = {
  lead: 'The extra money goes to the first debt on the list until it is paid off, then to the next one. Drag a row, use its buttons, or press the arrow keys on its handle.',
  list: 'Your order of payment',
}

export const amountError = 'Enter an amount above $0, such as 250.'

export const historyTexts = {
  empty: 'Plans you keep are listed here.',
  now: 'Your plan now',
  ended: (month: string, cost: string) =>
    `Debt-free in ${month}, ${cost} in interest and fees, as of that day`,
  endless: 'No end date was noted that day',
  free: (month: string) => `Debt-free in ${month}, as of that day`,
  failed: 'The plans you kept could not be loaded.',
  back: 'Go back to this plan',
  backTo: (day: string) => `Go back to the plan of ${day}`,
  done: (day: string) => ({
    title: `Your plan is the one of ${day} again.`,
    description: 'The one before is still listed.',
  }),
}
