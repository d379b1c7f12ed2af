import { expect, it } from 'vitest'
import { glossaryHead } from './glossary-head.ts'
import { terms } from './term-words.ts'

const ORIGIN = 'https://jubilee.example'

it('names every term with its place', () => {
  const [data] = glossaryHead(ORIGIN).flatMap((tag) =>
    'script:ld+json' in tag ? [tag['script:ld+json']] : [],
  )
  expect(data).toMatchObject({ '@type': 'DefinedTermSet', inLanguage: 'en' })
  const [first] = terms
  expect(data).toHaveProperty('hasDefinedTerm.0', {
    '@type': 'DefinedTerm',
    name: first?.term,
    description: first?.meaning,
    url: `${ORIGIN}/education/glossary#${first?.slug}`,
  })
})

it('names no address where the address of the app is not known', () => {
  expect(glossaryHead(null)).toEqual([])
})
