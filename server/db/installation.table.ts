/** The mode that this database was first opened in. One row. */
import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'

export const installation = pgTable(
  'installation',
  {
    isOnlyRow: boolean('is_only_row').primaryKey().default(true),
    mode: text('mode', { enum: ['sandbox', 'test', 'live'] }).notNull(),
    claimedAt: instant('claimed_at').notNull().defaultNow(),
  },
  (table) => [
    check('installation_one_row', sql`${table.isOnlyRow}`),
    check('installation_mode', sql`${table.mode} in ('sandbox', 'test', 'live')`),
  ],
)
