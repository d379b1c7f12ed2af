/**
 * An answer in a model's words. It gets the question and the last messages without names, and tools that read; what it
 * writes is checked sentence by sentence before anybody sees it. Refused once, it is told why; refused twice, late, cut
 * off or unreachable, there is no answer of it, and the built-in coach has the word.
 */
import type { Fact } from '#contracts/coach.ts'
import { CHAT_HISTORY_MESSAGES } from '#contracts/coach.ts'
import type { Passage } from '#server/features/coach/facts/passages.facts.ts'
import type { Records } from '#server/features/coach/facts/records.queries.ts'
import type { Model, ModelMessage } from '#server/ports/model/model.ts'
import { hideNames, thingsOf, type PersonNames } from './aliases.ts'
import type { Admit } from './budget.ts'
import { checkSentence } from './check-sentence.ts'
import { askAgain, instructions } from './instructions.content.ts'
import { Ledger } from './ledger.ts'
import { takeSentences } from './sentences.ts'
import { coachTools } from './tools.ts'
import { isSaidElsewhere } from './said-elsewhere.ts'

export type ModelAnswer = { text: string; facts: Fact[]; passages: Passage[] }

export type ModelQuestion = {
  message: string
  /** the conversation so far, oldest first */
  history: readonly ModelMessage[]
  person: PersonNames
  records: Records
  /** each sentence once it is proven; without it nobody reads along */
  onWords?: ((words: string) => void) | undefined
  /** the person has gone */
  signal?: AbortSignal | undefined
}

export type ModelMeans = { model: Model; admit: Admit }

/** `sent` is every request, word for word: it left, whether or not an answer came of it. */
export type ModelResult = { answer: ModelAnswer | null; sent: string[]; why: string | null }

class Refused extends Error {
  readonly why: string[]

  constructor(why: string[]) {
    super('an answer was refused')
    this.why = why
  }
}

const MOST_REASONS = 6
const MOST_SENTENCES = 24

type Reading = { ledger: Ledger; hasShown: boolean; show: (words: string) => void }

function once<T>(list: readonly T[], key: (one: T) => string): T[] {
  return list.filter((one, place) => list.findIndex((other) => key(other) === key(one)) === place)
}

/** Reads one answer to its end, showing each sentence that holds. Throws Refused at the first that does not. */
async function readAnswer(words: AsyncIterable<string>, reading: Reading): Promise<ModelAnswer> {
  const said: ModelAnswer = { text: '', facts: [], passages: [] }
  let sentences = 0
  const take = (raw: string) => {
    const checked = checkSentence(raw, reading.ledger)
    sentences += 1
    if (checked.isRefused) throw new Refused(checked.why)
    if (sentences > MOST_SENTENCES) throw new Refused(['it is too long'])
    if (isSaidElsewhere(raw, instructions)) throw new Refused(['it repeats the instructions'])
    said.text += checked.text
    said.facts.push(...checked.facts)
    said.passages.push(...checked.passages)
    reading.show(checked.text)
  }
  let rest = ''
  for await (const part of words) {
    const found = takeSentences(rest + part)
    found.whole.forEach(take)
    rest = found.rest
  }
  if (rest.trim() !== '') take(rest)
  if (!/\p{L}{2}/u.test(said.text)) throw new Refused(['it is empty'])
  return {
    text: said.text.trim(),
    facts: once(said.facts, ({ id, value }) => `${id} ${value}`),
    passages: once(said.passages, ({ text }) => text),
  }
}

/** Ends the wait when nothing new to read has come for so long, or the person has gone. */
function patience(milliseconds: number, gone: AbortSignal | undefined) {
  const ended = new AbortController()
  const leave = () => ended.abort()
  let timer = setTimeout(leave, milliseconds)
  gone?.addEventListener('abort', leave, { once: true })
  if (gone?.aborted) leave()
  return {
    signal: ended.signal,
    renew: () => {
      clearTimeout(timer)
      timer = setTimeout(leave, milliseconds)
    },
    stop: () => {
      clearTimeout(timer)
      gone?.removeEventListener('abort', leave)
    },
  }
}

/** A later request repeats the earlier messages: of it only what is new is kept. */
function keepSent(sent: string[]): (body: string) => void {
  const known = new Set<string>()
  return (body) => {
    const { messages } = JSON.parse(body) as { messages?: unknown[] }
    const fresh = (messages ?? []).filter((message) => !known.has(JSON.stringify(message)))
    sent.push(known.size === 0 ? body : JSON.stringify({ messages: fresh }))
    for (const message of fresh) known.add(JSON.stringify(message))
  }
}

/** Two tries at most; null when neither held. Whatever the port throws is for the caller. */
async function tryTwice(
  { model, admit }: ModelMeans,
  asking: {
    messages: ModelMessage[]
    records: Records
    reading: Reading
    signal: AbortSignal
    sent: string[]
  },
): Promise<{ answer: ModelAnswer | null; why: string | null }> {
  const { messages, records, reading, signal, sent } = asking
  const onSent = keepSent(sent)
  const { ledger } = reading
  let again: ModelMessage[] = []
  for (let tries = 1; tries <= 2; tries += 1) {
    const asked = { instructions, messages: [...messages, ...again], tools: coachTools({ records, ledger }) }
    try {
      const words = model.answer({ ...asked, signal, admit, onSent })
      return { answer: await readAnswer(words, reading), why: null }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const why = error.why.slice(0, MOST_REASONS)
      again = [{ role: 'user', content: askAgain(why, ledger.sent()) }]
    }
    // What was shown of a refused answer is withdrawn with the whole answer; nothing more is shown piece by piece.
    if (reading.hasShown) reading.show = () => {}
  }
  return { answer: null, why: 'refused twice' }
}

/** Asks the model. Never throws for what the model does: then there is no answer, and `why` says so in a word. */
export async function askModel(means: ModelMeans, question: ModelQuestion): Promise<ModelResult> {
  const { message, history, person, records, onWords } = question
  const things = thingsOf(records)
  const hide = (text: string) => hideNames(text, { person, things })
  const messages = [
    ...history.slice(-CHAT_HISTORY_MESSAGES),
    { role: 'user' as const, content: message },
  ].map(({ role, content }) => ({ role, content: hide(content) }))
  const sent: string[] = []
  const wait = patience(means.model.limits.patienceMs, question.signal)
  const reading: Reading = {
    ledger: new Ledger(things),
    hasShown: false,
    show: (words) => {
      if (onWords === undefined) return
      reading.hasShown = true
      wait.renew()
      onWords(words)
    },
  }
  try {
    const found = await tryTwice(means, { messages, records, reading, signal: wait.signal, sent })
    return { ...found, sent }
  } catch (error) {
    return {
      answer: null,
      sent,
      why: wait.signal.aborted ? 'late' : error instanceof Error ? error.name : 'unknown',
    }
  } finally {
    wait.stop()
  }
}
