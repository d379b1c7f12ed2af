/** The ledger as admins see it: with references, donors' names and what commitments hide. */
import type { DeskEntry } from '#contracts/foundation/ledger.ts'
import type { Executor } from '#server/db/executor.ts'
import { entryOfRow } from './ledger-rows.ts'
import { correctionsOfGrants, detailsOf, donorsOf } from './ledger.queries.ts'
import type { LedgerRow } from './ledger.table.ts'
import type { LedgerBook } from './read-book.queries.ts'

/** The rows with everything that stands behind them. */
export async function presentDesk(
  db: Executor,
  book: LedgerBook,
  rows: readonly LedgerRow[],
): Promise<DeskEntry[]> {
  const sequences = rows.map(({ sequence }) => sequence)
  const donors = await donorsOf(db, sequences)
  const details = new Map((await detailsOf(db, sequences)).map((row) => [row.sequence, row]))
  const corrections = await correctionsOfGrants(db, sequences)
  return rows.map((row) => {
    const detail = details.get(row.sequence)
    const giftLeft = book.giftAt.get(row.sequence)?.amountCents
    const grantLeft =
      detail?.kind === 'grant' ? detail.amount + (corrections.get(row.sequence) ?? 0) : undefined
    const left = giftLeft ?? grantLeft
    return {
      ...(entryOfRow(row) as DeskEntry),
      reference: row.reference,
      recordedAt: row.recordedAt.toISOString(),
      donor: donors.get(row.sequence)?.publicName ?? null,
      hidden: detail ?? null,
      left: left ?? null,
    }
  })
}
