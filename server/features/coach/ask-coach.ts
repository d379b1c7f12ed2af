/** A message to the coach: looked at first, answered, kept as part of a conversation. */
import type { AnswerKind, CoachAnswer, Fact } from '#contracts/coach.ts'
import { CHAT_HISTORY_MESSAGES } from '#contracts/coach.ts'
import { notFound } from '#server/errors.ts'
import { findUser } from '#server/features/account/account.queries.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { answerQuestion, type BuiltInAnswer } from './built-in/answer-question.ts'
import {
  findConversation,
  insertConversation,
  insertMessages,
  insertShared,
  readLastMessages,
  type NewMessage,
} from './coach.queries.ts'
import { readRecords } from './facts/records.queries.ts'
import { guardAnswers, guardNumbers, guardQuestion, needsAdviser } from './guard-question.ts'
import { askModel } from './model/ask-model.ts'
import type { Admit } from './model/budget.ts'

/** Below every answer; the model's words are no exception. */
export const COACH_LABEL =
  'Education only, not advice made for you. Figures come from your own records and the engine.'

const LONGEST_TITLE = 80
const MISSING = 'We cannot find this conversation. It may have been deleted. Start a new one.'

export type CoachQuestion = {
  userId: string
  message: string
  conversationId: string | null
  left: number
  /** counts what a request to a model may cost this person */
  admit: Admit
  /** sentences of a model as they are proven; what the answer does not begin with was withdrawn */
  onWords?: ((words: string) => void) | undefined
  /** the person has gone */
  signal?: AbortSignal | undefined
}

type Worded = Omit<BuiltInAnswer, 'kind'> & {
  kind: AnswerKind
  writtenBy: 'builtIn' | 'model'
  sent: string[]
}

function titleOf(message: string): string {
  const line = message.replaceAll(/\s+/g, ' ').trim()
  return line.length <= LONGEST_TITLE ? line : `${line.slice(0, LONGEST_TITLE - 1).trimEnd()}…`
}

function guardedAnswer(message: string): Worded | null {
  const guard = guardQuestion(message)
  if (guard === null) return null
  const text = guardAnswers[guard]
  const facts: Fact[] = guardNumbers
    .filter(({ value }) => text.includes(value))
    .map(({ value, source }) => ({ id: `help.${value}`, label: 'help line', value, unit: 'text', source }))
  const kind = guard === 'crisis' || guard === 'danger' ? 'crisis' : 'refusal'
  return {
    intent: guard,
    kind,
    text,
    facts,
    passages: [],
    nextQuestion: null,
    writtenBy: 'builtIn',
    sent: [],
  }
}

/** The built-in coach knows the answer; where a model may word it and its words hold, they are taken. */
async function wordedAnswer(parts: AppParts, asked: CoachQuestion): Promise<Worded> {
  const { userId, message, conversationId, admit, onWords, signal } = asked
  const { db, model, clock, log } = parts
  const records = await readRecords(db, userId, clock.now())
  const builtIn = { ...answerQuestion(message, records), writtenBy: 'builtIn' as const }
  const person = await findUser(db, userId)
  if (
    model === null ||
    !records.settings.coachModel ||
    person === undefined ||
    needsAdviser(message, builtIn.intent)
  )
    return { ...builtIn, sent: [] }
  const history =
    conversationId === null
      ? []
      : await readLastMessages(db, { userId, id: conversationId }, CHAT_HISTORY_MESSAGES)
  const question = { message, history, person, records, onWords, signal }
  const { answer, sent, why } = await askModel({ model, admit }, question)
  if (answer !== null) return { ...builtIn, ...answer, kind: 'answer', writtenBy: 'model', sent }
  log.info('coach.model', { userId, outcome: why })
  return { ...builtIn, sent }
}

/**
 * Answers a message and keeps both, with what was sent to a model. The answer is worked out before anything is stored,
 * so that a failure leaves no question without an answer. Throws 404 for somebody else's conversation.
 */
export async function askCoach(parts: AppParts, asked: CoachQuestion): Promise<CoachAnswer> {
  const { userId, message, conversationId: id } = asked
  const found = id === null ? undefined : await findConversation(parts.db, { userId, id })
  if (id !== null && !found) throw notFound(MISSING)
  const now = parts.clock.now()
  const answer = guardedAnswer(message) ?? (await wordedAnswer(parts, asked))
  const response = `${answer.text}\n\n${COACH_LABEL}`
  const kept = await parts.db.transaction(async (tx) => {
    const at = { title: titleOf(message), startedAt: now, lastAt: now }
    const key = { userId, id: (found ?? (await insertConversation(tx, userId, at))).id }
    const messages: NewMessage[] = [
      { role: 'user', content: message },
      { role: 'assistant', content: response, writtenBy: answer.writtenBy, facts: answer.facts },
    ]
    await insertShared(tx, key, { sentTo: parts.model?.name ?? '', sent: answer.sent, now })
    return insertMessages(tx, key, { now, messages })
  })
  const [, said] = kept
  if (said === undefined) throw new Error('a kept answer was not answered')
  return {
    kind: answer.kind,
    help: [],
    response,
    conversationId: said.conversationId,
    messageId: said.id,
    writtenBy: answer.writtenBy,
    facts: answer.facts,
    passages: answer.passages,
    nextQuestion: answer.nextQuestion,
    left: asked.left,
  }
}
