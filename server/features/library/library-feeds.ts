/** What search engines and feed readers look for: robots.txt, the sitemap, and the articles as RSS. */
import glossary from '#content/glossary/glossary.json' with { type: 'json' }
import type { ArticleContent } from '#contracts/education/articles.ts'
import { languages, type Language } from '#contracts/language.ts'
import { screensByNeed } from '#engine/access/routes.ts'
import { currentLanguage } from '#engine/language/bilingual.ts'
import { readPublished } from '#server/features/content-desk/published.queries.ts'
import { speaking } from '#server/language/language.ts'
import type { App } from '#server/http/app-parts.ts'
import { ownOrigin } from '#server/http/own-origin.ts'
import { libraryTexts } from './messages.ts'
import { openLibrary, refreshLibrary } from './articles.queries.ts'

const { open } = screensByNeed
const openPages = [
  screensByNeed.public.landing,
  screensByNeed.public.pricing,
  screensByNeed.public.privacy,
  screensByNeed.public.terms,
  open.education,
  open.coachRules,
  open.worksheets,
  open.foundation,
  open.foundationLedger,
]

const FEED = '/education/feed.xml'
const MOST_IN_FEED = 50

type Library = Record<Language, readonly ArticleContent[]>

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '')

const addressIn = (language: Language, { origin, path }: Page) =>
  origin + (language === 'en' ? path : `/${language}${path}`)

const articlePath = (id: string) => `${open.education}/${encodeURIComponent(id)}`

type Page = { origin: string; path: string }
/** `changedOn` null: it is not known */
type Written = { language: Language; changedOn: string | null }

/** One page in each of its languages, with all of them named beside each, as Google reads them. */
function urlsOf(page: Page, written: readonly Written[]): string[] {
  const alternates = written.map(({ language }) => {
    const href = escaped(addressIn(language, page))
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
  })
  return written.map(({ language, changedOn }) => {
    const loc = escaped(addressIn(language, page))
    const changed = changedOn === null ? '' : `<lastmod>${changedOn}</lastmod>`
    return `<url><loc>${loc}</loc>${changed}${alternates.join('')}</url>`
  })
}

/**
 * The public pages, and the glossary and every article in each of its languages, as sitemaps.org has it. `inEnglish` are
 * the pages whose Spanish is withheld.
 */
function sitemapOf(origin: string, library: Library, inEnglish: readonly string[]): string {
  const pages = openPages.flatMap((path) => {
    const known = languages.filter((language) => language === 'en' || !inEnglish.includes(path))
    return urlsOf(
      { origin, path },
      known.map((language) => ({ language, changedOn: null })),
    )
  })
  const articles = library.en.flatMap((article) => {
    const written = languages.flatMap((language) =>
      library[language]
        .filter(({ id }) => id === article.id)
        .map(({ checkedOn }) => ({ language, changedOn: checkedOn })),
    )
    return urlsOf({ origin, path: articlePath(article.id) }, written)
  })
  const words = languages.map((language) => ({ language, changedOn: glossary.writtenOn }))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    ...urlsOf({ origin, path: open.glossary }, words),
    ...articles,
    '</urlset>',
  ].join('\n')
}

/** The articles that were written or checked last, as RSS 2.0, in the language of the moment; its days are written as RFC 822 has them. */
export function feedOf(origin: string, articles: readonly ArticleContent[]): string {
  const language = currentLanguage()
  const address = (path: string) => escaped(addressIn(language, { origin, path }))
  const latest = articles.toSorted((a, b) => b.checkedOn.localeCompare(a.checkedOn)).slice(0, MOST_IN_FEED)
  const items = latest.map(({ id, title, description, checkedOn }) => {
    const link = address(articlePath(id))
    const day = new Date(`${checkedOn}T12:00:00Z`).toUTCString()
    return `<item><title>${escaped(title)}</title><link>${link}</link><guid>${link}</guid><description>${escaped(description)}</description><pubDate>${day}</pubDate></item>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escaped(libraryTexts().feedTitle)}</title><link>${address(open.education)}</link>`,
    `<description>${escaped(libraryTexts().feedAbout)}</description>`,
    `<language>${language}-us</language><atom:link href="${address(FEED)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('\n')
}

/** Everything may be found but calls and the sandbox's own pages; what is behind the gate leads visitors to the landing page. */
const robotsOf = (origin: string) =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /sandbox/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )

/** Serves them; they are the same for everybody, with a feed in each language, and follow what the desk publishes within the hour. */
export function mountFeeds(app: App): void {
  const serve = (path: string, type: string, textOf: (origin: string) => string | Promise<string>) =>
    app.get(path, async (_request, reply) => {
      await refreshLibrary(app.parts.db)
      const text = await textOf(ownOrigin(app))
      return reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(text)
    })
  serve('/robots.txt', 'text/plain', robotsOf)
  serve('/sitemap.xml', 'application/xml', async (origin) => {
    const place = { kind: 'foundation', itemId: 'foundation' } as const
    const { state } = (await readPublished(app.parts.db)).standingOf(place, true)
    const library = { en: openLibrary('en'), es: openLibrary('es') }
    return sitemapOf(origin, library, state === 'withheld' ? [open.foundation] : [])
  })
  for (const language of languages)
    serve(addressIn(language, { origin: '', path: FEED }), 'application/rss+xml', (origin) =>
      speaking(language, () => feedOf(origin, openLibrary(language))),
    )
}
