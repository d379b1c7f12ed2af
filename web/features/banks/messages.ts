/** The texts of linking a bank: its button and page, its toasts, the banks in the settings, figures it did not send. */
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

/** The actions of a linked bank. */
export const bankActs = {
  repair: 'Repair',
  repairOf: (bank: string) => `Repair ${bank}`,
  underWay: (step: string, bank: string) => `${step} ${bank}`,
  refresh: 'Refresh',
  refreshOf: (bank: string) => `Refresh ${bank}`,
  remove: 'Remove',
  removeOf: (bank: string) => `Remove ${bank}`,
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
  pageTitle: 'Back from your bank, Jubilee',
  wait: 'One moment. We are picking up where you left off.',
  gone: 'This tab does not know which link you began, so it cannot go on with it. Nothing was linked or changed. Open My Debts and press Link Accounts again, and stay in the same browser until it is done.',
  left: 'You left before your bank was connected. Nothing was linked or changed. You can begin again on My Debts at any time.',
  start:
    'The window for your bank could not be opened. Nothing was linked. Reload this page to try again, or start again on My Debts.',
  widget:
    'Your bank was not connected. Nothing was linked or changed. Open My Debts and press Link Accounts to try again.',
  exchange:
    'Your bank agreed, but we could not finish. Look at My Debts: if nothing came from your bank, press Link Accounts again. Nothing is doubled.',
  refresh:
    'Your bank is connected again. Its figures could not be fetched yet: they will come on their own, or with Refresh in Settings.',
  repaired: (bank: string) => `${bank} is connected again. Its figures are up to date.`,
  linked: (bank: string) => `${bank} is linked.`,
  toDebts: 'My Debts',
}

export const noPlan = {
  title: 'Linking a bank is part of Pro',
  text: 'With Pro, balances and minimums come from your bank automatically. Without it you add each debt by hand. That takes about a minute with a statement beside you.',
  plans: 'See the plans',
  add: 'Add Manually', // spec 2
  short: 'Linking a bank is part of Pro.',
  keeps:
    'Linking and refreshing are part of Pro. What came before stays here, and you can remove a bank at any time.',
}

export const bankStates = {
  good: { label: 'Connected', text: null },
  login_required: {
    label: 'Sign in again',
    text: 'The bank wants to make sure that it is still you. Repair the link to get fresh figures again. Nothing was lost.',
  },
  expires_soon: {
    label: 'Sign in soon',
    text: 'The bank will soon want to make sure that it is still you. Repair the link now, and fresh figures keep coming.',
  },
  failing: {
    label: 'No answer',
    text: 'The bank is not answering right now. Its last figures stay, and we will try again on our own.',
  },
}

export const accountTexts = {
  at: (bank: string) => `Accounts at ${bank}`,
  notRefreshed: 'Not refreshed yet',
  refreshed: (time: string) => `Refreshed ${time}`,
  endingIn: (name: string, mask: string) => `${name}, ending in ${mask}`,
  onList: 'A debt on your list',
  notOnList: 'A debt, not on your list',
  spending: 'Spending for your budget',
  notUsed: 'Not used here',
  escrow: (amount: string) =>
    `The monthly payment has taxes and insurance in it: the lender holds ${amount} for them.`,
  /** `until` is null where the bank does not say */
  paused: (pause: string, until: string | null) =>
    `No payment is due ${until === null ? 'at the moment' : `until ${until}`}: ${pause}. Interest may go on.`,
}

/** Why no payment is due, inside a sentence. */
export const pauseNames = {
  deferment: 'a deferment',
  forbearance: 'a forbearance',
  school: 'while in school',
  grace: 'the time after school',
}

export const bankToasts = {
  refreshed: (bank: string) => ({ title: `${bank} is up to date` }),
  needsSignIn: (bank: string) => ({
    title: `${bank} asks you to sign in again`,
    description: 'Press Repair. Its last figures stay until then.',
  }),
  notAnswering: (bank: string) => ({
    title: `${bank} is not answering right now`,
    description: 'Its last figures stay. We will try again on our own.',
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
  chooseOf: (bank: string) => `Choose accounts of ${bank}`,
}

export const accessEndsText = (day: string) =>
  `Your plan does not include linked banks any more. We end our access to this bank on ${day}. Its debts stay on your list, and what was spent stays in your budget.`

export const connectedTexts = {
  title: 'Banks',
  loading: 'Loading your banks',
  lead: 'Where balances, minimums and transactions come from.',
  empty:
    'No bank is linked yet. Link one, and its debts come to My Debts on their own. We can only read: nobody can move money from here.',
  removeTitle: (bank: string) => `Remove ${bank}?`,
  removeLabel: 'Remove bank',
  removal:
    'Its debts stay on your list as debts you keep by hand. What was spent stays in your budget. We ask the bank to end our access.',
}

export const loadFailed = {
  banks: 'Your banks could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again.',
}

/** A bank whose figures wait for the person. */
export const repairNotice = {
  title: (bank: string) => `${bank} asks you to sign in again`,
  text: (refreshed: string) => `${refreshed}. Nothing was lost. Repair the link to get fresh figures.`,
}

/** What came with a bank. */
export const arrivedTexts = {
  debts: (count: number, bank: string) => `${plural(count, 'debt')} came from ${bank}`,
  nothingNew: (bank: string) => `Nothing new came from ${bank}`,
  noDebts: (bank: string) => `${bank} is linked. It has no debts to track.`,
  knownDebts: 'Its debts were on your list already. Nothing was doubled.',
  spending: 'What you spend there can count in your budget.',
  whole: 'Your plan includes them now. Their figures stay up to date on their own.',
  missing:
    'Your plan includes them now. The bank did not send everything. Add what is missing to make the plan exact.',
  apr: (rate: string) => `${rate} APR`,
  aMonth: (amount: string) => `${amount} a month`,
  later: 'Later',
  done: 'Done',
  sort: 'Sort what you spent into your budget',
}

export const figureTexts = {
  form: (debt: string) => `What is missing for ${debt}`,
  rate: 'Interest rate (APR)',
  rateHint: 'From your statement, such as 18.99.',
  minimum: 'Minimum payment a month',
  minimumHint: 'If you leave it empty, we estimate it.',
  offerEnds: (rate: string) => `Last day of the ${rate} offer`,
  offerHint: 'It is on your statement or the offer letter.',
  save: 'Save',
  saveOf: (debt: string) => `Save the figures of ${debt}`,
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
  saved: (name: string) => ({ title: `${name} saved`, description: 'Your plan includes it now.' }),
  saveFailed: {
    title: 'This could not be saved.',
    description: 'What you typed is still here. Please try again.',
  },
}
