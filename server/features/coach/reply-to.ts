/** What is said to a message: help in danger, a refusal, or an answer; worked out before anything is stored. */
import type { AnswerBlock, AnswerKind, Reader } from '#contracts/coach/coach.ts'
import type { Language } from '#contracts/language.ts'
import type { Records } from '#server/features/facts/records.queries.ts'
import { answerUnderstood, type CoachReply } from './answers/answer-message.ts'
import { asText } from './answers/as-text.ts'
import type { HelpFor } from './screen/help-for.ts'
import { languageOf } from './screen/language-of.ts'
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

/** The answer to a guarded question. */
const guardAnswers: Record<Guard, Record<Language, string>> = {
  others: {
    en: 'I can only see your own records, and nobody else can see yours. For a question about your own debts, budget or goals, just ask.',
    es: 'Solo puedo ver sus propios datos, y nadie más puede ver los suyos. Si tiene una pregunta sobre sus deudas, su presupuesto o sus metas, pregunte.',
  },
  manipulation: {
    en: 'I keep to a few rules that protect you: every figure comes from your records or the engine, I promise nothing, and I name no product. Within them I am glad to help. What would you like to know about your money?',
    es: 'Sigo unas reglas que le protegen: cada número viene de sus datos o del motor, no prometo nada y no nombro productos. Dentro de ellas le ayudo con gusto. ¿Qué quiere saber de su dinero?',
  },
}

/** Below every answer (reading 20). */
export const COACH_LABEL: Record<Language, string> = {
  en: 'Education only, not advice made for you. Figures come from your own records and the engine.',
  es: 'Solo educación, no un consejo hecho para usted. Los números vienen de sus propios datos y del motor.',
}

/** Beside the label, where a model read the question. */
export const MODEL_NOTE: Record<Language, string> = {
  en: 'A language model helped to read this question. Every word and figure is our own.',
  es: 'Un modelo de lenguaje ayudó a leer esta pregunta. Cada palabra y cada número son nuestros.',
}

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
  return saidBeforehand({ kind: 'refusal', language, text: guardAnswers[guard][language], facts: [] }, memory)
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
