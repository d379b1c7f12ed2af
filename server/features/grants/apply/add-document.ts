/** Adds a file to an application that can be changed, and takes one away. */
import {
  MAX_DOCUMENTS,
  MAX_DOCUMENTS_BYTES,
  MAX_DOCUMENT_BYTES,
} from '#contracts/foundation/grant-documents.ts'
import { isEditable } from '#engine/grants/application-state.ts'
import type { Executor } from '#server/db/executor.ts'
import { deleteDocument } from '#server/documents/documents.queries.ts'
import { keepSentDocument } from '#server/documents/keep-sent-document.ts'
import { attachDocument, findGrant, listGrantDocuments, lockGrant } from '../grants.queries.ts'
import type { GrantDocumentRow, GrantKey } from '../grants.queries.ts'
import type { grantDocuments } from '../grants.table.ts'
import type { NamedDocument } from '../read-record.ts'
import {
  documentsTooLarge,
  missingApplication,
  missingDocument,
  notEditable,
  tooManyDocuments,
} from '../refusals.ts'
import type { ActParts } from '../status/take-step.ts'

export type SentFile = {
  kind: typeof grantDocuments.$inferSelect.kind
  name: string
  contentType: string
  bytes: AsyncIterable<Buffer>
}

const bytesOf = (documents: GrantDocumentRow[]) =>
  documents.reduce((sum, { document }) => sum + document.sizeBytes, 0)

/** Throws 404, 409 once it was sent, 422 and 413 where there are too many already; `moreBytes` is what would be added. */
async function checkRoom(db: Executor, key: GrantKey, moreBytes: number): Promise<void> {
  const row = await findGrant(db, key)
  if (row === undefined) throw missingApplication()
  if (!isEditable(row.status)) throw notEditable()
  const kept = await listGrantDocuments(db, key)
  if (kept.length >= MAX_DOCUMENTS) throw tooManyDocuments()
  if (bytesOf(kept) + moreBytes > MAX_DOCUMENTS_BYTES) throw documentsTooLarge()
}

/** The file is kept whole and belongs to the application, or nothing of it is kept. */
export async function addDocument(parts: ActParts, key: GrantKey, file: SentFile): Promise<NamedDocument> {
  const { kind } = file
  await checkRoom(parts.db, key, 0)
  const sent = { ...file, ownerId: key.userId, kind: 'grant', limitBytes: MAX_DOCUMENT_BYTES }
  return keepSentDocument(parts, sent, ({ id, sizeBytes }) =>
    parts.db.transaction(async (tx) => {
      // Of many files at the same moment, each counts those before it.
      await lockGrant(tx, key)
      await checkRoom(tx, key, sizeBytes)
      await attachDocument(tx, { ...key, documentId: id, kind })
      const added = (await listGrantDocuments(tx, key)).find(({ document }) => document.id === id)
      if (added === undefined) throw missingDocument()
      const about = { userId: key.userId, itemId: id }
      return { ...added, name: parts.secrets.open(added.document.name, about) }
    }),
  )
}

/** Throws 404 for a document that does not belong to this application. */
export async function requireDocument(
  db: Executor,
  key: GrantKey,
  documentId: string,
): Promise<{ ownerId: string; id: string }> {
  const found = (await listGrantDocuments(db, key)).some(({ document }) => document.id === documentId)
  if (!found) throw missingDocument()
  return { ownerId: key.userId, id: documentId }
}

/** Throws 409 once the application was sent. */
export function removeDocument(parts: ActParts, key: GrantKey, documentId: string): Promise<void> {
  return parts.db.transaction(async (tx) => {
    const row = await lockGrant(tx, key)
    if (row === undefined) throw missingApplication()
    const document = await requireDocument(tx, key, documentId)
    if (!isEditable(row.status)) throw notEditable()
    await deleteDocument(tx, document)
  })
}
