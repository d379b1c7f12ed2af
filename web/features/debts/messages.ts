/** The texts that several parts of the debt screens share, and those of My Debts itself. */

/** What can be done with a debt, on its buttons and for people who do not see them. */
export const debtActions = {
  recordPayment: 'Record payment',
  recordPaymentTo: (name: string) => `Record payment to ${name}`,
  edit: 'Edit',
  editNamed: (name: string) => `Edit ${name}`,
  history: 'History',
  historyOf: (name: string) => `History of ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  undo: 'Undo',
}

export const debtToasts = {
  addFailed: { title: 'Failed to add debt. Please try again.', description: 'What you typed is still here.' }, // spec 8
  removed: { title: 'Debt removed!' }, // spec 8
  added: (name: string) => ({ title: `${name} added`, description: 'Your plan now counts it.' }),
  changed: (name: string) => ({ title: `${name} saved` }),
  changeFailed: {
    title: 'Your changes could not be saved.',
    description: 'What you typed is still here. Please try again.',
  },
  removeFailed: {
    title: 'The debt could not be removed.',
    description: 'It is still on your list. Please try again.',
  },
  paid: (amount: string, name: string) => ({ title: `${amount} to ${name} recorded` }),
  payFailed: {
    title: 'The payment could not be recorded.',
    description: 'Nothing was changed. Please try again.',
  },
  payUndone: { title: 'Payment taken back', description: 'The balance is what it was before.' },
  undoFailed: {
    title: 'The payment could not be taken back.',
    description: 'It still counts. You can undo it in the history.',
  },
  balanceTaken: (name: string, bank: string) => ({
    title: `${name} follows ${bank}`,
    description: 'Its balance is what the bank says.',
  }),
  balanceBack: { title: 'Your own balance is back' },
  balanceFailed: {
    title: 'The balance could not be changed.',
    description: 'It is what it was before. Please try again.',
  },
  planNotKept: {
    title: 'Your extra payment could not be saved.',
    description: 'The figures here are right, but a reload shows the last saved amount.',
  },
}

export const formSentences = {
  name: 'Give this debt a name.',
  type: 'Choose what kind of debt this is.',
  balance: 'Enter the balance, such as 4,250.00.',
  amount: 'Enter an amount, such as 1,234.50.',
  percent: 'Enter the yearly rate in percent, such as 18.99.',
  share: 'Enter a share from 0 to 100 percent, such as 1.',
  date: 'Enter a date that exists.',
  promoRate: 'Enter the offer’s rate, such as 0.',
  promoEndsOn: 'Enter the last day of the offer.',
  offerEnded:
    'This day has passed. Leave an offer that has ended out: the usual rate counts now, and deferred interest that was charged is part of the balance.',
  deferredRate: 'Enter the rate that is charged if a balance is left.',
  statementMinimum: 'Enter the minimum on the statement, such as 45.00.',
  statementDueOn: 'Enter the day that payment is due.',
  paymentAmount: 'Enter what you paid, such as 150.00.',
  paidInFuture: 'Choose today or a day before it.',
  moreThanOwed: 'That is more than you owe here. Enter at most what is left.',
}

/** The numbers of the forms, as an error names them. */
export const numberNames: Partial<Record<string, string>> & { other: string } = {
  balance: 'Balance',
  interestRate: 'Interest rate',
  minimumPayment: 'Minimum payment',
  promoRate: 'Rate',
  deferredRate: 'Rate',
  deferredAccrued: 'Interest',
  rulePercent: 'Share',
  statementMinimum: 'Minimum',
  creditLimit: 'Credit limit',
  interest: 'Interest',
  fees: 'Fees',
  charges: 'New charges',
  other: 'Amount',
}

export const unusualRate = (rate: string) =>
  `${rate} is unusually high. Is that right? Press the button again to keep it.`

export const fieldHints = {
  rate: 'From your statement, such as 18.99. Don’t know it? Leave it empty: the plan uses a typical rate and says so.',
  minimum: 'Left empty, it is estimated.',
  cardMinimum:
    'Left empty, it is estimated. An amount counts as the same each month. If it falls as you pay, add the card’s rule under More details.',
}

export const statementTexts = {
  title: 'Your latest statement',
  minimum: 'Minimum on the statement',
  minimumHint: 'Counts until its due date. After that, the usual minimum counts again.',
  dueOn: 'Due date on the statement',
}

export const emptyDebts = {
  title: 'Ready to take control?', // spec 2
  text: 'Add what you owe, as it stands on your statements. You will see when you could be free, what it costs, and which debt to pay first.',
  action: 'Add Your First Debt', // spec 2
}

export const noDebtToTrack = {
  title: 'No debt to track!', // spec 2
  text: "You're debt-free. Keep up the great work!", // spec 2
}

export const loadFailed = {
  title: 'Your debts could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again.',
}

/** The debt parts of the dashboard. */
export const dashboardDebts = {
  basis: (payment: string, order: string) => `You pay ${payment} a month, ${order}.`,
  left: (total: string, percent: number) => `${total} left, ${percent}% paid`,
  progress: 'Paid of all debts',
  seePlan: 'See the plan',
  first: {
    title: 'Add your first debt',
    text: 'One debt, as it stands on your statement, is enough to see when you could be debt-free.',
    action: 'Add Your First Debt',
  },
  allPaid: {
    title: 'You owe nothing on these debts.',
    text: 'Every balance you entered is at zero. What you paid each month is yours to save now.',
    action: 'Set a savings goal',
  },
}

export const monthTexts = {
  also: 'Also due soon',
  more: (count: number) => `and ${count} more`,
}

/** The row of the plan, and what is inside. */
export const planRowTexts = {
  title: 'Debt payoff strategy',
  next: (name: string) => `Next target: ${name}.`,
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
  faster: (time: string) => `${time} faster`,
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
  empty: 'Your debts will be here.',
  emptyText: 'Each one in a line: what you owe, its rate, and its payment each month.',
  allPaid: 'Every balance is at zero.',
  waiting: 'Each one in a line.',
  first: (name: string, month: string) => `${name} is paid off first, in ${month}.`,
  more: (count: number) => `and ${count} more ${count === 1 ? 'debt' : 'debts'}`,
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
  faster: (amount: string, time: string) => `${amount} extra = ${time} faster`,
  tips: 'Ways to be free sooner',
  loan: (rate: string, amount: string) => `Loan at ${rate} APR, saving ${amount}/month`,
  otherTips: (time: string) => `or a 0% APR balance transfer for ${time}, or asking lenders for less`,
  score: 'Credit score',
  scoresBefore: (scores: readonly number[]) => `after ${scores.join(', ')}`,
}

export const accelerationTexts = {
  title: 'Ways to be free sooner',
  none: 'At average rates, none of the usual offers would save you interest. Your plan is the better way.',
  averageOf24: 'At the 24-month average of personal loans.',
  breakEven: (rate: string) => `A loan saves you money up to ${rate}.`,
  note: 'These are averages, not offers. What a lender offers you can be better or worse.',
}

/** A plan as a link. */
export const shareTexts = {
  action: 'Share plan',
  title: 'Share this plan as a link',
  lead: 'Anyone with the link can read these balances and rates. The link itself holds them; our server never gets them. It stays in chats and in browser history.',
  withNames: 'Include the names of the debts',
  namesHint: 'Left out, they are called Debt 1, Debt 2.',
  link: 'Link',
  copy: 'Copy link',
  tooMuch: 'This plan has too many debts for a link.',
}

export const sharedTexts = {
  loading: 'Opening the plan',
  kind: 'A shared plan',
  free: (month: string) => `This plan is debt-free in ${month}.`,
  noEnd: 'This plan does not reach zero yet.',
  basis: ({ order, extra, total, on }: { order: string; extra: string; total: string; on: string }) =>
    `${total} owed as of ${on}, ${order}, ${extra} extra a month.`,
  debts: 'The debts of this plan',
  note: 'Somebody shared these figures as a link. They are shown here and kept nowhere; nothing of yours was changed. Education only.',
  broken: 'This link holds no plan.',
  brokenText: 'It may have been cut short. Ask for it again, and copy all of it.',
  own: 'Make your own plan',
}
