/**
 * The articles of the library: what the program ships with, read and checked once when the server starts, and in its
 * place whatever admins have published since.
 */
import { articleContent } from '#contracts/education/articles.ts'
import type { Article, ArticleContent, ArticleText } from '#contracts/education/articles.ts'
import { currentLanguage, languages, type Language } from '#engine/language/bilingual.ts'
import type { Db } from '#server/db/connect.ts'
import { readPublished, translationOf } from '#server/features/content-desk/published.queries.ts'
import type { Published, Standing } from '#server/features/content-desk/published.queries.ts'
import { inLibraryOrder, shippedArticles } from '#server/features/content-desk/shipped-articles.queries.ts'

type Library = Record<Language, ArticleContent[]>

let shown: { published: Published; articles: Library } | null = null

/** Those the program ships with, and what was published in their place; a version that does not fit this program's contract stays unread. */
function articlesIn(language: Language, published: Published): ArticleContent[] {
  const written = [...published.bodiesOf('article', language).values()]
  const read = written.flatMap((body) => articleContent.safeParse(body).data ?? [])
  if (read.length === 0) return shippedArticles(language)
  const articles = new Map([...shippedArticles(language), ...read].map((article) => [article.id, article]))
  return [...articles.values()].toSorted(inLibraryOrder)
}

const spanishStanding = (itemId: string, published: Published): Standing =>
  published.standingOf(
    { kind: 'article', itemId },
    shippedArticles('es').some(({ id }) => id === itemId),
  )

/** The articles of both languages. The Spanish is withheld where its English has changed facts since. */
function libraryOf(published: Published): Library {
  const spanish = articlesIn('es', published)
  const isWithheld = ({ id }: ArticleContent) => spanishStanding(id, published).state === 'withheld'
  return {
    en: articlesIn('en', published),
    es: spanish.some(isWithheld) ? spanish.filter((article) => !isWithheld(article)) : spanish,
  }
}

/**
 * For an app that starts: it has seen nothing published yet, whatever another one in this process knew of its database.
 * @throws Error when an article the program ships with is not right
 */
export function beginLibrary(): void {
  for (const language of languages) shippedArticles(language)
  shown = null
}

/** Every article in a language as this process last knew it, featured ones first. The same array says the same articles. */
export function openLibrary(language: Language = 'en'): ArticleContent[] {
  return shown?.articles[language] ?? shippedArticles(language)
}

/** Looks whether somebody has published since, and answers the articles as people read them now. */
export async function refreshLibrary(db: Db): Promise<ArticleContent[]> {
  const published = await readPublished(db)
  if (shown?.published !== published) shown = { published, articles: libraryOf(published) }
  return shown.articles.en
}

/** Every article as this process last knew it, in the reader's language where it is written in that. */
export function readableLibrary(): ArticleContent[] {
  const language = currentLanguage()
  if (language === 'en') return openLibrary()
  const written = new Map(openLibrary(language).map((article) => [article.id, article]))
  return openLibrary().map((article) => written.get(article.id) ?? article)
}

/** The first `most` of the featured articles, as cards. */
export function featuredArticles(most: number): Article[] {
  return readableLibrary()
    .filter(({ featured }) => featured)
    .slice(0, most)
}

/**
 * An article as this process last knew it, in the language or else in English, with the one that follows it in the list;
 * undefined for an id that is not there.
 */
export function findArticle(id: string, language: Language): ArticleText | undefined {
  const inLanguage = (wanted: string, tongue: Language) =>
    openLibrary(tongue).find((one) => one.id === wanted)
  const known = languages.filter((tongue) => inLanguage(id, tongue) !== undefined)
  const shownIn = known.includes(language) ? language : 'en'
  const article = inLanguage(id, shownIn)
  if (article === undefined) return undefined
  const english = openLibrary()
  const after = english[english.findIndex((one) => one.id === id) + 1]
  const following = after && (inLanguage(after.id, shownIn) ?? after)
  return {
    ...article,
    language: shownIn,
    languages: known,
    translation:
      language === 'en' || shown === null ? null : translationOf(spanishStanding(id, shown.published)),
    next: following ? { id: following.id, title: following.title } : null,
  }
}
