import type { MetaDescriptor, MetaFunction } from 'react-router'
import type { DataTag, QueryKey } from '@tanstack/react-query'
import { languages, type Language } from '#engine/language/bilingual.ts'
import { LANGUAGE } from '#web/format/messages.ts'

type Description = { title: string; description: string }

type Place = {
  /** where people open the app; null where that is not known, as in pages that are built beforehand */
  origin: string | null
  /** of the page, with what of its query makes it another page */
  path: string
  /** its picture where it is shared, a whole address */
  image?: string | undefined
  /** of its text, where that is not the language of the screen */
  language?: Language
  /** those that it is in; both unless given */
  languages?: readonly Language[]
}

/**
 * Title, description and Open Graph of a public page, and its one address where that is known: a wrong one would be
 * worse than none.
 */
export function describePage({ title, description }: Description, place?: Place): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Jubilee' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: place?.image ? 'summary_large_image' : 'summary' },
    ...(place ? addressOf(place) : []),
  ]
}

function addressOf({ origin, path, image, language = LANGUAGE, languages: known = languages }: Place) {
  if (origin === null) return []
  const own = addressIn(language, { origin, path })
  return [
    { tagName: 'link', rel: 'canonical', href: own },
    { property: 'og:url', content: own },
    { property: 'og:locale', content: language === 'es' ? 'es_US' : 'en_US' },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    ...known.map((one) => alternate(one, addressIn(one, { origin, path }))),
    alternate('x-default', addressIn('en', { origin, path })),
  ]
}

const alternate = (hrefLang: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang,
  href,
})

/** The address at which a page is in this language for everybody. `origin` is empty for an address of this site. */
export const addressIn = (language: Language, { origin, path }: { origin: string; path: string }): string =>
  origin + (language === 'en' ? path : `/${language}${path}`)

type Matches = readonly ({ loaderData?: unknown } | undefined)[]

/** Of what the server drew a document with, what its head needs. */
export type DrawnWith = Pick<Place, 'origin'> & { queries: readonly (readonly [QueryKey, unknown])[] }

/** What the first document was drawn with; null in one that is built beforehand. */
export const drawnWith = (matches: Matches): DrawnWith | null =>
  (matches[0]?.loaderData ?? null) as DrawnWith | null

/** The answer of a read that a document was drawn with; null where it has none. */
export function drawnAnswer<Answer>(
  drawn: DrawnWith | null,
  { queryKey }: { queryKey: DataTag<QueryKey, Answer, Error> },
): Answer | null {
  const key = JSON.stringify(queryKey)
  return (drawn?.queries.find(([name]) => JSON.stringify(name) === key)?.[1] ?? null) as Answer | null
}

/** The head of a page that the server draws for everybody. */
export const describeOpenPage =
  (texts: Description, path: string): MetaFunction =>
  ({ matches }) =>
    describePage(texts, { origin: drawnWith(matches)?.origin ?? null, path })
