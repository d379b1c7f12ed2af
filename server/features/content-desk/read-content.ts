/** One piece of content as the desk shows it, and the list of all. */
import {
  contentKinds,
  type Content,
  type ContentBody,
  type ContentDraft,
  type ContentItem,
} from '#contracts/admin/content.ts'
import { languages, type Language } from '#engine/language/bilingual.ts'
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
import { readPublished, standingOf, type Standing } from './published.queries.ts'

export type KnownPlace = ContentPlace & {
  of: KindOfContent
  shipped: ContentBody | null
  /** of Spanish: the English that people read; null for English itself */
  english: ContentBody | null
}

/** How the audit log names a piece of content. */
export const subjectOf = ({ kind, itemId, language }: ContentPlace) =>
  language === 'en' ? `${kind}/${itemId}` : `${kind}/${itemId}/${language}`

/** The same in its sentences. */
export const actPlace = ({ kind, itemId, language }: ContentPlace) => ({
  kind,
  item: language === 'en' ? itemId : `${itemId} (${language})`,
})

/** The body that people read: the published one, unless it does not fit this program's contract. */
const readable = (of: KindOfContent, published: ContentBody | undefined, shipped: ContentBody | null) =>
  published !== undefined && shapeFaults(of, published).length === 0 ? published : shipped

const NEW_ID = /^[a-z0-9-]{1,60}$/

/** The place that a path names. An article need not be there yet, but its Spanish needs the English. @throws 404 for anything else */
export async function placeOf(
  db: Db,
  path: { kind: string; id: string; language: string },
): Promise<KnownPlace> {
  const { id: itemId } = path
  const kind = contentKinds.find((one) => one === path.kind)
  const language = languages.find((one) => one === path.language)
  if (kind === undefined || language === undefined) throw notFound()
  const of = kindsOfContent[kind]
  const shipped = of.shipped(language).get(itemId) ?? null
  if (shipped === null && !(of.mayGrow && NEW_ID.test(itemId))) throw notFound()
  if (language === 'en') return { kind, itemId, language, of, shipped, english: null }
  const published = (await readPublished(db)).bodiesOf(kind, 'en').get(itemId)
  const english = readable(of, published, of.shipped('en').get(itemId) ?? null)
  if (english === null) throw notFound()
  return { kind, itemId, language, of, shipped, english }
}

/** What a draft is checked against: the articles that people can open once it is published. */
export async function checkAgainst(db: Db, { kind, itemId, english }: KnownPlace): Promise<CheckAgainst> {
  const published = await readPublished(db)
  const articleIds = new Set([
    ...kindsOfContent.article.shipped('en').keys(),
    ...published.bodiesOf('article', 'en').keys(),
  ])
  if (kind === 'article') articleIds.add(itemId)
  return { itemId, articleIds, english }
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

function presentStanding(
  { language }: Pick<ContentPlace, 'language'>,
  { state, englishChangedAt }: Standing,
) {
  if (language === 'en') return { spanish: null, englishChangedAt: null }
  return { spanish: state, englishChangedAt: englishChangedAt?.toISOString() ?? null }
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
  const { of, shipped, english, kind, itemId, language } = place
  const body = newest?.body ?? shipped ?? english
  if (body === null && draft === null && newest === undefined) throw notFound()
  return {
    kind,
    id: itemId,
    language,
    ...presentStanding(place, (await readPublished(db)).standingOf(place, shipped !== null)),
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

/** Everything that can be edited, in English and, of what is read in that, in Spanish: what is shipped, then what admins added. `today` is the day at the office. */
export async function listItems(db: Db, today: IsoDate): Promise<ContentItem[]> {
  const [versions, drafts] = await Promise.all([newestVersions(db), listDrafts(db)])
  return contentKinds.flatMap((kind) => {
    const of = kindsOfContent[kind]
    const newest = byPlace(versions.filter((one) => one.kind === kind))
    const begun = byPlace(drafts.filter((one) => one.kind === kind))
    const listIn = (language: Language, ids: readonly string[]) => {
      const shipped = of.shipped(language)
      return ids.map((id) => {
        const [version, draft] = [newest[language].get(id), begun[language].get(id)]
        const body = version?.body ?? shipped.get(id)
        const newestOfIt = { en: newest.en.get(id), es: newest.es.get(id) }
        return {
          kind,
          id,
          language,
          ...presentStanding({ language }, standingOf(newestOfIt, of.shipped('es').has(id))),
          title: of.titleOf(body ?? { title: draft?.title }),
          version: version?.version ?? 0,
          publishedAt: version?.publishedAt.toISOString() ?? null,
          hasDraft: draft !== undefined,
          factsDue: language === 'en' ? factsDue(body, today) : null,
        }
      })
    }
    const readInEnglish = [...new Set([...of.shipped('en').keys(), ...newest.en.keys()])]
    return [
      ...listIn('en', [...new Set([...readInEnglish, ...begun.en.keys()])]),
      ...listIn('es', readInEnglish),
    ]
  })
}

/** Rows by language and id. */
const byPlace = <Row extends { itemId: string; language: Language }>(rows: readonly Row[]) => {
  const inLanguage = (language: Language) =>
    new Map(rows.filter((row) => row.language === language).map((row) => [row.itemId, row]))
  return { en: inLanguage('en'), es: inLanguage('es') }
}
