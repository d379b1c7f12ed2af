/**
 * A bank's CSV as a table: where its columns begin, and which of them is what. Names of columns decide; where there are
 * none, or none that are known, the contents of the columns do.
 * Example: 'Trans. Date, Post Date, Description, Amount, Category' has its day in the first column.
 */
import { guessNumberStyle, parseAmount } from './parse-amount.ts'
import { dayOrders, parseDay } from './parse-date.ts'
import { columnNamed, contentShare, plainName } from './columns.ts'

export type Table = {
  /** null where the file begins with its first row */
  header: string[] | null
  rows: string[][]
}

/** Columns counted from 0; null: there is none. Money stands in `amount`, or in `debit` and `credit`. */
export type Columns = {
  date: number | null
  description: number | null
  amount: number | null
  debit: number | null
  credit: number | null
  /** says in words whether an amount is money out or in */
  direction: number | null
}

/** In the order of preference: the day of buying before the day of booking. */
const names: Record<Exclude<keyof Columns, 'direction'>, readonly RegExp[]> = {
  date: [
    /^(transaction|trans|purchase) date$/,
    /^date$/,
    /^(posting|posted|post|booking|effective|value) date$/,
    /^date (posted|of transaction)$/,
    /\bdate\b/,
    /^(datum|fecha)$/,
  ],
  description: [
    /^(transaction )?description$/,
    /^(payee|merchant|merchant name|name|payee name)$/,
    /\bdescription\b/,
    /^(details|memo|narrative|particulars|reference|transaction)$/,
  ],
  amount: [
    /^(transaction )?amount( usd)?$/,
    /^amt$/,
    /^(?!.*\b(bal|balance|summary)\b).*\bamount\b/,
    /^value$/,
  ],
  debit: [
    /^(debit|debits|withdrawal|withdrawals|money out|paid out)s?( amount| usd)?$/,
    /^amount debit$/,
    /\bdebit\b(?! card)/,
  ],
  credit: [
    /^(credit|credits|deposit|deposits|money in|paid in)s?( amount| usd)?$/,
    /^amount credit$/,
    /\bcredit\b(?! card)/,
  ],
}

/** rows before the names of the columns: an account's name, a summary */
const MOST_ROWS_ABOVE = 30
const ENOUGH = 0.9

function namedColumns(header: readonly string[]): Columns {
  const named = header.map(plainName)
  const find = (role: keyof typeof names) => columnNamed(named, names[role])
  const [debit, credit] = [find('debit'), find('credit')]
  const isPair = debit !== null && credit !== null && debit !== credit
  return {
    date: find('date'),
    description: find('description'),
    amount: isPair ? null : find('amount'),
    debit: isPair ? debit : null,
    credit: isPair ? credit : null,
    direction: null,
  }
}

const isDay = (text: string) => dayOrders.some((order) => parseDay(text, order) !== null)
const isAmount = (text: string) =>
  !isDay(text) && (parseAmount(text, 'point') !== null || parseAmount(text, 'comma') !== null)
const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '')

/** Cuts off what stands above the names of the columns, or above the first row where there are none. */
export function splitTable(all: readonly string[][]): Table {
  const filled = all.filter(isFilled)
  const at = filled.slice(0, MOST_ROWS_ABOVE).findIndex((row) => {
    const { date, amount, debit } = namedColumns(row)
    return date !== null && (amount !== null || debit !== null) && !row.some(isDay)
  })
  if (at >= 0) return { header: filled[at] ?? null, rows: filled.slice(at + 1) }
  const first = filled.findIndex((row) => row.some(isDay) && row.some(isAmount))
  return { header: null, rows: first < 0 ? [...filled] : filled.slice(first) }
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

const DIRECTION = /^(debit|credit|dr|cr|withdrawal|deposit|out|in)$/i

/** Amounts without any minus, with a column of 'Debit' and 'Credit' beside them. */
function directionOf({ rows }: Table, amount: number): number | null {
  const { style } = guessNumberStyle(rows.map((row) => row[amount] ?? ''))
  const isUnsigned = rows.every((row) => (parseAmount(row[amount] ?? '', style) ?? 0) >= 0)
  if (!isUnsigned) return null
  return columnOf(rows, (text) => DIRECTION.test(text.trim()), [])
}

/** The placeholder of some banks for an empty cell: a dash or two. */
export const isBlank = (text: string) => /^[\s\-–—]*$/.test(text)

/**
 * True where a row has more cells than names and a number goes on behind its amount: most likely '1,234.50' or '12,50'
 * stood there without quotes, and only a part of it is in the column.
 */
export function isTorn(
  row: readonly string[],
  { header }: Table,
  moneyColumns: readonly (number | null)[],
): boolean {
  if (header === null || row.slice(header.length).every(isBlank)) return false
  return moneyColumns.some((column) => column !== null && isAmount(row[column + 1] ?? ''))
}

/** True for money out, false for money in; null for another word. */
export function isOutWord(text: string): boolean | null {
  const word = text.trim().toLowerCase()
  if (['debit', 'dr', 'withdrawal', 'out'].includes(word)) return true
  return ['credit', 'cr', 'deposit', 'in'].includes(word) ? false : null
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
    description: named.description ?? wordiestColumn(sample, taken),
    direction: amount === null ? null : directionOf({ header, rows: sample }, amount),
  }
}
