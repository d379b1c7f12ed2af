/**
 * A bank's CSV as a table: where its columns begin, and which of them is what. Names of columns decide; where there are
 * none, or none that are known, the contents of the columns do.
 * Example: 'Trans. Date, Post Date, Description, Amount, Category' has its day in the first column.
 */
import { guessNumberStyle, parseAmount } from './parse-amount.ts'
import { dayOrders, parseDay } from './parse-date.ts'
import { contentShare } from './columns.ts'
import { namedColumns, type Columns } from './column-names.ts'

export type Table = {
  /** null where the file begins with its first row */
  header: string[] | null
  rows: string[][]
  /** what stands above: an account's name, a summary */
  above: string[][]
  /** where the format itself says so */
  spentIsMinus?: boolean
}

/** rows before the names of the columns: an account's name, a summary */
const MOST_ROWS_ABOVE = 30
const ENOUGH = 0.9

const isDay = (text: string) => dayOrders.some((order) => parseDay(text, order) !== null)
const isAmount = (text: string) =>
  !isDay(text) && (parseAmount(text, 'point') !== null || parseAmount(text, 'comma') !== null)
const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '')

/** so few cells are a title, not names of columns */
const FEWEST_NAMES = 3
const LONGEST_NAME = 40

/** Names without a day or an amount, for at least half of the cells below, and none of them twice. */
function looksLikeHeader(row: readonly string[], first: readonly string[]): boolean {
  const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== '')
  if (cells.length < Math.max(FEWEST_NAMES, first.length / 2)) return false
  const areNames = cells.every((cell) => /\p{L}/u.test(cell) && cell.length <= LONGEST_NAME && !isDay(cell))
  return areNames && new Set(cells).size === cells.length && !cells.some(isAmount)
}

/**
 * Cuts off what stands above the names of the columns, or above the first row where there are none. The row above the
 * first transaction stays the header if it looks like one, even where none of its names is known.
 */
export function splitTable(all: readonly string[][]): Table {
  const filled = all.filter(isFilled)
  const at = filled.slice(0, MOST_ROWS_ABOVE).findIndex((row) => {
    const { date, amount, debit } = namedColumns(row)
    return date !== null && (amount !== null || debit !== null) && !row.some(isDay)
  })
  const cut = (header: number, first: number): Table => ({
    header: filled[header] ?? null,
    rows: filled.slice(first),
    above: filled.slice(0, header < 0 ? first : header),
  })
  if (at >= 0) return cut(at, at + 1)
  const first = filled.findIndex((row) => row.some(isDay) && row.some(isAmount))
  if (first < 0) return { header: null, rows: [...filled], above: [] }
  const isNamed = first > 0 && looksLikeHeader(filled[first - 1] ?? [], filled[first] ?? [])
  return cut(isNamed ? first - 1 : -1, first)
}

function columnOf(
  rows: readonly string[][],
  is: (text: string) => boolean,
  taken: readonly (number | null)[],
) {
  const width = Math.max(0, ...rows.map((row) => row.length))
  for (let column = 0; column < width; column += 1)
    if (!taken.includes(column) && contentShare(rows, column, is) >= ENOUGH) return column
  return null
}

/** The column with the most letters. */
function wordiestColumn(rows: readonly string[][], taken: readonly (number | null)[]): number | null {
  const width = Math.max(0, ...rows.map((row) => row.length))
  let best: { column: number; letters: number } | null = null
  for (let column = 0; column < width; column += 1) {
    if (taken.includes(column)) continue
    const letters = rows.reduce((sum, row) => sum + (row[column] ?? '').replaceAll(/\P{L}/gu, '').length, 0)
    if (letters > (best?.letters ?? 0)) best = { column, letters }
  }
  return best?.column ?? null
}

const OUT_WORDS: readonly string[] = ['debit', 'dr', 'withdrawal', 'out', 'expense']
const IN_WORDS: readonly string[] = ['credit', 'cr', 'deposit', 'in', 'income']

/** Amounts without any minus, with a column of 'Debit' and 'Credit' beside them. */
function directionOf(rows: readonly string[][], amount: number): number | null {
  const { style } = guessNumberStyle(rows.map((row) => row[amount] ?? ''))
  const isUnsigned = rows.every((row) => (parseAmount(row[amount] ?? '', style) ?? 0) >= 0)
  if (!isUnsigned) return null
  return columnOf(rows, (text) => isOutWord(text) !== null, [])
}

/** The placeholder of some banks for an empty cell: a dash or two. */
export const isBlank = (text: string) => /^[\s\-–—]*$/.test(text)

/**
 * True where a row has more cells than names and a number goes on behind its amount: most likely '1,234.50' or '12,50'
 * stood there without quotes, and only a part of it is in the column.
 */
export function isTorn(
  row: readonly string[],
  { header }: Pick<Table, 'header'>,
  moneyColumns: readonly (number | null)[],
): boolean {
  if (header === null || row.slice(header.length).every(isBlank)) return false
  return moneyColumns.some((column) => column !== null && isAmount(row[column + 1] ?? ''))
}

/** True for money out, false for money in; null for another word. */
export function isOutWord(text: string): boolean | null {
  const word = text.trim().toLowerCase()
  if (OUT_WORDS.includes(word)) return true
  return IN_WORDS.includes(word) ? false : null
}

/** The likely role of each column; the person may change it. */
export function guessColumns(table: Table): Columns {
  const { header, rows } = table
  const sample = rows.slice(0, 200)
  const named: Columns = namedColumns(header ?? [])
  const date = named.date ?? columnOf(sample, isDay, [])
  const hasMoney = named.amount !== null || named.debit !== null
  const amount = hasMoney ? named.amount : columnOf(sample, isAmount, [date])
  const taken = [date, amount, named.debit, named.credit]
  return {
    ...named,
    date,
    amount,
    description: named.description ?? (named.also.parties ? null : wordiestColumn(sample, taken)),
    direction: amount === null ? null : directionOf(sample, amount),
  }
}
