/**
 * The rows of a table as transactions, and the sign: some banks write money spent with a minus, some without.
 * Example: '-12.50' is $12.50 spent where spent money has a minus, and $12.50 that came in where it has none.
 */
import { categoryIn } from './file-category.ts'
import type { Columns } from './column-names.ts'
import { parseAmount, type NumberStyle } from './parse-amount.ts'
import { parseDay, type DayOrder } from './parse-date.ts'
import { INCOMING } from './is-likely-transfer.ts'
import { knownExport } from './known-exports.ts'
import { NO_DESCRIPTION } from './description-words.ts'
import { plainName } from './columns.ts'
import { statusFault, type StatusFault } from './row-status.ts'
import { isBlank, isOutWord, isTorn, type Table } from './transactions-table.ts'

/** `cents` above zero is money out. */
export type Transaction = { date: string; cents: number; description: string }

export type ReadRow = Transaction & {
  /** its place in the table, from 0 */
  at: number
  /** the category the file names, as it writes it; null for none */
  category: string | null
}

/** Why a row is left out, and what stands in it. */
export type RowFault = {
  at: number
  fault: 'date' | 'amount' | 'zero' | 'future' | 'torn' | 'currency' | StatusFault
  text: string
}

/** Every row of a file: read, or named with its fault. */
export type Statement = { rows: ReadRow[]; faults: RowFault[] }

export type Reading = {
  columns: Columns
  order: DayOrder
  style: NumberStyle
  spentIsMinus: boolean
  /** YYYY-MM-DD: a later day is no day of a transaction yet */
  today: string
  /** 'USD': rows that name another currency are left out */
  currency?: string
}

const DESCRIPTION_LENGTH = 200

/** One line, as it is kept. */
export function plainDescription(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
  return (
    line
      .slice(0, DESCRIPTION_LENGTH)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim() || NO_DESCRIPTION
  )
}

const TEXT_LENGTH = 160

/** What stands in a row, to find it again in the file. */
export function rowText(cells: readonly string[]): string {
  const filled = cells.map((cell) => cell.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()).filter(Boolean)
  return filled.join(' · ').slice(0, TEXT_LENGTH)
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

/** The other one of two parties: whom the person paid, or who paid them. A charge turns the two round. */
function otherParty(row: readonly string[], { also: { parties } }: Columns, cents: number): string {
  if (!parties) return ''
  const isCharge = /charge|request/i.test(cellOf(row, parties.type))
  return cellOf(row, cents > 0 === isCharge ? parties.from : parties.to)
}

/** what a file, ours included, writes where there is nothing to say */
const NOTHING_SAID = /^\s*(no description|sin descripci[oó]n)\s*$/i

function descriptionOf(row: readonly string[], columns: Columns, cents: number): string {
  const texts = [
    cellOf(row, columns.description),
    columns.description === null ? otherParty(row, columns, cents) : '',
    ...columns.also.descriptions.map((column) => cellOf(row, column)),
  ]
  return plainDescription(texts.find((text) => !isBlank(text) && !NOTHING_SAID.test(text)) ?? '')
}

const isSplit = (text: string) => /^\s*split\b/i.test(text)

/** A split has its parts in rows below it, which leave out what they have in common with it: their day and their name. */
function wholeRow(
  row: readonly string[],
  split: readonly string[] | null,
  { columns }: Reading,
): readonly string[] {
  if (!split || !isBlank(cellOf(row, columns.date))) return row
  if (isBlank(cellOf(row, columns.amount))) return row
  return Array.from(
    { length: Math.max(row.length, split.length) },
    (_, at) => row[at]?.trim() || (split[at] ?? ''),
  )
}

function faultOf(row: readonly string[], table: Table, reading: Reading): RowFault['fault'] | null {
  const { amount, debit, credit, date, also } = reading.columns
  const day = parseDay(cellOf(row, date), reading.order)
  if (day === null) return 'date'
  const status = statusFault(also.statuses.map((column) => cellOf(row, column)))
  if (status) return status
  const currency = cellOf(row, also.currency).trim().toUpperCase()
  if (currency !== '' && reading.currency !== undefined && currency !== reading.currency) return 'currency'
  const cents = rowCents(row, reading)
  if (cents === null) return 'amount'
  if (isTorn(row, table, [amount, debit, credit])) return 'torn'
  if (cents === 0) return 'zero'
  return day > reading.today ? 'future' : null
}

/** Every row is either read or named with its fault. */
export function readTransactions(table: Table, reading: Reading): Statement {
  const { columns } = reading
  const statement: Statement = { rows: [], faults: [] }
  let split: readonly string[] | null = null
  table.rows.forEach((cells, at) => {
    const row = wholeRow(cells, split, reading)
    if (row === cells) split = isSplit(cellOf(row, columns.category)) ? row : null
    const fault = faultOf(row, table, reading)
    const cents = rowCents(row, reading)
    const date = parseDay(cellOf(row, columns.date), reading.order)
    if (fault !== null || cents === null || date === null) {
      statement.faults.push({ at, fault: fault ?? 'amount', text: rowText(row) })
      return
    }
    const description = descriptionOf(row, columns, cents)
    statement.rows.push({ at, date, cents, description, category: categoryIn(cellOf(row, columns.category)) })
  })
  return statement
}

/** a word counts for more than one row */
const WORD_WEIGHT = 3

/** Whether spent money likely has a minus: the format or a known export says so; else words such as 'payroll' show the sign of income, else most rows are spending. Where neither decides, it has one if any row has. */
export function guessSpentIsMinus(table: Table, reading: Omit<Reading, 'spentIsMinus'>): boolean {
  if (table.spentIsMinus !== undefined) return table.spentIsMinus
  const known = knownExport((table.header ?? []).map(plainName))
  if (known) return known.spentIsMinus
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
