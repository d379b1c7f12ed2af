/** A message to the coach: looked at first, answered, kept as part of a conversation. */
import type { AnswerKind, CoachAnswer } from '#contracts/coach/coach.ts'
import { notFound } from '#server/errors.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { answerQuestion } from './built-in/answer-question.ts'
import type { BuiltInAnswer } from './built-in/answer-question.ts'
import { findConversation, insertConversation, insertMessages } from './coach.queries.ts'
import type { NewMessage } from './coach.queries.ts'
import { type Person, readRecords } from '#server/features/facts/records.queries.ts'
import type { HelpFor } from './screen/help-for.ts'
import { plainQuestion } from './built-in/plain-question.ts'

export type Guard = 'others' | 'manipulation'

const OTHERS =
  /\b(?:other|another|different|someone else'?s?|somebody else'?s?|all(?: the)?) (?:users?|people'?s?|persons?|customers?|members?|accounts?)\b.*\b(?:debts?|owe|balance|data|records?|score|emails?|names?|account|budget)|\b(?:debts?|balance|data|records?|score|account|budget|owe)\b.*\b(?:other|another|someone else'?s?|somebody else'?s?) (?:users?|people|persons?|customers?|accounts?)\b|\buser ?(?:id|number)? ?#? ?\d+|\b[\w.]+@[\w.]+\b.*\b(?:owe|debts?|account|balance|score)|\bdatabase\b|\bselect \*|\bsql\b/

const MANIPULATION =
  /\b(?:ignore|forget|disregard|override|bypass)\b.*\b(?:instructions?|rules?|prompt|guidelines?|above|previous|training|system|proof)\b|\bsystem prompt\b|\b(?:developer|admin|god|debug|dan) mode\b|\bjailbreak|\byou are now\b|\bpretend (?:to be|you are|that)\b|\bact as\b|\brole ?play\b|\breveal\b.*\b(?:prompt|instructions?|key|secret)|\brepeat (?:everything|the text|the words) above\b|\bapi key\b/

/**
 * Whether somebody wants to see another person's records, or tries to talk the coach out of its rules; null where
 * neither. Checked after the screen, before any answer. Both the words as typed and their plain form are read.
 */
export function guardQuestion(question: string): Guard | null {
  const texts = [
    question
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[’`´]/g, "'"),
    plainQuestion(question),
  ]
  const found = (pattern: RegExp) => texts.some((text) => pattern.test(text))
  if (found(OTHERS)) return 'others'
  return found(MANIPULATION) ? 'manipulation' : null
}

/** The answer to a guarded question. */
const guardAnswers: Record<Guard, string> = {
  others:
    'I can only see your own records, and nobody else can see yours. For a question about your own debts, budget or goals, just ask.',
  manipulation:
    'I keep to a few rules that protect you: every figure comes from your records or the engine, I promise nothing, and I name no product. Within them I am glad to help. What would you like to know about your money?',
}

/** Below every answer. */
export const COACH_LABEL =
  'Education only, not advice made for you. Figures come from your own records and the engine.'

const LONGEST_TITLE = 80
const MISSING = 'We cannot find this conversation. It may have been deleted. Start a new one.'

type CoachQuestion = {
  person: Person
  message: string
  conversationId: string | null
  /** what the screen found in the message; null where nothing */
  help: HelpFor | null
  /** the person has no messages left today: where there is help, they get it alone */
  isOut: boolean
  left: number
}

type Answer = Omit<BuiltInAnswer, 'kind'> & { kind: AnswerKind }

function titleOf(message: string): string {
  const line = message.replaceAll(/\s+/g, ' ').trim()
  return line.length <= LONGEST_TITLE ? line : `${line.slice(0, LONGEST_TITLE - 1).trimEnd()}…`
}

const saidBeforehand = (answer: Pick<Answer, 'intent' | 'kind' | 'text' | 'facts'>): Answer => ({
  ...answer,
  passages: [],
  choices: [],
  nextQuestion: null,
})

/** Words read beforehand: help in place of an answer, or a refusal. */
function preparedAnswer({ message, help, isOut }: CoachQuestion): Answer | null {
  if (help !== null && (help.level === 'clear' || isOut))
    return saidBeforehand({ intent: null, kind: 'crisis', text: help.text, facts: help.facts })
  const guard = guardQuestion(message)
  if (guard === null) return null
  return saidBeforehand({ intent: guard, kind: 'refusal', text: guardAnswers[guard], facts: [] })
}

/** An answer with the help on top of it, where there is doubt. */
function withHelp(answer: Answer, help: HelpFor | null): Answer {
  if (help === null || answer.kind === 'crisis') return answer
  const facts = answer.facts.filter(({ id }) => !help.facts.some((fact) => fact.id === id))
  return { ...answer, text: `${help.text}\n\n${answer.text}`, facts: [...help.facts, ...facts] }
}

/**
 * Answers a message and keeps both. The answer is worked out before anything is stored, so that a failure leaves no
 * question without an answer. Throws 404 for somebody else's conversation.
 */
export async function askCoach(parts: AppParts, asked: CoachQuestion): Promise<CoachAnswer> {
  const { person, message, help, conversationId: id } = asked
  const userId = person.id
  const found = id === null ? undefined : await findConversation(parts.db, { userId, id })
  // Who needs help is not sent away for a conversation that was deleted.
  if (id !== null && !found && help === null) throw notFound(MISSING)
  const now = parts.clock.now()
  const plain = preparedAnswer(asked) ?? answerQuestion(message, await readRecords(parts.db, person, now))
  const answer = withHelp(plain, help)
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
    help: help?.help ?? [],
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
