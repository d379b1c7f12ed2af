/** Texts of the admin's screen for the ledger. */

type Waiting = { grants: number; amount: string }
type TitheOf = { tithe: string; profit: string; months: string }
type CorrectionOf = { entry: number; change: string; reason: string }

export const deskTexts = {
  pageTitle: 'Ledger, Jubilee',
  title: 'Ledger',
  lead: 'What you enter here is public and stays for good.',
  toPublic: 'See the public page',
  totals: 'What the ledger adds up to',
  cameIn: 'Came in',
  cameInNote: (gifts: string, tithes: string) => `Gifts ${gifts}, tithes ${tithes}`,
  paid: 'Paid in published groups',
  paidNote: (grants: string, waiting: string) => `${grants}. ${waiting}`,
  waitingNone: 'No grant waits for its group.',
  waiting: ({ grants, amount }: Waiting) =>
    `${grants === 1 ? '1 grant waits' : `${grants} grants wait`} for a group: ${amount}. Not public.`,
  entries: 'Entries',
  noEntries: 'No entries yet.',
  olderEntries: 'Show older entries',
  /** the answer to the question before an entry */
  confirm: 'Enter it',
  failed: 'This did not reach us, and nothing was saved. Please try again.',
}

export const titheTexts = {
  title: 'Enter a tithe',
  lead: 'A tenth of the profit of one or more months. We work out the amount.',
  submit: 'Enter the tithe',
  profit: 'Profit',
  firstMonth: 'First month',
  lastMonth: 'Last month',
  paidOn: 'Paid in on',
  noTenth: '10% of the profit will appear here.',
  tenth: (tithe: string) => `10% of it is ${tithe}.`,
  question: 'Enter this tithe?',
  asked: ({ tithe, profit, months }: TitheOf) =>
    `${tithe} is 10% of a profit of ${profit} in ${months}. Anybody can read it, and it cannot be taken back. A mistake is corrected by another entry.`,
}

export const correctionTexts = {
  title: 'Correct an entry',
  lead: 'The entry stays. Your correction stands beside it. A minus takes back, a plain number adds.',
  submit: 'Enter the correction',
  entry: 'Entry number',
  amount: 'By how much',
  amountHint: 'With a minus to take back.',
  reason: 'Why',
  reasonHint: 'Published, unless the entry is a single grant. Name nobody.',
  question: 'Enter this correction?',
  /** without the full stop, which a reason may bring */
  asked: ({ entry, change, reason }: CorrectionOf) => `Entry ${entry} changes by ${change}: “${reason}”`,
  forGood:
    'Anybody can read it, unless it is about a single grant. It cannot be taken back. A mistake is corrected by another correction.',
}

export const deskErrors = {
  profit: 'Enter the profit, above $0.04.',
  fromMonth: 'Choose the first month, as 2026-07.',
  toMonth: 'Choose the last month, as 2026-09.',
  order: 'The last month is before the first.',
  happenedOn: 'Choose the day it was paid in.',
  corrects: 'Enter the number of the entry.',
  amount: 'Enter an amount above or below $0, such as -50.00.',
  reason: 'Say why. Anybody may read it.',
}

/** Lines below an entry, for admins alone. */
export const deskNotes = {
  program: (name: string) => `${name}. Not public.`,
  corrects: (entry: number | string, reason: string) => `Corrects entry ${entry}: ${reason}. Not public.`,
  donor: (name: string) => `Given by ${name}`,
  left: (amount: string) => `After corrections: ${amount}`,
  recorded: (when: string) => `Recorded ${when}`,
}
