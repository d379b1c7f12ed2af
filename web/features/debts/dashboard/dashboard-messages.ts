/** Texts of the debt parts of the dashboard. Amounts, rates, months and names are passed in as text. */
import { plural } from '#web/format/amounts.ts'

export const dashboardDebts = {
  basis: (payment: string, order: string) => `You pay ${payment} a month, ${order}.`,
  left: (total: string, percent: number) => `${total} left, ${percent}% paid`,
  progress: 'Paid of all debts',
  seePlan: 'See the plan',
  first: {
    title: 'Add your first debt',
    text: 'One debt, with the figures from your statement, is enough to see when you could be debt-free.',
    action: 'Add Your First Debt',
  },
  allPaid: {
    title: 'You owe nothing on these debts.',
    text: 'Every balance you entered is at zero. What you paid each month is yours to save now.',
    action: 'Set a savings goal',
  },
}

/** The other payments, below the next step. */
export const alsoDueTexts = {
  title: 'Also due soon',
  more: (count: number) => `and ${count} more`,
}

/** The row of the plan, and what is inside. */
export const planRowTexts = {
  title: 'Debt payoff strategy',
  note: (order: string, next: string | null) =>
    next === null ? `${order}.` : `${order}. Next target: ${next}.`,
  saves: (amount: string) => `Saves ${amount}`,
  target: 'Next target',
  noTarget: 'Nothing left to pay',
  above: 'Above minimums',
  minimums: (amount: string) => `minimums are ${amount}`,
  saved: 'Interest saved',
  comparedWith: 'compared with paying only minimums',
  months: 'Months to freedom',
  downFrom: (months: number) => `down from ${months}`,
  asMinimums: 'the same as with only minimums',
  noEnd: 'no end date yet',
  impact: 'Extra payment impact',
  noImpact: 'Try an amount to see what it changes.',
  extra: (amount: string, change: string) => `${amount} extra = ${change}`,
  faster: (months: number) => `${plural(months, 'month')} faster`,
  lessInterest: (amount: string) => `${amount} less interest`,
  after: (month: string, saved: string | null) =>
    `debt-free in ${month}${saved === null ? '' : `, with ${saved}`}`,
  compare: 'Compare the two orders',
  tryAmount: 'Try another amount',
}

export const breakdownTexts = {
  title: 'Debt Breakdown', // spec 2
  all: 'View All Debts', // spec 2
  add: 'Add Debt to Track', // spec 2
  accounts: (count: number) => plural(count, 'account'),
  empty: 'Your debts will be here.',
  emptyText: 'One line for each: what you owe, its rate, and its monthly payment.',
  allPaid: 'Every balance is at zero.',
  waiting: 'One line for each.',
  first: (name: string, month: string) => `${name} is paid off first, in ${month}.`,
  more: (count: number) => `and ${count} more ${count === 1 ? 'debt' : 'debts'}`,
}

export const noDebtToTrack = {
  title: 'No debt to track!', // spec 2
  text: "You're debt-free. Keep up the great work!", // spec 2
}

/** One invented household, whose figures are the specification's (spec 2 and 9). */
export const sampleTexts = {
  title: 'See a sample',
  note: 'What this page tells you once your debts are here.',
  lead: 'The Carters are made up. Their figures show what you will see here about your own debts.',
  owed: 'The Carters owe',
  owedNote: ({ percent, payment, payments }: { percent: number; payment: string; payments: number }) =>
    `${percent}% paid so far; ${payments} payments of ${payment}, before interest`,
  monthly: 'Monthly payment',
  above: (amount: string) => `${amount} above minimums`,
  saved: 'Interest saved',
  more: (amount: string) => `+${amount} with a little more a month`,
  months: 'Months to freedom',
  downFrom: (months: number) => `down from ${months}`,
  target: 'Next target',
  card: (rate: string) => `Credit card, ${rate} APR`,
  targetSaves: (amount: string) => `paying it first, not last, saves ${amount}`,
  impact: 'Extra payment impact',
  faster: (amount: string, months: number) => `${amount} extra = ${plural(months, 'month')} faster`,
  tips: 'Ways to be free sooner',
  loan: (rate: string, amount: string) => `Loan at ${rate} APR, saving ${amount}/month`,
  otherTips: (months: number) =>
    `or a 0% APR balance transfer for ${plural(months, 'month')}, or asking lenders for less`,
  score: 'Credit score',
  scoresBefore: (scores: readonly number[]) => `after ${scores.join(', ')}`,
}

type LoanTip = { moved: string; debts: number; months: number; payment: string }

export const accelerationTexts = {
  title: 'Ways to be free sooner',
  none: 'At average rates, none of the usual offers would save you interest. Your plan is the better way.',
  thisCard: 'this card',
  loan: {
    title: (rate: string) => `A consolidation loan at ${rate} APR`,
    terms: ({ moved, debts, months, payment }: LoanTip) =>
      `At the average rate of 24-month personal loans. ${moved} of ${plural(debts, 'debt')} over ${plural(months, 'month')}, ${payment} a month.`,
    lower: (amount: string) => `That is ${amount} a month less than their minimums now.`,
    breakEven: (rate: string) => `A loan saves you money up to ${rate}.`,
  },
  transfer: {
    title: (months: number) => `A 0% APR balance transfer for ${plural(months, 'month')}`,
    terms: ({ moved, least, most }: { moved: string; least: string; most: string }) =>
      `Moving ${moved} costs a fee of ${least} to ${most}. This counts the higher one.`,
  },
  negotiation: {
    title: 'Negotiate with your creditors',
    terms: ({ name, from, to }: { name: string; from: string; to: string }) =>
      `Ask for a lower rate on ${name}: from ${from} down to the average of ${to}.`,
  },
  endsPlan: 'Your plan would then reach zero.',
  /** `sooner`: how many months; 0 for none */
  saves: (amount: string, sooner: number) =>
    `You could save ${amount}${sooner > 0 ? `, and be done ${plural(sooner, 'month')} sooner` : ''}.`,
  note: ({ month, source }: { month: string; source: string }) =>
    `These are averages, not offers. What a lender offers you can be better or worse. Average rates of ${month}: <source>${source}</source>.`,
}
