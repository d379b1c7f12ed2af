/** The words of the glossary: found by what is typed, and under their letters. */
import { folded } from '#web/format/folded.ts'
import { LANGUAGE } from '#web/format/messages.ts'
import { terms, type Term } from './term-words.ts'

/** The terms with what was typed in their name or English name, then those with it in their meaning; all where nothing was typed. */
export function matchingTerms(query: string): readonly Term[] {
  const wanted = folded(query.trim())
  if (wanted === '') return terms
  const isNamed = ({ term, english: name }: Term) => folded(`${term}\n${name ?? ''}`).includes(wanted)
  const named = terms.filter(isNamed)
  const explained = terms.filter((term) => !isNamed(term) && folded(term.meaning).includes(wanted))
  return [...named, ...explained]
}

/** All terms under their first letters; an accent is no letter of its own. */
export function termsByLetter(): [letter: string, terms: Term[]][] {
  return [...Map.groupBy(terms, ({ term }) => folded(term).charAt(0).toUpperCase())].toSorted(([a], [b]) =>
    a.localeCompare(b, LANGUAGE),
  )
}
