import type { MetaDescriptor } from 'react-router'
import { languages, type Language } from '#contracts/language.ts'
import { alternatesOf } from '#web/api/page-description.ts'
import { glossaryPath } from '#web/paths.ts'
import { glossaryTerms } from './glossary-terms.ts'
import { glossaryTexts } from './messages.ts'

/** What the glossary's head says to search engines beyond its description: its other language, and every term as schema.org has it. */
export function glossaryHead(language: Language, origin: string | null): MetaDescriptor[] {
  if (origin === null) return []
  const { title, lead } = glossaryTexts[language]
  const url = origin + glossaryPath(language)
  const data = {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': url,
    name: title,
    description: lead,
    inLanguage: language,
    url,
    hasDefinedTerm: glossaryTerms[language].map(({ slug, term, meaning }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description: meaning,
      url: origin + glossaryPath(language, slug),
    })),
  }
  return [...alternatesOf(languages, (other) => origin + glossaryPath(other)), { 'script:ld+json': data }]
}
