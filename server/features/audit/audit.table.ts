/** The audit log of admins. Rows are added and never changed: a trigger refuses update, delete and truncate. */
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'

export const auditEvents = pgTable(
  'admin_acts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actedAt: instant('acted_at').notNull().defaultNow(),
    /** No reference to the account: the line outlives it. */
    adminId: text('admin_id').notNull(),
    act: text('act').notNull(),
    subject: text('subject').notNull(),
    summary: text('summary').notNull(),
  },
  (table) => [
    check('admin_acts_act_form', sql`${table.act} ~ '^[a-z-]+\\.[a-z-]+$'`),
    index('admin_acts_by_subject').on(table.subject, table.id),
    index('admin_acts_by_admin').on(table.adminId, table.id),
  ],
)
