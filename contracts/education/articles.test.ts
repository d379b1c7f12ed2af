import { describe, expect, it } from 'vitest'
import { articleContent, saveArticleProgress } from './articles.ts'
import type { ArticleContent } from './articles.ts'

const article: ArticleContent = {
  id: '1',
  title: 'Small steps',
  description: 'How to begin.',
  category: 'debt',
  imageUrl: '/images/articles/steps.svg',
  readTime: 4,
  difficulty: 'beginner',
  tags: ['start'],
  featured: false,
  blocks: [{ kind: 'list', items: ['Begin.'], isOrdered: false }],
  quiz: [],
  sources: [{ title: 'Credit cards', publisher: 'CFPB', url: 'https://www.consumerfinance.gov/' }],
  checkedOn: '2026-11-20',
  figures: {},
}

describe('an article of the library', () => {
  it('is taken as it stands', () => {
    expect(articleContent.parse(article)).toEqual(article)
  })

  it.each<[string, object]>([
    ['an id with a slash', { id: '../1' }],
    ['an empty title', { title: ' ' }],
    ['an image from anywhere', { imageUrl: 'http://example.com/x.png' }],
    ['no reading time', { readTime: 0 }],
    ['no text', { blocks: [] }],
    ['a block of no known kind', { blocks: [{ kind: 'html', text: '<p>' }] }],
    ['a source that is no https address', { sources: [{ ...article.sources[0], url: 'ftp://x' }] }],
    ['a source with more than it should have', { sources: [{ ...article.sources[0], by: 'x' }] }],
    ['a next article, which follows from the others', { next: null }],
  ])('is refused with %s', (_name, change) => {
    expect(articleContent.safeParse({ ...article, ...change }).success).toBe(false)
  })
})

describe('progress', () => {
  it.each([
    [{ isRead: true }, true],
    [{ isRead: false, seconds: 3600 }, true],
    [{ isRead: true, seconds: 3601 }, false],
    [{ isRead: true, seconds: 0.5 }, false],
    [{ seconds: 10 }, true],
    [{}, false],
    [{ isRead: true, readOn: '2026-01-01' }, false],
  ])('%j is taken: %s', (sent, isTaken) => {
    expect(saveArticleProgress.body.safeParse(sent).success).toBe(isTaken)
  })
})
