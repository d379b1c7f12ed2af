import english from '#content/glossary/glossary.json' with { type: 'json' }
import glossary from '#content/glossary/es/glossary.json' with { type: 'json' }
import type * as En from './term-words.ts'

export const { writtenOn } = english

const englishNames = new Map(english.terms.map(({ slug, term }) => [slug, term]))

function englishName({ slug, term }: { slug: string; term: string }): string | null {
  const name = englishNames.get(slug)
  return name === undefined || term.includes(name) ? null : name
}

export const terms: typeof En.terms = glossary.terms.map((term) => ({ ...term, english: englishName(term) }))
