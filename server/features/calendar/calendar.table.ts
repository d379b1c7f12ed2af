/** The secret link of a person's calendar feed: looked up by its hash, shown again from the sealed text. */
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { ownerId } from '#server/features/account/account.table.ts'

export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: ownerId().primaryKey(),
    /** SHA-256 of the token, in hexadecimal */
    tokenHash: text('token_hash').notNull(),
    /** the token, sealed about the person alone */
    sealedToken: text('sealed_token').notNull(),
    createdAt: instant('created_at').notNull(),
    lastReadAt: instant('last_read_at'),
  },
  (table) => [uniqueIndex('calendar_feeds_token_key').on(table.tokenHash)],
)
