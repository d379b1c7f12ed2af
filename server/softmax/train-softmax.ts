/**
 * Trains a model of texts: softmax regression by stochastic gradient descent. The order is shuffled by a fixed seed, so
 * the same samples give the same model.
 */
import {
  knownOf,
  sharesOf,
  vectorOf,
  WEIGHTS_MARK,
  type FeaturesOf,
  type StoredModel,
} from './softmax-model.ts'

const FIRST_STEP = 6

export type Sample = { text: string; id: string }

export type Training = {
  featuresOf: FeaturesOf
  /** how often each sample is seen */
  rounds: number
  /** features of fewer texts are left out */
  leastTexts: number
}

/** Numbers from 0 to 1 by a linear congruential generator (Numerical Recipes). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The numbers below `count` in a shuffled order that is the same each time. */
function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, at) => at)
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
  return order
}

function knownFeatures(all: readonly string[][], leastTexts: number): { features: string; idf: number[] } {
  const counts = new Map<string, number>()
  for (const features of all) for (const one of new Set(features)) counts.set(one, (counts.get(one) ?? 0) + 1)
  const known = [...counts].filter(([, count]) => count >= leastTexts)
  return {
    features: known.map(([feature]) => feature).join(' '),
    idf: known.map(([, count]) => Number(Math.log(1 + all.length / count).toFixed(3))),
  }
}

type Learned = { vector: [place: number, value: number][]; right: number }
type Sizes = { classes: number; features: number; rounds: number }

function descend(samples: readonly Learned[], { classes, features, rounds }: Sizes) {
  const weights = new Float64Array(features * classes)
  const bias = new Float64Array(classes)
  const random = seeded(1)
  for (let round = 0; round < rounds; round += 1) {
    const step = FIRST_STEP * (1 - round / rounds) + 0.1
    for (const at of shuffled(samples.length, random)) {
      const { vector, right } = samples[at]!
      const scores = Float64Array.from(bias)
      for (const [place, value] of vector)
        for (let k = 0; k < classes; k += 1) scores[k]! += value * weights[place * classes + k]!
      const shares = sharesOf(scores)
      for (let k = 0; k < classes; k += 1) {
        const wrong = shares[k]! - (k === right ? 1 : 0)
        if (Math.abs(wrong) < 1e-4) continue
        bias[k]! -= step * 0.1 * wrong
        for (const [place, value] of vector) weights[place * classes + k]! -= step * value * wrong
      }
    }
  }
  return { weights, bias }
}

/** The model of the samples as it is stored. */
export function trainSoftmax(
  all: readonly Sample[],
  { featuresOf, rounds, leastTexts }: Training,
): StoredModel {
  const texts = all.map(({ text }) => featuresOf(text))
  const { features, idf } = knownFeatures(texts, leastTexts)
  const classes = [...new Set(all.map(({ id }) => id))].toSorted()
  const known = knownOf(features, idf)
  const samples = all.map(({ id }, at) => ({
    vector: vectorOf(texts[at]!, known),
    right: classes.indexOf(id),
  }))
  const sizes = { classes: classes.length, features: idf.length, rounds }
  const { weights, bias } = descend(samples, sizes)
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale))
  return {
    classes,
    features,
    idf,
    bias: [...bias].map((value) => Number(value.toFixed(4))),
    scale,
    weights: WEIGHTS_MARK + Buffer.from(bytes.buffer).toString('base64'),
  }
}
