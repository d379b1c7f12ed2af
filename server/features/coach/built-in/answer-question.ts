/**
 * The built-in coach: knows the question, works the figures out, writes them into its sentences, cites the library and
 * leads on. Deterministic, and it says so when it does not know.
 */
import type { AnswerKind, Choice, Fact, Passage } from '#contracts/coach/coach.ts'
import type { Records } from '#server/features/facts/records.queries.ts'
import { appReplies } from './app.replies.ts'
import { careReplies } from './care.replies.ts'
import { debtReplies } from './debts.replies.ts'
import { libraryAnswers } from './library-answers.content.ts'
import { knownIntents, matchIntent } from './match-intent.ts'
import { moneyReplies } from './money.replies.ts'
import { findPassages, fittingPassages } from './passages.ts'
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
const helpLines: readonly Fact[] = [
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
  /** null: it is none of the questions it knows, or not certainly one */
  intent: string | null
  kind: Extract<AnswerKind, 'answer' | 'choices' | 'library'>
  text: string
  facts: Fact[]
  passages: Passage[]
  choices: Choice[]
  nextQuestion: string | null
}

const WHICH = 'I am not sure what you are asking. Is it one of these? If not, try other words.'
const FROM_LIBRARY =
  'I do not have an answer of my own to that. Our library has something close: read it below.'
const UNKNOWN =
  'I do not know that one. I can answer from your own numbers, explain the words on a statement, and say what collectors may and may not do.'
const WHO_HELPS =
  'If you need food, rent or help with a bill now, call 211. It is free. To go over your debts with a person, nonprofit credit counselors charge little or nothing: nfcc.org lists them.'

/** What most people begin with: with debts, and without. */
const BEGINNINGS = {
  withDebts: ['debt_free_date', 'which_first', 'budget_status'],
  withoutDebts: ['start_saving', 'emergency_fund', 'how_scores_work'],
}

const examples = new Map(knownIntents.map(({ id, example }) => [id, example]))

const choicesOf = (ids: readonly string[]): Choice[] =>
  ids.map((id) => ({ id, question: examples.get(id) ?? '' }))

/** The facts whose value is in the text. */
function saidIn(text: string, facts: readonly Fact[]): Fact[] {
  const said = facts.filter(({ value }) => value !== '' && text.includes(value))
  return said.filter(({ id }, place) => said.findIndex((one) => one.id === id) === place)
}

function knownAnswer(intent: string, reply: Reply): BuiltInAnswer {
  const text = reply.paragraphs.filter(Boolean).join('\n\n')
  const choices = (reply.choices ?? []).map((question) => ({ id: intent, question }))
  return {
    intent,
    kind: choices.length > 0 ? 'choices' : 'answer',
    text,
    facts: saidIn(text, [...reply.facts, ...helpLines]),
    passages: reply.search === null ? [] : findPassages(reply.search),
    choices,
    nextQuestion: reply.next,
  }
}

/** Guesses nothing: it offers likely questions, passages of the library and places of help. */
function unknownAnswer(question: string, near: readonly string[], records: Records): BuiltInAnswer {
  const passages = fittingPassages(question)
  const rest = { intent: null, passages, nextQuestion: null }
  if (near.length > 0) return { ...rest, kind: 'choices', text: WHICH, facts: [], choices: choicesOf(near) }
  const isInLibrary = passages.length > 0
  const text = `${isInLibrary ? FROM_LIBRARY : UNKNOWN}\n\n${WHO_HELPS}`
  const facts = saidIn(text, helpLines)
  if (isInLibrary) return { ...rest, kind: 'library', text, facts, choices: [] }
  const begin = records.debts.length > 0 ? BEGINNINGS.withDebts : BEGINNINGS.withoutDebts
  return { ...rest, kind: 'choices', text, facts, choices: choicesOf(begin) }
}

/** Answers a question from the person's own records and the library. */
export function answerQuestion(question: string, records: Records): BuiltInAnswer {
  const { intent, near } = matchIntent(question)
  const make = intent === null ? undefined : replies[intent]
  if (intent === null || make === undefined) return unknownAnswer(question, near, records)
  return knownAnswer(intent, make({ question, records }))
}
