/** Every text of the dashboard. */
import type { HealthPartName } from '#engine/credit/financial-health.ts'
import { plural } from '#web/format/amounts.ts'
import { LOCALE } from '#web/format/messages.ts'

export const loadFailed = {
  title: 'Your figures could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again. What is tagged as a sample below is not yours.',
}

export const greetingTexts = {
  welcome: (name: string) => `Welcome back, ${name}`, // spec 2
  /** to somebody who has entered nothing yet */
  welcomeNew: (name: string) => `Welcome, ${name}`,
  guest: 'Guest', // spec 2
  intro: 'Jubilee is education: it shows what your figures mean and leaves the choice to you.',
}

// spec 2 and 6
export const planBanners = {
  free: {
    title: 'See your score, tips and more with Pro',
    text: 'Everything you use now stays free. Pro adds score monitoring, tips for your debts and income tools.',
    actions: ['Try Pro Free for 7 Days', 'Compare Plans'],
  },
  premium: {
    title: 'Unlock Premium Educational Resources',
    text: 'A roadmap for your first six months, letters for your credit report, and an eight-week course in writing.',
    actions: ['Upgrade to Premium'],
  },
} as const

export const paymentNotice = {
  title: 'Your last payment did not go through.',
  text: (until: string) =>
    `Everything stays open until ${until}. Before then, use another card in Billing, or confirm the payment at your bank from there.`,
  action: 'Open Billing',
}

export const courtTexts = {
  label: 'Court papers',
  due: (recipient: string, day: string) => `Your answer to ${recipient} must be at the court by ${day}.`,
  late: (recipient: string, day: string) => `Your answer to ${recipient} was due at the court on ${day}.`,
  unknown: (recipient: string) => `Ask the clerk today when your answer to ${recipient} is due.`,
  dueText: 'If you do not answer, the court can rule for the other side.',
  lateText: 'Call the clerk and free legal help today. It may still be possible to answer.',
  dueAction: 'Open my court papers',
  named: (debt: string) => `“${debt}” sounds like court papers.`,
  namedText: 'A lawsuit has a last day to answer. See which day it is, and we will remind you.',
  namedAction: 'See how to answer in time',
}

export const scoreTexts = {
  title: 'Credit Score History', // spec 2
  range: 'Score Range: 300 - 850', // spec 2
  updated: (day: string | null) => `Last Updated: ${day ?? 'Today'}`, // spec 2
  summary: (finding: string, kind: string, count: number) => `${finding}. ${kind}, ${count} shown.`,
  timeRange: 'Time range',
  table: { label: 'Date', value: 'Score' },
  one: 'Your latest score.',
  all: 'Open credit monitor',
  addOwn: 'Add your own score',
  none: 'No score yet',
  noneText: 'Add one from your bank or card, and see here how it changes.',
  noneInRange: 'You have no score in this time. Choose a longer one to see your scores.',
}

export const goalTexts = {
  title: 'Financial Goals', // spec 2
  add: 'Add Goal', // spec 2
  count: (count: number) => plural(count, 'goal'),
  saved: (amount: string) => `${amount} saved`,
  ofTarget: (amount: string) => `of ${amount}`,
  first: (title: string, percent: number) => `${title} is at ${percent}%.`,
  more: (count: number) => `and ${plural(count, 'more goal')}`,
  empty: 'No goals set yet', // spec 2
  emptyText: 'A first goal can be small: one month of rent, or new tires.',
  create: 'Create Your First Goal', // spec 2
}

export const budgetTexts = {
  title: 'Monthly Budget', // spec 2
  view: 'View Full Budget', // spec 2
  empty: 'No budget categories', // spec 2
  emptyText: 'Start with three: food, home and getting around.',
  create: 'Create Budget', // spec 2
  spentOf: (spent: string, available: string) => `${spent} spent of ${available}`,
  used: (percent: number) => `${percent}% used`,
  /** where nothing was budgeted and something was spent */
  usedBeyond: 'over budget',
  usedLabel: 'Share of this month’s budget used',
  over: 'Over Budget', // spec 9
  paid: 'Paid',
  dueOn: (day: string) => `Due on ${day}`,
  wasDueOn: (day: string) => `Was due on ${day}`,
  onTrack: 'Every category is on track this month.',
  onePastDue: (name: string, day: string) => `${name} was due on ${day}, and no payment is noted.`,
  manyPastDue: (names: readonly string[], more: number) =>
    `${new Intl.ListFormat(LOCALE, { type: 'conjunction' }).format([...names, ...(more > 0 ? [`${more} more`] : [])])} are past due, and no payment is noted.`,
  oneOver: (name: string) => `${name} is over budget.`,
  manyOver: (count: number) => `${count} categories are over budget.`,
  oneTight: (name: string) => `${name} is nearly used up.`,
  onlyTight: (name: string) => `${name} is nearly used up. The rest is on track.`,
  manyTight: (count: number) => `${count} categories are nearly used up.`,
  left: (amount: string) => `${amount} left`,
  savingsWhy: 'What is left is your budget for this month, less what you spent so far.',
}

export const healthTexts = {
  title: 'Financial health score',
  of100: (score: number) => `${score} of 100`,
  upTo: (points: number) => `up to ${points}`,
  pointsOf: (points: number, most: number) => `${points} of ${most}`,
  pointsLabel: (part: string) => `${part} points`,
  bestAndWorst: (best: string, worst: string) => `Strongest: ${best}. Weakest: ${worst}.`,
  own: 'From what you have entered.',
  notKnown: 'Not known yet',
  unknown:
    'Nothing is known yet, so this is where everybody starts. Record a payment, or add a budget or a goal, and it becomes yours.',
  why: 'Only what you have entered counts. It is our own measure, not a credit score.',
}

export const helpTexts = {
  note: 'Nonprofit counselors, free or nearly free.',
  newTab: (link: string) => `${link}, opens in a new tab`,
  checked: (day: string) => `Checked on ${day}.`,
}

export const healthPartNames: Record<HealthPartName, { name: string; why: string }> = {
  payments: { name: 'Payments', why: 'months in which you paid at least the minimum' },
  debtProgress: { name: 'Debt paid off', why: 'how much of your highest balances is paid off' },
  utilization: { name: 'Card use', why: 'how much of your card limits you use; 10% or less is best' },
  budget: { name: 'Budget', why: 'categories that are on track this month' },
  goals: { name: 'Goals', why: 'how far along your goals are, on average' },
  creditScore: { name: 'Credit score', why: 'the band of your latest score' },
}

/** Take Action Today: the text of each tile, and its toast. */
export const actionTexts = {
  title: 'Take Action Today',
  pay: {
    title: 'Make Extra Payment',
    text: 'Record what you paid to the debt that comes next.',
    toast: { title: 'Great step!', description: 'Every extra dollar goes straight to what you owe.' },
  },
  earn: {
    title: 'Find Extra Money',
    text: 'See ways to earn that fit your skills and hours.',
    toast: { title: 'Good idea!', description: 'Even a little more each month brings the day nearer.' },
  },
  learn: {
    title: 'Learn Strategies',
    text: 'Read how others pay off debt, in five minutes.',
    toast: { title: 'Good choice!', description: 'What you learn today helps with every payment after it.' },
  },
  help: {
    title: 'Get Expert Help',
    text: 'Talk to a trained counselor for little or nothing.',
    toast: {
      title: 'Asking for help takes strength.',
      description: 'A first talk with a counselor is often free.',
    },
  },
} as const

export const motivation = 'You have started, and that counts.'

export const resourceTexts = {
  title: 'Debt Freedom Resources', // spec 2
  first: (title: string, count: number) => (count > 1 ? `${title}, and ${count - 1} more.` : `${title}.`),
  readTime: (minutes: number) => `${minutes} min read`,
  all: 'View All Resources', // spec 2
}

/** The tools, each of which opens in place. */
export const toolTexts = {
  title: 'Tools',
  lead: 'Each opens right here.',
  payoff: 'Payoff calculator',
  car: 'Car deal',
  home: 'Home buying',
  coach: 'Ask the coach',
  predictions: 'Predictions',
  income: 'Find income',
  roadmap: 'Six-month roadmap',
  dispute: 'Dispute a credit report',
  letters: 'Letters to collectors',
} as const

export const calculatorTexts = {
  title: 'Calculators',
  teaser: 'A debt, a car or a home: put in your numbers.',
}

export const basisText = (day: string) =>
  `Education only. Figures are as of ${day}. If they differ, go by your lender's statement.`

/** What is new since the last visit. */
export const changeTexts = {
  since: (day: string) => `Since ${day}`,
  lastDays: (days: number) => `In the last ${days} days`,
  all: (when: string, changes: string) => `${when}: ${changes}.`,
  and: ', and ',
  nothing: (when: string) => `${when}: nothing new.`,
  paid: (amount: string, on: string) => `${amount} paid on ${on}`,
  debts: (count: number) => `${count} debts`,
  added: (count: number) => `${plural(count, 'debt')} added`,
  score: (points: number) => `your score is ${points > 0 ? 'up' : 'down'} ${Math.abs(points)}`,
}
