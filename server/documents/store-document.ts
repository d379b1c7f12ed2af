/**
 * Keeps a file, sealed, while it is still coming in: a chunk at a time, so that memory does not grow with the file and
 * no connection to the database waits for a slow sender. The document is there for others only once it is whole.
 */
import { randomUUID } from 'node:crypto'
import type { AppParts } from '#server/http/app-parts.ts'
import { deleteDocument, insertChunk, insertDocument, markWhole } from './documents.queries.ts'
import type { DocumentKey } from './documents.queries.ts'
import { refusedFile, tooLarge } from './file-refusals.ts'
import { chunkItem } from './read-document.ts'

/** The name of a file as it is kept and given back: no path, no character that hides or moves another one. */

const LONGEST = 100

// Controls, marks that turn the direction of reading, and what separates folders or means something to a system.
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}<>:"|?*]/gu

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

/** Its ending is always that of its type: "../../bill.pdf.exe" sent as a PDF is "bill.pdf.pdf". */
function cleanName(name: string, contentType: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const plain = last.normalize('NFC').replaceAll(unwanted, '').replaceAll(/\s+/g, ' ').trim()
  const stem = plain
    .replace(/\.[^.]*$/, '')
    .replace(/^[.\s]+/, '')
    .trim()
  const short = [...stem].slice(0, LONGEST).join('').trim()
  return `${short || 'document'}.${endings[contentType] ?? 'bin'}`
}

const CHUNK_BYTES = 64 * 1024

export type StoreParts = Pick<AppParts, 'db' | 'secrets' | 'clock'>

export type NewDocument = {
  ownerId: string
  /** the kind of its owner's record: 'grant' */
  kind: string
  name: string
  contentType: string
  bytes: AsyncIterable<Buffer>
  limitBytes: number
  /** checks the first chunk, and throws the refusal */
  checkHead?: (head: Buffer) => void
  /** checks the whole file before anybody can read it, and throws the refusal */
  checkWhole?: (key: DocumentKey) => Promise<void>
}

/** The bytes again, in chunks of one size but for the last; throws 413 as soon as there are too many. */
async function* inChunks(bytes: AsyncIterable<Buffer>, limitBytes: number): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = []
  let size = 0
  let total = 0
  for await (const piece of bytes) {
    total += piece.length
    if (total > limitBytes) throw tooLarge(limitBytes)
    gathered.push(piece)
    size += piece.length
    if (size < CHUNK_BYTES) continue
    const joined = Buffer.concat(gathered)
    const whole = size - (size % CHUNK_BYTES)
    for (let at = 0; at < whole; at += CHUNK_BYTES) yield joined.subarray(at, at + CHUNK_BYTES)
    gathered = [joined.subarray(whole)]
    size -= whole
  }
  if (size > 0) yield Buffer.concat(gathered)
}

async function storeChunks(parts: StoreParts, key: DocumentKey, document: NewDocument): Promise<number> {
  let position = 0
  let sizeBytes = 0
  for await (const chunk of inChunks(document.bytes, document.limitBytes)) {
    if (position === 0) document.checkHead?.(chunk)
    const { userId, itemId } = chunkItem(key, position)
    const bytes = parts.secrets.seal(chunk, { userId, itemId })
    await insertChunk(parts.db, { userId, documentId: key.id, position, itemId, bytes })
    position += 1
    sizeBytes += chunk.length
  }
  if (sizeBytes === 0) throw refusedFile('empty')
  return sizeBytes
}

/** Throws 413 over the limit, 422 for an empty file, and what the checks throw; then nothing is kept. */
export async function storeDocument(
  parts: StoreParts,
  document: NewDocument,
): Promise<{ id: string; sizeBytes: number }> {
  const key = { ownerId: document.ownerId, id: randomUUID() }
  const { kind, contentType } = document
  const name = parts.secrets.seal(cleanName(document.name, contentType), {
    userId: key.ownerId,
    itemId: key.id,
  })
  const createdAt = parts.clock.now()
  await insertDocument(parts.db, { userId: key.ownerId, id: key.id, kind, name, contentType, createdAt })
  try {
    const sizeBytes = await storeChunks(parts, key, document)
    await document.checkWhole?.(key)
    await markWhole(parts.db, key, sizeBytes)
    return { id: key.id, sizeBytes }
  } catch (error) {
    // A process that is killed here leaves rows that nobody sees; a job clears them.
    await deleteDocument(parts.db, key)
    throw error
  }
}
