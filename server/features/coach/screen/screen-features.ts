/**
 * What the model of the screen looks at: the features of its words, what the words mean, and which meanings follow one
 * another within a few words. Meanings are the same in both languages, so that what is learned in one helps the other.
 */
import { wordFeatures } from '#server/softmax/word-features.ts'
import { meanings } from './screen-words.content.ts'

/** This many words further on a meaning still belongs to the one before. */
const REACH = 5

const meaningsOfWord = new Map<string, string[]>()
for (const [meaning, words] of Object.entries(meanings))
  for (const word of words) meaningsOfWord.set(word, [...(meaningsOfWord.get(word) ?? []), meaning])

function pairsOf(words: readonly string[]): string[] {
  const meant = words.map((word) => meaningsOfWord.get(word) ?? [])
  return meant.flatMap((firsts, at) =>
    meant
      .slice(at + 1, at + 1 + REACH)
      .flatMap((seconds) => firsts.flatMap((first) => seconds.map((second) => `~${first}~${second}`))),
  )
}

/** Features of words in their order, with repeats. */
export function featuresOfWords(words: readonly string[]): string[] {
  const single = words.flatMap((word) => meaningsOfWord.get(word) ?? []).map((meaning) => `~${meaning}`)
  return [...wordFeatures(words), ...single, ...new Set(pairsOf(words))]
}
