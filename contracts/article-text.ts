/** What can be read off the texts of an article. */
import type { ArticleBlock } from './articles.ts'

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
