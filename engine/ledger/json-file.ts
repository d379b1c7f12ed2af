/**
 * The ledger as a JSON file: what it is, then one line of text for each line of the ledger, then the sums. It is
 * written row by row, so that a long ledger needs no memory. Donors' names are not in it: a file that has been
 * downloaded cannot forget them.
 * Example of a row: {"sequence":"1","kind":"donation",…,"previous":"…","hash":"…"}
 */
import { GENESIS } from './chain.ts'
import { entryFields } from './entry.ts'
import type { LedgerEntry } from './entry.ts'

/** Every cell of a row in a file, in order. */
export const fileFields = [...entryFields, 'previous', 'hash'] as const

const about =
  'hash = SHA-256(previous + the cells named in "hashed" as a JSON array of strings, without spaces), in UTF-8 and hexadecimal digits. The first previous is SHA-256(genesis).'

/** The head of the file, up to the first row. */
export const jsonHead = `${JSON.stringify({ ledger: 'jubilee-foundation', version: 1, about, genesis: GENESIS, hashed: entryFields }).slice(0, -1)},"entries":[`

/** One row, without what parts it from the next. */
export function jsonRow(entry: LedgerEntry): string {
  return JSON.stringify(Object.fromEntries(fileFields.map((field) => [field, entry[field]])))
}

/** The end of the file. */
export function jsonFoot(totals: Readonly<Record<string, string>>): string {
  return `],"totals":${JSON.stringify(totals)}}`
}

/** A row of a file, or null when it is not written exactly as jsonRow writes it. */
export function readJsonRow(line: string): LedgerEntry | null {
  const row = parseTexts(line)
  if (row === null || fileFields.some((field) => row[field] === undefined)) return null
  const entry = row as LedgerEntry
  return jsonRow(entry) === line ? entry : null
}

/** The sums a file ends with, or null when the line is not such an end. */
export function readJsonFoot(line: string): Record<string, string> | null {
  const totals = parseTexts(line.slice('],"totals":'.length, -1))
  return totals !== null && jsonFoot(totals) === line ? totals : null
}

/** An object whose values are all texts; null for anything else. */
function parseTexts(text: string): Record<string, string> | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    const isTexts = Object.values(value).every((one) => typeof one === 'string')
    return isTexts ? (value as Record<string, string>) : null
  } catch {
    return null
  }
}
