/** The texts between choosing a file of transactions and having them sorted: questions, preview, categories, lines. */
import { plural } from '#web/format/amounts.ts'

export const columnTexts = {
  choose: 'Choose a column',
  column: (number: number, first: string | undefined) =>
    first ? `Column ${number} (${first})` : `Column ${number}`,
  firstRows: 'The first rows of your file',
  day: 'Day',
  description: 'Description',
  category: 'Category',
  amounts: 'Amounts',
  inOne: 'In one column',
  inTwo: 'In two: money out and money in',
  moneyOut: 'Money out',
  moneyIn: 'Money in',
  amount: 'Amount',
}

type Day = { month: string; day: number; year: number }

export const questionTexts = {
  point: 'A point: 1,234.50',
  comma: 'A comma: 1.234,50',
  MDY: ({ month, day, year }: Day) => `Month first: ${month} ${day}, ${year}`,
  DMY: ({ month, day, year }: Day) => `Day first: ${month} ${day}, ${year}`,
  YMD: ({ month, day, year }: Day) => `Year first: ${month} ${day}, ${year}`,
  minus: 'Yes, with a minus',
  noMinus: 'No, without',
  says: 'So your file says',
  saysColon: 'So your file says:',
  spent: (day: string, amount: string, name: string) => `On ${day} you spent ${amount}: ${name}.`,
  got: (day: string, amount: string, name: string) => `On ${day} you got ${amount}: ${name}.`,
}

export const previewTexts = {
  list: 'Transactions in this file',
  pages: 'Pages of the file',
  here: (rows: number) =>
    `${plural(rows, 'row')} of it ${rows === 1 ? 'is' : 'are'} here already and will be left out.`,
  /** where a row that is here already came from */
  sources: {
    import: 'from an earlier import',
    bank: 'from your linked bank',
    person: 'entered by you',
  },
}

export const categoryTexts = {
  title: 'Categories in this file',
  lead: 'Your file sorts its rows already. Choose where each group goes in your budget. A new category starts with about what you spent in a month, and you can change that later. Nothing is stored before you press Import. We remember your choices for the next file.',
  list: 'Categories in this file',
  pages: 'Pages of categories',
  /** the rest is for screen readers, here and below */
  goesTo: (category: string) => `Goes to<rest> for ${category}</rest>`,
  isNew: 'A new category',
  isNone: 'None yet, I will sort these later',
  newName: (category: string) => `Name<rest> for ${category}</rest>`,
  amount: (monthly: string) => `Starts with ${monthly} a month`,
  noName: 'Give this category a name.',
  noNames: 'Give each new category a name first. Nothing was brought in yet.',
  allNew: 'Make new ones for all',
  allNone: 'Sort all of them later',
  failed: 'Your budget categories could not be loaded.',
  rows: (rows: number, spent: string) => `${plural(rows, 'row')}, ${spent} spent`,
} as const

export const sortTexts = {
  isIn: (file: string) => `${file} is in`,
  skipped: (rows: number) => `${rows} left out, because they were here already.`,
  failed: 'These lines could not be loaded.',
  toBudget: 'Go to your budget',
  show: 'Show',
  toSort: (lines: number) => `To sort (${lines})`,
  all: (lines: number) => `All (${lines})`,
  list: 'Imported transactions',
  pages: 'Pages of transactions',
  byRule: 'by your rule',
  moved: 'moved, not spent',
  always: (category: string) => `Always put this merchant in ${category}`,
  categoryOf: (name: string, day: string) => `Category of ${name}, ${day}`,
}

export const sortToasts = {
  failed: { title: 'That was not saved', description: 'It is where it was before. Please try again.' },
  taught: (name: string, also: number) => ({
    title: `Always ${name}`,
    description: also === 0 ? 'From now on it goes there automatically.' : `${also} more moved there too.`,
  }),
} as const
