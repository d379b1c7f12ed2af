/** The model of the screen, trained on content/coach/screen/ (scripts/train-coach.ts). */
import { readFileSync } from 'node:fs'
import { readModel } from '#server/softmax/softmax-model.ts'
import type { StoredModel, TextModel } from '#server/softmax/softmax-model.ts'
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

/**
 * Features of words in their order, with repeats: the words, what they mean, and which meanings follow one another within
 * a few words. Meanings are the same in both languages, so that training in one helps the other.
 */
function featuresOfWords(words: readonly string[]): string[] {
  const single = words.flatMap((word) => meaningsOfWord.get(word) ?? []).map((meaning) => `~${meaning}`)
  return [...wordFeatures(words), ...single, ...new Set(pairsOf(words))]
}

/** The text is words with a space between, as sentencesOf gives them. */
export const featuresOfText = (text: string): string[] => featuresOfWords(text.split(' '))

let model: TextModel | null = null

/** The product's own model, read when it is first asked. */
export function openScreenModel(): TextModel {
  const file = new URL('../../../../content/coach/screen/model.json', import.meta.url)
  model ??= readModel(JSON.parse(readFileSync(file, 'utf8')) as StoredModel, featuresOfText)
  return model
}
