/** The articles of the library as stored, and what can be read off their texts. */
import { globSync, readFileSync } from 'node:fs'
import { articleContent, type ArticleBlock, type ArticleContent } from '#contracts/articles.ts'

const root = new URL('..', import.meta.url)

/** All articles in the order of their ids. Throws where a file has not the shape of the contract. */
export function readArticles(): ArticleContent[] {
  return globSync('content/articles/*.json', { cwd: root })
    .map((file) => articleContent.parse(JSON.parse(readFileSync(new URL(file, root), 'utf8'))))
    .toSorted((a, b) => Number(a.id) - Number(b.id))
}

/** The texts of a block as a person reads them: without the addresses of links and the marks of bold words. */
export function textsOfBlock(block: ArticleBlock): string[] {
  const texts = block.kind === 'list' ? block.items : [block.text]
  const all = block.kind === 'example' ? [block.title, ...texts] : texts
  return all.map((text) => text.replaceAll(/\]\([^)]*\)|\[|\*\*/g, ''))
}

/** Every number with its sign, in order: '$1,500', '24.99%', '29'. Numbers of names ("form W-4") are none. */
export function figuresIn(text: string): string[] {
  return (text.match(/(?<![A-Z]-)\$?\d[\d,]*(?:\.\d+)?%?/g) ?? []).map((figure) => figure.replace(/,$/, ''))
}
