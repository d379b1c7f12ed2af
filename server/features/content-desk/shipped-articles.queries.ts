/** The articles the program ships with: one JSON file each in content/articles and, in Spanish, in content/articles/es. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { articleContent } from '#contracts/education/articles.ts'
import type { ArticleContent } from '#contracts/education/articles.ts'
import type { Language } from '#contracts/language.ts'

const shippedFolder = fileURLToPath(new URL('../../../content/articles', import.meta.url))

const folders: Record<Language, string> = { en: shippedFolder, es: join(shippedFolder, 'es') }
const shipped: Partial<Record<Language, ArticleContent[]>> = {}

function fileError(name: string, reason: string): Error {
  return new Error(`Jubilee cannot start: the article content/articles/${name} ${reason}.`)
}

function parseFile(name: string, text: string): ArticleContent {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw fileError(name, 'is not JSON')
  }
  const result = articleContent.safeParse(json)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw fileError(name, `is not right at "${issue?.path.join('.') ?? ''}" (${issue?.code ?? 'unknown'})`)
}

// '2' before '10'; words after numbers.
const inOrder = new Intl.Collator('en', { numeric: true })

/** Featured ones first, then by id. */
export function inLibraryOrder(a: ArticleContent, b: ArticleContent): number {
  return Number(b.featured) - Number(a.featured) || inOrder.compare(a.id, b.id)
}

/**
 * The articles in a folder: featured ones first, then by id.
 * @throws Error with a sentence that names the file when one cannot be read as an article, or two share an id
 */
export function loadArticles(folder: string): ArticleContent[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
  const articles = new Map<string, ArticleContent>()
  for (const name of names) {
    const article = parseFile(name, readFileSync(join(folder, name), 'utf8'))
    if (articles.has(article.id)) throw fileError(name, `has the id ${article.id}, which another one has too`)
    articles.set(article.id, article)
  }
  return [...articles.values()].toSorted(inLibraryOrder)
}

/** The articles the program ships with. The first call reads the files, and throws when one is not right. */
export function shippedArticles(language: Language = 'en'): ArticleContent[] {
  return (shipped[language] ??= loadArticles(folders[language]))
}
