/** Every text of bringing in files. */
import { MAX_IMPORT_DEBTS, MAX_IMPORT_ROWS } from '#contracts/money/imports.ts'
import type { DebtFault } from '#engine/imports/debts-table.ts'
import type { RowFault } from '#engine/imports/read-transactions.ts'
import { plural } from '#web/format/amounts.ts'
import type { FileFault } from './read-file.ts'

const WHAT_WE_READ =
  'Nothing was brought in. Choose a CSV, OFX, QFX or QIF file; most banks offer one under “Download”.'

export const fileFaults: Record<FileFault, string> = {
  empty: `This file is empty. ${WHAT_WE_READ}`,
  tooLarge:
    'This file is larger than 20 MB. Nothing was brought in. Ask your bank for fewer months at a time.',
  pdf: `This is a PDF, which we cannot read. ${WHAT_WE_READ}`,
  sheet: 'This is a spreadsheet or a zip. Nothing was brought in. Save it as CSV first, then choose that.',
  tooSlow:
    'This file takes too long to read. Nothing was brought in. Ask your bank for fewer months at a time.',
  binary: `This file is not text, so we cannot read it. ${WHAT_WE_READ}`,
  unreadable: `We could not read this file. It may be damaged. ${WHAT_WE_READ}`,
}

const count = (number: number) => number.toLocaleString('en-US')

export const transactionTexts = {
  place: 'Budget',
  title: 'Import transactions',
  lead: 'Bring in what your bank lets you download. You see everything first, and you can undo it later.',
  choose: 'Choose a file',
  chooseHint:
    'CSV, OFX, QFX or QIF. The file is read on this device. Nothing is sent before you press Import.',
  another: 'Choose another file',
  reading: 'Reading your file…',
  stop: 'Stop reading',
  tooMany: (rows: number) =>
    `This file has ${count(rows)} rows. Up to ${count(MAX_IMPORT_ROWS)} can come at once. Nothing was brought in. Ask your bank for fewer months, or split the file.`,
  noRows: (isCsv: boolean) =>
    isCsv
      ? 'We found no transactions in this file. Nothing was brought in. Check above which column is which, or choose another file.'
      : 'We found no transactions in this file. Nothing was brought in. Choose another file.',
  noColumns: 'We could not tell which columns have the day and the amount. Choose them below.',
  columns: 'Which column is which',
  columnsChange: 'Change which column is which',
  sign: 'In your file, is money you spent written with a minus?',
  order: 'How are days written in your file?',
  style: 'What begins the cents in your file?',
  openQuestion: 'Answer the question above first. Nothing was brought in yet.',
  preview: (rows: number) => `${plural(rows, 'transaction').replace(/^\d+/, count(rows))} in this file`,
  already: 'Here already',
  anyway: 'Import anyway',
  likely: 'Maybe here already',
  likelyOn: (day: string) => `your linked bank has it on ${day}`,
  likelyQuestion: (rows: number) =>
    rows === 1
      ? 'Your linked bank sent one like this a few days apart. Is it the same purchase?'
      : `Your linked bank sent ${count(rows)} like these a few days apart. Are they the same purchases?`,
  twoDays: (inFile: string, atBank: string) => `${inFile} in your file, ${atBank} at your bank.`,
  andMore: (rows: number) => `And ${count(rows)} more, marked in the list.`,
  noneHere: (likely: number) =>
    likely === 0 ? 'None of them is here yet.' : 'None of them is here for certain.',
  likelySame: 'Yes, leave out',
  likelyNew: (rows: number) => (rows === 1 ? 'No, import it too' : 'No, import them too'),
  allHere: 'Everything in this file is here already. There is nothing to import.',
  knownFailed: 'We could not check what is here already. Check your connection, then try again.',
  importing: (rows: number) => `Import ${rows === 1 ? '1 transaction' : `${count(rows)} transactions`}`,
  failed: 'The import did not go through. Nothing was lost. Check your connection, then press Import again.',
  notThere: 'This import is not here any more. It was taken back.',
  sortTitle: 'Sort them into your budget',
  noCategories: 'You have no budget categories yet. Make one, then sort these.',
  allSorted: 'Everything here is sorted.',
  rules:
    'What your rules know is sorted already. Pay, transfers and payments on cards stay out of the budget.',
} as const

export const debtTexts = {
  place: 'My Debts',
  title: 'Import debts',
  lead: 'Bring in debts from another planner or a spreadsheet. You see each one first, and you can undo it later.',
  chooseHint:
    'A CSV file with names and balances. It is read on this device. Nothing is sent before you press Import.',
  noTable:
    'We found no list of debts in this file. Nothing was brought in. It needs a first row with names such as “Name” and “Balance”.',
  isStatement:
    'This file has transactions and no list of debts. Nothing was brought in. You can import it from your budget.',
  tooMany: (debts: number) =>
    `This file has ${count(debts)} debts. Up to ${MAX_IMPORT_DEBTS} can come at once. Nothing was brought in. Split the file first.`,
  noDebts: 'There is no debt with a name and a balance in this file. Nothing was brought in.',
  rate: 'How are rates written in your file?',
  importing: (debts: number) => `Import ${plural(debts, 'debt')}`,
  noneChosen: 'Choose at least one debt to import.',
  here: 'A debt of this name is here already',
  asset: 'Looks like your own money',
  assetNote: 'Choose it only if you owe it.',
  missing: (what: readonly string[]) => `Missing: ${what.join(', ')}`,
  missingNote: 'You can add what is missing later in My Debts. The plan says what it assumes until then.',
} as const

export const categoryTexts = {
  title: 'Categories in this file',
  lead: 'Your file sorts its rows already. Choose where each group goes in your budget. A new category starts with about what you spent in a month, and you can change that later. Nothing is stored before you press Import. We remember your choices for the next file.',
  list: 'Categories in this file',
  pages: 'Pages of categories',
  goesTo: 'Goes to',
  isNew: 'A new category',
  isNone: 'None yet, I will sort these later',
  newName: 'Name',
  amount: (monthly: string) => `Starts with ${monthly} a month`,
  noName: 'Give this category a name.',
  noNames: 'Give each new category a name first. Nothing was brought in yet.',
  allNew: 'Make new ones for all',
  allNone: 'Sort all of them later',
  failed: 'Your budget categories could not be loaded.',
  rows: (rows: number, spent: string) => `${plural(rows, 'row')}, ${spent} spent`,
} as const

type Fault = RowFault['fault'] | DebtFault['fault']

/** Why a row of a file stays out. */
export const faultWords: Record<Fault, string> = {
  date: 'It has no day we can read.',
  amount: 'It has no amount we can read.',
  zero: 'Its amount is zero.',
  future: 'Its day has not come yet.',
  torn: 'It has more cells than the first row has names, so its amount is not sure.',
  pending: 'It is still pending. Import it when it is final.',
  failed: 'It did not go through.',
  memo: 'It is a note. No money moved.',
  investment: 'It is a trade of an investment, not spending.',
  currency: 'It is in another currency.',
  name: 'It has no name.',
  balance: 'It has no balance we can read.',
  total: 'It is a total, not a debt.',
  older: 'It is an older balance of the same account.',
}

export const leftOutTexts = {
  summary: (rows: number) => `${plural(rows, 'row').replace(/^\d+/, count(rows))} left out`,
  row: (at: number, text: string) => `Row ${at + 1}, “${text}”:`,
  above: (text: string) => `Above the first row, “${text}”:`,
  aboveWords: 'It is no part of the list.',
  pages: 'Pages of rows left out',
} as const

export const undoTexts = {
  button: 'Undo this import',
  title: 'Undo this import?',
  confirm: 'Undo import',
  failed: 'It could not be undone. Nothing was changed. Check your connection, then try again.',
  done: (what: string) => ({ title: 'Import undone', description: `${what} taken back.` }),
} as const

export const pastTexts = {
  title: 'Earlier imports',
  failed: 'Your imports could not be loaded.',
  sort: 'Sort',
  look: 'Look at it',
} as const

export const sortToasts = {
  failed: { title: 'That was not saved', description: 'It is where it was before. Please try again.' },
  taught: (name: string, also: number) => ({
    title: `Always ${name}`,
    description:
      also === 0
        ? 'From now on it goes there by itself.'
        : `${plural(also, 'more')} moved there too.`.replace('mores', 'more'),
  }),
} as const
