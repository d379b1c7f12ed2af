/** Keeps a file that a person sends, with the record it belongs to. */
import { checkDocument } from './check-document.ts'
import { deleteDocument } from './documents.queries.ts'
import { refusedFile } from './file-refusals.ts'
import { inspectHead } from './inspect-file.ts'
import { storeDocument, type NewDocument, type StoreParts } from './store-document.ts'

/**
 * Stores a file that is what its type says, then attaches it to its record: the file and the record stand together, or
 * nothing of either is kept. Throws as storeDocument, 422 for a file of another type, and what `attach` throws.
 */
export async function keepSentDocument<Kept>(
  parts: StoreParts,
  document: Omit<NewDocument, 'checkHead' | 'checkWhole'>,
  attach: (stored: { id: string; sizeBytes: number }) => Promise<Kept>,
): Promise<Kept> {
  const { ownerId, contentType } = document
  const stored = await storeDocument(parts, {
    ...document,
    checkHead: (head) => {
      const refusal = inspectHead(contentType, head)
      if (refusal !== null) throw refusedFile(refusal)
    },
    checkWhole: (key) => checkDocument(parts, key, contentType),
  })
  try {
    return await attach(stored)
  } catch (error) {
    await deleteDocument(parts.db, { ownerId, id: stored.id })
    throw error
  }
}
