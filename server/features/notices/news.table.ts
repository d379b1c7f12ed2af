/** Product news that was sent. Who got it stands among the notices sent. */
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { users } from '#server/features/account/account.table.ts'

export const productNews = pgTable('product_news', {
  id: text('id').primaryKey(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  sentBy: text('sent_by').references(() => users.id, { onDelete: 'set null' }),
  sentAt: instant('sent_at').notNull(),
})
