/** What work is called in Spanish, and the words by which people who speak it find it. */
import spanish from '#content/wages/es/occupations.json' with { type: 'json' }
import type { Language } from '#contracts/language.ts'
import { currentLanguage } from '#engine/language/bilingual.ts'

export const spanishOccupations = [...spanish.occupations, ...spanish.trades]

const titles = new Map(spanishOccupations.map(({ slug, title }) => [slug, title]))

/** The title of an occupation or a trade, in the language of the moment unless one is given. */
export const workTitle = (
  work: { slug: string; title: string },
  language: Language = currentLanguage(),
): string => (language === 'es' ? (titles.get(work.slug) ?? work.title) : work.title)

const CONNECTING = new Set('de del la el las los en con para por al un una y o e a'.split(' '))

/** A Spanish word without accents, gender or plural: 'albañiles' is 'albanil', 'meseras' and 'mesero' are 'meser'. */
export function spanishStem(word: string): string {
  const plain = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  if (plain.length < 4) return plain
  return plain.replace(/(?<=[bcdfgjlmnrtz])es$|s$/, '').replace(/(?<=\w{3})[aoe]$/, '')
}

/** The words of a text without the small ones between them, as they are written. */
export const spanishWords = (text: string): string[] =>
  (text.match(/[\p{L}\d]+/gu) ?? []).filter((word) => !CONNECTING.has(word.toLowerCase()))

/** What two ways to write the same work have in common: 'Auxiliares de enfermería', 'auxiliar enfermeria'. */
export const spanishKey = (words: readonly string[]): string =>
  words.map((word) => spanishStem(word)).join(' ')

/** Work by its Spanish title and by each of its everyday words. */
export const slugBySpanish: ReadonlyMap<string, string> = new Map(
  spanishOccupations.flatMap(({ slug, title, words }) =>
    [title, ...words].map((name) => [spanishKey(spanishWords(name)), slug] as const),
  ),
)
