/** The words of the glossary by language, in the order of that language's alphabet. */
import english from '#content/glossary/glossary.json' with { type: 'json' }
import spanish from '#content/glossary/es/glossary.json' with { type: 'json' }
import type { Language } from '#contracts/language.ts'

export type Term = {
  /** its place in the address, the same in every language */
  slug: string
  term: string
  meaning: string
  /** its name on papers in the United States, where the term itself does not say it */
  english: string | null
}

/** The day the words were written or last looked through. */
export const { writtenOn } = english

const englishNames = new Map(english.terms.map(({ slug, term }) => [slug, term]))

function englishName({ slug, term }: Pick<Term, 'slug' | 'term'>): string | null {
  const name = englishNames.get(slug)
  return name === undefined || term.includes(name) ? null : name
}

export const glossaryTerms: Record<Language, readonly Term[]> = {
  en: english.terms.map((term) => ({ ...term, english: null })),
  es: spanish.terms.map((term) => ({ ...term, english: englishName(term) })),
}

/** Small letters without accents: 'Crédito' is 'credito'. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The terms with what was typed in their name or English name, then those with it in their meaning; all where nothing was typed. */
export function matchingTerms(language: Language, query: string): readonly Term[] {
  const wanted = folded(query.trim())
  const terms = glossaryTerms[language]
  if (wanted === '') return terms
  const isNamed = ({ term, english: name }: Term) => folded(`${term}\n${name ?? ''}`).includes(wanted)
  const named = terms.filter(isNamed)
  const explained = terms.filter((term) => !isNamed(term) && folded(term.meaning).includes(wanted))
  return [...named, ...explained]
}

/** All terms under their first letters; an accent is no letter of its own. */
export function termsByLetter(language: Language): [letter: string, terms: Term[]][] {
  return [
    ...Map.groupBy(glossaryTerms[language], ({ term }) => folded(term).charAt(0).toUpperCase()),
  ].toSorted(([a], [b]) => a.localeCompare(b, language))
}
