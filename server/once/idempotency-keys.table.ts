/**
 * Requests that were stored once, under the key that their sender made for them: what comes again gets the answer that
 * is kept here. The row stands as soon as the request is looked at, and is undone with it.
 */
import { index, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { ownerId } from '#server/features/account/account.table.ts'

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ownerId(),
    key: uuid('key').notNull(),
    /** SHA-256 of what was asked: method, path, parameters and body; in hexadecimal */
    requestHash: text('request_hash').notNull(),
    /** as it was sent; null until the request is stored, which nobody else sees */
    answer: json('answer'),
    /** by the app's clock */
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
)
