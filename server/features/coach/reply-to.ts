/** What is said to a message: help in danger, a refusal, or an answer; worked out before anything is stored. */
import type { AnswerBlock, AnswerKind, Reader } from '#contracts/coach/coach.ts'
import { inEach } from '#server/language/language.ts'
import type { Records } from '#server/features/facts/records.queries.ts'
import { answerUnderstood, type CoachReply } from './answers/answer-message.ts'
import { asText } from './answers/as-text.ts'
import type { HelpFor } from './screen/help-for.ts'
import { languageOf } from './screen/language-of.ts'
import { coachTexts } from './messages.ts'
import { plainQuestion } from './understand/plain-question.ts'
import type { Asking } from './understand/model-reading.ts'
import { understand, type Memory, type Understood } from './understand/understand.ts'

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

/** The answers to guarded questions. */
const guardAnswers = inEach(() => coachTexts().guards)

/** Below every answer (reading 20). */
export const COACH_LABEL = inEach(() => coachTexts().label)

/** Beside the label, where a model read the question. */
export const MODEL_NOTE = inEach(() => coachTexts().modelNote)

export type Answer = Pick<
  CoachReply,
  'language' | 'facts' | 'blocks' | 'passages' | 'choices' | 'nextQuestion' | 'memory'
> & {
  kind: AnswerKind
  text: string
  understoodBy: Reader
}

const saidBeforehand = (
  answer: Pick<Answer, 'kind' | 'language' | 'text' | 'facts'>,
  memory: Memory | null,
): Answer => ({
  ...answer,
  blocks: answer.text.split('\n\n').map((text) => ({ type: 'sentence', text, facts: [] })),
  passages: [],
  choices: [],
  nextQuestion: null,
  understoodBy: 'builtIn',
  memory,
})

export type Question = {
  message: string
  /** what the screen found in the message; null where nothing */
  help: HelpFor | null
  /** the person has no messages left today: where there is help, they get it alone */
  isOut: boolean
  memory: Memory | null
}

/** Words read beforehand: help in place of an answer, or a refusal. */
function preparedAnswer({ message, help, isOut, memory }: Question): Answer | null {
  const language = languageOf(message)
  if (help !== null && (help.level === 'clear' || isOut))
    return saidBeforehand({ kind: 'crisis', language, text: help.text, facts: help.facts }, memory)
  const guard = guardQuestion(message)
  if (guard === null) return null
  return saidBeforehand({ kind: 'refusal', language, text: guardAnswers[language][guard], facts: [] }, memory)
}

/** A reading beside the built-in one, where there is a better one; null where that stands. */
export type OtherReader = (asking: Asking) => Promise<Understood | null>

/** An answer worked out from the records and the library. What the screen found something in is read by nobody else. */
async function worked(
  { message, memory, help }: Question,
  records: Records,
  other: OtherReader,
): Promise<Answer> {
  const builtIn = understand(message, records, memory)
  const better = help === null ? await other({ message, records, memory, builtIn }) : null
  const reply = answerUnderstood(better ?? builtIn, records, memory)
  return { ...reply, text: asText(reply.blocks), understoodBy: better ? 'model' : 'builtIn' }
}

/** An answer with the help on top of it, where there is doubt. */
function withHelp(answer: Answer, help: HelpFor | null): Answer {
  if (help === null || answer.kind === 'crisis') return answer
  const facts = answer.facts.filter(({ id }) => !help.facts.some((fact) => fact.id === id))
  const onTop = help.text.split('\n\n').map((text): AnswerBlock => ({ type: 'sentence', text, facts: [] }))
  return {
    ...answer,
    text: `${help.text}\n\n${answer.text}`,
    blocks: [...onTop, ...answer.blocks],
    facts: [...help.facts, ...facts],
  }
}

const nobodyElse: OtherReader = async () => null

/** The answer to a message; `read` reads the records, where they are wanted, and `other` the message, where it may. */
export async function replyTo(
  question: Question,
  read: () => Promise<Records> | Records,
  other: OtherReader = nobodyElse,
): Promise<Answer> {
  return withHelp(preparedAnswer(question) ?? (await worked(question, await read(), other)), question.help)
}
