/**
 * The articles of the library: what the program ships with, read and checked once when the server starts, and in its
 * place whatever admins have published since.
 */
import { articleContent } from '#contracts/education/articles.ts'
import type { Article, ArticleContent, ArticleText } from '#contracts/education/articles.ts'
import type { Db } from '#server/db/connect.ts'
import { readPublished } from '#server/features/content-desk/published.queries.ts'
import type { Published } from '#server/features/content-desk/published.queries.ts'
import { inLibraryOrder, shippedArticles } from '#server/features/content-desk/shipped-articles.queries.ts'

let shown: { published: Published; articles: ArticleContent[] } | null = null

/**
 * For an app that starts: it has seen nothing published yet, whatever another one in this process knew of its database.
 * @throws Error when an article the program ships with is not right
 */
export function beginLibrary(): void {
  shippedArticles()
  shown = null
}

/** Every article as this process last knew it, featured ones first. The same array says the same articles. */
export function openLibrary(): ArticleContent[] {
  return shown?.articles ?? shippedArticles()
}

/** Looks whether somebody has published since, and answers the articles as people read them now. */
export async function refreshLibrary(db: Db): Promise<ArticleContent[]> {
  const published = await readPublished(db)
  if (shown?.published !== published) {
    const written = published.bodiesOf('article')
    // A version that does not fit this program's contract stays unread; the shipped article stands in its place.
    const read = [...written.values()].flatMap((body) => articleContent.safeParse(body).data ?? [])
    const articles = new Map([...shippedArticles(), ...read].map((article) => [article.id, article]))
    shown = {
      published,
      articles: read.length === 0 ? shippedArticles() : [...articles.values()].toSorted(inLibraryOrder),
    }
  }
  return shown.articles
}

/** The first `most` of the featured articles, as cards. */
export function featuredArticles(most: number): Article[] {
  return openLibrary()
    .filter(({ featured }) => featured)
    .slice(0, most)
}

/** One of the articles with the one that follows it in the list; undefined for an id that is not there. */
export function findArticle(articles: readonly ArticleContent[], id: string): ArticleText | undefined {
  const at = articles.findIndex((article) => article.id === id)
  const [article, following] = at === -1 ? [] : articles.slice(at, at + 2)
  if (article === undefined) return undefined
  return { ...article, next: following ? { id: following.id, title: following.title } : null }
}
