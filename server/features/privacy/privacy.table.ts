/** The file of a person's data while it can be fetched. */
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { ownerId } from '#server/features/account/account.table.ts'

export const privacyExports = pgTable(
  'privacy_exports',
  {
    userId: ownerId().primaryKey(),
    state: text('state', { enum: ['waiting', 'ready', 'failed'] }).notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** the kept file, while it is ready */
    documentId: uuid('document_id'),
    sizeBytes: integer('size_bytes'),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    check('privacy_exports_state_known', sql`${table.state} in ('waiting', 'ready', 'failed')`),
    check('privacy_exports_ready_whole', sql`(${table.state} = 'ready') = (${table.documentId} is not null)`),
    index('privacy_exports_expiry').on(table.expiresAt),
  ],
)
export type ExportRow = typeof privacyExports.$inferSelect
