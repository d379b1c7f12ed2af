/**
 * Trains the coach's two models and writes their files: `npm run train-coach`.
 *
 * - The model of questions, on content/coach/questions.json and content/coach/phrasings.json.
 * - The model of the screen, on content/coach/screen/.
 *
 * The same phrasings give the same files. Phrasings that are held out are never read.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { featuresOf } from '#server/features/coach/built-in/question-features.ts'
import { featuresOfText } from '#server/features/coach/screen/screen-model.ts'
import {
  samplesOf,
  screenTraining,
  type PhrasingGroup,
} from '#server/features/coach/screen/screen-samples.ts'
import type { Sample, Training } from '#server/softmax/train-softmax.ts'
import { trainSoftmax } from '#server/softmax/train-softmax.ts'

const folder = new URL('../content/coach/', import.meta.url)
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

/** what is meant by none of them */
const NONE = 'none'

type Phrasing = { id: string | null; question: string }

function questions(): Phrasing[] {
  const { intents } = read('questions.json') as { intents: { id: string; phrases: string[] }[] }
  const { phrasings } = read('phrasings.json') as { phrasings: Phrasing[] }
  return [
    ...intents.flatMap(({ id, phrases }) => phrases.map((question) => ({ id, question }))),
    ...phrasings,
  ]
}

const questionSamples = (): Sample[] =>
  questions().map(({ id, question }) => ({ id: id ?? NONE, text: question }))

function screenSamples(): Sample[] {
  const groups = readdirSync(new URL('screen/', folder))
    .filter((name) => name !== 'model.json')
    .toSorted()
    .flatMap((name) => (read(`screen/${name}`) as { groups: PhrasingGroup[] }).groups)
  return samplesOf(groups, questions())
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
write('screen/model.json', screenSamples(), { featuresOf: featuresOfText, ...screenTraining })
