/**
 * The screen: what is looked at before any answer. It reads a message for signs that somebody is in danger, of their
 * own hand, at home, of a lender, or by gambling. It is made to miss nothing: any doubt counts, false alarms are cheap.
 * A message is read whole, by sentence, by clause and by windows of a few words, and the gravest reading holds.
 */
import type { TextModel } from '#server/softmax/softmax-model.ts'
import { sentencesOf } from './plain-message.ts'
import { openScreenModel } from './screen-model.ts'
import { graveWords, meanings, sayings } from './screen-words.content.ts'

const self = new Set(meanings['I'])
const moneyWords = new Set(meanings['money'])

const withoutSayings = (sentence: string) =>
  sayings.reduce((rest, saying) => rest.replaceAll(` ${saying} `, ' '), ` ${sentence} `)

/**
 * A net of words beside the model: whether a sentence, as its words, has a grave word in the first person, or "anymore"
 * without money. It only raises the model's finding to a doubt. A common saying about money is no reason.
 */
export function raisesDoubt(words: readonly string[]): boolean {
  const rest = withoutSayings(words.join(' ')).split(' ')
  if (!rest.some((word) => self.has(word))) return false
  if (rest.some((word) => graveWords.has(word))) return true
  return rest.includes('anymore') && !rest.some((word) => moneyWords.has(word))
}

/** The gravest first. */
export const topics = ['suicide', 'violenceAtHome', 'lenderThreat', 'gambling'] as const
export type Topic = (typeof topics)[number]
export type Level = 'clear' | 'doubt'

type Screened = {
  /** where two are clear, the graver one; where none is, the likeliest */
  topic: Topic
  level: Level
  /** further topics that the message may be about; suicide at the least doubt */
  others: Topic[]
}

/** From which share of a topic on its sign is clear, and from which on there is doubt. */
type Bar = { clear: number; doubt: number }
/** Low on purpose: any doubt counts. */
const WHOLE: Bar = { clear: 0.7, doubt: 0.003 }
/** Parts of a sentence are torn from what they belong to, so more is asked of them. */
const PART: Bar = { clear: 0.97, doubt: 0.3 }
/** From this share on a further topic is named beside the first. */
const OTHER_SHARE = 0.05
/** What the model calls a phrasing that is only a reason for doubt: 'suicide?'. */
export const DOUBT_MARK = '?'

const LONG_SENTENCE = 14
const WINDOW = 10
const WINDOW_STEP = 5
const SHORTEST_CLAUSE = 3
const JOINING = /^(?:and|but|so|because|cuz|then|or|y|pero|porque|asi|o|entonces)$/

/** The finding of one reading for a topic. */
type Sign = { isClear: boolean; isDoubt: boolean; share: number }
type Found = Record<Topic, Sign>

/** Clauses and windows of a sentence; none where it is one short clause. */
function partsOf(sentence: readonly string[]): string[][] {
  const clauses: string[][] = [[]]
  for (const word of sentence) {
    if (JOINING.test(word)) clauses.push([])
    else clauses.at(-1)?.push(word)
  }
  const windows =
    sentence.length <= LONG_SENTENCE
      ? []
      : Array.from({ length: Math.ceil((sentence.length - WINDOW) / WINDOW_STEP) + 1 }, (_, at) =>
          sentence.slice(at * WINDOW_STEP, at * WINDOW_STEP + WINDOW),
        )
  const long = clauses.length < 2 ? [] : clauses.filter(({ length }) => length >= SHORTEST_CLAUSE)
  return [...long, ...windows]
}

const ofEach = (signOf: (topic: Topic) => Sign): Found => ({
  suicide: signOf('suicide'),
  violenceAtHome: signOf('violenceAtHome'),
  lenderThreat: signOf('lenderThreat'),
  gambling: signOf('gambling'),
})

const nothing = ofEach(() => ({ isClear: false, isDoubt: false, share: 0 }))
const graveWord: Found = { ...nothing, suicide: { isClear: false, isDoubt: true, share: 0 } }

function readWith(model: TextModel, words: readonly string[], { clear, doubt }: Bar): Found {
  const guesses = model.rank(words.join(' '))
  const share = (id: string) => guesses.find((guess) => guess.id === id)?.share ?? 0
  const most = Math.max(...topics.map(share))
  const isClear = topics.reduce((sum, topic) => sum + share(topic), 0) >= clear
  return ofEach((topic) => {
    const whole = share(topic) + share(topic + DOUBT_MARK)
    return { isClear: isClear && share(topic) === most, isDoubt: whole >= doubt, share: whole }
  })
}

const together = (one: Found, other: Found): Found =>
  ofEach((topic) => ({
    isClear: one[topic].isClear || other[topic].isClear,
    isDoubt: one[topic].isDoubt || other[topic].isDoubt,
    share: Math.max(one[topic].share, other[topic].share),
  }))

/** What of a message is read: its sentences and the whole, and their parts. */
export function readingsOf(message: string): {
  sentences: string[][]
  wholes: string[][]
  parts: string[][]
} {
  const sentences = sentencesOf(message)
  const wholes = sentences.length > 1 ? [...sentences, sentences.flat()] : sentences
  return { sentences, wholes, parts: sentences.flatMap(partsOf) }
}

function judge(found: Found): Screened | null {
  const doubts = topics.filter((one) => found[one].isDoubt || found[one].isClear)
  const clear = topics.find((one) => found[one].isClear)
  const topic = clear ?? doubts.toSorted((a, b) => found[b].share - found[a].share)[0]
  if (topic === undefined) return null
  const isNamed = (one: Topic) => one === 'suicide' || found[one].isClear || found[one].share >= OTHER_SHARE
  return {
    topic,
    level: clear ? 'clear' : 'doubt',
    others: doubts.filter((one) => one !== topic && isNamed(one)),
  }
}

/** Reads messages with a model of its own. */
function screenWith(model: TextModel): (message: string) => Screened | null {
  return (message) => {
    const { sentences, wholes, parts } = readingsOf(message)
    const found = [
      ...wholes.map((words) => readWith(model, words, WHOLE)),
      ...parts.map((words) => readWith(model, words, PART)),
      ...sentences.filter(raisesDoubt).map(() => graveWord),
    ].reduce(together, nothing)
    return judge(found)
  }
}

/** The topic and level of a message; null without a sign. */
export function screenMessage(message: string): Screened | null {
  return screenWith(openScreenModel())(message)
}
