/**
 * Trains the coach's model of questions on content/coach/questions.json and content/coach/phrasings.json, and writes
 * content/coach/intent-model.json: `npm run train-coach`. The same phrasings give the same file. Phrasings that are held
 * out are never read.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { featuresOf } from '#server/features/coach/built-in/question-features.ts'
import type { Sample, Training } from '#server/softmax/train-softmax.ts'
import { trainSoftmax } from '#server/softmax/train-softmax.ts'

const folder = new URL('../content/coach/', import.meta.url)
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

/** what is meant by none of them */
const NONE = 'none'

type Phrasing = { id: string | null; question: string }

const { phrasings } = read('phrasings.json') as { phrasings: Phrasing[] }

function questionSamples(): Sample[] {
  const { intents } = read('questions.json') as { intents: { id: string; phrases: string[] }[] }
  return [
    ...intents.flatMap(({ id, phrases }) => phrases.map((text) => ({ id, text }))),
    ...phrasings.map(({ id, question }) => ({ id: id ?? NONE, text: question })),
  ]
}

function write(name: string, samples: Sample[], training: Training): void {
  const stored = trainSoftmax(samples, training)
  writeFileSync(new URL(name, folder), `${JSON.stringify(stored)}\n`)
  const { features, classes } = stored
  process.stdout.write(
    `${name}: ${samples.length} phrasings, ${features.split(' ').length} features, ${classes.length} classes\n`,
  )
}

write('intent-model.json', questionSamples(), { featuresOf, rounds: 60, leastTexts: 3 })
