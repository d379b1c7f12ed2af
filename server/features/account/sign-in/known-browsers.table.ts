/** Browsers that have signed in to an account before: a stranger's guesses do not make them wait. */
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../account.table.ts'

export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the browser's cookie, in hexadecimal */
    tokenHash: text('token_hash').notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('known_browsers_last_used_at_index').on(table.lastUsedAt),
  ],
)
