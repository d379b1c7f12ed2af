/** The file of a person's data while it can be fetched. */
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/account/account.table.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

const ownerId = () =>
  text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' })

export const privacyExports = pgTable(
  'privacy_exports',
  {
    userId: ownerId(),
    state: text('state', { enum: ['waiting', 'ready', 'failed'] }).notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** the kept file, while it is ready */
    documentId: uuid('document_id'),
    sizeBytes: integer('size_bytes'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    check('privacy_exports_state_known', sql`${table.state} in ('waiting', 'ready', 'failed')`),
    check('privacy_exports_ready_whole', sql`(${table.state} = 'ready') = (${table.documentId} is not null)`),
    index('privacy_exports_expiry').on(table.expiresAt),
  ],
)
export type ExportRow = typeof privacyExports.$inferSelect
