/** Credit scores as a person entered them, or as a provider reported them. The same score of the same day is kept once. */
import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bureaus, scoreSources, scoringModels } from '#contracts/money/credit-scores.ts'
import { day, instant } from '#server/db/columns.ts'
import { ownerId } from '#server/features/account/account.table.ts'

export const creditScores = pgTable(
  'credit_scores',
  {
    userId: ownerId(),
    id: uuid('id').notNull().defaultRandom(),
    /** the order of entry, for scores of one day */
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
    score: integer('score').notNull(),
    /** the day the score is from */
    recordedAt: day('recorded_at').notNull(),
    bureau: text('bureau', { enum: bureaus }).notNull().default('unknown'),
    model: text('model', { enum: scoringModels }).notNull().default('unknown'),
    source: text('source', { enum: scoreSources }).notNull().default('person'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // Its order is also that of the list.
    uniqueIndex('credit_scores_once').on(
      table.userId,
      table.recordedAt,
      table.bureau,
      table.model,
      table.source,
      table.score,
    ),
    check('credit_scores_in_range', sql`${table.score} between 300 and 850`),
    check('credit_scores_source_known', sql`${table.source} in ('person', 'provider')`),
  ],
)
export type CreditScoreRow = typeof creditScores.$inferSelect
export type NewCreditScoreRow = typeof creditScores.$inferInsert
