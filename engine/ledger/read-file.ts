/**
 * Reads a downloaded ledger, JSON or CSV, and checks it: the file alone is enough. It is read as strictly as it is
 * written, so that any changed byte is found and its row named.
 */
import type { Digest } from './chain.ts'
import { csvHead, readCsvFoot, readCsvRow } from './csv-file.ts'
import type { LedgerEntry } from './entry.ts'
import { jsonHead, readJsonFoot, readJsonRow } from './json-file.ts'
import { verifyChain, verifyWithTotals } from './verify.ts'
import type { Fault, OnProgress, Verdict } from './verify.ts'

/** `isLast` is null in a file whose end cannot be read. */
type Row = { text: string; isLast: boolean | null }

type Format = {
  head: string
  row: (row: Row) => LedgerEntry | null
  foot: (line: string) => Record<string, string> | null
}

const json: Format = {
  head: jsonHead,
  // Every row but the last ends with a comma.
  row: ({ text, isLast }) => {
    const hasComma = text.endsWith(',')
    if (hasComma === isLast) return null
    return readJsonRow(hasComma ? text.slice(0, -1) : text)
  },
  foot: readJsonFoot,
}
const csv: Format = { head: csvHead, row: ({ text }) => readCsvRow(text), foot: readCsvFoot }

export type FileVerdict = Verdict | { isOk: false; fault: 'not_a_ledger' }

const fails = (fault: Fault): Verdict => ({ isOk: false, fault })

/** Rows that can be read, the place of the first that cannot, and the sums at the end, null when they cannot. */
function readRows(lines: string[], format: Format) {
  const rows = lines.slice(1, -1)
  const claimed = format.foot(lines.at(-1) ?? '')
  const entries: LedgerEntry[] = []
  for (const [at, text] of rows.entries()) {
    const isEnd = at === rows.length - 1
    const entry = format.row({ text, isLast: isEnd && claimed === null ? null : isEnd })
    if (entry === null) return { entries, unreadable: at + 1, claimed: null }
    entries.push(entry)
  }
  return { entries, unreadable: null, claimed }
}

/** Checks the text of a downloaded file. 'not_a_ledger' when its first line is not that of one. */
export async function verifyFile(
  text: string,
  digest: Digest,
  onProgress?: OnProgress,
): Promise<FileVerdict> {
  const lines = text.split('\n')
  const format = [json, csv].find(({ head }) => head === lines[0])
  if (!format) return { isOk: false, fault: 'not_a_ledger' }
  const endsWhole = lines.at(-1) === ''
  if (endsWhole) lines.pop()
  const { entries, unreadable, claimed } = readRows(lines, format)
  if (claimed !== null && endsWhole) return verifyWithTotals({ entries, claimed }, digest, onProgress)
  // A row before the first that cannot be read may be wrong too, and the first that fails is named.
  const before = await verifyChain(entries, digest, onProgress)
  if (!before.isOk) return before
  const isCutOff = unreadable === null && format.row({ text: lines.at(-1) ?? '', isLast: null }) !== null
  return fails({ row: unreadable ?? entries.length + 1, why: isCutOff ? 'missing' : 'unreadable' })
}
