/** The articles of the library as stored. */
import { globSync, readFileSync } from 'node:fs'
import { articleContent, type ArticleContent } from '#contracts/articles.ts'

const root = new URL('..', import.meta.url)

/** All articles in the order of their ids. Throws where a file has not the shape of the contract. */
export function readArticles(): ArticleContent[] {
  return globSync('content/articles/*.json', { cwd: root })
    .map((file) => articleContent.parse(JSON.parse(readFileSync(new URL(file, root), 'utf8'))))
    .toSorted((a, b) => Number(a.id) - Number(b.id))
}
