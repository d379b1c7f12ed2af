/** The statements of the ledger. Lines are read and added; nothing changes or removes one. */
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { PrivateDetail } from '#engine/ledger/commitment.ts'
import type { LedgerEntry } from '#engine/ledger/entry.ts'
import type { Waiting } from '#engine/ledger/grouping.ts'
import type { Executor } from '#server/db/executor.ts'
import { ledgerDonors, ledgerEntries, ledgerGrantDetails } from './ledger.table.ts'
import type { GrantDetailRow, LedgerRow } from './ledger.table.ts'
import { detailOfRow, rowOfEntry } from './ledger-rows.ts'

/** One writer at a time, until the transaction ends. */
export async function lockLedger(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('foundation-ledger'))`)
}

export async function findByReference(db: Executor, reference: string): Promise<LedgerRow | undefined> {
  const [row] = await db.select().from(ledgerEntries).where(eq(ledgerEntries.reference, reference))
  return row
}

export async function findEntry(db: Executor, sequence: number): Promise<LedgerRow | undefined> {
  const [row] = await db.select().from(ledgerEntries).where(eq(ledgerEntries.sequence, sequence))
  return row
}

/** The newest line; none in a new ledger. */
export async function lastEntry(db: Executor): Promise<{ sequence: number; hash: string } | undefined> {
  const [row] = await db
    .select({ sequence: ledgerEntries.sequence, hash: ledgerEntries.hash })
    .from(ledgerEntries)
    .orderBy(desc(ledgerEntries.sequence))
    .limit(1)
  return row
}

/** So many lines after one, in order. */
export function entriesAfter(
  db: Executor,
  range: { after: number; upTo: number; limit: number },
): Promise<LedgerRow[]> {
  return db
    .select()
    .from(ledgerEntries)
    .where(and(gt(ledgerEntries.sequence, range.after), lte(ledgerEntries.sequence, range.upTo)))
    .orderBy(asc(ledgerEntries.sequence))
    .limit(range.limit)
}

/** So many lines before one, the newest first. */
export function entriesBefore(db: Executor, range: { before: number; limit: number }): Promise<LedgerRow[]> {
  return db
    .select()
    .from(ledgerEntries)
    .where(Number.isFinite(range.before) ? lt(ledgerEntries.sequence, range.before) : undefined)
    .orderBy(desc(ledgerEntries.sequence))
    .limit(range.limit)
}

export async function insertEntry(db: Executor, entry: LedgerEntry, reference: string): Promise<void> {
  await db.insert(ledgerEntries).values(rowOfEntry(entry, reference))
}

export async function insertDetail(
  db: Executor,
  given: { sequence: number; detail: PrivateDetail; salt: string },
): Promise<void> {
  const { sequence, detail, salt } = given
  const { kind, happenedOn, amountCents: amount } = detail
  const own =
    detail.kind === 'grant'
      ? {
          program: detail.program,
          interestSaved: detail.interestSavedCents,
          monthsSaved: detail.monthsSaved,
        }
      : { corrects: detail.corrects, reason: detail.reason }
  await db.insert(ledgerGrantDetails).values({ sequence, kind, happenedOn, amount, salt, ...own })
}

/** The grants and corrections of grants after the newest group: what no group has published yet. */
export async function waitingForGroup(db: Executor): Promise<Waiting[]> {
  const rows = await db
    .select()
    .from(ledgerGrantDetails)
    .where(
      gt(
        ledgerGrantDetails.sequence,
        sql`coalesce((select max(${ledgerEntries.sequence}) from ${ledgerEntries} where ${ledgerEntries.kind} = 'group'), 0)`,
      ),
    )
    .orderBy(asc(ledgerGrantDetails.sequence))
  return rows.map((row) => ({ sequence: row.sequence, detail: detailOfRow(row) }))
}

/**
 * What came in less every grant that was paid, those that no group has published yet included, in cents. Below zero
 * where more was paid than has come in. For the desk alone: who compares it with the public sums sees a single grant.
 */
export async function onHandCents(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ cents: string }>(sql`
    select (100 * (
      coalesce((select sum(e.amount) from ledger_entries e where e.kind in ('donation', 'tithe', 'correction')), 0) -
      coalesce((select sum(d.amount) from ledger_grant_details d), 0)
    ))::bigint::text as cents`)
  return Number(rows[0]?.cents ?? 0)
}

/** The rest of a gift or a grant after its corrections, in cents. */
export async function leftOf(db: Executor, sequence: number): Promise<number> {
  const { rows } = await db.execute<{ cents: string }>(sql`
    select (100 * (
      coalesce((select sum(e.amount) from ledger_entries e where e.sequence = ${sequence} or e.corrects = ${sequence}), 0) +
      coalesce((select sum(d.amount) from ledger_grant_details d where d.sequence = ${sequence} or d.corrects = ${sequence}), 0)
    ))::bigint::text as cents`)
  return Number(rows[0]?.cents ?? 0)
}

export async function detailsOf(db: Executor, sequences: number[]): Promise<GrantDetailRow[]> {
  if (sequences.length === 0) return []
  return db.select().from(ledgerGrantDetails).where(inArray(ledgerGrantDetails.sequence, sequences))
}

/** By how much these grants were corrected, in cents. */
export async function correctionsOfGrants(db: Executor, sequences: number[]): Promise<Map<number, number>> {
  if (sequences.length === 0) return new Map()
  const rows = await db
    .select({ corrects: ledgerGrantDetails.corrects, amount: ledgerGrantDetails.amount })
    .from(ledgerGrantDetails)
    .where(inArray(ledgerGrantDetails.corrects, sequences))
  const sums = new Map<number, number>()
  for (const { corrects, amount } of rows)
    if (corrects !== null) sums.set(corrects, (sums.get(corrects) ?? 0) + amount)
  return sums
}

export type Donor = { sequence: number; userId: string | null; publicName: string | null }

/** The donors of these lines, where they are recorded. */
export async function donorsOf(db: Executor, sequences: number[]): Promise<Map<number, Donor>> {
  if (sequences.length === 0) return new Map()
  const rows = await db.select().from(ledgerDonors).where(inArray(ledgerDonors.sequence, sequences))
  return new Map(rows.map((row) => [row.sequence, row]))
}

/** Keeps whose gift a line is; what was kept before is replaced. */
export async function saveDonor(db: Executor, donor: Donor): Promise<void> {
  const { userId, publicName } = donor
  await db
    .insert(ledgerDonors)
    .values(donor)
    .onConflictDoUpdate({ target: ledgerDonors.sequence, set: { userId, publicName } })
}

/** Takes the name off one gift; false when it bears none. */
export async function clearName(db: Executor, sequence: number): Promise<boolean> {
  const { rowCount } = await db
    .update(ledgerDonors)
    .set({ publicName: null })
    .where(and(eq(ledgerDonors.sequence, sequence), isNotNull(ledgerDonors.publicName)))
  return rowCount === 1
}

/** Takes the name off every gift of a person. */
export async function clearNames(db: Executor, userId: string): Promise<void> {
  await db.update(ledgerDonors).set({ publicName: null }).where(eq(ledgerDonors.userId, userId))
}

/** The tithe whose months overlap these, if there is one. */
export async function titheWithin(
  db: Executor,
  months: { from: string; to: string },
): Promise<LedgerRow | undefined> {
  const first = sql`split_part(${ledgerEntries.period}, '/', 1)`
  const last = sql`split_part(${ledgerEntries.period}, '/', 2)`
  const [row] = await db
    .select()
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.kind, 'tithe'),
        isNotNull(ledgerEntries.period),
        sql`${first} <= ${months.to}`,
        sql`${last} >= ${months.from}`,
      ),
    )
    .limit(1)
  return row
}
