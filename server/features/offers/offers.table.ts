/** How often partner offers were opened, a number for each day, without persons. */
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { day } from '#server/db/columns.ts'

export const offerVisits = pgTable(
  'offer_visits',
  {
    offerId: text('offer_id').notNull(),
    day: day('day').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.day] }),
    check('offer_visits_above_zero', sql`${table.visits} > 0`),
  ],
)
