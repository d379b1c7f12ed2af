/** Product news that was sent. Who got it stands among the notices sent. */
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { users } from '#server/features/account/account.table.ts'

export const productNews = pgTable(
  'product_news',
  {
    id: text('id').primaryKey(),
    /** the sender's key of the request: the same is stored once */
    requestId: text('request_id').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    sentBy: text('sent_by').references(() => users.id, { onDelete: 'set null' }),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [uniqueIndex('product_news_request_key').on(table.requestId)],
)
