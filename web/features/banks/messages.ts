/** Every text of linked banks that the person meets as a message: toasts, notices, empty places. */
import { plural } from '#web/format/amounts.ts'

export const linkToasts = {
  notStarted: {
    title: 'Error', // spec 8
    description: 'Failed to initialize account linking. Please try again.', // spec 8
  },
  widgetFailed: {
    title: 'Connection Error', // spec 8
    description: 'Failed to connect to your bank. Please try again.', // spec 8
  },
  notLinked: {
    title: 'Failed to link accounts. Please try again.', // spec 8
    description: 'Nothing you entered was changed.',
  },
  linked: (count: number, bank: string) => ({
    title: `${plural(count, 'account')} linked`,
    description: `${bank} is connected now.`,
  }),
  linkedAgain: (bank: string) => ({
    title: `${bank} is linked already`,
    description: 'Its figures are up to date, and nothing was doubled.',
  }),
  repaired: (bank: string) => ({
    title: `${bank} is connected again`,
    description: 'Its figures are up to date.',
  }),
  chosen: (bank: string) => ({
    title: `The accounts of ${bank} are chosen`,
    description: 'What you share there is up to date.',
  }),
  repairedUnread: {
    title: 'Your bank is connected again.',
    description: 'Its figures could not be fetched yet. Press Refresh in a moment.',
  },
}

/** The button's label while a bank is being linked (spec 4). */
export const linkLabels = {
  idle: 'Link Accounts', // spec 2
  initializing: 'Initializing...', // spec 4
  open: 'Link Accounts',
  connecting: 'Connecting...', // spec 4
} as const

/** Where a bank that signs people in on its own site sends them back to. */
export const returnTexts = {
  title: 'Back from your bank',
  wait: 'One moment. We go on with what you began.',
  gone: 'This tab does not know which link you began, so it cannot go on with it. Nothing was linked or changed. Open My Debts and press Link Accounts again, and stay in the same browser until it is done.',
  left: 'You left before your bank was connected. Nothing was linked or changed. You can begin again on My Debts at any time.',
  start:
    'The window for your bank could not be opened. Nothing was linked. Reload this page to try again, or start again on My Debts.',
  widget:
    'Your bank was not connected. Nothing was linked or changed. Open My Debts and press Link Accounts to try again.',
  exchange:
    'Your bank agreed, but we could not finish. Look at My Debts: if nothing came from your bank, press Link Accounts again. Nothing is doubled.',
  refresh:
    'Your bank is connected again. Its figures could not be fetched yet: they come by themselves, or with Refresh in Settings.',
  repaired: (bank: string) => `${bank} is connected again. Its figures are up to date.`,
  linked: (bank: string) => `${bank} is linked.`,
  toDebts: 'My Debts',
}

export const noPlan = {
  title: 'Linking a bank is part of Pro',
  text: 'With Pro, balances and minimums come from your bank by themselves. Without it you add each debt by hand. That takes about a minute with a statement beside you.',
  plans: 'See the plans',
  add: 'Add Manually', // spec 2
  short: 'Linking a bank is part of Pro.',
  sorting: 'Sorting bank transactions is part of Pro. What is sorted already still counts.',
  keeps:
    'Linking and refreshing are part of Pro. What came before stays here, and you can remove a bank at any time.',
}

export const bankToasts = {
  refreshed: (bank: string) => ({ title: `${bank} is up to date` }),
  needsSignIn: (bank: string) => ({
    title: `${bank} asks you to sign in again`,
    description: 'Press Repair. Its last figures stay until then.',
  }),
  notAnswering: (bank: string) => ({
    title: `${bank} does not answer right now`,
    description: 'Its last figures stay. We try again by ourselves.',
  }),
  refreshFailed: (bank: string) => ({
    title: `${bank} could not be refreshed.`,
    description: 'Its last figures are still here. Please try again.',
  }),
  removed: (bank: string) => ({
    title: `${bank} removed`,
    description: 'Its debts stay on your list. You keep them by hand from now on.',
  }),
  removeFailed: (bank: string) => ({
    title: `${bank} could not be removed.`,
    description: 'It is still linked. Please try again.',
  }),
}

export const newAccountTexts = {
  note: 'This bank has a new account. Choose accounts, and it comes here too, if you want that.',
  title: (bank: string) => `${bank} has a new account`,
  text: 'Choose accounts, and it comes here too, if you want that.',
  choose: 'Choose accounts',
}

export const accessEndsText = (day: string) =>
  `Your plan does not include linked banks any more. We end our access to this bank on ${day}. Its debts stay on your list, and what was spent stays in your budget.`

export const connectedTexts = {
  title: 'Banks',
  lead: 'Where balances, minimums and transactions come from.',
  empty:
    'No bank is linked yet. Link one, and its debts come to My Debts by themselves. We can only read: nobody can move money from here.',
  removal:
    'Its debts stay on your list as debts you keep by hand. What was spent stays in your budget. We ask the bank to end our access.',
}

export const loadFailed = {
  banks: 'Your banks could not be loaded.',
  transactions: 'Your transactions could not be loaded.',
  rules: 'Your rules could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again.',
}

/** As an error names them. */
export const figureNames = {
  interestRate: 'Interest rate',
  minimumPayment: 'Minimum payment',
  promotionalRate: 'The date',
}

export const figureSentences = {
  interestRate: 'Enter the yearly rate in percent, such as 18.99.',
  minimumPayment: 'Enter an amount, such as 45.00.',
  promotionalRate: 'Enter a date that exists.',
  nothing: 'Enter what you know, then save.',
}

export const figureToasts = {
  saved: (name: string) => ({ title: `${name} saved`, description: 'Your plan now counts it.' }),
  saveFailed: {
    title: 'This could not be saved.',
    description: 'What you typed is still here. Please try again.',
  },
}

export const sortToasts = {
  taught: (merchant: string, category: string, others: number) => ({
    title: `${merchant} goes to ${category} from now on`,
    description: others > 0 ? `${plural(others, 'more transaction')} went there too.` : undefined,
  }),
  sortFailed: {
    title: 'The transaction could not be moved.',
    description: 'It is where it was before. Please try again.',
  },
  ruleForgotten: (merchant: string) => ({
    title: `Rule for ${merchant} removed`,
    description: 'What it sorted stays where it is.',
  }),
  ruleBack: { title: 'The rule is back' },
  ruleFailed: {
    title: 'The rule could not be changed.',
    description: 'It is as it was before. Please try again.',
  },
  undo: 'Undo',
}

export const transactionTexts = {
  lead: 'What your bank sent for this month. Put each into a category, and it counts in your budget.',
  none: 'Your bank sent nothing for this month.',
  allSorted: 'Nothing waits to be sorted.',
  noneFound: 'No merchant has that in its name.',
  noCategories: 'Add a budget category first. Then you can sort what your bank sends.',
  rulesLead: 'Each merchant here goes to its category by itself.',
  noRules: 'No rules yet. Sort a transaction, then choose “Always” beside it.',
}
