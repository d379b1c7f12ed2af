/**
 * What a message asks: its language, its parts with a topic each, and what they name; read with the memory of the
 * conversation, so that "and 300?" goes on from "what if I pay 150 more a month".
 */
import type { Language } from '#contracts/language.ts'
import type { Guess } from '#server/softmax/softmax-model.ts'
import { withElectrician } from '#server/features/facts/occupation.facts.ts'
import type { Records } from '#server/features/facts/records.queries.ts'
import { languageOf, toldLanguage } from '../screen/language-of.ts'
import { topicAsked } from '../standing-questions.ts'
import { isUrgent, topicOf } from '../topics.ts'
import { areOfOneSubject, certainTopic, nearTopics, otherTopics, rank, topicsOfSubject } from './router.ts'
import { namedIn, withoutNames, type Named } from './named-things.ts'
import { readSlots, withNewSlots, type Slots } from './slots.ts'
import { asksMore, asksSomething, cutsOf, sentencesOf } from './split-parts.ts'

export type Part = {
  text: string
  /** null where none is certain */
  topic: string | null
  /** of the same subject, and as likely meant: answered beside it */
  beside: string | null
  /** where none is certain: those that may be meant, the nearest first; else what else it may be */
  near: string[]
  slots: Slots
}

export type Understood = {
  language: Language
  parts: Part[]
  /** questions beside them that are none of the topics, as they were typed */
  unread: string[]
}

/** What a conversation remembers: the last part, the topic it was answered by, and its language. */
export type Memory = { language: Language; topic: string | null; slots: Slots; text: string }

/** How many parts of a message are answered. */
export const ANSWERED_PARTS = 3

export type Read = { text: string; guesses: Guess[]; topic: string | null }

export type Reader = (text: string) => Read

const WAGE = 'wage_of_job'

/**
 * The wage of work, where it is the nearest topic and surely asked of an electrician in the same words: the model was
 * taught few kinds of work. Who gives a figure tells what they earn and asks something else.
 */
function wageAsked({ text, guesses }: Omit<Read, 'topic'>): string | null {
  if (guesses[0]?.id !== WAGE || /\d/.test(text)) return null
  const alike = withElectrician(text, languageOf(text))
  return alike !== null && certainTopic(rank(alike)) === WAGE ? WAGE : null
}

/** Reads texts of a person who has names of their own for things, each once. */
export const readerFor = (records: Records): Reader => {
  const known = new Map<string, Read>()
  const read: Reader = (text) => {
    const guesses = rank(text, withoutNames(text, records))
    return { text, guesses, topic: topicAsked(text) ?? certainTopic(guesses) ?? wageAsked({ text, guesses }) }
  }
  return (text) => {
    const found = known.get(text) ?? read(text)
    known.set(text, found)
    return found
  }
}

/** A sentence, cut in two where each half asks for something else of its own. */
function clausesOf(sentence: string, read: Reader): Read[] {
  const whole = read(sentence)
  const isTwo = ([a, b]: readonly [Read, Read]) =>
    a.topic !== null &&
    b.topic !== null &&
    a.topic !== b.topic &&
    !isSmallTalk(a.topic) &&
    !isSmallTalk(b.topic) &&
    (whole.topic === null || (asksSomething(a.text) && asksSomething(b.text)))
  const cut = cutsOf(sentence)
    .map(([a, b]) => [read(a), read(b)] as const)
    .find(isTwo)
  return cut ? [...cut] : [whole]
}

/** Whether a topic is about the talk itself: a greeting, thanks, "explain it more simply". */
export const isSmallTalk = (id: string) => topicOf(id).kind === 'talk' || id === 'greeting' || id === 'thanks'

/** The clauses that ask for different things, and those that ask for something that is not understood. */
type Split = { asking: Read[]; unread: string[] }

/** What says nothing certain and asks nothing belongs to the clauses beside it. */
function partsOf(message: string, { records, read }: Pick<Reading, 'records' | 'read'>): Split {
  const whole = read(message)
  if (topicAsked(message) !== null) return { asking: [whole], unread: [] }
  const clauses = sentencesOf(message).flatMap((sentence) => clausesOf(sentence, read))
  const keyOf = ({ topic, text }: Read) => `${topic} ${JSON.stringify(namedIn(text, records))}`
  const certain = clauses.filter(({ topic }) => topic !== null && !isSmallTalk(topic))
  const asking = certain.filter((one, at) => certain.findIndex((other) => keyOf(other) === keyOf(one)) === at)
  const unread = clauses.flatMap(({ topic, text }) => (topic === null && asksSomething(text) ? [text] : []))
  if (asking.length > 1) return { asking, unread }
  if (asking.length === 1 && unread.length > 0 && clauses.length > 1) return { asking, unread }
  if (whole.topic !== null && (asking.length === 0 || whole.topic === asking[0]!.topic))
    return { asking: [whole], unread: [] }
  return { asking: asking.length === 1 ? [{ ...asking[0]!, text: message }] : [whole], unread: [] }
}

/** Words that lean on what came before. */
const LEANS =
  /^(?:(?:ok(?:ay)?|so|but|and|y|pero|entonces)[,\s]+)*(?:and|what about|how about|what if it(?:'| i)s|or|only|just|instead|make it|no,? i meant?|i meant?|for|without|by|until|y|que tal|qu[eé] pasa con|o|solo|s[oó]lo|para|sin|mejor)\b/i
const POINTS = /\b(?:it|that|this|those|them|that one|this one|eso|esa|ese|esta|este|la misma|lo mismo)\b/i
const OTHER_ONE = /\b(?:the )?other (?:one|card|loan|debt)\b|\b(?:la|el) otr[ao]\b/i
const SHORT_WORDS = 8

const namesSomething = ({
  debtIds,
  withoutIds,
  categoryId,
  goalId,
  cents,
  byMonths,
  forMonths,
  ratePpm,
  change,
}: Slots) =>
  debtIds.length + withoutIds.length > 0 ||
  [categoryId, goalId, cents, byMonths, forMonths, ratePpm, change].some((one) => one !== null)

/** "the other card": the one of the same kind that was not spoken of. */
function withOtherOne(slots: Slots, text: string, { memory, records: { debts } }: Reading): Slots {
  if (memory?.slots.debtIds.length !== 1 || !OTHER_ONE.test(text)) return slots
  const [before] = memory.slots.debtIds
  const type = debts.find(({ debt }) => debt.id === before)?.debt.type
  const others = debts.filter(({ debt }) => debt.type === type && debt.id !== before)
  return others.length === 1 ? { ...slots, debtIds: [others[0]!.debt.id] } : slots
}

/** Whether a part says too little to stand alone and goes on from the last one. */
function leansOn({ text, topic }: Read, slots: Slots): boolean {
  if (topic !== null) return false
  const isShort = text.split(/\s+/).length <= SHORT_WORDS
  return (
    (isShort && (namesSomething(slots) || OTHER_ONE.test(text))) ||
    (LEANS.test(text) && namesSomething(slots))
  )
}

export type Reading = { records: Records; memory: Memory | null; read: Reader }

/** The topic of a question that was offered for a message nobody understood, which says what that one asks; null for any other. */
function pressedTopic(text: string, { memory, read }: Pick<Reading, 'memory' | 'read'>): string | null {
  const topic = topicAsked(text)
  if (topic === null || memory === null || memory.topic !== null) return null
  return nearTopics(read(memory.text).guesses).includes(topic) ? topic : null
}

/** A message that says too little alone, read as the rest of the one before it; null where that says nothing certain either. */
function goingOn(one: Read, slots: Slots, { memory, read }: Reading): Part | null {
  if (memory === null) return null
  const { text, guesses, topic } = one
  const pressed = pressedTopic(text, { memory, read })
  if (pressed !== null)
    return {
      text: joined(memory.text, text),
      topic: pressed,
      beside: null,
      near: otherTopics(guesses, pressed),
      slots: withNewSlots(memory.slots, slots),
    }
  // "no, I meant the other card" and "yes, and 300?" are about what was answered.
  const isCorrection = topic !== null && isSmallTalk(topic) && namesSomething(slots)
  if (memory.topic !== null && (isCorrection || leansOn(one, slots)))
    return {
      text: joined(memory.text, text),
      topic: memory.topic,
      beside: null,
      near: nearTopics(guesses, memory.topic),
      slots: withNewSlots(memory.slots, slots),
    }
  if (topic !== null) return null
  const together = read(joined(memory.text, text))
  // The same answer again would be none.
  const isSame = together.topic === memory.topic && !namesSomething(slots)
  return together.topic === null || isSame
    ? null
    : {
        text: together.text,
        topic: together.topic,
        beside: null,
        near: otherTopics(together.guesses, together.topic),
        slots: withNewSlots(memory.slots, slots),
      }
}

const LONGEST_TEXT = 400
export const joined = (before: string, text: string) => `${before}. ${text}`.slice(-LONGEST_TEXT)

/** From this share on a half of a sentence that is about another subject asks for something of its own. */
const OWN_SHARE = 0.5

/**
 * The topics of a message that is certain of its subject alone, in whole or in the one sentence that asks; a story before
 * it says what it is about, and its amounts and names are read with it. None where it asks more than one thing.
 */
function topicsOfMessage({ text, guesses }: Read, read: Reader): string[] {
  if (asksMore(text)) return []
  const sentences = sentencesOf(text)
  const whole = topicsOfSubject(guesses)
  const question = sentences.find(asksSomething)
  const found = whole.length > 0 || question === undefined ? whole : topicsOfSubject(read(question).guesses)
  const [likeliest] = found
  if (likeliest === undefined) return []
  const halves = sentences.flatMap(cutsOf).flatMap((cut) => cut.map((half) => read(half).guesses[0]))
  const isOther = (guess: Guess | undefined) =>
    guess !== undefined && guess.share >= OWN_SHARE && !areOfOneSubject(guess.id, likeliest)
  return halves.some(isOther) ? [] : found
}

/** What a clause asks; where it is `isAlone` in its message, it may go on from the one before. */
export function partFrom(one: Read, reading: Reading & { said: Named }, isAlone: boolean): Part {
  const { records, memory, said } = reading
  const named = readSlots(one.text, records)
  const slots = withOtherOne(named, one.text, reading)
  const { text, guesses, topic } = one
  const part = isAlone ? goingOn(one, slots, reading) : null
  if (part) return part
  if (topic === null) {
    const [likeliest = null, beside = null] =
      isAlone && memory === null && !slots.hasMoreAmounts ? topicsOfMessage(one, reading.read) : []
    return { text, topic: likeliest, beside, near: nearTopics(guesses, likeliest), slots }
  }
  // "when is it due" after a debt was named, in the message or before it: that debt.
  const points = slots.debtIds.length === 0 && POINTS.test(text) && topicOf(topic).kind === 'facts'
  const before = isAlone || said.debtIds.length !== 1 ? (memory?.slots.debtIds ?? []) : said.debtIds
  const pointed = points ? { ...slots, debtIds: before } : slots
  return { text, topic, beside: null, near: otherTopics(guesses, topic), slots: pointed }
}

/** A few words without a sign of either language go on in the last one's. */
function languageIn(message: string, memory: Memory | null): Language {
  const isShort = message.trim().split(/\s+/).length <= 2
  if (memory !== null && isShort && toldLanguage(message) !== 'es') return memory.language
  return languageOf(message)
}

const ASKS_AGAIN =
  /^(?:(?:ok(?:ay)?|and|but|now|please|can you|could you|y|pero|ahora|por favor)[,\s]+)*(?:(?:say|tell me|repeat|d[ií]melo|d[ií]game)\b.*)?\b(?:in|en) /i

/** "and in Spanish?": the language in which the last answer is wanted again; null where that is not asked. */
function wantedAgainIn(message: string): Language | null {
  if (message.split(/\s+/).length > SHORT_WORDS || !ASKS_AGAIN.test(message)) return null
  if (/\bspanish\b|\bespa[nñ]ol\b/i.test(message)) return 'es'
  return /\benglish\b|\bingl[eé]s\b/i.test(message) ? 'en' : null
}

export function urgentFirst(parts: readonly Part[]): Part[] {
  const urgent = parts.filter(({ topic }) => topic !== null && isUrgent(topic))
  return [...urgent, ...parts.filter((part) => !urgent.includes(part))]
}

/** Reads a message; `parts` are at most three to be answered, the urgent first, and the rest after them. */
export function understand(message: string, records: Records, memory: Memory | null): Understood {
  const again = memory?.topic ? wantedAgainIn(message) : null
  if (memory && again) return { language: again, parts: [{ ...memory, beside: null, near: [] }], unread: [] }
  const read = readerFor(records)
  const { asking, unread } = partsOf(message, { records, read })
  const isAlone = asking.length === 1 && unread.length === 0
  const said = namedIn(message, records)
  const parts = asking.map((one) => partFrom(one, { records, memory, read, said }, isAlone))
  return { language: languageIn(message, memory), parts: urgentFirst(parts), unread }
}
