import type { MetaDescriptor } from 'react-router'
import { addressIn } from '#web/api/page-description.ts'
import { LANGUAGE } from '#web/format/messages.ts'
import { paths, termPath } from '#web/paths.ts'
import { glossaryTexts } from './messages.ts'
import { terms } from './term-words.ts'

/** What the glossary's head says to search engines beyond its description: every term as schema.org has it. */
export function glossaryHead(origin: string | null): MetaDescriptor[] {
  if (origin === null) return []
  const { title, lead } = glossaryTexts
  const url = addressIn(LANGUAGE, { origin, path: paths.glossary })
  const data = {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': url,
    name: title,
    description: lead,
    inLanguage: LANGUAGE,
    url,
    hasDefinedTerm: terms.map(({ slug, term, meaning }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description: meaning,
      url: addressIn(LANGUAGE, { origin, path: termPath(slug) }),
    })),
  }
  return [{ 'script:ld+json': data }]
}
