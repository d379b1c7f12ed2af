/** The answers about the ledger. In the public ones nothing comes from a single grant; admins see all that stands behind. */
import { LEDGER_PAGE_ROWS } from '#contracts/foundation/ledger.ts'
import type {
  GiftAnswer,
  GroupAnswer,
  LedgerAnswer,
  TotalsAnswer,
  DeskEntry,
} from '#contracts/foundation/ledger.ts'
import type { LedgerEntry } from '#engine/ledger/entry.ts'
import { measuredOf } from '#engine/ledger/measured.ts'
import { cellCents } from '#engine/ledger/totals.ts'
import { correctionsOfGrants, detailsOf, donorsOf } from './ledger.queries.ts'
import type { Donor } from './ledger.queries.ts'
import type { LedgerBook } from './read-book.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import { entryOfRow } from './ledger-rows.ts'
import type { LedgerRow } from './ledger.table.ts'

export function presentTotals({ totals, lastHash }: LedgerBook): TotalsAnswer {
  return {
    entries: totals.entries,
    donations: totals.donationsCents,
    tithes: totals.tithesCents,
    given: totals.donationsCents + totals.tithesCents,
    grants: totals.grants,
    groups: totals.groups,
    grantsPaid: totals.grantsCents,
    interestSaved: totals.interestSavedCents,
    monthsSaved: totals.monthsSaved,
    measured: totals.measured,
    unmarked: totals.unmarked,
    onHand: totals.onHandCents,
    lastHash,
  }
}

/** The number of each group by its line: the first is group 1. */
function groupNumbers({ allocation }: LedgerBook): Map<number, number> {
  return new Map(allocation.groups.map(({ sequence }, at) => [sequence, at + 1]))
}

/** Every group, the newest first. */
function presentGroups(book: LedgerBook): GroupAnswer[] {
  const numbers = groupNumbers(book)
  return book.allocation.groups
    .map(({ sequence, openCents }) => {
      const entry = entryAt(book, sequence)
      const [firstMonth = '', lastMonth = ''] = entry.period.split('/')
      return {
        number: numbers.get(sequence) ?? 0,
        sequence,
        firstMonth,
        lastMonth,
        programs: entry.programs.split(' '),
        grants: Number(entry.grants),
        amount: cellCents(entry.amount),
        interestSaved: cellCents(entry.interestSaved),
        monthsSaved: Number(entry.monthsSaved),
        measured: measuredOf(entry),
        open: openCents,
      }
    })
    .toReversed()
}

function entryAt(book: LedgerBook, sequence: number): LedgerEntry {
  const entry = book.entries[sequence - 1]
  if (!entry) throw new Error(`line ${sequence} is not in the ledger`)
  return entry
}

/** A page of a list that stands in the order of the ledger: the newest before a line, and where the next begins. */
function pageBefore<T>(list: readonly T[], before: number, sequenceOf: (one: T) => number) {
  let end = list.length
  while (end > 0 && sequenceOf(list[end - 1]!) >= before) end -= 1
  const start = Math.max(0, end - LEDGER_PAGE_ROWS)
  const rows = list.slice(start, end).toReversed()
  return { rows, before: start > 0 ? sequenceOf(list[start]!) : null }
}

export type PageAsked = { before: number; giftsBefore: number }

/** The gifts of a page, before it is known whose they are. */
export function giftsOfPage(book: LedgerBook, { giftsBefore }: PageAsked) {
  return pageBefore(book.allocation.gifts, giftsBefore, ({ sequence }) => sequence)
}

/** The public page of the ledger; `readerId` is the signed-in person, for their own gifts. */
export function presentLedger(
  book: LedgerBook,
  asked: PageAsked,
  { donors, readerId }: { donors: ReadonlyMap<number, Donor>; readerId: string | null },
): LedgerAnswer {
  const numbers = groupNumbers(book)
  const gifts = giftsOfPage(book, asked)
  const entries = pageBefore(book.entries, asked.before, ({ sequence }) => Number(sequence))
  const presentGift = ({
    sequence,
    amountCents,
    parts,
    leftCents,
  }: (typeof gifts.rows)[number]): GiftAnswer => {
    const { kind, happenedOn, amount, period } = entryAt(book, sequence)
    const donor = donors.get(sequence)
    return {
      sequence,
      kind: kind === 'tithe' ? 'tithe' : 'donation',
      happenedOn,
      amount: cellCents(amount),
      corrected: amountCents,
      period,
      donor: donor?.publicName ?? null,
      isYours: readerId !== null && donor?.userId === readerId,
      parts: parts.map(({ group, cents }) => ({
        group: numbers.get(group) ?? 0,
        amount: cents,
      })),
      left: leftCents,
    }
  }
  return {
    totals: presentTotals(book),
    groups: presentGroups(book),
    gifts: gifts.rows.map(presentGift),
    giftsBefore: gifts.before,
    entries: entries.rows as LedgerAnswer['entries'],
    entriesBefore: entries.before,
  }
}

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
