/** The texts of a month that is over: what the plan said, what was posted, and why they differ. */
import type { ReasonKind } from '#engine/debts/reality/difference.ts'
import { plural } from '#web/format/amounts.ts'

type YearFacts = { year: number; months: number; paid: string; planned: string; rest: string }

export const realityTexts = {
  pageTitle: 'A month and its plan, Jubilee',
  place: 'My Debts',
  title: (month: string) => `${month}: your plan and what happened`,
  loading: 'Loading the month',
  failed: 'This month could not be loaded. Nothing was lost.',
  notOver: 'This month is not over yet.',
  notOverText: 'A month is compared with your plan once it has ended.',
  lastMonth: 'Go to last month',
  empty: 'Nothing was recorded in this month.',
  asPlanned: 'You ended the month just as planned.',
  above: (amount: string) => `You ended the month owing ${amount} more than planned.`,
  below: (amount: string) => `You ended the month owing ${amount} less than planned.`,
  noPlan: 'No plan was kept in this month, so there is nothing to compare with. This is what was recorded.',
  since: (day: string) => `You kept your first plan on ${day}. The month counts from the day after.`,
  short: 'The plan had too little money for the minimums, so it has no figures for this month.',
  dateSame: (month: string) => `Your debt-free date is still ${month}.`,
  dateMoved: (...[before, after, by]: [string, string, string]) =>
    `Your debt-free date moved from ${before} to ${after}, ${by}.`,
  later: (span: string) => `${span} later`,
  earlier: (span: string) => `${span} earlier`,
  dateGained: (month: string) => `Your plan now has an end: ${month}.`,
  dateLost: 'After this month the plan no longer had an end.',
  year: ({ year, months, paid, planned, rest }: YearFacts) =>
    `In ${year} so far, over ${plural(months, 'month')}, you paid ${paid}. The plan said ${planned}, and you ended ${rest}.`,
  yearAbove: (amount: string) => `${amount} above it`,
  yearBelow: (amount: string) => `${amount} below it`,
  yearSame: 'just where it said',
  basis:
    'The plan is the one you had kept, from the balances on its first day. It uses the rates, minimums and due days your debts have now.',
  csv: 'Download CSV',
  print: 'Print',
  before: (month: string) => `Before: ${month}`,
  next: (month: string) => `Next: ${month}`,
  otherMonths: 'Other months',
  newDebt: 'The plan did not know this debt yet.',
  same: 'Just as planned.',
  debtAbove: (amount: string) => `${amount} more owed than planned:`,
  debtBelow: (amount: string) => `${amount} less owed than planned:`,
}

export const columnTexts = {
  line: 'Line',
  plan: 'Plan',
  posted: 'Posted',
  difference: 'Difference',
  start: 'Start',
  charges: 'New charges',
  interest: 'Interest',
  fees: 'Fees',
  payments: 'Payments',
  moved: 'Moved to a new loan',
  end: 'End',
}

export const csvTexts = {
  file: (month: string) => `debts-${month}.csv`,
  month: 'Month',
  debt: 'Debt',
  planned: (line: string) => `Plan: ${line}`,
  posted: (line: string) => `Posted: ${line}`,
}

export const reasonNames: Record<ReasonKind, string> = {
  charges: 'New charges',
  credits: 'Credits and corrections',
  fees: 'Fees',
  paidMore: 'You paid more',
  paidLess: 'You paid less',
  anotherDay: 'Paid on another day, in the month before or after its own',
  noInterest: 'No interest was recorded',
  interestDays: 'Interest counted by the day, on the balances you had',
  rate: 'Another rate than the one entered',
  moved: 'The plan moved it to a new loan',
}
