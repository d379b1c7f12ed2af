import { describe, expect, it } from 'vitest'
import glossary from '#content/glossary/glossary.json' with { type: 'json' }
import spanish from '#content/glossary/es/glossary.json' with { type: 'json' }
import { readingGrade } from '#engine/reading/reading-grade.ts'
import { spanishEase } from '#engine/reading/spanish-ease.ts'
import { readArticles } from './articles-under-test.ts'

const { terms } = glossary
const slugsOf = (words: readonly { slug: string }[]) => words.map(({ slug }) => slug).toSorted()

it('has at least 120 terms, each once, from A to Z', () => {
  expect(terms.length).toBeGreaterThanOrEqual(120)
  expect(new Set(terms.map(({ slug }) => slug)).size).toBe(terms.length)
  const names = terms.map(({ term }) => term.toLowerCase())
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(names.toSorted())
})

it.each([...terms, ...spanish.terms])(
  '$term: one to three plain sentences without a figure',
  ({ slug, meaning }) => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(meaning).toMatch(/^\p{Lu}.*\.$/u)
    expect(meaning).not.toMatch(/\d/)
    expect(meaning.split(/(?<=\.)\s+/).length).toBeLessThanOrEqual(3)
    expect(meaning.split(' ').length).toBeLessThanOrEqual(40)
  },
)

it('is easy to read', () => {
  expect(readingGrade(terms.map(({ meaning }) => meaning).join('\n'))).toBeLessThanOrEqual(8)
})

it('has every term that an article leads to', () => {
  const known = new Set(terms.map(({ slug }) => slug))
  const leads = /\/education\/glossary#([\w-]+)/g
  const wanted = readArticles().flatMap(({ id, blocks }) =>
    [...JSON.stringify(blocks).matchAll(leads)].map(([, slug = '']) => ({ id, slug })),
  )
  expect(wanted.filter(({ slug }) => !known.has(slug))).toEqual([])
})

describe('in Spanish', () => {
  it('has the same terms, each once, in the order of the Spanish alphabet', () => {
    expect(slugsOf(spanish.terms)).toEqual(slugsOf(terms))
    const names = spanish.terms.map(({ term }) => term)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es')))
  })

  it.each(spanish.terms)('$term is explained in Spanish', ({ meaning }) => {
    const plain = meaning.replaceAll(/"[^"]+"/g, '')
    expect(plain).toMatch(/\b(?:de|que|el|la|los|las|un|una|su|por|en|lo|usted)\b/i)
    expect(plain).not.toMatch(/\b(?:the|of|you|your|and|is|that|with|for)\b/i)
  })

  it('has a Spanish name for everything but brands and letters that stand for an office', () => {
    const names = new Set(terms.map(({ term }) => term))
    const same = spanish.terms.filter(({ term }) => names.has(term)).map(({ term }) => term)
    expect(same).toEqual(['IRS', 'ITIN', 'VantageScore'])
  })

  it('is easy to read, as its articles are', () => {
    expect(spanishEase(spanish.terms.map(({ meaning }) => meaning).join('\n'))).toBeGreaterThanOrEqual(75)
  })
})
