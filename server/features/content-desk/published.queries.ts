/**
 * What is published, as every process sees it: each question costs one step in an index, and everything is read
 * anew only when somebody has published since. What the program ships with is not in here.
 */
import type { ContentBody, ContentKind } from '#contracts/admin/content.ts'
import type { Db } from '#server/db/connect.ts'
import { newestSeq, newestVersions } from './content-desk.queries.ts'

export type Published = {
  /** the same number means the same content */
  seq: number
  /** what is published of a kind, by its id; what was put back to the shipped one is left out */
  bodiesOf: (kind: ContentKind) => ReadonlyMap<string, ContentBody>
}

const none: ReadonlyMap<string, ContentBody> = new Map()
const nothing: Published = { seq: 0, bodiesOf: () => none }
const known = new WeakMap<Db, Published>()

/** Everything that is published now. */
export async function readPublished(db: Db): Promise<Published> {
  const seq = await newestSeq(db)
  if (seq === 0) return nothing
  const kept = known.get(db)
  if (kept?.seq === seq) return kept
  const rows = await newestVersions(db)
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  const bodies = new Map(
    [...byKind].map(([kind, versions]) => [
      kind,
      new Map(versions.flatMap(({ itemId, body }) => (body === null ? [] : [[itemId, body] as const]))),
    ]),
  )
  const published = {
    // What was read may be newer than the number asked for before it; then the next question reads it again.
    seq,
    bodiesOf: (kind: ContentKind) => bodies.get(kind) ?? none,
  }
  known.set(db, published)
  return published
}
