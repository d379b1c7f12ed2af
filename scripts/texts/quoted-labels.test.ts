/** What a text tells people to press is called in Spanish as the button is: a mail that names another one leads nowhere. */
import { expect, it } from 'vitest'
import { leavesOf, readFrom, textPairs } from './text-modules.ts'

const pairs = textPairs().filter(({ english }) => english.endsWith('.ts') || english.endsWith('.tsx'))

/** Each text in both languages, with its place. */
const texts = pairs.flatMap(({ english, spanish }) => {
  const inSpanish = new Map(leavesOf(spanish, readFrom(spanish)).map(({ key, words }) => [key, words]))
  return leavesOf(english, readFrom(english)).map(({ key, words }) => ({
    at: `${english} ${key}`,
    english: words,
    spanish: inSpanish.get(key) ?? '',
  }))
})

/** By a short English text of a screen, how it is said in Spanish there. */
const labels = Map.groupBy(
  texts.filter(({ at, english }) => at.startsWith('web/') && english.split(' ').length <= 6),
  ({ english }) => english,
)

/** What stands in files and on pages of others. */
const notOurs = new Set(['Download', 'Sample', 'Name', 'Balance'])

const isLabel = (words: string) => labels.has(words) && !notOurs.has(words)

/** The longest label at the start of some words: of 'Link accounts again' it is 'Link accounts'. */
function labelAt(text: string): string | null {
  const words = text.split(' ')
  const starts = words.map((_, at) => words.slice(0, words.length - at).join(' '))
  return starts.find((start) => isLabel(start)) ?? null
}

/** The labels that a text names: in quotation marks, or after 'press'. */
const named = (text: string): string[] => [
  ...[...text.matchAll(/[“"]([^”"{}]+)[”"]/g)]
    .map(([, words = '']) => words)
    .filter((words) => isLabel(words)),
  ...[...text.matchAll(/\bpress(?:es|ed)? ([A-Z][^.,;:!?“”()]*)/gi)]
    .map(([, words = '']) => labelAt(words))
    .filter((label) => label !== null),
]

/** Of each text that names a label in English, the labels that its Spanish does not name. */
const misnamed = texts.flatMap(({ at, english, spanish }) =>
  named(english)
    .map((label) => ({ label, said: labels.get(label)!.map((one) => one.spanish) }))
    .filter(({ said }) => !said.some((words) => spanish.includes(words)))
    .map((label) => ({ at, ...label, spanish })),
)

it('names buttons in Spanish as the screens do', () => {
  expect(texts.filter(({ english }) => named(english).length > 0).length).toBeGreaterThan(10)
  expect(misnamed).toEqual([])
})
