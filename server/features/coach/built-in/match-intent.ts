/**
 * Which of the questions that the built-in coach knows is meant. A model of many phrasings says how likely each is; only
 * one that is nearly certain is taken for meant, and the nearest others are there to choose from. The same words always
 * give the same result.
 */
import questions from '#content/coach/questions.json' with { type: 'json' }
import type { Guess, StoredModel, TextModel } from '#server/softmax/softmax-model.ts'
import { readFileSync } from 'node:fs'
import { readModel } from '#server/softmax/softmax-model.ts'
import { featuresOf } from './question-features.ts'

/**
 * How many letters to change, add, leave out or swap with their neighbour to make one word of the other
 * (optimal string alignment); `most + 1` when it is more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + change)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) least = Math.min(least, before[j - 2]! + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return Math.min(row[b.length]!, most + 1)
}

const SHORTEST = 5
const LONG = 8

/**
 * The word itself when it is known or short; else the nearest known one with the same first letter; else itself.
 * 'snowbal' is snowball, 'intrest' is interest.
 */
function nearestWord(word: string, known: ReadonlySet<string>): string {
  if (known.has(word) || word.length < SHORTEST) return word
  const most = word.length < LONG ? 1 : 2
  let best = { word, far: most + 1 }
  for (const candidate of known) {
    if (candidate.length < SHORTEST - 1 || candidate[0] !== word[0]) continue
    const far = editDistance(word, candidate, most)
    if (far < best.far) best = { word: candidate, far }
  }
  return best.word
}

let model: TextModel | null = null

/** The product's own model, read when it is first asked. */
function openModel(): TextModel {
  const file = new URL('../../../../content/coach/intent-model.json', import.meta.url)
  model ??= readModel(JSON.parse(readFileSync(file, 'utf8')) as StoredModel, featuresOf)
  return model
}

/** Every question the coach knows; its first phrase is the one that stands for it, on a button as elsewhere. */
export const knownIntents = questions.intents.map(({ id, kind, phrases }) => ({
  id,
  kind,
  example: phrases[0] ?? '',
}))

const spoken = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []

const knownWords = new Set(questions.intents.flatMap(({ phrases }) => phrases.flatMap(spoken)))

function corrected(question: string): string {
  return question.replaceAll(/[A-Za-z]{5,}/g, (word) => {
    const small = word.toLowerCase()
    const nearest = nearestWord(small, knownWords)
    // A plural of a known word is no mistake.
    return nearest === small || knownWords.has(small.replace(/e?s$/, '')) ? word : nearest
  })
}

/** The model's word for "none of them". */
const NONE = 'none'
/** From here on a question is taken for meant. On phrasings that the model was not trained on, 98 in 100 then are. */
export const CERTAIN_SHARE = 0.9
/** Less likely than this, a question is not worth offering. */
const NEAR_SHARE = 0.03
const MOST_NEAR = 3
/** Nobody asks these by pressing a button. */
const SMALL_TALK = new Set(['greeting', 'thanks'])

/** The likeliest first, of the question as typed; where that is not certain, with its slips mended if that is surer. */
function ranked(question: string): Guess[] {
  const { rank } = openModel()
  const typed = rank(question)
  const share = typed[0]?.share ?? 0
  const mended = corrected(question)
  if (share >= CERTAIN_SHARE || mended === question) return typed
  const other = rank(mended)
  return (other[0]?.share ?? 0) > share ? other : typed
}

type Match = {
  /** the question that is meant; null where none is certain */
  intent: string | null
  /** where none is certain: those that may be meant, the nearest first */
  near: string[]
}

/** Reads a question. Where it is almost surely none of the known ones, nothing is near. */
export function matchIntent(question: string): Match {
  const guesses = ranked(question)
  const [best] = guesses
  const isCertain = best !== undefined && best.share >= CERTAIN_SHARE
  if (isCertain) return { intent: best.id === NONE ? null : best.id, near: [] }
  const near = guesses.filter(({ id, share }) => id !== NONE && !SMALL_TALK.has(id) && share >= NEAR_SHARE)
  return { intent: null, near: near.slice(0, MOST_NEAR).map(({ id }) => id) }
}
