import { expect, it } from 'vitest'
import glossary from '#content/glossary/glossary.json' with { type: 'json' }
import { readingGrade } from '#engine/reading/reading-grade.ts'
import { readArticles } from './articles-under-test.ts'

const { terms } = glossary

it('has at least 80 terms, each once, from A to Z', () => {
  expect(terms.length).toBeGreaterThanOrEqual(80)
  expect(new Set(terms.map(({ slug }) => slug)).size).toBe(terms.length)
  const names = terms.map(({ term }) => term.toLowerCase())
  expect(names).toEqual(names.toSorted())
})

it.each(terms)('$term: one or a few plain sentences without a figure', ({ slug, meaning }) => {
  expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(meaning).toMatch(/^[A-Z].*\.$/)
  expect(meaning).not.toMatch(/\d/)
  expect(meaning.split(' ').length).toBeLessThanOrEqual(40)
})

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
