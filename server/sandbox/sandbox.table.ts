/** The tables of the sandbox's peers. Live mode has none of them. */
import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Single values: how far the clock was moved, and secrets made once. */
export const sandboxState = pgTable('sandbox_state', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
})

/** The objects of the peers, as their services answer them: service 'stripe', kind 'subscription', id 'sub_…'. */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    service: text('service').notNull(),
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    /** the object it belongs to, such as the customer of a subscription */
    ownerId: text('owner_id'),
    /** the order of creation */
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
    body: jsonb('body').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.service, table.kind, table.id] }),
    index('sandbox_objects_by_owner').on(table.service, table.kind, table.ownerId, table.seq),
  ],
)
