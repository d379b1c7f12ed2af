/**
 * A softmax regression over the features of a question: each feature speaks for some of the known questions and against
 * others, and the one with the largest share is the likeliest. It was trained on phrasings (scripts/train-coach.ts), and
 * its file is data: the same words always give the same answer.
 */
import { readFileSync } from 'node:fs'
import { featuresOf, isWord } from './question-features.ts'

/** What the weights begin with: signed bytes in base64. */
export const WEIGHTS_MARK = 'int8;base64,'

/** As it stands in content/coach/intent-model.json. Weights are signed bytes, feature by feature, times `scale`. */
export type StoredModel = {
  classes: string[]
  features: string[]
  /** how telling a feature is: the fewer phrasings have it, the more */
  idf: number[]
  bias: number[]
  scale: number
  weights: string
}

export type Guess = { id: string; share: number }

export type IntentModel = {
  /** every known question with its share, the likeliest first; empty where it knows no word of the text */
  rank(question: string): Guess[]
}

type Read = Omit<StoredModel, 'weights'> & { places: Map<string, number>; bytes: Int8Array }

/**
 * The features of a question that the model knows, weighted. With words it does not know the length is 1: each of those
 * counts as a rare one, so that a question made mostly of them has little weight for anything.
 */
export function vectorOf(
  features: readonly string[],
  { places, idf }: { places: ReadonlyMap<string, number>; idf: readonly number[] },
): [place: number, value: number][] {
  const sums = new Map<number, number>()
  const rarest = idf.reduce((most, weight) => Math.max(most, weight), 0)
  let unknown = 0
  for (const feature of features) {
    const place = places.get(feature)
    if (place !== undefined) sums.set(place, (sums.get(place) ?? 0) + (idf[place] ?? 0))
    else if (isWord(feature)) unknown += 1
  }
  const length = Math.hypot(...sums.values(), rarest * Math.sqrt(unknown)) || 1
  return [...sums].map(([place, value]) => [place, value / length])
}

/** Scores to shares that add up to 1. */
export function sharesOf(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - highest))
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => share / sum)
}

function rank(question: string, { classes, bias, scale, bytes, places, idf }: Read): Guess[] {
  const vector = vectorOf(featuresOf(question), { places, idf })
  if (vector.length === 0) return []
  const scores = Float64Array.from(bias)
  for (const [place, value] of vector)
    for (let k = 0; k < classes.length; k += 1)
      scores[k]! += value * scale * (bytes[place * classes.length + k] ?? 0)
  const shares = sharesOf(scores)
  return classes
    .map((id, k) => ({ id, share: shares[k] ?? 0 }))
    .toSorted((a, b) => b.share - a.share || a.id.localeCompare(b.id, 'en'))
}

/** Makes the model of its file ready to use. */
export function readModel(stored: StoredModel): IntentModel {
  const read: Read = {
    ...stored,
    places: new Map(stored.features.map((feature, place) => [feature, place])),
    bytes: new Int8Array(Buffer.from(stored.weights.slice(WEIGHTS_MARK.length), 'base64')),
  }
  return { rank: (question) => rank(question, read) }
}

let model: IntentModel | null = null

/** The product's own model, read when it is first asked. */
export function openModel(): IntentModel {
  const file = new URL('../../../../content/coach/intent-model.json', import.meta.url)
  model ??= readModel(JSON.parse(readFileSync(file, 'utf8')) as StoredModel)
  return model
}
