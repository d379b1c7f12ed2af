/** Counts of tries, by the hash of what was limited. The columns and their order are rate-limiter-flexible's. */
import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

export const requestLimits = pgTable(
  'request_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('request_limits_expire_idx').on(table.expire)],
)
