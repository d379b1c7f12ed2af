/** Every text of the dashboard that the person meets as a message, a banner, an empty state or a place. */
import type { HealthPartName } from '#engine/credit/financial-health.ts'

export const loadFailed = {
  title: 'Your figures could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again. What is tagged as a sample below is not yours.',
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
    `Everything stays open until ${until}. Change your card in Billing before then, and it goes on.`,
  action: 'Open Billing',
}

export const scoreTexts = {
  title: 'Credit Score History',
  range: 'Score Range: 300 - 850', // spec 2
  addOwn: 'Add your own score',
  noneInRange: 'You have no score in this time. Choose a longer one to see your scores.',
}

export const goalTexts = {
  title: 'Financial Goals',
  add: 'Add Goal', // spec 2
  empty: 'No goals set yet', // spec 2
  emptyText: 'A first goal can be small: one month of rent, or new tires.',
  create: 'Create Your First Goal', // spec 2
}

export const budgetTexts = {
  title: 'Monthly Budget',
  view: 'View Full Budget', // spec 2
  empty: 'No budget categories', // spec 2
  emptyText: 'Start with three: food, home and getting around.',
  create: 'Create Budget', // spec 2
  over: 'Over Budget', // spec 9
  paid: 'Paid',
  savingsLabel: 'Left this month so far',
  savingsWhy: 'Your budget for this month, less what you spent. It is not put away yet.',
}

export const healthTexts = {
  title: 'Financial health score',
  unknown:
    'Nothing is known yet, so this is where everybody starts. Record a payment, or add a budget or a goal, and it becomes yours.',
  why: 'Only what you have entered counts. It is our own measure, not a credit score.',
}

export const healthPartNames: Record<HealthPartName, { name: string; why: string }> = {
  payments: { name: 'Payments', why: 'months in which you paid at least the minimum' },
  debtProgress: { name: 'Debt paid off', why: 'how much of your highest balances is gone' },
  utilization: { name: 'Card use', why: 'how much of your card limits you use; 10% or less is best' },
  budget: { name: 'Budget', why: 'categories that are on track this month' },
  goals: { name: 'Goals', why: 'how far your goals are, on average' },
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
    toast: { title: 'Well chosen!', description: 'What you learn today helps with every payment after it.' },
  },
  help: {
    title: 'Get Expert Help',
    text: 'Talk to a trained counselor for little or nothing.',
    toast: {
      title: 'Asking for help is strong.',
      description: 'A first talk with a counselor is often free.',
    },
  },
} as const

export const motivation = {
  title: 'You have started, and that counts.',
  text: 'Debt goes down one payment at a time. You do not have to do it all today, only the next step.',
}

export const resourceTexts = {
  title: 'Debt Freedom Resources',
  all: 'View All Resources', // spec 2
}

/** The part of the dashboard where the coach, the tools and the letters stand. */
export const placeTexts = {
  title: 'Your learning tools',
  teaser: (others: number) =>
    others === 0 ? 'Ask the coach about your money.' : `The coach, and ${others} more in your plan.`,
} as const

export const calculatorTexts = {
  title: 'Calculators',
  teaser: 'A debt, a car or a home: put in your numbers.',
}

export const lettersCard = {
  title: 'Letters to debt collectors',
  text: 'Ask for proof, dispute a debt, or ask them to stop. Four letters, free on every plan, and a list of your own cases with the day that counts.',
  action: 'Open your letters',
}
