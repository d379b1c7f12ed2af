/**
 * What the model of the screen learns from: the phrasings of content/coach/screen/ with their slips of the keyboard, and
 * the ordinary questions of content/coach/phrasings/. Read by the training script and the tests, never by the app.
 */
import { seeded, type Sample } from '#server/softmax/train-softmax.ts'
import { sentencesOf } from './plain-message.ts'
import { DOUBT_MARK, readingsOf, type Level, type Topic } from './screen-message.ts'

/** As a file of content/coach/screen/ has them. */
export type PhrasingGroup = {
  /** null: ordinary */
  topic: Topic | null
  level: Level | null
  language: 'en' | 'es'
  kind: string
  phrasings: string[]
}

export type OrdinaryQuestion = { id: string | null; question: string }

/** The label of phrasings of no topic. */
const NONE = 'none'
/** Topics of the coach that are about danger themselves: their phrasings are neither ordinary nor always grave. */
export const NOT_ORDINARY: ReadonlySet<string> = new Set([
  'feel_hopeless',
  'gambling',
  'collector_threats',
  'homeless_help',
])

const plainText = (message: string): string => sentencesOf(message).flat().join(' ')

const classOf = ({ topic, level }: PhrasingGroup): string =>
  topic === null ? NONE : level === 'doubt' ? topic + DOUBT_MARK : topic

/** A slip in one word: a letter left out, two swapped, or one doubled. */
function slipOf(text: string, random: () => number): string {
  const words = text.split(' ')
  const at = Math.floor(random() * words.length)
  const word = words[at] ?? ''
  const place = 1 + Math.floor(random() * (word.length - 2))
  const kind = random()
  if (word.length < 4) return text
  const [before, after] = [word.slice(0, place), word.slice(place + 1)]
  const letter = word[place] ?? ''
  if (kind < 0.35) words[at] = before + after
  else if (kind < 0.7) words[at] = before + (word[place + 1] ?? '') + letter + word.slice(place + 2)
  else words[at] = before + letter + letter + after
  return words.join(' ')
}

/** An ordinary message is ordinary in each of its parts too. */
function ordinarySamples(message: string): Sample[] {
  const { wholes, parts } = readingsOf(message)
  const texts = new Set([...wholes, ...parts].map((words) => words.join(' ')))
  return [...texts].map((text) => ({ id: NONE, text }))
}

/** Every sample, with two misspelt twins for each phrasing of our own. The same phrasings give the same samples. */
export function samplesOf(groups: readonly PhrasingGroup[], ordinary: readonly OrdinaryQuestion[]): Sample[] {
  const random = seeded(3)
  const own = groups.flatMap((group) =>
    group.phrasings.map((phrasing) => ({ id: classOf(group), text: plainText(phrasing) })),
  )
  const known = new Set(own.map(({ text }) => text))
  const questions = [
    ...groups.filter(({ topic }) => topic === null).flatMap(({ phrasings }) => phrasings),
    ...ordinary.filter(({ id }) => id === null || !NOT_ORDINARY.has(id)).map(({ question }) => question),
  ]
  const twins = [1, 2].flatMap(() =>
    own.map(({ id, text }) => ({ id, text: slipOf(slipOf(text, random), random) })),
  )
  return [...own, ...twins, ...questions.flatMap(ordinarySamples).filter(({ text }) => !known.has(text))]
}

/** Softly trained: the model has to know phrasings that nobody wrote down. */
export const screenTraining = { rounds: 8, leastTexts: 3 }
