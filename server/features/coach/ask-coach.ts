/** A message to the coach: looked at first, answered, kept as part of a conversation. */
import type { AnswerKind, CoachAnswer, Fact } from '#contracts/coach.ts'
import { notFound } from '#server/errors.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { answerQuestion, type BuiltInAnswer } from './built-in/answer-question.ts'
import { findConversation, insertConversation, insertMessages, type NewMessage } from './coach.queries.ts'
import { readRecords } from './facts/records.queries.ts'
import { guardAnswers, guardNumbers, guardQuestion } from './guard-question.ts'

/** Below every answer. */
export const COACH_LABEL =
  'Education only, not advice made for you. Figures come from your own records and the engine.'

const LONGEST_TITLE = 80
const MISSING = 'We cannot find this conversation. It may have been deleted. Start a new one.'

export type CoachQuestion = { userId: string; message: string; conversationId: string | null; left: number }

type Answer = Omit<BuiltInAnswer, 'kind'> & { kind: AnswerKind }

function titleOf(message: string): string {
  const line = message.replaceAll(/\s+/g, ' ').trim()
  return line.length <= LONGEST_TITLE ? line : `${line.slice(0, LONGEST_TITLE - 1).trimEnd()}…`
}

function guardedAnswer(message: string): Answer | null {
  const guard = guardQuestion(message)
  if (guard === null) return null
  const text = guardAnswers[guard]
  const facts: Fact[] = guardNumbers
    .filter(({ value }) => text.includes(value))
    .map(({ value, source }) => ({ id: `help.${value}`, label: 'help line', value, unit: 'text', source }))
  const kind = guard === 'crisis' || guard === 'danger' ? 'crisis' : 'refusal'
  return { intent: guard, kind, text, facts, passages: [], choices: [], nextQuestion: null }
}

/**
 * Answers a message and keeps both. The answer is worked out before anything is stored, so that a failure leaves no
 * question without an answer. Throws 404 for somebody else's conversation.
 */
export async function askCoach(parts: AppParts, asked: CoachQuestion): Promise<CoachAnswer> {
  const { userId, message, conversationId: id } = asked
  const found = id === null ? undefined : await findConversation(parts.db, { userId, id })
  if (id !== null && !found) throw notFound(MISSING)
  const now = parts.clock.now()
  const answer = guardedAnswer(message) ?? answerQuestion(message, await readRecords(parts.db, userId, now))
  const response = `${answer.text}\n\n${COACH_LABEL}`
  const kept = await parts.db.transaction(async (tx) => {
    const at = { title: titleOf(message), startedAt: now, lastAt: now }
    const key = { userId, id: (found ?? (await insertConversation(tx, userId, at))).id }
    const messages: NewMessage[] = [
      { role: 'user', content: message },
      {
        role: 'assistant',
        content: response,
        writtenBy: 'builtIn',
        kind: answer.kind,
        facts: answer.facts,
        choices: answer.choices,
        passages: answer.passages,
      },
    ]
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
    writtenBy: 'builtIn',
    facts: answer.facts,
    passages: answer.passages,
    choices: answer.choices,
    nextQuestion: answer.nextQuestion,
    left: asked.left,
  }
}
