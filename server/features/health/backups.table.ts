/** The backups that were made, so that the desk and monitoring know how old the last one is. */
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { instant } from '#server/db/columns.ts'

export const backups = pgTable(
  'backups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** when it was whole, by this machine's clock */
    madeAt: instant('made_at').notNull(),
    /** `copy`: files of the embedded server; `dump`: by pg_dump; `elsewhere`: by other means, as the operator says */
    way: text('way').notNull(),
  },
  (table) => [check('backups_way', sql`${table.way} in ('copy', 'dump', 'elsewhere')`)],
)
