/** A file of transactions as the person's answers have it so far: a guess holds until they answer. */
import {
  findDuplicates,
  findLikely,
  MOST_DAYS_APART,
  type Known,
  type KnownSource,
} from '#engine/imports/duplicates.ts'
import { guessNumberStyle, type NumberStyle } from '#engine/imports/parse-amount.ts'
import { guessDayOrder, type DayOrder } from '#engine/imports/parse-date.ts'
import {
  asksForSign,
  guessSpentIsMinus,
  readTransactions,
  rowText,
  type Statement,
  type ReadRow,
} from '#engine/imports/read-transactions.ts'
import { guessColumns, splitTable, type Table } from '#engine/imports/transactions-table.ts'
import type { Columns } from '#engine/imports/column-names.ts'
import { addDays } from '#engine/money/calendar.ts'
import type { ReadFile } from '../read-file.ts'

/** The person's answers; the rest is guessed. */
export type Answers = {
  columns?: Columns
  order?: DayOrder
  style?: NumberStyle
  spentIsMinus?: boolean
}

/** The questions a CSV brings up. */
export type CsvView = {
  table: Table
  columns: Columns
  /** null where it is unclear and the person has not answered */
  order: DayOrder | null
  orderIsAsked: boolean
  style: NumberStyle | null
  styleIsAsked: boolean
  spentIsMinus: boolean
  signIsAsked: boolean
}

export type TransactionsView = Statement & {
  /** what stands above the names of the columns, a text for each row */
  above: string[]
  /** null for a format without open questions */
  csv: CsvView | null
}

const cellsOf = ({ rows }: Table, column: number | null) =>
  column === null ? [] : rows.map((row) => row[column] ?? '')

function moneyCells(table: Table, { amount, debit, credit }: Columns): string[] {
  return [amount, debit, credit].flatMap((column) => cellsOf(table, column))
}

/** True where every column that is needed is known. */
export function isWhole({ date, amount, debit, credit }: Columns): boolean {
  return date !== null && (amount !== null || (debit !== null && credit !== null))
}

/** The person's day, YYYY-MM-DD, and the code of their currency. */
export type Reader = { today: string; currency?: string }

/** The person's currency, where the file names it beside others; amounts of a file without it are taken as they are. */
function currencyIn(table: Table, { also }: Columns, { currency }: Reader): { currency?: string } {
  const codes = cellsOf(table, also.currency).map((code) => code.trim().toUpperCase())
  return currency !== undefined && codes.includes(currency) ? { currency } : {}
}

type Parts = { table: Table; answers: Answers; reader: Reader }

function viewOfCsv({ table, answers, reader }: Parts): TransactionsView {
  const { today } = reader
  const columns = answers.columns ?? guessColumns(table)
  const guessedOrder = guessDayOrder(cellsOf(table, columns.date), today)
  const guessedStyle = guessNumberStyle(moneyCells(table, columns))
  const order = answers.order ?? guessedOrder?.order ?? 'MDY'
  const style = answers.style ?? guessedStyle.style
  const reading = { columns, order, style, today, ...currencyIn(table, columns, reader) }
  const spentIsMinus = answers.spentIsMinus ?? guessSpentIsMinus(table, reading)
  const read = isWhole(columns)
    ? readTransactions(table, { ...reading, spentIsMinus })
    : { rows: [], faults: [] }
  const orderIsAsked = guessedOrder?.isUnclear ?? false
  return {
    ...read,
    above: table.above.map(rowText),
    csv: {
      table,
      columns,
      order: orderIsAsked ? (answers.order ?? null) : order,
      orderIsAsked,
      style: guessedStyle.isUnclear ? (answers.style ?? null) : style,
      styleIsAsked: guessedStyle.isUnclear,
      spentIsMinus,
      signIsAsked: table.spentIsMinus === undefined && asksForSign(columns),
    },
  }
}

export function viewOf(file: ReadFile, answers: Answers, reader: Reader): TransactionsView {
  if (file.is === 'ofx') return { rows: file.rows, faults: file.faults, above: [], csv: null }
  return viewOfCsv({ table: file.is === 'qif' ? file.table : splitTable(file.cells), answers, reader })
}

/** True where an answer is missing without which days or amounts could be wrong. */
export function isOpen({ csv }: TransactionsView): boolean {
  return csv !== null && (!isWhole(csv.columns) || csv.order === null || csv.style === null)
}

/** A row of money out and one of money in, to show in words what the sign means. */
export function signExamples(rows: readonly ReadRow[]): ReadRow[] {
  const out = rows.find(({ cents }) => cents > 0)
  const back = rows.find(({ cents }) => cents < 0)
  if (out && back) return [out, back]
  return rows.slice(0, 2)
}

/** Each row compared with the stored transactions. */
export type Beside = {
  /** the source of the certain duplicate of each row, or null */
  found: readonly (KnownSource | null)[]
  /** the day of a likely duplicate at a linked bank, or null */
  likely: readonly (string | null)[]
}

export function besideKnown(rows: readonly ReadRow[], known: readonly Known[]): Beside {
  return {
    found: findDuplicates(rows, known),
    likely: findLikely(rows, known).map((one) => one?.date ?? null),
  }
}

/** The person's choice about certain and likely duplicates. */
export type Wishes = {
  /** by their place in the file */
  wanted: ReadonlySet<number>
  /** whether the likely ones are imported; null until the person answers */
  likelyComes: boolean | null
}

/** The rows that are imported: new ones, and duplicates that the person wants anyway. */
export function comingRows(
  rows: readonly ReadRow[],
  { found, likely }: Beside,
  { wanted, likelyComes }: Wishes,
): ReadRow[] {
  return rows.filter(
    ({ at }, index) =>
      wanted.has(at) || (found[index] === null && (likely[index] === null || likelyComes !== false)),
  )
}

/** The first and last day, to ask what is there between them and a little before and after. */
export function daysOf(rows: readonly ReadRow[]): { from: string; to: string } | null {
  const [first] = rows
  if (!first) return null
  const { from, to } = rows.reduce(
    (days, { date }) => ({ from: date < days.from ? date : days.from, to: date > days.to ? date : days.to }),
    { from: first.date, to: first.date },
  )
  return { from: addDays(from, -MOST_DAYS_APART), to: addDays(to, MOST_DAYS_APART) }
}
