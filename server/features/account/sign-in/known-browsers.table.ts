/** Browsers that have signed in to an account before: a stranger's guesses do not make them wait. */
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { ownerId } from '#server/features/account/account.table.ts'

export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: ownerId(),
    /** SHA-256 of the browser's cookie, in hexadecimal */
    tokenHash: text('token_hash').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('known_browsers_last_used_at_index').on(table.lastUsedAt),
  ],
)
