/** Drafts and published versions. A version is only ever added. */
import { and, desc, eq, max, sql } from 'drizzle-orm'
import type { ContentBody, ContentKind } from '#contracts/admin/content.ts'
import type { Language } from '#engine/language/bilingual.ts'
import type { Db } from '#server/db/connect.ts'
import type { Executor } from '#server/db/executor.ts'
import { users } from '#server/features/account/account.table.ts'
import { contentDrafts, contentVersions } from './content-desk.table.ts'

export type ContentPlace = { kind: ContentKind; itemId: string; language: Language }

const versionsOf = ({ kind, itemId, language }: ContentPlace) =>
  and(
    eq(contentVersions.kind, kind),
    eq(contentVersions.itemId, itemId),
    eq(contentVersions.language, language),
  )

const draftOf = ({ kind, itemId, language }: ContentPlace) =>
  and(eq(contentDrafts.kind, kind), eq(contentDrafts.itemId, itemId), eq(contentDrafts.language, language))

/** Publishing is serialized, so that the highest number is always the newest. */
const PUBLISH_LOCK = 7_253_011

export async function lockPublishing(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${PUBLISH_LOCK})`)
}

/** The number of the newest version of anything; 0 where nothing was ever published. One step in an index. */
export async function newestSeq(db: Executor): Promise<number> {
  const [found] = await db.select({ seq: max(contentVersions.seq) }).from(contentVersions)
  return found?.seq ?? 0
}

/** The newest version of everything that was ever published. */
export function newestVersions(db: Executor) {
  return db
    .selectDistinctOn([contentVersions.kind, contentVersions.itemId, contentVersions.language])
    .from(contentVersions)
    .orderBy(
      contentVersions.kind,
      contentVersions.itemId,
      contentVersions.language,
      desc(contentVersions.version),
    )
}

/** Every version of one item, newest first, without its body. */
export function listVersions(db: Executor, place: ContentPlace) {
  return db
    .select({
      version: contentVersions.version,
      note: contentVersions.note,
      publishedAt: contentVersions.publishedAt,
      publishedBy: users.email,
      isShipped: sql<boolean>`${contentVersions.body} is null`,
    })
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.publishedBy))
    .where(versionsOf(place))
    .orderBy(desc(contentVersions.version))
}

export async function findVersion(db: Executor, place: ContentPlace, version: number) {
  const [found] = await db
    .select()
    .from(contentVersions)
    .where(and(versionsOf(place), eq(contentVersions.version, version)))
  return found
}

export async function newestVersion(db: Executor, place: ContentPlace) {
  const [found] = await db
    .select()
    .from(contentVersions)
    .where(versionsOf(place))
    .orderBy(desc(contentVersions.version))
    .limit(1)
  return found
}

export type NewVersion = ContentPlace & {
  body: ContentBody | null
  note: string
  hidesSpanish: boolean
  publishedAt: Date
  publishedBy: string
}

/** Adds the next version and answers its number. The caller holds the lock on publishing. */
export async function addVersion(db: Executor, given: NewVersion): Promise<number> {
  const version = ((await newestVersion(db, given))?.version ?? 0) + 1
  await db.insert(contentVersions).values({ ...given, version })
  return version
}

/** Every draft, with its title alone. */
export function listDrafts(db: Db) {
  return db
    .select({
      kind: contentDrafts.kind,
      itemId: contentDrafts.itemId,
      language: contentDrafts.language,
      title: sql<string | null>`${contentDrafts.body} ->> 'title'`,
    })
    .from(contentDrafts)
}

/** The draft with the address of who saved it last. With `isLocked` it cannot change until the transaction ends. */
export async function findDraft(db: Executor, place: ContentPlace, { isLocked = false } = {}) {
  const asked = db
    .select({
      revision: contentDrafts.revision,
      body: contentDrafts.body,
      editedAt: contentDrafts.editedAt,
      editedBy: users.email,
    })
    .from(contentDrafts)
    .leftJoin(users, eq(users.id, contentDrafts.editedBy))
    .where(draftOf(place))
  const [found] = await (isLocked ? asked.for('update', { of: contentDrafts }) : asked)
  return found
}

export type DraftSaving = ContentPlace & {
  /** of the draft that was edited; 0 where there was none */
  revision: number
  body: ContentBody
  editedAt: Date
  editedBy: string
}

/** False where the draft is not the one that was edited any more; then nothing is stored. */
export async function saveDraft(db: Executor, { revision, ...draft }: DraftSaving): Promise<boolean> {
  const saved = { ...draft, revision: revision + 1 }
  const { rowCount } =
    revision === 0
      ? await db.insert(contentDrafts).values(saved).onConflictDoNothing()
      : await db
          .update(contentDrafts)
          .set(saved)
          .where(and(draftOf(draft), eq(contentDrafts.revision, revision)))
  return rowCount === 1
}

/** Answers whether there was one. */
export async function removeDraft(db: Executor, place: ContentPlace): Promise<boolean> {
  const { rowCount } = await db.delete(contentDrafts).where(draftOf(place))
  return rowCount === 1
}
