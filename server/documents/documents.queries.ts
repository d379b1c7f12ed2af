/** One statement each; the owner's id is in every one. A document that is not whole is there for nobody. */
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { documentChunks, documents } from './documents.table.ts'
import type { DocumentRow } from './documents.table.ts'

export type DocumentKey = { ownerId: string; id: string }

const ofDocument = ({ ownerId, id }: DocumentKey) => and(eq(documents.userId, ownerId), eq(documents.id, id))

export async function insertDocument(db: Executor, row: typeof documents.$inferInsert): Promise<void> {
  await db.insert(documents).values(row)
}

export async function insertChunk(db: Executor, row: typeof documentChunks.$inferInsert): Promise<void> {
  await db.insert(documentChunks).values(row)
}

/** From now on the document is there. */
export async function markWhole(db: Executor, key: DocumentKey, sizeBytes: number): Promise<void> {
  onlyRow(
    await db
      .update(documents)
      .set({ isWhole: true, sizeBytes })
      .where(ofDocument(key))
      .returning({ id: documents.id }),
  )
}

export async function findDocument(db: Executor, key: DocumentKey): Promise<DocumentRow | undefined> {
  const [found] = await db
    .select()
    .from(documents)
    .where(and(ofDocument(key), documents.isWhole))
  return found
}

/** The sealed chunk, or undefined after the last one. */
export async function findChunk(
  db: Executor,
  key: DocumentKey,
  position: number,
): Promise<{ itemId: string; bytes: string } | undefined> {
  const { userId, documentId } = documentChunks
  const [found] = await db
    .select({ itemId: documentChunks.itemId, bytes: documentChunks.bytes })
    .from(documentChunks)
    .where(and(eq(userId, key.ownerId), eq(documentId, key.id), eq(documentChunks.position, position)))
    .orderBy(asc(documentChunks.position))
  return found
}

/** A person's whole documents of one kind, oldest first. */
export function listDocumentsOf(db: Executor, ownerId: string, kind: string): Promise<{ id: string }[]> {
  return db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.userId, ownerId), eq(documents.kind, kind), documents.isWhole))
    .orderBy(asc(documents.createdAt), asc(documents.id))
}

/** Removes a document and all its chunks. */
export async function deleteDocument(db: Executor, key: DocumentKey): Promise<void> {
  await db.delete(documents).where(ofDocument(key))
}

/** Removes unfinished documents of killed processes. Returns how many. */
export async function removeUnfinished(db: Executor, before: Date): Promise<number> {
  const { rowCount } = await db
    .delete(documents)
    .where(and(sql`not ${documents.isWhole}`, lt(documents.createdAt, before)))
  return rowCount ?? 0
}
