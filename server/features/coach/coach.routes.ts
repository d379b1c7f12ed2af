/** The calls of contracts/coach/coach.ts. */
import * as z from 'zod/mini'
import * as contract from '#contracts/coach/coach.ts'
import { coachMessagesADay } from '#engine/access/features.ts'
import { sentence } from '#engine/language/sentence.ts'
import { HttpError, notFound } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import type { SessionUser } from '#server/http/session.ts'
import { placeInWords } from '#server/ports/model/place-words.ts'
import { mount } from '#server/http/mount.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import { accessOfUser } from '#server/http/access/require-feature.ts'
import { askCoach } from './ask-coach.ts'
import {
  findConversation,
  readConversations,
  readMessages,
  readShared,
  removeConversation,
  removeConversations,
} from './coach.queries.ts'
import type { CoachMessageRow, ConversationRow } from './coach.table.ts'
import { coachTexts } from './messages.ts'
import { helpFor } from './screen/help-for.ts'
import type { HelpFor } from './screen/help-for.ts'
import type { FastifyReply } from 'fastify'

const LINES_OF_JSON = 'application/x-ndjson; charset=utf-8'

/** Sentences with the space after them; joined they are the text again. */
function sentencesOf(text: string): string[] {
  return (
    text.match(/[^.!?\n]*(?:[.!?](?!\s)[^.!?\n]*)*(?:[.!?\n]+\s*|$)/g)?.filter((part) => part !== '') ?? []
  )
}

/**
 * Sends an answer line by line. An error before it is still answered as one. Help in danger comes whole, so that its
 * words are read with the ways to reach it.
 */
function sendLines(reply: FastifyReply, answer: contract.CoachAnswer): void {
  reply.hijack()
  reply.raw.writeHead(200, { ...reply.getHeaders(), 'content-type': LINES_OF_JSON } as Record<string, string>)
  const words = answer.kind === 'crisis' ? [] : sentencesOf(answer.response).map((one) => ({ words: one }))
  const lines = [...words, { answer }]
  for (const line of lines) reply.raw.write(`${JSON.stringify(line)}\n`)
  reply.raw.end()
}

const DAY_SECONDS = 86_400

const presentConversation = (row: ConversationRow, messages: number) => ({
  id: row.id,
  title: row.title,
  startedAt: row.startedAt.toISOString(),
  lastAt: row.lastAt.toISOString(),
  messages,
})

/** A list as it was kept; empty where a file that was brought in holds something else. */
function listIn<T>(schema: z.ZodMiniType<T[]>, kept: unknown): T[] {
  return schema.safeParse(kept).data ?? []
}

const presentMessage = (row: CoachMessageRow) => ({
  id: row.id,
  role: row.role,
  content: row.content,
  timestamp: row.createdAt.toISOString(),
  writtenBy: row.writtenBy,
  understoodBy: row.understoodBy,
  kind: row.kind,
  choices: listIn(z.array(contract.choiceAnswer), row.choices),
  passages: listIn(z.array(contract.passageAnswer), row.passages),
  blocks: listIn(z.array(contract.answerBlock), row.blocks),
})

/** One limit for each number of messages that a plan has. */
function dailyLimits(app: App): (user: SessionUser) => RateLimit {
  const limits = new Map<number, RateLimit>()
  return (user) => {
    const tries = coachMessagesADay(accessOfUser(user, app.parts.clock.now()))
    const known = limits.get(tries)
    if (known) return known
    const limit = createRateLimit(app.parts.pool, {
      name: `coach-${tries}`,
      tries,
      seconds: DAY_SECONDS,
      said: sentence(coachTexts, 'usedUp', tries),
    })
    limits.set(tries, limit)
    return limit
  }
}

/** Counts a message. Help does not count: at a clear sign, and where somebody with a doubtful one has none left. */
async function takeTurn(limit: RateLimit, userId: string, help: HelpFor | null) {
  if (help?.level === 'clear') return { left: await limit.left(userId), isOut: false }
  try {
    return { left: await limit.consume(userId), isOut: false }
  } catch (error) {
    if (help === null || !(error instanceof HttpError) || error.status !== 429) throw error
    return { left: 0, isOut: true }
  }
}

function mountAsking(app: App): void {
  const limitOf = dailyLimits(app)
  mount(app, contract.askCoach, async ({ parts, user, body, reply }) => {
    const { message, conversationId = null, stream = false } = body
    // First of all: a person in danger gets help, with messages left or without.
    const help = helpFor(message)
    const turn = await takeTurn(limitOf(user), user.id, help)
    const answer = await askCoach(parts, { person: user, message, conversationId, help, ...turn })
    if (stream) sendLines(reply, contract.coachAnswer.parse(answer))
    return answer
  })
}

/** The coach, and the person's conversations with it. */
export function mountCoach(app: App): void {
  mountAsking(app)

  mount(app, contract.listConversations, async ({ parts, user }) =>
    (await readConversations(parts.db, user.id)).map((row) => presentConversation(row, row.messages)),
  )

  mount(app, contract.exportConversations, async ({ parts, user }) => {
    const [rows, messages] = await Promise.all([
      readConversations(parts.db, user.id),
      readMessages(parts.db, user.id),
    ])
    return rows.map((row) => ({
      ...presentConversation(row, row.messages),
      list: messages.filter(({ conversationId }) => conversationId === row.id).map(presentMessage),
    }))
  })

  mount(app, contract.getConversation, async ({ parts, user, params }) => {
    const found = await findConversation(parts.db, { userId: user.id, id: params.id })
    if (!found) throw notFound(sentence(coachTexts, 'missing'))
    const list = await readMessages(parts.db, user.id, found.id)
    return { ...presentConversation(found, list.length), list: list.map(presentMessage) }
  })

  mount(app, contract.listShared, async ({ parts, user, params }) => {
    const found = await findConversation(parts.db, { userId: user.id, id: params.id })
    if (!found) throw notFound(sentence(coachTexts, 'missing'))
    const shared = await readShared(parts.db, { userId: user.id, id: found.id })
    return shared.map((one) => ({ ...one, at: one.at.toISOString(), to: placeInWords(one.to) }))
  })

  mount(app, contract.deleteConversation, async ({ parts, user, params }) => {
    if (!(await removeConversation(parts.db, { userId: user.id, id: params.id })))
      throw notFound(sentence(coachTexts, 'missing'))
    return { message: coachTexts().deleted }
  })

  mount(app, contract.deleteConversations, async ({ parts, user }) => {
    await removeConversations(parts.db, user.id)
    return { message: coachTexts().allDeleted }
  })
}
