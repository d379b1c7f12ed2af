/** Conversations with the coach: the person's own, to read, export and delete. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  answerKinds,
  readers,
  type AnswerBlock,
  type Choice,
  type Fact,
  type Passage,
} from '#contracts/coach/coach.ts'
import { day, instant } from '#server/db/columns.ts'
import type { Memory } from './understand/understand.ts'
import { ownerId } from '#server/features/account/account.table.ts'

export const conversations = pgTable(
  'conversations',
  {
    userId: ownerId(),
    id: uuid('id').notNull().defaultRandom(),
    /** its first question, shortened */
    title: text('title').notNull(),
    startedAt: instant('started_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** what the next message may go on from; null where nothing was understood */
    memory: jsonb('memory').$type<Memory>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('conversations_by_time').on(table.userId, table.lastAt),
  ],
)
export type ConversationRow = typeof conversations.$inferSelect

const conversationKey = {
  userId: text('user_id').notNull(),
  conversationId: uuid('conversation_id').notNull(),
}

/** Messages are added, never changed; they go with their conversation. */
export const coachMessages = pgTable(
  'coach_messages',
  {
    ...conversationKey,
    id: uuid('id').notNull().defaultRandom(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    /** who wrote the words of an answer; only older ones are a model's */
    writtenBy: text('written_by', { enum: ['builtIn', 'model'] }),
    /** who read the question; null on a question, and on answers older than this */
    understoodBy: text('understood_by', { enum: readers }),
    facts: jsonb('facts').$type<Fact[]>(),
    /** what kind of answer it is; null on a question, and on answers older than the kinds */
    kind: text('kind', { enum: answerKinds }),
    /** shown with the words of an answer */
    choices: jsonb('choices').$type<Choice[]>(),
    passages: jsonb('passages').$type<Passage[]>(),
    /** the pieces of an answer; null on a question, and on answers older than them */
    blocks: jsonb('blocks').$type<AnswerBlock[]>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.conversationId, table.id] }),
    index('coach_messages_in_order').on(table.userId, table.conversationId, table.seq),
    foreignKey({
      name: 'coach_messages_conversation_fk',
      columns: [table.userId, table.conversationId],
      foreignColumns: [conversations.userId, conversations.id],
    }).onDelete('cascade'),
    check('coach_messages_writer', sql`(${table.role} = 'assistant') = (${table.writtenBy} is not null)`),
  ],
)
export type CoachMessageRow = typeof coachMessages.$inferSelect

/** What left for a model, word for word, so that the person can see it. */
export const coachShared = pgTable(
  'coach_shared',
  {
    ...conversationKey,
    id: uuid('id').notNull().defaultRandom(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** the model's name */
    sentTo: text('sent_to').notNull(),
    content: text('content').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.conversationId, table.id] }),
    foreignKey({
      name: 'coach_shared_conversation_fk',
      columns: [table.userId, table.conversationId],
      foreignColumns: [conversations.userId, conversations.id],
    }).onDelete('cascade'),
  ],
)

const counted = (name: string) => integer(name).notNull().default(0)
const summed = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** What a day (UTC) of asking a model came to: no words, and nobody's. What is asked right now counts at its most. */
export const coachModelDays = pgTable('coach_model_days', {
  day: day('day').primaryKey(),
  asked: counted('asked'),
  /** readings that an answer rests on */
  used: counted('used'),
  /** readings that did not pass our checks, or said nothing new */
  dropped: counted('dropped'),
  /** no reading came, or none in time */
  failed: counted('failed'),
  tokensIn: summed('tokens_in'),
  tokensOut: summed('tokens_out'),
  /** millionths of a dollar */
  costMicroDollars: summed('cost_micro_dollars'),
})
