/**
 * A softmax regression over the features of a text: each feature speaks for some classes and against others, and the
 * class with the largest share is the likeliest. It is trained on phrasings (train-softmax.ts), and its file is data:
 * the same words always give the same answer.
 */
import { isWord } from './word-features.ts'

/** What the weights begin with: signed bytes in base64. */
export const WEIGHTS_MARK = 'int8;base64,'

/** As it stands in a model's file. Weights are signed bytes, feature by feature, times `scale`. */
export type StoredModel = {
  classes: string[]
  /** with a space between: one long line, not one for each */
  features: string
  /** how telling a feature is: the fewer phrasings have it, the more */
  idf: number[]
  bias: number[]
  scale: number
  weights: string
}

export type Guess = { id: string; share: number }

/** Features of a text, with repeats. */
export type FeaturesOf = (text: string) => string[]

export type TextModel = {
  /** every class with its share, the likeliest first; empty where it knows no word of the text */
  rank(text: string): Guess[]
}

/** The features that a model knows: their places, how telling each is, and how telling the rarest. */
export type Known = { places: ReadonlyMap<string, number>; idf: readonly number[]; rarest: number }

/** Features in the order of their places, with a space between. */
export function knownOf(features: string, idf: readonly number[]): Known {
  const places = new Map(features.split(' ').map((feature, place) => [feature, place]))
  return { places, idf, rarest: idf.reduce((most, weight) => Math.max(most, weight), 0) }
}

type Read = Omit<StoredModel, 'weights' | 'features' | 'idf'> & { known: Known; bytes: Int8Array }

/**
 * The features of a text that the model knows, weighted. With words it does not know the length is 1: each of those
 * counts as a rare one, so that a text made mostly of them has little weight for anything.
 */
export function vectorOf(
  features: readonly string[],
  { places, idf, rarest }: Known,
): [place: number, value: number][] {
  const sums = new Map<number, number>()
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

function rank(features: readonly string[], { classes, bias, scale, bytes, known }: Read): Guess[] {
  const vector = vectorOf(features, known)
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

/** Makes the model of its file ready to use, with the features it was trained on. */
export function readModel(stored: StoredModel, featuresOf: FeaturesOf): TextModel {
  const read: Read = {
    ...stored,
    known: knownOf(stored.features, stored.idf),
    bytes: new Int8Array(Buffer.from(stored.weights.slice(WEIGHTS_MARK.length), 'base64')),
  }
  return { rank: (text) => rank(featuresOf(text), read) }
}
