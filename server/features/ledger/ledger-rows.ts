/** A line of the ledger as its row, and back: an empty cell is null, an amount a number of cents. */
import { entryOf, isEntryKind } from '#engine/ledger/entry.ts'
import type { LedgerEntry } from '#engine/ledger/entry.ts'
import type { PrivateDetail } from '#engine/ledger/commitment.ts'
import { cellCents } from '#engine/ledger/totals.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import type { GrantDetailRow, LedgerRow, NewLedgerRow } from './ledger.table.ts'
import { createHash } from 'node:crypto'

const textOrNull = (cell: string) => (cell === '' ? null : cell)
const numberOrNull = (cell: string) => (cell === '' ? null : Number(cell))

const centsOrNull = (cell: string) => (cell === '' ? null : cellCents(cell))

/** The row of a line; `reference` names its payment, grant or period. */
export function rowOfEntry(entry: LedgerEntry, reference: string): NewLedgerRow {
  if (!isEntryKind(entry.kind)) throw new RangeError(`not a kind of line: ${entry.kind}`)
  return {
    sequence: Number(entry.sequence),
    kind: entry.kind,
    happenedOn: textOrNull(entry.happenedOn),
    amount: centsOrNull(entry.amount),
    corrects: numberOrNull(entry.corrects),
    reason: textOrNull(entry.reason),
    profit: centsOrNull(entry.profit),
    period: textOrNull(entry.period),
    programs: textOrNull(entry.programs),
    grants: numberOrNull(entry.grants),
    covers: textOrNull(entry.covers),
    interestSaved: centsOrNull(entry.interestSaved),
    monthsSaved: numberOrNull(entry.monthsSaved),
    commitment: textOrNull(entry.commitment),
    previousHash: entry.previous,
    hash: entry.hash,
    reference,
  }
}

const cell = (value: string | number | null) => (value === null ? '' : String(value))
const amountCell = (cents: number | null) => (cents === null ? '' : centsToDecimal(cents))

/** The line of a row, without unpublished columns such as the reference. */
export function entryOfRow(row: LedgerRow): LedgerEntry {
  const content = entryOf(row.kind, {
    sequence: cell(row.sequence),
    happenedOn: cell(row.happenedOn),
    amount: amountCell(row.amount),
    corrects: cell(row.corrects),
    reason: cell(row.reason),
    profit: amountCell(row.profit),
    period: cell(row.period),
    programs: cell(row.programs),
    grants: cell(row.grants),
    covers: cell(row.covers),
    interestSaved: amountCell(row.interestSaved),
    monthsSaved: cell(row.monthsSaved),
    commitment: cell(row.commitment),
  })
  return { ...content, previous: row.previousHash, hash: row.hash }
}

/** The detail behind a commitment, from its row. */
export function detailOfRow(row: GrantDetailRow): PrivateDetail {
  const { happenedOn, amount: amountCents } = row
  if (row.kind === 'grant')
    return {
      kind: 'grant',
      happenedOn,
      amountCents,
      program: row.program ?? '',
      interestSavedCents: row.interestSaved,
      monthsSaved: row.monthsSaved,
    }
  return {
    kind: 'grant_correction',
    happenedOn,
    amountCents,
    corrects: row.corrects ?? 0,
    reason: row.reason ?? '',
  }
}

/** SHA-256 of a text in UTF-8, as hexadecimal digits: what engine/ledger asks its caller for. */
export async function digest(text: string): Promise<string> {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}
