/** Columns and keys that most tables have. Money and rates are in money-columns.ts, a person's key in account.table.ts. */
import { bigint, date, foreignKey, integer, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** A moment, as a Date in code. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A calendar date: 'YYYY-MM-DD' in code. */
export const day = (name: string) => date(name, { mode: 'string' })

/** A row's own id. */
export const rowId = () => uuid('id').notNull().defaultRandom()

/** The order in which rows were added. */
export const entryOrder = () => bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity()

/** What guards a record against two changes at the same time, and when it was made and changed. */
export const versioned = () => ({
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** References a row of the same owner, `[owner, id]`, and is deleted with it. */
export const belongsTo = (
  name: string,
  columns: [AnyPgColumn, AnyPgColumn],
  parent: { userId: AnyPgColumn; id: AnyPgColumn },
) => foreignKey({ name, columns, foreignColumns: [parent.userId, parent.id] }).onDelete('cascade')
