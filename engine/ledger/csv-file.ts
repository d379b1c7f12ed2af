/**
 * The ledger as a CSV file for a spreadsheet: a row of names, one row for each line of the ledger, and a last row
 * that begins with "totals" and holds the sums under "reason". A cell is put in quotation marks where it has a comma
 * or a quotation mark. A program that saves the file again may write its cells differently; keep the file as it was
 * downloaded to check it.
 */
import type { LedgerEntry } from './entry.ts'
import { fileFields } from './json-file.ts'

const TOTALS = 'totals'

function csvCell(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const csvLine = (cells: readonly string[]) => cells.map(csvCell).join(',')

/** The row of names. */
export const csvHead = csvLine(fileFields)

/** One row. */
export function csvRow(entry: LedgerEntry): string {
  return csvLine(fileFields.map((field) => entry[field]))
}

/** The last row: the sums as 'name=value', parted by spaces. */
export function csvFoot(totals: Readonly<Record<string, string>>): string {
  const words = Object.entries(totals).map(([name, value]) => `${name}=${value}`)
  const cells: Record<string, string> = { sequence: TOTALS, reason: words.join(' ') }
  return csvLine(fileFields.map((field) => cells[field] ?? ''))
}

/** The cells of a row; null when its quotation marks do not fit. */
function cellsOf(line: string): string[] | null {
  const cells: string[] = []
  const pattern = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y
  for (;;) {
    const match = pattern.exec(line)
    if (!match) return null
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === '') return cells
  }
}

/** A row of a file, or null when it is not written exactly as csvRow writes it. */
export function readCsvRow(line: string): LedgerEntry | null {
  const cells = cellsOf(line)
  if (cells === null || cells.length !== fileFields.length) return null
  // Every field has its cell: their number is the same.
  const entry = Object.fromEntries(fileFields.map((field, at) => [field, cells[at]])) as LedgerEntry
  return csvRow(entry) === line ? entry : null
}

/** The sums a file ends with, or null when the line is not such an end. */
export function readCsvFoot(line: string): Record<string, string> | null {
  const cells = cellsOf(line)
  if (cells?.[0] !== TOTALS) return null
  const words = (cells[fileFields.indexOf('reason')] ?? '').split(' ').map((word) => word.split('='))
  const totals = Object.fromEntries(words.map(([name = '', value = '']) => [name, value]))
  return csvFoot(totals) === line ? totals : null
}
