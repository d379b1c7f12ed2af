/** Personal API tokens. A token is looked up by its hash; its text is shown once and kept nowhere. */
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { TokenScope } from '#engine/access/token-scopes.ts'
import { instant, rowId } from '#server/db/columns.ts'
import { ownerId } from '../account.table.ts'

export const apiTokens = pgTable(
  'api_tokens',
  {
    userId: ownerId(),
    id: rowId(),
    /** the person's own word for the program that has it */
    name: text('name').notNull(),
    /** SHA-256 of the token, in hexadecimal: with 256 random bits there is nothing to guess */
    tokenHash: text('token_hash').notNull(),
    scopes: text('scopes').array().$type<TokenScope[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** to the minute */
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('api_tokens_token_hash_key').on(table.tokenHash),
    index('api_tokens_expires_at_index').on(table.expiresAt),
  ],
)
