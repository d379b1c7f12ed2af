/** When each person is to be looked at for each kind of notice, so that a sweep reads what is due and nobody else. */
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { ownerId } from '#server/features/account/account.table.ts'
import type { NoticeKind } from '../notices.table.ts'

/** A kind of notice that a sweep finds; news is sent by hand. */
export type DueKind = Exclude<NoticeKind, 'product_news'>

export const dueNotices = pgTable(
  'due_notices',
  {
    userId: ownerId(),
    kind: text('kind').$type<DueKind>().notNull(),
    /**
     * Nothing can be due before this moment unless a record changes; a change sets it to 1970 (the triggers of
     * due-notices.sql in the migrations). Null: nothing comes until a record changes.
     */
    nextAt: instant('next_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    index('due_notices_next')
      .on(table.kind, table.nextAt, table.userId)
      .where(sql`${table.nextAt} is not null`),
  ],
)
