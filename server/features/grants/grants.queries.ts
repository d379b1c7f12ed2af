/** One statement each; the owner's id is in every one. What the desk reads without it is in desk.queries.ts. */
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { openStatuses } from '#engine/grants/application-state.ts'
import type { Executor } from '#server/db/executor.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { documents } from '#server/documents/documents.table.ts'
import type { DocumentRow } from '#server/documents/documents.table.ts'
import { grantApprovals, grantDebts, grantDocuments, grantEvents, grants } from './grants.table.ts'
import type { GrantDebtRow, GrantEventRow, GrantRow } from './grants.table.ts'

/** Names one application: the owner first. */
export type GrantKey = { userId: string; grantId: string }

export type GrantChange = Partial<Omit<GrantRow, 'userId' | 'id' | 'seq' | 'createdAt'>>

const oneGrant = ({ userId, grantId }: GrantKey) => and(eq(grants.userId, userId), eq(grants.id, grantId))

/** The rows of one application in a table beside it. */
const ofGrant = (table: { userId: PgColumn; grantId: PgColumn }, { userId, grantId }: GrantKey) =>
  and(eq(table.userId, userId), eq(table.grantId, grantId))

/** Newest first. */
export function listGrantRows(db: Executor, userId: string): Promise<GrantRow[]> {
  return db.select().from(grants).where(eq(grants.userId, userId)).orderBy(desc(grants.seq))
}

export async function findGrant(db: Executor, key: GrantKey): Promise<GrantRow | undefined> {
  const [found] = await db.select().from(grants).where(oneGrant(key))
  return found
}

/** The application, kept from others until the transaction ends. */
export async function lockGrant(db: Executor, key: GrantKey): Promise<GrantRow | undefined> {
  const [found] = await db.select().from(grants).where(oneGrant(key)).for('no key update')
  return found
}

/** The person's open application; at most one. */
export async function findOpenGrant(db: Executor, userId: string): Promise<GrantRow | undefined> {
  const [found] = await db
    .select()
    .from(grants)
    .where(and(eq(grants.userId, userId), inArray(grants.status, openStatuses)))
  return found
}

export async function insertGrant(db: Executor, row: typeof grants.$inferInsert): Promise<GrantRow> {
  return onlyRow(await db.insert(grants).values(row).returning())
}

/** Writes the fields given; the caller counts the version. */
export async function saveGrant(db: Executor, key: GrantKey, change: GrantChange): Promise<GrantRow> {
  return onlyRow(await db.update(grants).set(change).where(oneGrant(key)).returning())
}

export async function removeGrant(db: Executor, key: GrantKey): Promise<void> {
  await db.delete(grants).where(oneGrant(key))
}

export type GrantDebtFields = Omit<GrantDebtRow, 'userId' | 'grantId' | 'position'>

/** Replaces the list, in this order. */
export async function replaceGrantDebts(
  db: Executor,
  key: GrantKey,
  debts: GrantDebtFields[],
): Promise<void> {
  await db.delete(grantDebts).where(ofGrant(grantDebts, key))
  if (debts.length > 0)
    await db.insert(grantDebts).values(debts.map((debt, position) => ({ ...debt, ...key, position })))
}

export function listGrantDebts(db: Executor, key: GrantKey): Promise<GrantDebtRow[]> {
  return db.select().from(grantDebts).where(ofGrant(grantDebts, key)).orderBy(asc(grantDebts.position))
}

/** A document as it belongs to an application; its own kind is the store's. */
export type GrantDocumentRow = { kind: typeof grantDocuments.$inferSelect.kind; document: DocumentRow }

/** In the order of sending. */
export function listGrantDocuments(db: Executor, key: GrantKey): Promise<GrantDocumentRow[]> {
  return db
    .select({ kind: grantDocuments.kind, document: documents })
    .from(grantDocuments)
    .innerJoin(
      documents,
      and(eq(documents.userId, grantDocuments.userId), eq(documents.id, grantDocuments.documentId)),
    )
    .where(and(ofGrant(grantDocuments, key), documents.isWhole))
    .orderBy(asc(documents.createdAt), asc(documents.id))
}

export async function attachDocument(db: Executor, row: typeof grantDocuments.$inferInsert): Promise<void> {
  await db.insert(grantDocuments).values(row)
}

/** Removes every document of an application, with its bytes; answers how many there were. */
export async function removeGrantDocuments(db: Executor, key: GrantKey): Promise<number> {
  const attached = db
    .select({ id: grantDocuments.documentId })
    .from(grantDocuments)
    .where(ofGrant(grantDocuments, key))
  const { rowCount } = await db
    .delete(documents)
    .where(and(eq(documents.userId, key.userId), inArray(documents.id, attached)))
  return rowCount ?? 0
}

export type NewEvent = Pick<GrantEventRow, 'kind' | 'happenedAt'> & Partial<GrantEventRow>

/** Answers the event's number. */
export async function insertEvent(db: Executor, key: GrantKey, event: NewEvent): Promise<number> {
  const added = await db
    .insert(grantEvents)
    .values({ ...event, ...key })
    .returning({ seq: grantEvents.seq })
  return onlyRow(added).seq
}

/** Oldest first. */
export function listEvents(db: Executor, key: GrantKey): Promise<GrantEventRow[]> {
  return db.select().from(grantEvents).where(ofGrant(grantEvents, key)).orderBy(asc(grantEvents.seq))
}

/** Claims the mail of an event; undefined where it has left already. */
export async function claimEventMail(
  db: Executor,
  { seq, ...key }: GrantKey & { seq: number },
  now: Date,
): Promise<GrantEventRow | undefined> {
  const [claimed] = await db
    .update(grantEvents)
    .set({ mailedAt: now })
    .where(and(ofGrant(grantEvents, key), eq(grantEvents.seq, seq), isNull(grantEvents.mailedAt)))
    .returning()
  return claimed
}

export type ApprovalRow = typeof grantApprovals.$inferSelect

/** In the order of approving. */
export function listApprovals(db: Executor, key: GrantKey): Promise<ApprovalRow[]> {
  return db
    .select()
    .from(grantApprovals)
    .where(ofGrant(grantApprovals, key))
    .orderBy(asc(grantApprovals.approvedAt))
}

export async function insertApproval(db: Executor, row: ApprovalRow): Promise<void> {
  await db.insert(grantApprovals).values(row)
}

export async function removeApprovals(db: Executor, key: GrantKey): Promise<void> {
  await db.delete(grantApprovals).where(ofGrant(grantApprovals, key))
}
