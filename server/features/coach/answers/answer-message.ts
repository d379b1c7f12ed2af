/**
 * The answer to a message: its parts, each with what was understood, its cards and sentences, and what helps further.
 * Deterministic; where nothing is certain it asks, shows what the library has, and names who helps.
 */
import type { AnswerBlock, AnswerKind, Choice, Fact, Passage } from '#contracts/coach/coach.ts'
import type { Language } from '#contracts/language.ts'
import type { Records } from '#server/features/facts/records.queries.ts'
import { speaking } from '#server/language/language.ts'
import { questionOf } from '../standing-questions.ts'
import { topicOf, type Topic } from '../topics.ts'
import type { Slots } from '../understand/slots.ts'
import {
  ANSWERED_PARTS,
  isSmallTalk,
  understand,
  type Memory,
  type Part,
  type Understood,
} from '../understand/understand.ts'
import { debtAnswers } from './debts.answers.ts'
import { languageOf, say, type Asked, type Draw, type Drawn } from './draw.ts'
import { helpLink } from './help-places.content.ts'
import { moneyAnswers } from './money.answers.ts'
import { fittingPassages, passagesIn } from './passages.ts'
import { planAnswers } from './plan.answers.ts'
import { talkAnswer } from './talk.answers.ts'
import { understoodText } from './understood-text.ts'
import { whatIfAnswers } from './what-if.answers.ts'
import { written } from './written.ts'

/** What is worked out from a person's own records, by topic. */
export const workedOut: Readonly<Record<string, Draw>> = {
  ...debtAnswers,
  ...planAnswers,
  ...whatIfAnswers,
  ...moneyAnswers,
}

export type CoachReply = {
  language: Language
  kind: Extract<AnswerKind, 'answer' | 'choices' | 'library' | 'refusal'>
  /** the topics that were answered, in their order */
  topics: string[]
  blocks: AnswerBlock[]
  facts: Fact[]
  passages: Passage[]
  choices: Choice[]
  nextQuestion: string | null
  /** for the next message; null where nothing was understood that it could go on from */
  memory: Memory | null
}

type Answered = { kind: CoachReply['kind']; blocks: AnswerBlock[]; next: string | null }

const choiceOf = (
  id: string,
  { records, slots }: Pick<Asked, 'records'> & { slots: Slots | null },
): Choice => ({
  id,
  question: questionOf(id, records, slots),
})

const choicesBlock = (choices: Choice[]): AnswerBlock[] =>
  choices.length === 0 ? [] : [{ type: 'choices', choices }]

/** The answer of a topic; `slots` are the message's. */
export function drawTopic(asked: Asked, id: string): Drawn {
  const draw = workedOut[id]
  return draw ? draw(asked) : written(asked, topicOf(id))
}

/** One passage beside figures, of the articles that speak to the topic. */
function passageBeside(asked: Asked, { kind, library = [], example }: Topic): AnswerBlock[] {
  if (kind !== 'facts') return []
  const language = languageOf(asked)
  return passagesIn(library, `${asked.question} ${example[language]}`, language)
    .slice(0, 1)
    .map((passage) => ({ type: 'passage', ...passage }))
}

/** A card without figures that stand there already; nothing where none is left. */
function withoutFacts(
  card: Extract<AnswerBlock, { type: 'card' }>,
  known: ReadonlySet<string>,
): AnswerBlock[] {
  const figures = card.figures.filter(({ fact }) => !known.has(fact.id))
  return figures.length === 0 ? [] : [{ ...card, figures }]
}

/** The answer of the other topic that the message may mean, without what is shown already; null where there is none. */
function besideIt(
  asked: Asked,
  { beside }: Part,
  drawn: Drawn,
): { topic: Topic; blocks: AnswerBlock[] } | null {
  if (beside === null || drawn.choices !== undefined) return null
  const other = drawTopic(asked, beside)
  const shown = new Set(drawn.blocks.map((block) => JSON.stringify(block)))
  const known = new Set(factsIn(drawn.blocks).map(({ id }) => id))
  const blocks = other.blocks
    .filter((block) => !shown.has(JSON.stringify(block)))
    .flatMap((block) => (block.type === 'card' ? withoutFacts(block, known) : [block]))
  return other.choices === undefined && blocks.length > 0 ? { topic: topicOf(beside), blocks } : null
}

function knownPart(asked: Asked, part: Part & { topic: string }, memory: Memory | null): Answered {
  const topic = topicOf(part.topic)
  if (topic.kind === 'talk') {
    const talk = talkAnswer(asked, {
      topic,
      memory,
      redraw: (id, slots) => drawTopic({ ...asked, slots }, id),
    })
    return { kind: 'answer', blocks: talk.blocks, next: talk.next ?? null }
  }
  const drawn = drawTopic(asked, part.topic)
  const other = besideIt(asked, part, drawn)
  const choices = (drawn.choices ?? []).map((question) => ({ id: part.topic, question }))
  const others = part.near.map((id) => choiceOf(id, asked))
  const understood: AnswerBlock[] =
    topic.kind === 'facts' || topic.kind === 'library' || topic.kind === 'care'
      ? [
          {
            type: 'understood',
            text: understoodText(asked, [topic, ...(other ? [other.topic] : [])]),
            others,
          },
        ]
      : []
  return {
    kind: topic.kind === 'refusal' ? 'refusal' : choices.length > 0 ? 'choices' : 'answer',
    blocks: [
      ...understood,
      ...drawn.blocks,
      ...(other?.blocks ?? []),
      ...choicesBlock(choices),
      ...(choices.length > 0 ? [] : passageBeside(asked, topic)),
    ],
    next: choices.length > 0 ? null : (drawn.next ?? null),
  }
}

/** What most people begin with: with debts, and without. */
const BEGINNINGS = {
  withDebts: ['debt_free_date', 'which_first', 'budget_status'],
  withoutDebts: ['start_saving', 'emergency_fund', 'how_scores_work'],
}

const whoHelps = (language: Language): AnswerBlock => ({
  type: 'help',
  help: ['211', 'nfcc.org', 'lsc.gov'].map((name) => helpLink(name, language)),
})

/** Guesses nothing: it shows passages of the library that fit, likely questions, and places of help. */
function unknownPart(asked: Asked, part: Part): Answered {
  const language = languageOf(asked)
  const passages = fittingPassages(part.text, language)
  const quoted = passages.map((passage): AnswerBlock => ({ type: 'passage', ...passage }))
  const near = choicesBlock(part.near.map((id) => choiceOf(id, asked)))
  if (quoted.length > 0)
    return {
      kind: 'library',
      blocks: [...say(asked, 'unknown.library'), ...quoted, ...near, whoHelps(language)],
      next: null,
    }
  if (near.length > 0)
    return {
      kind: 'choices',
      blocks: [...say(asked, 'unknown.which'), ...near, whoHelps(language)],
      next: null,
    }
  const begin = asked.records.debts.length > 0 ? BEGINNINGS.withDebts : BEGINNINGS.withoutDebts
  return {
    kind: 'choices',
    blocks: [
      ...say(asked, 'unknown.nothing'),
      whoHelps(language),
      ...choicesBlock(begin.map((id) => choiceOf(id, asked))),
    ],
    next: null,
  }
}

/** What the next message may go on from: the last part that is no small talk. */
function remembered(parts: readonly Part[], language: Language, memory: Memory | null): Memory | null {
  const last =
    parts.findLast(({ topic }) => topic !== null && !isSmallTalk(topic)) ??
    parts.findLast(({ topic }) => topic === null)
  return last ? { language, topic: last.topic, slots: last.slots, text: last.text } : memory
}

function factsOf(block: AnswerBlock): Fact[] {
  if (block.type === 'sentence') return block.facts
  if (block.type !== 'card') return []
  return block.figures.flatMap(({ fact, before }) => (before ? [fact, before] : [fact]))
}

/** Every fact that is shown, once. */
function factsIn(blocks: readonly AnswerBlock[]): Fact[] {
  const all = blocks.flatMap(factsOf)
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at)
}

const passagesOf = (blocks: readonly AnswerBlock[]): Passage[] =>
  blocks.flatMap((block) =>
    block.type === 'passage' ? [{ articleId: block.articleId, title: block.title, text: block.text }] : [],
  )

/** Says which questions of a message are not answered: none is passed over in silence. */
function unreadBlocks(asked: Pick<Asked, 'records'>, unread: readonly string[]): AnswerBlock[] {
  if (unread.length === 0) return []
  const language = asked.records.language ?? 'en'
  const quoted = unread.map((text) => (language === 'es' ? `«${text}»` : `“${text}”`)).join(', ')
  return [...say(asked, 'parts.unread'), { type: 'sentence', text: quoted, facts: [] }, whoHelps(language)]
}

/** Answers a message from the person's own records and the library, in the language it is in. */
export const answerMessage = (message: string, own: Records, memory: Memory | null): CoachReply =>
  answerUnderstood(understand(message, own, memory), own, memory)

/** Answers what a message was understood to ask, in its language whatever that of the screen is. */
export const answerUnderstood = (understood: Understood, own: Records, memory: Memory | null): CoachReply =>
  speaking(understood.language, () => answerInIts(understood, own, memory))

function answerInIts(
  { language, parts, unread }: Understood,
  own: Records,
  memory: Memory | null,
): CoachReply {
  const records: Records = { ...own, language }
  const answered = parts.slice(0, ANSWERED_PARTS)
  const rest = parts.slice(ANSWERED_PARTS)
  const pieces = answered.map((part) => {
    const asked: Asked = { records, slots: part.slots, question: part.text }
    return part.topic === null
      ? unknownPart(asked, part)
      : knownPart(asked, { ...part, topic: part.topic }, memory)
  })
  const more = choicesBlock(
    rest.flatMap(({ topic, slots }) => (topic === null ? [] : [choiceOf(topic, { records, slots })])),
  )
  const blocks = [
    ...pieces.flatMap((piece) => piece.blocks),
    ...(more.length > 0 ? [...say({ records }, 'parts.rest'), ...more] : []),
    ...unreadBlocks({ records }, unread),
  ]
  const next = pieces.at(-1)?.next ?? null
  const kinds = pieces.map(({ kind }) => kind)
  return {
    language,
    kind: kinds.find((kind) => kind === 'answer') ?? kinds[0] ?? 'choices',
    topics: answered.flatMap(({ topic }) => topic ?? []),
    blocks,
    facts: factsIn(blocks),
    passages: passagesOf(blocks),
    choices: blocks.flatMap((block) => (block.type === 'choices' ? block.choices : [])),
    nextQuestion: next === null ? null : questionOf(next, records, answered.at(-1)?.slots ?? null),
    memory: remembered(answered, language, memory),
  }
}
