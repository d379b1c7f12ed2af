/** Looks into a kept file before it is there for others. One at a time: a whole file is in memory meanwhile. */
import type { AppParts } from '#server/http/app-parts.ts'
import type { DocumentKey } from './documents.queries.ts'
import { refusedFile } from './file-refusals.ts'
import { inspectFile } from './inspect-file.ts'
import { openChunks } from './read-document.ts'

let last: Promise<unknown> = Promise.resolve()

/** Runs after all that was given before it, whether that went well or not. */
function serialize<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work)
  last = mine.catch(() => null)
  return mine
}

/** Throws 422 with the reason for a file that is not of its type, or has more in it. */
export async function checkDocument(
  parts: Pick<AppParts, 'db' | 'secrets'>,
  key: DocumentKey,
  contentType: string,
): Promise<void> {
  const refusal = await serialize(async () => {
    const chunks: Buffer[] = []
    for await (const chunk of openChunks(parts, key)) chunks.push(chunk)
    return inspectFile(contentType, Buffer.concat(chunks))
  })
  if (refusal !== null) throw refusedFile(refusal)
}
