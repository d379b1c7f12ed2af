/** The articles of the library. They are content, not rows: read and checked once, when the server starts. */
import { fileURLToPath } from 'node:url'
import type { Article, ArticleContent, ArticleText } from '#contracts/articles.ts'
import { loadArticles } from './load-articles.ts'

const folder = fileURLToPath(new URL('../../../content/articles', import.meta.url))

let library: ArticleContent[] | null = null

/** Every article, featured ones first. The first call reads the files, and throws when one is not right. */
export function openLibrary(): ArticleContent[] {
  library ??= loadArticles(folder)
  return library
}

/** The first `most` of the featured articles, as cards. */
export function featuredArticles(most: number): Article[] {
  return openLibrary()
    .filter(({ featured }) => featured)
    .slice(0, most)
}

/** One article with the one that follows it in the list; undefined for an id that is not there. */
export function findArticle(id: string): ArticleText | undefined {
  const articles = openLibrary()
  const at = articles.findIndex((article) => article.id === id)
  const [article, following] = at === -1 ? [] : articles.slice(at, at + 2)
  if (article === undefined) return undefined
  return { ...article, next: following ? { id: following.id, title: following.title } : null }
}
