/**
 * The whole ledger as this process has read it. Lines never change, so what was read stays right for good: each
 * question reads only what has been added since.
 */
import { allocate } from '#engine/ledger/allocate.ts'
import type { AllocatedGift, Allocation } from '#engine/ledger/allocate.ts'
import { genesisHash } from '#engine/ledger/chain.ts'
import type { LedgerEntry } from '#engine/ledger/entry.ts'
import { totalsOf } from '#engine/ledger/totals.ts'
import type { LedgerTotals } from '#engine/ledger/totals.ts'
import type { Executor } from '#server/db/executor.ts'
import { digest, entryOfRow } from './ledger-rows.ts'
import { entriesAfter, lastEntry } from './ledger.queries.ts'

export type LedgerBook = {
  /** line n stands at place n - 1 */
  entries: readonly LedgerEntry[]
  lastHash: string
  totals: LedgerTotals
  allocation: Allocation
  /** by the number of the line */
  giftAt: ReadonlyMap<number, AllocatedGift>
}

const ROWS_AT_ONCE = 1_000

const booksRead = new WeakMap<object, LedgerBook>()

async function bookOf(entries: readonly LedgerEntry[]): Promise<LedgerBook> {
  const allocation = allocate(entries)
  return {
    entries,
    lastHash: entries.at(-1)?.hash ?? (await genesisHash(digest)),
    totals: totalsOf(entries),
    allocation,
    giftAt: new Map(allocation.gifts.map((gift) => [gift.sequence, gift])),
  }
}

async function linesAfter(db: Executor, after: number, upTo: number): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = []
  for (let read = after; read < upTo;) {
    const rows = await entriesAfter(db, { after: read, upTo, limit: ROWS_AT_ONCE })
    entries.push(...rows.map(entryOfRow))
    const last = rows.at(-1)
    if (!last) throw new Error(`line ${read + 1} of the ledger is gone`)
    read = last.sequence
  }
  return entries
}

/** The ledger with its totals and where each dollar went, as of now. */
export async function readBook(db: Executor): Promise<LedgerBook> {
  const known = booksRead.get(db) ?? (await bookOf([]))
  const last = (await lastEntry(db))?.sequence ?? 0
  if (last <= known.entries.length) return known
  const added = await linesAfter(db, known.entries.length, last)
  const book = await bookOf([...known.entries, ...added])
  booksRead.set(db, book)
  return book
}
