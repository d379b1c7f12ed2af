/** The texts of importing files: what debts and transactions share, and the screen of transactions. */
import { MAX_IMPORT_ROWS } from '#contracts/money/imports.ts'
import type { DebtFault } from '#engine/imports/debts-table.ts'
import type { RowFault } from '#engine/imports/read-transactions.ts'
import { plural } from '#web/format/amounts.ts'
import { LOCALE } from '#web/format/messages.ts'
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

/** '1,500', as people write it. */
const count = (number: number) => number.toLocaleString(LOCALE)

export const transactionTexts = {
  place: 'Budget',
  title: 'Import transactions',
  pageTitle: 'Import transactions, Jubilee',
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
  order: (example: string) => `How are dates written in your file? It has “${example}”.`,
  style: 'What comes before the cents in your file?',
  openQuestion: 'Answer the question above first. Nothing was brought in yet.',
  preview: (rows: number) => `${count(rows)} ${rows === 1 ? 'transaction' : 'transactions'} in this file`,
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
  importing: (rows: number) => `Import ${count(rows)} ${rows === 1 ? 'transaction' : 'transactions'}`,
  failed: 'The import did not go through. Nothing was lost. Check your connection, then press Import again.',
  notThere: 'This import is not here any more. It was taken back.',
  sortTitle: 'Sort them into your budget',
  noCategories: 'You have no budget categories yet. Make one, then sort these.',
  allSorted: 'Everything here is sorted.',
  rules:
    'What your rules know is sorted already. Pay, transfers and payments on cards stay out of the budget.',
} as const

type Fault = RowFault['fault'] | DebtFault['fault']

/** Why a row of a file stays out. */
export const faultWords: Record<Fault, string> = {
  date: 'It has no day we can read.',
  amount: 'It has no amount we can read.',
  zero: 'Its amount is zero.',
  future: 'Its day has not come yet.',
  torn: 'It has more cells than the first row has names, so we cannot be sure of its amount.',
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
  summary: (rows: number) => `${count(rows)} ${rows === 1 ? 'row' : 'rows'} left out`,
  row: (at: number, text: string) => `Row ${at + 1}, “${text}”:`,
  above: (text: string) => `Above the first row, “${text}”:`,
  aboveWords: 'It is not part of the list.',
  pages: 'Pages of rows left out',
} as const

export const undoTexts = {
  button: 'Undo this import',
  buttonOf: (file: string) => `Undo this import: ${file}`,
  title: 'Undo this import?',
  confirm: 'Undo import',
  failed: 'It could not be undone. Nothing was changed. Check your connection, then try again.',
  reading: 'Looking at what you changed since.',
  lines: (lines: number, inBudget: number) => {
    const sorted =
      inBudget > 0 ? `, and ${inBudget} of them ${inBudget === 1 ? 'leaves' : 'leave'} your budget` : ''
    return `This takes back ${plural(lines, 'transaction')}${sorted}.`
  },
  debts: (debts: number) =>
    `This removes ${plural(debts, 'debt')} that came from this file, with what was recorded on ${debts === 1 ? 'it' : 'them'}.`,
  changed: (rows: number, names: string) => `You changed ${rows === 1 ? 'one' : rows} since: ${names}.`,
  andMore: (names: string, more: number) => `${names}; and ${more} more`,
  linesDone: (lines: number) => ({
    title: 'Import undone',
    description: `${plural(lines, 'transaction')} taken back.`,
  }),
  debtsDone: (debts: number) => ({
    title: 'Import undone',
    description: `${plural(debts, 'debt')} taken back.`,
  }),
} as const

type PastLines = {
  day: string
  lines: number
  days: { from: string; to: string } | null
  inBudget: number
}

export const pastTexts = {
  title: 'Earlier imports',
  failed: 'Your imports could not be loaded.',
  sortWaiting: (waiting: number) => `Sort ${waiting}`,
  look: 'View',
  linkOf: (link: string, file: string) => `${link}: ${file}`,
  debts: (day: string, debts: number) => `${day}: ${plural(debts, 'debt')}`,
  lines: ({ day, lines, days, inBudget }: PastLines) => {
    const span = days === null ? '' : ` from ${days.from} to ${days.to}`
    return `${day}: ${plural(lines, 'transaction')}${span}, ${inBudget} in your budget`
  },
} as const
