/** The coach: a message and its answer, the conversations a person keeps, and what was shared with a model. */
import * as z from 'zod/mini'
import { coachTexts } from './coach-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { instant } from '#contracts/amounts.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'
import { language } from '#contracts/language.ts'
import { requiredText } from '#contracts/texts.ts'

/** spec 7 and 9 */
const CHAT_HISTORY_MESSAGES = 10
const LONGEST_MESSAGE = 2_000

const factUnits = ['cents', 'percent', 'months', 'date', 'month', 'count', 'hours', 'score', 'text'] as const

/** Something the engine or the person's own records say. Every number of an answer is in one of them. */
export const factAnswer = z.object({
  id: z.string(),
  label: z.string(),
  /** as it is written in the answer: '$4,120', 'March 2029' */
  value: z.string(),
  unit: z.enum(factUnits),
  /** where it comes from, in words: 'your debts as of 11/20/2026' */
  source: z.string(),
})
export type Fact = z.output<typeof factAnswer>

export const passageAnswer = z.object({ articleId: z.string(), title: z.string(), text: z.string() })
export type Passage = z.output<typeof passageAnswer>

/** A question that may be meant: asked in these words, the coach answers it. `id` is the coach's own for what it asks. */
export const choiceAnswer = z.object({ id: z.string(), question: z.string() })
export type Choice = z.output<typeof choiceAnswer>

/**
 * What kind of answer it is. 'answer': the coach's own; 'choices': it asks which of several is meant; 'library': it
 * has no answer and shows what the library says; 'crisis': help in danger, and nothing about money beside it;
 * 'refusal': what it does not do.
 */
export const answerKinds = ['answer', 'choices', 'library', 'crisis', 'refusal'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** Who reads a question: our own reader, or with it a language model, which picks among our topics and writes nothing. */
export const readers = ['builtIn', 'model'] as const
export type Reader = (typeof readers)[number]

/** A way to reach help: one link to call, to text or to read. */
const helpAnswer = z.object({
  /** what the link says: 'Call 988', 'Text START to 88788' */
  label: z.string(),
  /** the number that is called or texted, as people write it: '1-800-799-7233' */
  phone: z.optional(z.string()),
  /** the word to text to that number; empty where any word will do; missing where the number is called */
  text: z.optional(z.string()),
  /** 'tel:988', 'sms:88788?&body=START', or an address that begins with https */
  href: z.string(),
})
export type Help = z.output<typeof helpAnswer>

/** A screen of the app; `path` begins with one slash. */
const screenLink = z.object({ label: z.string(), path: z.string().check(z.regex(/^\/(?!\/)/)) })

/** Figures with their sources, each beside what it is now where a what-if changes it. */
export const factCard = z.object({
  title: z.string(),
  figures: z.array(z.object({ fact: factAnswer, before: z.nullable(factAnswer) })),
  /** where they are computed, and can be seen and changed */
  screen: z.nullable(screenLink),
  /** My Debts with the what-if, where one press keeps it as the plan */
  keep: z.nullable(screenLink),
})
export type FactCard = z.output<typeof factCard>

/**
 * The pieces of an answer, in their order; nothing else is rendered. An answer to several questions has the pieces of
 * each, which begin with what was understood.
 */
export const answerBlock = z.discriminatedUnion('type', [
  /** what was asked, as the coach read it, and what else may be meant */
  z.object({ type: z.literal('understood'), text: z.string(), others: z.array(choiceAnswer) }),
  z.extend(factCard, { type: z.literal('card') }),
  /** a sentence that we wrote, and the facts whose values stand in its places */
  z.object({ type: z.literal('sentence'), text: z.string(), facts: z.array(factAnswer) }),
  z.extend(passageAnswer, { type: z.literal('passage') }),
  z.object({ type: z.literal('choices'), choices: z.array(choiceAnswer) }),
  z.object({ type: z.literal('help'), help: z.array(helpAnswer) }),
  /** where a law or a rule can be read */
  z.object({
    type: z.literal('source'),
    name: z.string(),
    url: z.url({ protocol: /^https$/ }),
    readOn: z.string(),
  }),
  z.extend(screenLink, { type: z.literal('screen') }),
])
export type AnswerBlock = z.output<typeof answerBlock>

export const coachAnswer = z.object({
  kind: z.enum(answerKinds),
  /** of the answer: that of the message */
  language: language,
  /** ways to reach help, the most important first; empty where nothing in the message asks for them */
  help: z.array(helpAnswer),
  /** what the person reads, the label of education included */
  response: z.string(),
  conversationId: z.string(),
  messageId: z.string(),
  /** who wrote the words; only kept answers of older conversations are a model's */
  writtenBy: z.enum(['builtIn', 'model']),
  /** who read the question; where a model helped, `response` says so */
  understoodBy: z.enum(readers),
  facts: z.array(factAnswer),
  /** the answer in pieces: what is shown; `response` says the same as one text */
  blocks: z.array(answerBlock),
  passages: z.array(passageAnswer),
  /** questions that may be meant, the likeliest first */
  choices: z.array(choiceAnswer),
  nextQuestion: z.nullable(z.string()),
  /** messages left today */
  left: z.int(),
})
export type CoachAnswer = z.output<typeof coachAnswer>

const historyMessage = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: z.string().check(z.maxLength(20_000)),
})

export const askCoach = endpoint('POST /api/chat/debt-advisor', {
  summary:
    'Ask the coach. `debts` and `conversationHistory` are checked and not believed: facts come from the own records of the person (reading 23). With `stream` the answer comes as lines of JSON: {"words"} sentence by sentence, then {"answer"}.',
  access: 'signedIn',
  needs: 'coach',
  body: z.strictObject({
    message: requiredText({ most: LONGEST_MESSAGE, missing: () => coachTexts().question }),
    debts: z.optional(z.array(z.unknown()).check(z.maxLength(500))),
    conversationHistory: z.optional(z.array(historyMessage).check(z.maxLength(CHAT_HISTORY_MESSAGES))),
    conversationId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    stream: z.optional(z.boolean({ error: () => refusalTexts().yesOrNo })),
  }),
  answer: coachAnswer,
})

const messageOf = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  writtenBy: z.nullable(z.enum(['builtIn', 'model'])),
  /** null on a question, and on answers older than this */
  understoodBy: z.nullable(z.enum(readers)),
  /** null on a question, and on answers older than the kinds */
  kind: z.nullable(z.enum(answerKinds)),
  choices: z.array(choiceAnswer),
  passages: z.array(passageAnswer),
  /** empty on a question, and on answers older than the pieces */
  blocks: z.array(answerBlock),
})

const conversationAnswer = z.object({
  id: z.string(),
  /** its first question, shortened */
  title: z.string(),
  startedAt: instant,
  lastAt: instant,
  messages: z.int(),
})
export type Conversation = z.output<typeof conversationAnswer>

export const listConversations = endpoint('GET /api/conversations', {
  summary: "The person's conversations with the coach, newest first.",
  access: 'signedIn',
  answer: z.array(conversationAnswer),
})

export const getConversation = endpoint('GET /api/conversations/{id}', {
  summary: 'A conversation with its messages, oldest first.',
  access: 'signedIn',
  answer: z.extend(conversationAnswer, { list: z.array(messageOf) }),
})

export const deleteConversation = endpoint('DELETE /api/conversations/{id}', {
  summary: 'Delete a conversation for good.',
  access: 'signedIn',
  answer: messageAnswer,
})

export const deleteConversations = endpoint('DELETE /api/conversations', {
  summary: 'Delete every conversation for good.',
  access: 'signedIn',
  answer: messageAnswer,
})

export const exportConversations = endpoint('GET /api/conversations/export', {
  summary: 'Every conversation with every message.',
  access: 'signedIn',
  answer: z.array(z.extend(conversationAnswer, { list: z.array(messageOf) })),
})

export const listShared = endpoint('GET /api/conversations/{id}/shared', {
  summary: 'What was sent to a model in this conversation, word for word; empty where none was asked.',
  access: 'signedIn',
  answer: z.array(z.object({ at: z.string(), to: z.string(), text: z.string() })),
})
