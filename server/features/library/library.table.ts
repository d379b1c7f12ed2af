/** A person's reading: each article with the time spent, and the days with any reading. The articles are content. */
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { day } from '#server/db/columns.ts'
import { ownerId } from '#server/features/account/account.table.ts'

export const articleProgress = pgTable(
  'article_progress',
  {
    userId: ownerId(),
    articleId: text('article_id').notNull(),
    /** the day it was read to the end; null while it is not */
    readOn: day('read_on'),
    /** seconds spent reading it, over all visits */
    seconds: integer('seconds').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.articleId] }),
    check('article_progress_seconds_not_negative', sql`${table.seconds} >= 0`),
  ],
)

/** One row for each day on which something was read. */
export const readingDays = pgTable(
  'reading_days',
  { userId: ownerId(), readOn: day('read_on').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.readOn] })],
)
