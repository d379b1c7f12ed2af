/** Columns that most tables have. Money and rates are in money-columns.ts, a person's key in account.table.ts. */
import { date, timestamp } from 'drizzle-orm/pg-core'

/** A moment, as a Date in code. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A calendar date: 'YYYY-MM-DD' in code. */
export const day = (name: string) => date(name, { mode: 'string' })
