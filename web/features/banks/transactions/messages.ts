/** The texts of what a linked bank sent for a month, and of the rules that sort it. */
import { plural } from '#web/format/amounts.ts'

export const transactionTexts = {
  loading: 'Loading your transactions',
  lead: 'What your bank sent for this month. Put each into a category, and it counts in your budget.',
  none: 'Your bank sent nothing for this month.',
  allSorted: 'There is nothing left to sort.',
  noneFound: 'No merchant has that in its name.',
  noCategories: 'Add a budget category first. Then you can sort what your bank sends.',
  noPlan: 'Sorting bank transactions is part of Pro. What is sorted already still counts.',
  areSorted: (count: number) =>
    count === 1 ? 'The 1 transaction is sorted' : `All ${plural(count, 'transaction')} are sorted`,
  wait: (waiting: number, count: number) =>
    `${waiting} of ${plural(count, 'transaction')} ${waiting === 1 ? 'waits' : 'wait'} to be sorted`,
  show: 'Show',
  toSort: (count: number) => `To sort (${count})`,
  all: (count: number) => `All (${count})`,
  findMerchant: 'Find a merchant',
  list: 'Transactions',
  pages: 'Pages of transactions',
  turns: ['Newer', 'Older'] as [back: string, on: string],
  pending: 'Pending',
  moved: 'Moved, not spent',
  paymentOn: (debt: string | null) => `Payment on ${debt ?? 'a debt'}`,
  categoryOf: (merchant: string, day: string) => `Category of ${merchant}, ${day}`,
  byRule: 'by your rule',
}

export const ruleTexts = {
  title: 'Your rules',
  count: (count: number) => plural(count, 'rule'),
  lead: 'Each merchant here goes to its category automatically.',
  none: 'No rules yet. Sort a transaction, then choose “Always” beside it.',
  goesTo: (merchant: string, category: string) => `<merchant>${merchant}</merchant> goes to ${category}`,
  notInUse: 'a category not in use',
  removeFor: (merchant: string) => `Remove the rule for ${merchant}`,
  always: (merchant: string, category: string) => `Always put ${merchant} in ${category}`,
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

export const loadFailed = {
  transactions: 'Your transactions could not be loaded.',
  rules: 'Your rules could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again.',
}
