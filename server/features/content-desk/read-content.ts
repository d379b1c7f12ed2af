/** One piece of content as the desk shows it, and the list of all. */
import type {
  Content,
  ContentBody,
  ContentDraft,
  ContentItem,
  ContentKind,
} from '#contracts/admin/content.ts'
import { notFound } from '#server/errors.ts'
import type { IsoDate } from '#engine/money/units.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import type { Db } from '#server/db/connect.ts'
import {
  findDraft,
  findVersion,
  listDrafts,
  listVersions,
  newestVersion,
  newestVersions,
} from './content-desk.queries.ts'
import type { ContentPlace } from './content-desk.queries.ts'
import { faultsOf, kindsOfContent, shapeFaults } from './content-kinds.ts'
import type { CheckAgainst, KindOfContent } from './content-kinds.ts'
import { factsDue } from './facts-due.ts'
import { contentTexts } from './messages.ts'
import { readPublished } from './published.queries.ts'

export type KnownPlace = ContentPlace & { of: KindOfContent; shipped: ContentBody | null }

const NEW_ID = /^[a-z0-9-]{1,60}$/

/** The place that a path names. An article need not be there yet. @throws 404 for anything else */
export function placeOf(kind: string, itemId: string): KnownPlace {
  const of = Object.hasOwn(kindsOfContent, kind) ? kindsOfContent[kind as ContentKind] : undefined
  const shipped = of?.shipped().get(itemId) ?? null
  if (of === undefined || (shipped === null && !(of.mayGrow && NEW_ID.test(itemId)))) throw notFound()
  return { kind: kind as ContentKind, itemId, of, shipped }
}

/** What a draft is checked against: the articles that people can open once it is published. */
export async function checkAgainst(db: Db, { kind, itemId }: ContentPlace): Promise<CheckAgainst> {
  const published = await readPublished(db)
  const articleIds = new Set([
    ...kindsOfContent.article.shipped().keys(),
    ...published.bodiesOf('article').keys(),
  ])
  if (kind === 'article') articleIds.add(itemId)
  return { itemId, articleIds }
}

async function presentDraft(db: Db, place: KnownPlace): Promise<ContentDraft | null> {
  const draft = await findDraft(db, place)
  if (draft === undefined) return null
  const { body } = draft
  return {
    ...withIsoDates(draft),
    faults: faultsOf(place.of, body, await checkAgainst(db, place)),
    canBeShown: shapeFaults(place.of, body).length === 0,
  }
}

const shippedVersion = () => ({
  version: 0,
  publishedAt: null,
  publishedBy: null,
  note: contentTexts().shippedWith,
  isShipped: true,
})

/** Everything about one piece of content. @throws 404 for one that nobody has begun */
export async function readContent(db: Db, place: KnownPlace): Promise<Content> {
  const [draft, versions, newest] = await Promise.all([
    presentDraft(db, place),
    listVersions(db, place),
    newestVersion(db, place),
  ])
  const { of, shipped, kind, itemId } = place
  const body = newest?.body ?? shipped
  if (body === null && draft === null && newest === undefined) throw notFound()
  return {
    kind,
    id: itemId,
    title: of.titleOf(body ?? draft?.body ?? {}),
    version: newest?.version ?? 0,
    publishedAt: newest?.publishedAt.toISOString() ?? null,
    hasDraft: draft !== null,
    body: body ?? {},
    draft,
    history: [...versions.map(withIsoDates), ...(shipped === null ? [] : [shippedVersion()])],
  }
}

/** The body of a version; null where it has none. @throws 404 for a version that does not exist */
export async function readVersion(db: Db, place: KnownPlace, version: number): Promise<ContentBody | null> {
  if (version === 0) {
    if (place.shipped === null) throw notFound()
    return place.shipped
  }
  const found = await findVersion(db, place, version)
  if (found === undefined) throw notFound()
  return found.body ?? place.shipped
}

/** Everything that can be edited: what is shipped, then what admins added. `today` is the day at the office. */
export async function listItems(db: Db, today: IsoDate): Promise<ContentItem[]> {
  const [versions, drafts] = await Promise.all([newestVersions(db), listDrafts(db)])
  return Object.entries(kindsOfContent).flatMap(([name, of]) => {
    const kind = name as ContentKind
    const shipped = of.shipped()
    const newest = new Map(versions.filter((one) => one.kind === kind).map((one) => [one.itemId, one]))
    const begun = new Map(drafts.filter((one) => one.kind === kind).map((one) => [one.itemId, one]))
    return [...new Set([...shipped.keys(), ...newest.keys(), ...begun.keys()])].map((id) => ({
      kind,
      id,
      title: of.titleOf(newest.get(id)?.body ?? shipped.get(id) ?? { title: begun.get(id)?.title }),
      version: newest.get(id)?.version ?? 0,
      publishedAt: newest.get(id)?.publishedAt.toISOString() ?? null,
      hasDraft: begun.has(id),
      factsDue: factsDue(newest.get(id)?.body ?? shipped.get(id), today),
    }))
  })
}
