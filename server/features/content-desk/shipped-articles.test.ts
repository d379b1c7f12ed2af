import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadArticles } from './shipped-articles.queries.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'jubilee-articles-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const article = {
  id: '1',
  title: 'Small steps',
  description: 'How to begin.',
  category: 'debt',
  imageUrl: '/images/articles/steps.svg',
  readTime: 4,
  difficulty: 'beginner',
  tags: [],
  featured: false,
  blocks: [{ kind: 'paragraph', text: 'Begin.' }],
  quiz: [],
  sources: [{ title: 'Credit cards', publisher: 'CFPB', url: 'https://www.consumerfinance.gov/' }],
  checkedOn: '2026-11-20',
  figures: {},
}
const write = (name: string, content: object | string) =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))

it('puts featured articles first, then goes by id, and reads nothing but JSON', () => {
  write('a.json', { ...article, id: '10' })
  write('b.json', { ...article, id: '9', featured: true })
  write('c.json', { ...article, id: '2' })
  write('README.md', '# not an article')
  expect(loadArticles(folder).map(({ id }) => id)).toEqual(['9', '2', '10'])
})

it.each<[string, object | string, string]>([
  ['no JSON', '{ "id": ', 'is not JSON.'],
  ['a missing title', { ...article, title: undefined }, 'is not right at "title"'],
  ['an unknown category', { ...article, category: 'gold' }, 'is not right at "category"'],
  [
    'an unknown block',
    { ...article, blocks: [{ kind: 'html', text: '' }] },
    'is not right at "blocks.0.kind"',
  ],
  ['no text', { ...article, blocks: [] }, 'is not right at "blocks"'],
  ['a day that is none', { ...article, checkedOn: '2026-02-30' }, 'is not right at "checkedOn"'],
  [
    'a source without https',
    { ...article, sources: [{ ...article.sources[0], url: 'javascript:alert(1)' }] },
    'is not right at "sources.0.url"',
  ],
  ['an image of a foreign kind', { ...article, imageUrl: 'data:text/html,x' }, 'is not right at "imageUrl"'],
  ['a field nobody reads', { ...article, autor: 'x' }, 'is not right at'],
])('refuses a file with %s in one sentence that names it', (_name, content, reason) => {
  write('good.json', { ...article, id: '2' })
  write('steps.json', content)
  expect(() => loadArticles(folder)).toThrow(
    `Jubilee cannot start: the article content/articles/steps.json ${reason}`,
  )
})

it('refuses two articles with one id', () => {
  write('a.json', article)
  write('b.json', article)
  expect(() => loadArticles(folder)).toThrow('b.json has the id 1, which another one has too.')
})
