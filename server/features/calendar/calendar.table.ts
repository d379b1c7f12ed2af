/** The secret link of a person's calendar feed: looked up by its hash, shown again from the sealed text. */
import { pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#server/features/account/account.table.ts'

export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, in hexadecimal */
    tokenHash: text('token_hash').notNull(),
    /** the token, sealed about the person alone */
    sealedToken: text('sealed_token').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastReadAt: timestamp('last_read_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('calendar_feeds_token_key').on(table.tokenHash)],
)
