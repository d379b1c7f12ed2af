/**
 * What is published, as every process sees it: each question costs one step in an index, and everything is read
 * anew only when somebody has published since. What the program ships with is not in here.
 */
import type * as z from 'zod/mini'
import type { ContentBody, ContentKind } from '#contracts/admin/content.ts'
import { languages, type Translation, type WrittenIn } from '#contracts/language.ts'
import type { Language } from '#engine/language/bilingual.ts'
import { officeDay } from '#server/calendar-day.ts'
import type { Db } from '#server/db/connect.ts'
import { newestSeq, newestVersions } from './content-desk.queries.ts'

type Version = Awaited<ReturnType<typeof newestVersions>>[number]

/** `englishChangedAt`: when the English was published that the Spanish is older than. */
export type Standing = {
  state: 'current' | 'older' | 'withheld' | 'missing'
  englishChangedAt: Date | null
}

type Newest = Record<Language, Pick<Version, 'seq' | 'body' | 'publishedAt' | 'hidesSpanish'> | undefined>

/** How the Spanish stands to its English, by the newest version of each; `isShipped`: the program ships with it in Spanish. */
export function standingOf({ en, es }: Newest, isShipped: boolean): Standing {
  const [english, spanish] = [en?.body ?? null, es?.body ?? null]
  if (spanish === null && !isShipped) return { state: 'missing', englishChangedAt: null }
  // What the program ships with belongs together.
  const areShipped = english === null && spanish === null
  if (areShipped || en === undefined || en.seq < (es?.seq ?? 0))
    return { state: 'current', englishChangedAt: null }
  return { state: en.hidesSpanish ? 'withheld' : 'older', englishChangedAt: en.publishedAt }
}

export type Published = {
  /** the same number means the same content */
  seq: number
  /** what is published of a kind, by its id; what was put back to the shipped one is left out */
  bodiesOf: (kind: ContentKind, language: Language) => ReadonlyMap<string, ContentBody>
  /** how the Spanish of a piece stands to its English */
  standingOf: (place: { kind: ContentKind; itemId: string }, isShipped: boolean) => Standing
}

const none: ReadonlyMap<string, ContentBody> = new Map()
const nothing: Published = {
  seq: 0,
  bodiesOf: () => none,
  standingOf: (_, isShipped) => standingOf({ en: undefined, es: undefined }, isShipped),
}
const known = new WeakMap<Db, Published>()

/** Everything that is published now. */
export async function readPublished(db: Db): Promise<Published> {
  const seq = await newestSeq(db)
  if (seq === 0) return nothing
  const kept = known.get(db)
  if (kept?.seq === seq) return kept
  const rows = await newestVersions(db)
  const byKind = Map.groupBy(rows, ({ kind, language }) => `${kind}/${language}`)
  const bodies = new Map(
    [...byKind].map(([name, versions]) => [
      name,
      new Map(versions.flatMap(({ itemId, body }) => (body === null ? [] : [[itemId, body] as const]))),
    ]),
  )
  const newest = new Map(rows.map((row) => [`${row.kind}/${row.language}/${row.itemId}`, row]))
  const published: Published = {
    // What was read may be newer than the number asked for before it; then the next question reads it again.
    seq,
    bodiesOf: (kind, language) => bodies.get(`${kind}/${language}`) ?? none,
    standingOf: ({ kind, itemId }, isShipped) =>
      standingOf(
        { en: newest.get(`${kind}/en/${itemId}`), es: newest.get(`${kind}/es/${itemId}`) },
        isShipped,
      ),
  }
  known.set(db, published)
  return published
}

/** What a reader of Spanish is told above a text; null where it stands as its English does. */
export function translationOf({ state, englishChangedAt }: Standing): Translation {
  if (englishChangedAt === null || (state !== 'older' && state !== 'withheld')) return null
  return { state, englishChangedOn: officeDay(englishChangedAt) }
}

type Page<Content> = {
  /** its kind, which is its id too */
  name: 'offers' | 'foundation'
  shipped: Record<Language, Content>
  schema: z.ZodMiniType<Content>
}

/**
 * A page as a reader of the language gets it. The Spanish is withheld where its English has changed facts since; a
 * version that does not fit this program's contract stays unread.
 */
export async function readPage<Content extends object>(
  db: Db,
  { name, shipped, schema }: Page<Content>,
  reader: Language,
): Promise<Content & WrittenIn> {
  const published = await readPublished(db)
  const standing = published.standingOf({ kind: name, itemId: name }, true)
  const known: Language[] = standing.state === 'withheld' ? ['en'] : [...languages]
  const language = known.includes(reader) ? reader : 'en'
  const body = published.bodiesOf(name, language).get(name)
  const content = schema.safeParse(body).data ?? shipped[language]
  const translation = reader === 'en' ? null : translationOf(standing)
  return { ...content, language, languages: known, translation }
}
