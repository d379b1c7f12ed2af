/** Conversations and their messages; the owner's id is in every statement. */
import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { AnswerBlock, AnswerKind, Choice, Fact, Passage, Reader } from '#contracts/coach/coach.ts'
import type { Executor } from '#server/db/executor.ts'
import { onlyRow } from '#server/db/only-row.ts'
import type { Memory } from './understand/understand.ts'
import { coachMessages, coachShared, conversations } from './coach.table.ts'
import type { CoachMessageRow, ConversationRow } from './coach.table.ts'

export type ConversationKey = { userId: string; id: string }

const isId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)

const ofKey = ({ userId, id }: ConversationKey) =>
  and(eq(conversations.userId, userId), eq(conversations.id, id))

/** The conversations with their number of messages, newest first. */
export async function readConversations(
  db: Executor,
  userId: string,
): Promise<(ConversationRow & { messages: number })[]> {
  const rows = await db
    .select({ conversation: conversations, messages: count(coachMessages.id) })
    .from(conversations)
    .leftJoin(
      coachMessages,
      and(eq(coachMessages.userId, conversations.userId), eq(coachMessages.conversationId, conversations.id)),
    )
    .where(eq(conversations.userId, userId))
    .groupBy(conversations.userId, conversations.id)
    .orderBy(desc(conversations.lastAt))
  return rows.map(({ conversation, messages }) => ({ ...conversation, messages }))
}

export async function findConversation(
  db: Executor,
  key: ConversationKey,
): Promise<ConversationRow | undefined> {
  if (!isId(key.id)) return undefined
  const [found] = await db.select().from(conversations).where(ofKey(key))
  return found
}

/** Messages oldest first: of one conversation, or of all. */
export async function readMessages(db: Executor, userId: string, id?: string): Promise<CoachMessageRow[]> {
  const own = eq(coachMessages.userId, userId)
  return db
    .select()
    .from(coachMessages)
    .where(id === undefined ? own : and(own, eq(coachMessages.conversationId, id)))
    .orderBy(asc(coachMessages.seq))
}

export async function insertConversation(
  db: Executor,
  userId: string,
  fields: Pick<ConversationRow, 'title' | 'startedAt' | 'lastAt'>,
): Promise<ConversationRow> {
  return onlyRow(
    await db
      .insert(conversations)
      .values({ ...fields, userId })
      .returning(),
  )
}

export type NewMessage =
  | { role: 'user'; content: string }
  | {
      role: 'assistant'
      content: string
      writtenBy: 'builtIn'
      understoodBy: Reader
      kind: AnswerKind
      facts: Fact[]
      choices: Choice[]
      passages: Passage[]
      blocks: AnswerBlock[]
    }

/** Adds messages in their order, moves the conversation's time and sets what it remembers. */
export async function insertMessages(
  db: Executor,
  key: ConversationKey,
  { messages, now, memory }: { messages: NewMessage[]; now: Date; memory: Memory | null },
): Promise<CoachMessageRow[]> {
  const rows = await db
    .insert(coachMessages)
    .values(
      messages.map((message) => ({ ...message, userId: key.userId, conversationId: key.id, createdAt: now })),
    )
    .returning()
  await db.update(conversations).set({ lastAt: now, memory }).where(ofKey(key))
  return rows
}

/** Removes a conversation with its messages and what was shared; false when there is none. */
export async function removeConversation(db: Executor, key: ConversationKey): Promise<boolean> {
  if (!isId(key.id)) return false
  const { rowCount } = await db.delete(conversations).where(ofKey(key))
  return rowCount === 1
}

export async function removeConversations(db: Executor, userId: string): Promise<void> {
  await db.delete(conversations).where(eq(conversations.userId, userId))
}

/** Keeps what was sent to a model, word for word. */
export async function insertShared(
  db: Executor,
  { userId, id: conversationId }: ConversationKey,
  shared: { sentTo: string; content: string; sentAt: Date },
): Promise<void> {
  await db.insert(coachShared).values({ userId, conversationId, ...shared })
}

/** What was sent to a model in a conversation, oldest first. */
export async function readShared(db: Executor, { userId, id }: ConversationKey) {
  return db
    .select({ at: coachShared.sentAt, to: coachShared.sentTo, text: coachShared.content })
    .from(coachShared)
    .where(and(eq(coachShared.userId, userId), eq(coachShared.conversationId, id)))
    .orderBy(asc(coachShared.seq))
}
