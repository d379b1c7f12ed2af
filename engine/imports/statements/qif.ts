/**
 * A QIF file as a table: one line a field, its first letter says which, '^' ends a record. The order of days and the sign
 * before the cents are not told, so they are guessed and asked as with a CSV. Money out has a minus in every account.
 * Source: GnuCash, src/import-export/qif-import/file-format.txt ("QIF file format").
 * Example: "D1/ 2'26", 'T-42.50', 'PTea house', 'LDining:Tea' is $42.50 spent on January 2, 2026.
 */
import { parseAmount } from '../parse-amount.ts'
import { MOST_ENTRIES } from './listed-entries.ts'
import type { Table } from '../transactions-table.ts'

/** Lists of names and prices, which hold no transactions. */
const LISTS = /^!(account|option|clear|type:(cat|class|memorized|prices|security|budget|tag|template))/i
const INVESTMENTS = /^!type:inv/i
const HEADER = ['Date', 'Payee', 'Category', 'Amount', 'Memo', 'Status']

type Split = { category: string; memo: string; amount: string }
type Record = { on: string; amount: string; payee: string; memo: string; category: string; splits: Split[] }

/** True for a text that begins as QIF does. */
export function isQif(text: string): boolean {
  return /^\s*!(type|account|option|clear):?/i.test(text.slice(0, 2000))
}

/** "1/ 2'26" is '1/2/2026': the apostrophe begins a year after 1999. */
function dayText(text: string): string {
  return text
    .replaceAll(/\s/g, '')
    .replace(/'(\d{2})$/, '/20$1')
    .replace("'", '/')
}

/** Without the class behind '/'. */
const categoryText = (text: string) => text.replace(/\/[^\]]*$/, '').trim()

const newRecord = (): Record => ({ on: '', amount: '', payee: '', memo: '', category: '', splits: [] })

function addField(record: Record, letter: string, value: string): void {
  const split = record.splits.at(-1)
  if (letter === 'D') record.on = dayText(value)
  else if (letter === 'T') record.amount = value
  else if (letter === 'U') record.amount ||= value
  else if (letter === 'P') record.payee = value
  else if (letter === 'M') record.memo = value
  else if (letter === 'L') record.category = categoryText(value)
  else if (letter === 'S') record.splits.push({ category: categoryText(value), memo: '', amount: '' })
  else if (letter === 'E' && split) split.memo = value
  else if (letter === '$' && split) split.amount = value
}

const centsOf = (text: string) => parseAmount(text, 'point') ?? parseAmount(text, 'comma')

/** True where the parts of a record are its whole amount to the cent. */
function splitsAddUp({ amount, splits }: Record): boolean {
  const parts = splits.map((split) => centsOf(split.amount))
  return (
    splits.length > 0 &&
    parts.reduce<number>((sum, part) => sum + (part ?? Number.NaN), 0) === centsOf(amount)
  )
}

/** A row for each part of a split; parts that are not the whole leave it as one row without a category. */
function rowsOf(record: Record, status: string): string[][] {
  const { on, payee, memo, category, amount, splits } = record
  if (splits.length === 0) return [[on, payee, category, amount, memo, status]]
  if (!splitsAddUp(record)) return [[on, payee, '', amount, memo, status]]
  return splits.map((split) => [on, payee, split.category, split.amount, split.memo || memo, status])
}

/** All records of all accounts, in the order of the file. */
export function readQif(text: string): Table {
  const rows: string[][] = []
  let status = ''
  let isList = false
  let record: Record | null = null
  const finish = () => {
    if (record && !isList && rows.length < MOST_ENTRIES) rows.push(...rowsOf(record, status))
    record = null
  }
  for (const line of text.split(/\r\n|\r|\n/)) {
    const field = line.trim()
    if (field === '') continue
    if (field.startsWith('!')) {
      finish()
      isList = LISTS.test(field)
      status = INVESTMENTS.test(field) ? 'Investment' : ''
    } else if (field.startsWith('^')) finish()
    else {
      record ??= newRecord()
      addField(record, field.charAt(0).toUpperCase(), field.slice(1).trim())
    }
  }
  finish()
  return { header: HEADER, rows, above: [], spentIsMinus: true }
}
