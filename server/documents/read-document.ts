/** Gives a kept file back, opened a chunk at a time. */
import type { AppParts } from '#server/http/app-parts.ts'
import { findChunk, findDocument } from './documents.queries.ts'
import type { DocumentKey } from './documents.queries.ts'

type ReadParts = Pick<AppParts, 'db' | 'secrets'>

/** What a chunk is sealed about. */
export function chunkItem(key: DocumentKey, position: number): { userId: string; itemId: string } {
  return { userId: key.ownerId, itemId: `${key.id}:${position}` }
}

/** The file's bytes, whether it is there for others yet or not. */
export async function* openChunks({ db, secrets }: ReadParts, key: DocumentKey): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const chunk = await findChunk(db, key, position)
    if (chunk === undefined) return
    yield secrets.openBytes(chunk.bytes, chunkItem(key, position))
  }
}

export type OpenDocument = {
  name: string
  contentType: string
  sizeBytes: number
  chunks: AsyncIterable<Buffer>
}

/** Null where the owner has no such document. */
export async function readDocument(parts: ReadParts, key: DocumentKey): Promise<OpenDocument | null> {
  const found = await findDocument(parts.db, key)
  if (found === undefined) return null
  const { contentType, sizeBytes } = found
  const name = parts.secrets.open(found.name, { userId: key.ownerId, itemId: key.id })
  return { name, contentType, sizeBytes, chunks: openChunks(parts, key) }
}
