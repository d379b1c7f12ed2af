/** Ledgers for tests: lines linked into a chain, and a digest. */
import { createHash } from 'node:crypto'
import { genesisHash, linked } from '#engine/ledger/chain.ts'
import { csvFoot, csvHead, csvRow } from '#engine/ledger/csv-file.ts'
import { entryOf } from '#engine/ledger/entry.ts'
import type { EntryContent, LedgerEntry } from '#engine/ledger/entry.ts'
import { jsonFoot, jsonHead, jsonRow } from '#engine/ledger/json-file.ts'
import { totalsCells, totalsOf } from '#engine/ledger/totals.ts'
import { centsToDecimal } from '#engine/money/cents.ts'

export const digest = async (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

type Line = (sequence: number) => EntryContent

export const donation =
  (amount: string, happenedOn = '2026-03-03'): Line =>
  (sequence) =>
    entryOf('donation', { sequence: String(sequence), happenedOn, amount })

export const tithe =
  (profit: string, amount: string): Line =>
  (sequence) =>
    entryOf('tithe', {
      sequence: String(sequence),
      happenedOn: '2026-04-01',
      amount,
      profit,
      period: '2026-01/2026-03',
    })

export const correction =
  (corrects: number, amount: string, reason = 'Paid back at the wish of the donor'): Line =>
  (sequence) =>
    entryOf('correction', {
      sequence: String(sequence),
      happenedOn: '2026-04-02',
      amount,
      corrects: String(corrects),
      reason,
    })

export const hiddenGrant = (): Line => (sequence) =>
  entryOf('grant', { sequence: String(sequence), commitment: 'ab'.repeat(32) })

export const group =
  (amountCents: number, covers: number[], grants = 5): Line =>
  (sequence) =>
    entryOf('group', {
      sequence: String(sequence),
      amount: centsToDecimal(amountCents),
      period: '2026-03/2026-05',
      programs: 'emergency senior',
      grants: String(grants),
      covers: covers.join(' '),
      interestSaved: '1200.50',
      monthsSaved: '61',
    })

/** The lines in the order given, numbered and linked. */
export async function chainOf(lines: Line[]): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = []
  let previous = await genesisHash(digest)
  for (const [at, line] of lines.entries()) {
    const entry = await linked(previous, line(at + 1), digest)
    entries.push(entry)
    previous = entry.hash
  }
  return entries
}

/** Two gifts, a tithe, a correction, five grants and their group. */
export const smallLedger = () =>
  chainOf([
    donation('50.00'),
    donation('100.00', '2026-03-04'),
    tithe('1200.00', '120.00'),
    correction(2, '-20.00', 'Paid back, as the donor asked: "twice", by mistake'),
    ...Array.from({ length: 5 }, hiddenGrant),
    group(20_000, [5, 6, 7, 8, 9]),
    donation('7.05'),
  ])

/** The whole text of a downloaded file. */
export async function fileOf(entries: LedgerEntry[], form: 'json' | 'csv'): Promise<string> {
  const totals = totalsCells(totalsOf(entries), entries.at(-1)?.hash ?? (await genesisHash(digest)))
  const lines =
    form === 'json'
      ? [
          jsonHead,
          ...entries.map(jsonRow).map((row, at) => (at < entries.length - 1 ? `${row},` : row)),
          jsonFoot(totals),
        ]
      : [csvHead, ...entries.map(csvRow), csvFoot(totals)]
  return `${lines.join('\n')}\n`
}
