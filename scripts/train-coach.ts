/**
 * Trains the coach's model of questions on content/coach/questions.json and content/coach/phrasings.json, and writes
 * content/coach/intent-model.json: `npm run train-coach`. Softmax regression by stochastic gradient descent; the order
 * is shuffled by a fixed seed, so the same phrasings give the same file. Phrasings that are held out are never read.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import {
  sharesOf,
  vectorOf,
  WEIGHTS_MARK,
  type StoredModel,
} from '#server/features/coach/built-in/intent-model.ts'
import { featuresOf } from '#server/features/coach/built-in/question-features.ts'

const folder = new URL('../content/coach/', import.meta.url)
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

const ROUNDS = 60
const FIRST_STEP = 6
const LEAST_PHRASINGS = 3
/** what is meant by none of them */
const NONE = 'none'

type Phrasing = { id: string | null; question: string }

function phrasings(): Phrasing[] {
  const { intents } = read('questions.json') as { intents: { id: string; phrases: string[] }[] }
  const more = read('phrasings.json') as { phrasings: Phrasing[] }
  return [
    ...intents.flatMap(({ id, phrases }) => phrases.map((question) => ({ id, question }))),
    ...more.phrasings,
  ]
}

/** A shuffled order that is the same each time. */
function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, at) => at)
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
  return order
}

/** Numbers from 0 to 1 by a linear congruential generator (Numerical Recipes). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function knownFeatures(all: readonly string[][]): { features: string[]; idf: number[] } {
  const counts = new Map<string, number>()
  for (const features of all) for (const one of new Set(features)) counts.set(one, (counts.get(one) ?? 0) + 1)
  const known = [...counts].filter(([, count]) => count >= LEAST_PHRASINGS)
  return {
    features: known.map(([feature]) => feature),
    idf: known.map(([, count]) => Number(Math.log(1 + all.length / count).toFixed(3))),
  }
}

type Sample = { vector: [place: number, value: number][]; right: number }

function train(samples: Sample[], { classes, features }: { classes: number; features: number }) {
  const weights = new Float64Array(features * classes)
  const bias = new Float64Array(classes)
  const random = seeded(1)
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = FIRST_STEP * (1 - round / ROUNDS) + 0.1
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

const all = phrasings()
const texts = all.map(({ question }) => featuresOf(question))
const { features, idf } = knownFeatures(texts)
const classes = [...new Set(all.map(({ id }) => id ?? NONE))].toSorted()
const places = new Map(features.map((feature, place) => [feature, place]))
const samples = all.map(({ id }, at) => ({
  vector: vectorOf(texts[at]!, { places, idf }),
  right: classes.indexOf(id ?? NONE),
}))
const { weights, bias } = train(samples, { classes: classes.length, features: features.length })
const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale))
const stored: StoredModel = {
  classes,
  features,
  idf,
  bias: [...bias].map((value) => Number(value.toFixed(4))),
  scale,
  weights: WEIGHTS_MARK + Buffer.from(bytes.buffer).toString('base64'),
}
writeFileSync(new URL('intent-model.json', folder), `${JSON.stringify(stored)}\n`)
process.stdout.write(`${all.length} phrasings, ${features.length} features, ${classes.length} questions\n`)
