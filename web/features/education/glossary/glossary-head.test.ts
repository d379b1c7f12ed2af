import { expect, it } from 'vitest'
import { glossaryHead } from './glossary-head.ts'
import { glossaryTerms } from './glossary-terms.ts'

const ORIGIN = 'https://jubilee.example'

it('names both languages, and every term with its place, in the language that is read', () => {
  const head = glossaryHead('es', ORIGIN)
  expect(head.filter((tag) => 'hrefLang' in tag)).toEqual([
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: `${ORIGIN}/education/glossary` },
    { tagName: 'link', rel: 'alternate', hrefLang: 'es', href: `${ORIGIN}/education/glossary?lang=es` },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: `${ORIGIN}/education/glossary` },
  ])
  const [data] = head.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))
  expect(data).toMatchObject({ '@type': 'DefinedTermSet', inLanguage: 'es' })
  const [first] = glossaryTerms.es
  expect(data).toHaveProperty('hasDefinedTerm.0', {
    '@type': 'DefinedTerm',
    name: first?.term,
    description: first?.meaning,
    url: `${ORIGIN}/education/glossary?lang=es#${first?.slug}`,
  })
})

it('names no address where the address of the app is not known', () => {
  expect(glossaryHead('en', null)).toEqual([])
})
