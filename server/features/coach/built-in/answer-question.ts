/**
 * The built-in coach: knows the question, works the figures out, writes them into its sentences, cites the library and
 * leads on. Deterministic, and it says so when it does not know.
 */
import type { AnswerKind, Fact } from '#contracts/coach.ts'
import type { Records } from '#server/features/coach/facts/records.queries.ts'
import { appReplies } from './app.replies.ts'
import { careReplies } from './care.replies.ts'
import { debtReplies } from './debts.replies.ts'
import { libraryAnswers } from './library-answers.content.ts'
import { matchIntent } from './match-intent.ts'
import { moneyReplies } from './money.replies.ts'
import { findPassages, type Passage } from '#server/features/coach/facts/passages.facts.ts'
import { planReplies } from './plan.replies.ts'
import type { Reply, ReplyMaker } from './reply.ts'

const libraryReplies: Record<string, ReplyMaker> = Object.fromEntries(
  Object.entries(libraryAnswers).map(([id, { lead, search, next }]): [string, ReplyMaker] => [
    id,
    () => ({ paragraphs: lead, facts: [], search, next }),
  ]),
)

/** Every question the coach answers, by its id. */
export const replies: Readonly<Record<string, ReplyMaker>> = {
  ...libraryReplies,
  ...careReplies,
  ...appReplies,
  ...debtReplies,
  ...planReplies,
  ...moneyReplies,
}

/** Numbers of help lines that an answer may name. */
export const helpLines: readonly Fact[] = [
  {
    id: 'help.988',
    label: 'Suicide and Crisis Lifeline',
    value: '988',
    unit: 'text',
    source: 'SAMHSA, 988lifeline.org',
  },
  {
    id: 'help.211',
    label: 'local help with food, rent and power',
    value: '211',
    unit: 'text',
    source: '211.org',
  },
]

export type BuiltInAnswer = {
  /** null: it is none of the questions it knows */
  intent: string | null
  /** 'library' where only passages answer */
  kind: Extract<AnswerKind, 'answer' | 'library'>
  text: string
  facts: Fact[]
  passages: Passage[]
  nextQuestion: string | null
}

const UNKNOWN: Reply = {
  paragraphs: [
    'I do not know the answer to that, so I will not guess.',
    'I can tell you when you could be debt-free, what an extra payment does, which debt comes first, how your budget and goals stand, and what words on a statement mean.',
  ],
  facts: [],
  search: null,
  next: 'What can you do?',
}

const FROM_LIBRARY = 'I have no answer of my own to that. This is what the library says about it:'

function replyTo(intent: string | null, question: string, records: Records): Reply {
  const make = intent === null ? undefined : replies[intent]
  return make ? make({ question, records }) : { ...UNKNOWN, search: question }
}

/** Only facts that are said: those whose value stands in the text. */
function saidIn(text: string, facts: readonly Fact[]): Fact[] {
  const said = facts.filter(({ value }) => value !== '' && text.includes(value))
  return said.filter(({ id }, place) => said.findIndex((one) => one.id === id) === place)
}

/** Answers a question from the person's own records and the library. */
export function answerQuestion(question: string, records: Records): BuiltInAnswer {
  const intent = matchIntent(question)
  const reply = replyTo(intent, question, records)
  const passages = reply.search === null ? [] : findPassages(reply.search)
  const isFromLibrary = intent === null && passages.length > 0
  const text = (isFromLibrary ? [FROM_LIBRARY] : reply.paragraphs).join('\n\n')
  return {
    intent,
    kind: isFromLibrary ? 'library' : 'answer',
    text,
    facts: saidIn(text, [...reply.facts, ...helpLines]),
    passages,
    nextQuestion: reply.next,
  }
}
