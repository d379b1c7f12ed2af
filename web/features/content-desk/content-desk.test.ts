import { describe, expect, it } from 'vitest'
import proofArticle from '#content/articles/asking-for-proof-of-a-debt.json' with { type: 'json' }
import foundation from '#content/foundation/foundation.json' with { type: 'json' }
import offers from '#content/partners/offers.json' with { type: 'json' }
import { changesFacts } from './changes-facts.ts'
import { changedLines } from './compare-lines.ts'
import { fieldLabels } from './field-messages.ts'
import { fixed } from './field-options.ts'
import { blankLike, fieldsOf, isObject, linesOf, moved, rowsIn, typedRows, wordsOf } from './json-value.ts'
import type { Json, JsonObject } from './json-value.ts'

/** The key of every field; what stands under figures is no field. */
function keysIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...(key === 'figures' ? [] : keysIn(inner))])
}

const shipped: JsonObject[] = [
  { kind: 'heading', text: 'Begin' },
  { kind: 'list', items: ['one', 'two'], isOrdered: false },
]
const article = { title: 'Small steps', blocks: shipped, link: null }

describe('an edit changes facts', () => {
  const text = {
    title: 'Pay $25 by law',
    blocks: [{ kind: 'paragraph', text: 'See [it](https://cfpb.gov/a).' }],
  }

  it.each([
    ['an amount', { ...text, title: 'Pay $30 by law' }],
    ['a sign of a figure', { ...text, title: 'Pay 25% by law' }],
    ['a link', { ...text, blocks: [{ kind: 'paragraph', text: 'See [it](https://cfpb.gov/b).' }] }],
    ['a day', { ...text, checkedOn: '2026-11-27' }],
  ])('%s', (_, after) => {
    expect(changesFacts(text, after)).toBe(true)
  })

  it('a comma or a moved sentence does not', () => {
    expect(changesFacts(text, { ...text, title: 'By law, pay $25' })).toBe(false)
  })
})

describe('a value of a form', () => {
  it('gives a blank one of its shape', () => {
    expect(blankLike(article.blocks[1]!)).toEqual({ kind: 'list', items: [], isOrdered: false })
    expect(blankLike({ id: 'x', isSample: false, rating: 4.5, link: 'https://x' })).toEqual({
      id: '',
      isSample: true,
      rating: 0,
      link: '',
    })
  })

  it('types the rows of a table a line each, and reads them back', () => {
    const rows = [
      ['Ohio', 'six years', '[the law](https://codes.ohio.gov/)'],
      ['Iowa', '', 'ten years'],
    ]
    expect(rowsIn(typedRows(rows))).toEqual(rows)
    expect(rowsIn('Ohio|six years \n\n')).toEqual([['Ohio', 'six years']])
  })

  it.each<[number, -1 | 1, string]>([
    [0, 1, 'bac'],
    [2, -1, 'acb'],
    [0, -1, 'abc'],
    [2, 1, 'abc'],
    [7, 1, 'abc'],
  ])('moves item %d of a list by %d', (at, by, order) => {
    expect(moved(['a', 'b', 'c'], at, by).join('')).toBe(order)
  })

  it('names its fields in words', () => {
    expect(wordsOf('firstYearBasis')).toBe('First year basis')
    expect(wordsOf('title')).toBe('Title')
  })

  it.each([
    ['an article', proofArticle],
    ['the offers', offers],
    ['the foundation’s page', foundation],
  ])('has a label for every field of %s', (_name, body) => {
    const fields = keysIn(body as Json).filter((field) => !fixed.has(field))
    expect(fields.filter((field) => !(field in fieldLabels))).toEqual([])
  })
})

describe('what changed', () => {
  const before = linesOf(article)

  it('is nothing between the same', () => {
    expect(changedLines(before, linesOf(structuredClone(article)))).toEqual([])
  })

  it('is nothing where only the order of the fields differs, as the database leaves it', () => {
    const { title, blocks, link } = article
    expect(changedLines(before, linesOf({ link, blocks, title }))).toEqual([])
    expect(fieldsOf({ unknown: 1, link, blocks, title }).map(([key]) => key)).toEqual([
      'title',
      'link',
      'blocks',
      'unknown',
    ])
  })

  it('is the line that went and the line that came', () => {
    const after = linesOf({ ...article, title: 'Great steps' })
    expect(changedLines(before, after)).toEqual([
      { kind: 'gone', text: 'title: Small steps' },
      { kind: 'new', text: 'title: Great steps' },
    ])
  })

  it('leaves alone what only moved down', () => {
    const blocks = [{ kind: 'paragraph', text: 'A word before.' }, ...article.blocks]
    expect(changedLines(before, linesOf({ ...article, blocks }))).toEqual([
      { kind: 'new', text: 'blocks.0.kind: paragraph' },
      { kind: 'new', text: 'blocks.0.text: A word before.' },
    ])
  })
})
