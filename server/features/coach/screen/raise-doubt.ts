/**
 * A net of words beside the model: where somebody says a grave word of themselves, there is at least doubt. It raises
 * only; what the model found stays. A word that belongs to a common saying about money is no reason.
 */
import { graveWords, meanings, sayings } from './screen-words.content.ts'

const self = new Set(meanings['I'])
const moneyWords = new Set(meanings['money'])

const withoutSayings = (sentence: string) =>
  sayings.reduce((rest, saying) => rest.replaceAll(` ${saying} `, ' '), ` ${sentence} `)

/** Whether a sentence, as its words, has a grave word in the first person, or "anymore" without money. */
export function raisesDoubt(words: readonly string[]): boolean {
  const rest = withoutSayings(words.join(' ')).split(' ')
  if (!rest.some((word) => self.has(word))) return false
  if (rest.some((word) => graveWords.has(word))) return true
  return rest.includes('anymore') && !rest.some((word) => moneyWords.has(word))
}
