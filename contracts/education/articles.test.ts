import { describe, expect, it } from 'vitest'
import {
  articleContent,
  claimedFigures,
  rowsWithoutSource,
  runningText,
  saveArticleProgress,
  textsOfBlock,
} from './articles.ts'
import type { ArticleBlock, ArticleContent } from './articles.ts'

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

const tableOf = (...rows: string[][]): ArticleBlock => ({
  kind: 'table',
  caption: 'Times in 50 states',
  columns: ['State', 'Time'],
  rows,
})

describe('a table', () => {
  const law = '[its law](https://codes.ohio.gov/ohio-revised-code/section-2305.06)'

  it.each([
    ['a government page in its row', ['Ohio', `6 years, ${law}`], []],
    ['an older address of a state', ['Nevada', '6 years, [law](https://www.leg.state.nv.us/nrs)'], []],
    ['no figure at all', ['Ohio', 'look up its law'], []],
    ['no page', ['Ohio', '6 years'], ['Ohio']],
    ['a page of anybody', ['Ohio', '6 years, [law](https://ohio.example.com/law)'], ['Ohio']],
    ['a page that only looks like one', ['Ohio', '6 years, [law](https://ohio.gov.example.com/)'], ['Ohio']],
    ['a page of the app', ['Ohio', '6 years, [law](/education/18)'], ['Ohio']],
  ])('has a source for a row with %s, or names it', (_name, row, without) => {
    expect(rowsWithoutSource([tableOf(row)])).toEqual(without)
  })

  it('does not lend the page of one row to another', () => {
    expect(rowsWithoutSource([tableOf(['Ohio', `6 years, ${law}`], ['Iowa', '10 years'])])).toEqual(['Iowa'])
  })

  it('claims what its caption says, is read word for word, and is no running text', () => {
    const blocks: ArticleBlock[] = [
      { kind: 'paragraph', text: 'At most 25%.' },
      { kind: 'example', title: 'One', text: 'It is $5.' },
      tableOf(['Ohio', `6 years, ${law}`]),
    ]
    expect(claimedFigures(blocks)).toEqual(['25%', '50'])
    expect(blocks.flatMap(textsOfBlock)).toContain('6 years, its law')
    expect(runningText(blocks)).toBe('At most 25%.\nOne\nIt is $5.')
  })
})

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
    ['a row that is short of a cell', { blocks: [tableOf(['Ohio'])] }],
    ['a table without rows', { blocks: [{ ...tableOf(), rows: [] }] }],
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
