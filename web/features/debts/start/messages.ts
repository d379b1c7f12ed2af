/** Every text of the first page: what somebody owes, what a month can go to it, and what that does. */
import type { LeftOutLine } from '#engine/imports/pasted-debts.ts'
import { plural } from '#web/format/amounts.ts'

export const startTexts = {
  title: 'What do you owe?',
  lead: 'Start with any debt. Your latest statement has the numbers, and a good guess is fine for now.',
  debts: 'Your debts',
  first: 'Your first debt',
  next: 'Next debt',
  name: 'Name',
  nameHint: 'Such as Visa or Car loan.',
  balance: 'Balance',
  minimum: 'Minimum a month',
  rate: 'Rate (APR)',
  rateHint: 'Don’t know it? Leave it empty: we use a typical one and say so.',
  minimumHint: 'Left empty, we estimate it.',
  kind: 'Kind',
  monthly: (amount: string) => `${amount} a month`,
  add: 'Add debt',
  edit: (name: string) => `Edit ${name}`,
  answer: 'Your plan',
  see: 'See the plan',
}

export const amountTexts = {
  title: 'How much a month can go to these debts in all?',
  lead: (minimums: string) => `Your minimums come to ${minimums}.`,
  minimums: 'only the minimums',
  endless: 'no end in sight',
  other: 'Another amount',
  otherLabel: 'Amount a month',
  tooLow: (minimums: string) => `Your minimums come to ${minimums}. Enter that much or more.`,
  haveLess: 'This month I have less than that',
  use: 'Use this amount',
}

export const pasteTexts = {
  label: 'Paste a list',
  field: 'Your list, one debt a line',
  hint: 'Copy it from a statement, a spreadsheet or your notes. Such as: Visa, 3,000, 22.99%, 90 a month.',
  read: 'Read the list',
  found: (count: number) => `${plural(count, 'debt')} found`,
  none: 'No debt was found. Each line needs a name and a balance.',
  leftOut: 'Left out',
  reasons: {
    noBalance: 'no amount found',
    noName: 'no name found',
    tooMany: 'only the first 100 lines are read',
  } satisfies Record<LeftOutLine['reason'], string>,
  add: (count: number) => `Add ${plural(count, 'debt')}`,
  added: (count: number) => ({ title: `${plural(count, 'debt')} added` }),
  monthly: (minimum: string) => `${minimum} a month`,
  failed: (name: string) => ({
    title: `${name} could not be added.`,
    description: 'What came before it was added. Please try again for the rest.',
  }),
}

export const otherWays = {
  file: 'Import a file',
  private: 'With an account you can also import a file or link a bank. What you enter here comes with you.',
  create: 'Create a free account',
}
