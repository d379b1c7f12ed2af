/** The texts that several parts of the debt screens share, and those of My Debts itself. */
import { plural } from '#web/format/amounts.ts'

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

/** My Debts: its header and the note below it. */
export const trackerTexts = {
  title: 'My Debts',
  lead: 'See the day you owe nothing.',
  /** stays on one line in the answer */
  debtFree: 'debt-free',
  add: 'Add Manually',
  importDebts: 'Import debts',
  note: (on: string) =>
    `Education only. These figures come from what you entered, or your bank sent, as of ${on}. If they differ from your lender’s statement, go by the statement. The plan adds interest first, then takes off the payment, and keeps paying the same amount until everything is paid off.`,
}

/** The three figures below the header. */
export const debtsSummaryTexts = {
  label: 'Summary',
  total: 'Total Debt', // spec 2
  minimums: 'Monthly Minimums', // spec 2
  accounts: 'Total Accounts', // spec 2
  paid: (percent: number) => `${percent}% paid since you started`,
  fromPerson: 'as you entered it',
  fromBank: 'as your bank says',
  fromBoth: 'as you and your bank say',
  atLeast: 'a month, at least',
  dueOn: (day: number) => `due on the ${ordinal(day)}`,
  dueBetween: (first: number, last: number) => `due between the ${ordinal(first)} and the ${ordinal(last)}`,
  firstPaidOff: (name: string, month: string) => `${name} is paid off first, in ${month}`,
  paidOff: (count: number) => `${plural(count, 'account')} paid off`,
}

function ordinal(day: number): string {
  const ending = day % 100 > 10 && day % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${ending}`
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
    'This day has passed. Leave out an offer that has ended: the usual rate counts now, and deferred interest that was charged is part of the balance.',
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

export const emptyDebts = {
  title: 'Ready to take control?', // spec 2
  text: 'Add what you owe, with the figures from your statements. You will see when you could be free, what it costs, and which debt to pay first.',
  action: 'Add Your First Debt', // spec 2
}

export const loadFailed = {
  title: 'Your debts could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again.',
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
  note: 'Someone shared these figures as a link. They are shown here and kept nowhere; nothing of yours was changed. Education only.',
  broken: 'This link holds no plan.',
  brokenText: 'It may have been cut short. Ask for it again, and copy all of it.',
  own: 'Make your own plan',
}
