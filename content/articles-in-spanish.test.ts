/** The library in Spanish says what the English says: the same figures, links, order and answers, each in its own words. */
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { spanishEase } from '#engine/reading/spanish-ease.ts'
import {
  articleContent,
  figuresIn,
  plainText,
  runningText,
  textsOfBlock,
  type ArticleContent,
} from '#contracts/education/articles.ts'

/** of the INFLESZ scale: above it is easy, as a magazine for everybody is */
const LEAST_EASE = 75

const folder = new URL('articles/', import.meta.url)
const filesIn = (at: URL) =>
  readdirSync(at)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
const read = (path: string): ArticleContent =>
  articleContent.parse(JSON.parse(readFileSync(new URL(path, folder), 'utf8')))

const textsOf = ({ title, description, blocks, quiz }: ArticleContent) => [
  title,
  description,
  ...blocks.flatMap(textsOfBlock),
  ...quiz.flatMap(({ question, choices, because }) => [question, ...choices, because]),
]
const linksOf = ({ blocks }: ArticleContent) =>
  [...JSON.stringify(blocks).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target)
/** What is quoted in English stands there twice, with its meaning beside it. */
const figuresOf = (text: string) => [...new Set(figuresIn(text))].toSorted()
const shapeOf = (article: ArticleContent) => ({
  ...article,
  title: '',
  description: '',
  tags: [],
  blocks: article.blocks.map((block) => {
    if (block.kind === 'list')
      return { kind: block.kind, isOrdered: block.isOrdered, items: block.items.length }
    if (block.kind === 'table')
      return { kind: block.kind, columns: block.columns.length, rows: block.rows.length }
    return block.kind
  }),
  quiz: article.quiz.map(({ answer, choices }) => ({ answer, choices: choices.length })),
})

/** Cells of tables that stay as they are: the name of a row, and a cell that is one link to a law by its citation. */
const namesIn = ({ blocks }: ArticleContent) =>
  new Set(
    blocks.flatMap((block) =>
      block.kind === 'table'
        ? block.rows.flatMap(([name = '', ...others]) => [
            name,
            ...others.filter((cell) => /^\[[^\]]+\]\(https:[^)]+\)$/.test(cell)).map(plainText),
          ])
        : [],
    ),
  )

/** Ids of the articles that a text links to by their titles. */
const calledByTitle = ({ blocks }: ArticleContent, titles: Map<string, string>) =>
  [...JSON.stringify(blocks).matchAll(/\[([^[\]]+)\]\(\/education\/(\d+)\)/g)]
    .filter(([, words, id = '']) => titles.get(id) === words)
    .map(([, , id]) => id)
    .toSorted()

it('has every article', () => {
  expect(filesIn(new URL('es/', folder))).toEqual(filesIn(folder))
})

describe.each(filesIn(new URL('es/', folder)))('%s', (name) => {
  const spanish = read(`es/${name}`)
  const english = read(name)

  it('has the parts, the links and the right answers of the English one, in its order', () => {
    expect(shapeOf(spanish)).toEqual(shapeOf(english))
    expect(linksOf(spanish).toSorted()).toEqual(linksOf(english).toSorted())
  })

  it('has its figures, text by text', () => {
    expect(textsOf(spanish).map(figuresOf)).toEqual(textsOf(english).map(figuresOf))
  })

  it('is written in Spanish, every text of it', () => {
    // The name of a site stays.
    const names = namesIn(english)
    const same = textsOf(english).filter(
      (text, at) =>
        !names.has(text) &&
        text === textsOf(spanish)[at] &&
        /\p{L}{4}/u.test(text) &&
        !/^\S+\.(com|gov|org)$/.test(text),
    )
    expect(same).toEqual([])
    expect(spanish.tags.length).toBeGreaterThanOrEqual(3)
    expect(textsOf(spanish).join(' ')).toMatch(/[áéíóúñ¿]/)
  })

  it('is easy to read', () => {
    expect(spanishEase(runningText(spanish.blocks))).toBeGreaterThanOrEqual(LEAST_EASE)
  })

  it('calls a linked article by its own title wherever the English does', () => {
    expect(calledByTitle(spanish, spanishTitles)).toEqual(
      expect.arrayContaining(calledByTitle(english, englishTitles)),
    )
  })
})

const titlesIn = (paths: string[]) => new Map(paths.map(read).map(({ id, title }) => [id, title]))
const englishTitles = titlesIn(filesIn(folder))
const spanishTitles = titlesIn(filesIn(folder).map((name) => `es/${name}`))
