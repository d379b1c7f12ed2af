/**
 * The rows of a table as transactions, and the sign: some banks write money spent with a minus, some without.
 * Example: '-12.50' is $12.50 spent where spent money has a minus, and $12.50 that came in where it has none.
 */
import { parseAmount, type NumberStyle } from './parse-amount.ts'
import { parseDay, type DayOrder } from './parse-date.ts'
import { INCOMING } from './is-likely-transfer.ts'
import { isBlank, isOutWord, isTorn, type Columns, type Table } from './transactions-table.ts'

/** `cents` above zero is money out. */
export type Transaction = { date: string; cents: number; description: string }

export type ReadRow = Transaction & {
  /** its place in the table, from 0 */
  at: number
}

/** Why a row is left out. */
export type RowFault = { at: number; fault: 'date' | 'amount' | 'zero' | 'future' | 'torn' }

/** Every row of a file: read, or named with its fault. */
export type Statement = { rows: ReadRow[]; faults: RowFault[] }

export type Reading = {
  columns: Columns
  order: DayOrder
  style: NumberStyle
  spentIsMinus: boolean
  /** YYYY-MM-DD: a later day is no day of a transaction yet */
  today: string
}

const DESCRIPTION_LENGTH = 200

/** One line, as it is kept. */
export function plainDescription(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
  return (
    line
      .slice(0, DESCRIPTION_LENGTH)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim() || 'No description'
  )
}

const cellOf = (row: readonly string[], column: number | null) => (column === null ? '' : (row[column] ?? ''))

/** Cents as the file has them, money out positive where two columns or a word show it; null: unreadable. */
function rowCents(row: readonly string[], { columns, style, spentIsMinus }: Reading): number | null {
  if (columns.amount === null) {
    const [out, back] = [columns.debit, columns.credit].map((column) => {
      const text = cellOf(row, column)
      return isBlank(text) ? 0 : parseAmount(text, style)
    })
    if (out === null || out === undefined || back === null || back === undefined) return null
    // Some write what went out with a minus besides.
    return Math.abs(out) - Math.abs(back)
  }
  const cents = parseAmount(cellOf(row, columns.amount), style)
  if (cents === null) return null
  const isOut = columns.direction === null ? null : isOutWord(cellOf(row, columns.direction))
  if (isOut !== null) return isOut ? Math.abs(cents) : -Math.abs(cents)
  return spentIsMinus ? 0 - cents : cents
}

/** Every row is either read or named with its fault. */
export function readTransactions(table: Table, reading: Reading): Statement {
  const { amount, debit, credit } = reading.columns
  const rows: ReadRow[] = []
  const faults: RowFault[] = []
  table.rows.forEach((row, at) => {
    const date = parseDay(cellOf(row, reading.columns.date), reading.order)
    const cents = rowCents(row, reading)
    if (date === null) faults.push({ at, fault: 'date' })
    else if (cents === null) faults.push({ at, fault: 'amount' })
    else if (isTorn(row, table, [amount, debit, credit])) faults.push({ at, fault: 'torn' })
    else if (cents === 0) faults.push({ at, fault: 'zero' })
    else if (date > reading.today) faults.push({ at, fault: 'future' })
    else
      rows.push({ at, date, cents, description: plainDescription(cellOf(row, reading.columns.description)) })
  })
  return { rows, faults }
}

/** a word counts for more than one row */
const WORD_WEIGHT = 3

/** Whether spent money likely has a minus: words such as 'payroll' show the sign of income, else most rows are spending. Where neither decides, it has one if any row has. */
export function guessSpentIsMinus(table: Table, reading: Omit<Reading, 'spentIsMinus'>): boolean {
  const { rows } = readTransactions(table, { ...reading, spentIsMinus: false })
  const score = rows.reduce((sum, { cents, description }) => {
    const isPlus = cents > 0
    if (INCOMING.test(description)) return sum + (isPlus ? WORD_WEIGHT : -WORD_WEIGHT)
    return sum + (isPlus ? -1 : 1)
  }, 0)
  return score === 0 ? rows.some(({ cents }) => cents < 0) : score > 0
}

/** True where a minus can mean something: one column of amounts, without a word beside it. */
export function asksForSign({ amount, direction }: Columns): boolean {
  return amount !== null && direction === null
}
