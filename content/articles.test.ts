import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  articleCategories,
  articleLevels,
  claimedFigures,
  figuresIn,
  rowsWithoutSource,
  runningText,
  textsOfBlock,
} from '#contracts/education/articles.ts'
import { readArticles } from './articles-under-test.ts'
import { readingGrade } from '#engine/reading/reading-grade.ts'

const root = new URL('..', import.meta.url)
const articles = readArticles()
const wordsIn = (text: string) => text.split(/\s+/).length

it('begin with the six that the specification names, in its order', () => {
  expect(articles.slice(0, 6).map(({ id, title, category }) => [id, title, category])).toEqual([
    ['1', 'Debt snowball vs avalanche', 'debt'],
    ['2', 'Negotiating lower rates', 'negotiation'],
    ['3', 'Finding extra money', 'budgeting'],
    ['4', 'Debt consolidation', 'consolidation'],
    ['5', 'Side hustles', 'income'],
    ['6', 'Staying motivated', 'motivation'],
  ])
})

it('are at least forty, of every category and level', () => {
  expect(articles.length).toBeGreaterThanOrEqual(40)
  expect([...new Set(articles.map(({ category }) => category))].toSorted()).toEqual(
    [...articleCategories].toSorted(),
  )
  expect([...new Set(articles.map(({ difficulty }) => difficulty))].toSorted()).toEqual(
    [...articleLevels].toSorted(),
  )
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length)
  expect(new Set(articles.map(({ imageUrl }) => imageUrl)).size).toBe(articles.length)
})

it('link to terms of the glossary', () => {
  const without = articles
    .slice(6)
    .filter(({ blocks }) => !JSON.stringify(blocks).includes('/education/glossary#'))
  expect(without.map(({ title }) => title)).toEqual([])
})

describe.each(articles)('$title', (article) => {
  const text = runningText(article.blocks)
  it('is of full length, easy to read, and its reading time is true', () => {
    expect(wordsIn(text)).toBeGreaterThanOrEqual(500)
    expect(wordsIn(text)).toBeLessThanOrEqual(1200)
    // With shorter sentences a text gets vague and sounds translated, with longer ones it is hard (docs/style.md).
    expect(readingGrade(text)).toBeGreaterThanOrEqual(5)
    expect(readingGrade(text)).toBeLessThanOrEqual(8)
    expect(article.readTime).toBe(Math.ceil(wordsIn(text) / 200))
  })

  it('ends with three questions that its text answers', () => {
    expect(article.quiz).toHaveLength(3)
    for (const { question, choices, answer, because } of article.quiz) {
      expect(question).toMatch(/\?$/)
      expect(choices.length).toBeGreaterThanOrEqual(3)
      expect(new Set(choices).size).toBe(choices.length)
      expect(choices[answer]).toBeDefined()
      expect(because.split(' ').length).toBeGreaterThan(3)
    }
  })

  it('has a picture', () => {
    expect(existsSync(new URL(`web/public${article.imageUrl}`, root))).toBe(true)
  })

  it('rests on official publishers and says when it was checked', () => {
    expect(article.sources.length).toBeGreaterThanOrEqual(3)
    for (const { url } of article.sources) {
      expect(new URL(url).protocol).toBe('https:')
      expect(new URL(url).hostname).toMatch(/\.gov$/)
    }
    expect(article.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it('promises nothing and hurries nobody', () => {
    expect(article.blocks.flatMap(textsOfBlock).join('\n')).not.toMatch(
      /guarantee|risk-free|act now|hurry|last chance|you will save|we promise|lazy|irresponsible/i,
    )
  })

  it('has a source or a worked example behind every figure', () => {
    const worked = article.blocks.flatMap((block) => (block.kind === 'example' ? figuresIn(block.text) : []))
    const claimed = claimedFigures(article.blocks)
    const { figures } = article
    expect(claimed.filter((figure) => !worked.includes(figure) && !(figure in figures))).toEqual([])
    expect(Object.keys(figures).filter((figure) => !claimed.includes(figure))).toEqual([])
    const urls = article.sources.map(({ url }) => url)
    for (const url of Object.values(figures)) expect(urls).toContain(url)
  })

  it('has a government page beside every figure of a table, in its own row', () => {
    expect(rowsWithoutSource(article.blocks)).toEqual([])
  })

  it('is to be looked at again after it was checked', () => {
    expect((article.checkBy ?? '9999-12-31') > article.checkedOn).toBe(true)
  })
})
