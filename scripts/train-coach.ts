/**
 * Trains the coach's two models and writes their files: `npm run train-coach`; with `-- topics` or `-- screen` one of them.
 *
 * - The model of topics, on content/coach/phrasings/.
 * - The model of the screen, on content/coach/screen/.
 *
 * The same phrasings give the same files. Phrasings that are held out are never read.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { languages, type Language } from '#contracts/language.ts'
import { featuresOf } from '#server/features/coach/understand/question-features.ts'
import { featuresOfText } from '#server/features/coach/screen/screen-model.ts'
import {
  samplesOf,
  screenTraining,
  type OrdinaryQuestion,
  type PhrasingGroup,
} from '#server/features/coach/screen/screen-samples.ts'
import type { Sample, Training } from '#server/softmax/train-softmax.ts'
import { trainSoftmax } from '#server/softmax/train-softmax.ts'

const folder = new URL('../content/coach/', import.meta.url)
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

type Phrasings = Record<string, Partial<Record<Language, string[]>>>

const phrasingFiles = () => readdirSync(new URL('phrasings/', folder)).toSorted()

/** Every phrasing of the files with its topic, 'none' where it is about no topic. */
function phrasingsIn(files: readonly string[], wanted: readonly Language[]): Sample[] {
  return files
    .flatMap((name) => Object.entries((read(`phrasings/${name}`) as { phrasings: Phrasings }).phrasings))
    .flatMap(([id, lists]) =>
      wanted.flatMap((language) => (lists[language] ?? []).map((text) => ({ id, text }))),
    )
}

/** Ordinary questions in both languages. */
const ordinaryQuestions = (): OrdinaryQuestion[] =>
  languages
    .flatMap((language) => phrasingsIn(phrasingFiles(), [language]))
    .map(({ id, text }) => ({ id, question: text }))

function screenSamples(): Sample[] {
  const groups = readdirSync(new URL('screen/', folder))
    .filter((name) => name !== 'model.json')
    .toSorted()
    .flatMap((name) => (read(`screen/${name}`) as { groups: PhrasingGroup[] }).groups)
  return samplesOf(groups, ordinaryQuestions())
}

function write(name: string, samples: Sample[], training: Training): void {
  const stored = trainSoftmax(samples, training)
  writeFileSync(new URL(name, folder), `${JSON.stringify(stored)}\n`)
  const { features, classes } = stored
  process.stdout.write(
    `${name}: ${samples.length} phrasings, ${features.split(' ').length} features, ${classes.length} classes\n`,
  )
}

const [only] = process.argv.slice(2)
if (only !== 'screen')
  write('intent-model.json', phrasingsIn(phrasingFiles(), languages), {
    featuresOf,
    rounds: 40,
    leastTexts: 7,
  })
if (only !== 'topics')
  write('screen/model.json', screenSamples(), { featuresOf: featuresOfText, ...screenTraining })
