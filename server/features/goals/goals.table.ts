/**
 * Goals and what was put towards each. What a goal holds is the sum of its contributions, added up each time it
 * is asked for and kept nowhere else, so that the two cannot differ.
 */
import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, day, entryOrder, instant, rowId, versioned } from '#server/db/columns.ts'
import { cents } from '#server/db/money-columns.ts'
import { ownerId } from '#server/features/account/account.table.ts'

export const goals = pgTable(
  'goals',
  {
    userId: ownerId(),
    id: rowId(),
    /** the order of entry */
    seq: entryOrder(),
    title: text('title').notNull(),
    targetAmount: cents('target_amount').notNull(),
    targetDate: day('target_date'),
    /** when the person called it done; null while it is open */
    completedAt: instant('completed_at'),
    ...versioned(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    check('goals_target_positive', sql`${table.targetAmount} > 0`),
  ],
)
export type GoalRow = typeof goals.$inferSelect

/** Money put towards a goal, line by line; negative where some was taken out. */
export const goalContributions = pgTable(
  'goal_contributions',
  {
    userId: text('user_id').notNull(),
    goalId: uuid('goal_id').notNull(),
    id: rowId(),
    /** the order of recording */
    seq: entryOrder(),
    amount: cents('amount').notNull(),
    contributedOn: day('contributed_on').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.goalId, table.id] }),
    belongsTo('goal_contributions_goal_fk', [table.userId, table.goalId], goals),
    check('goal_contributions_not_zero', sql`${table.amount} <> 0`),
  ],
)
export type ContributionRow = typeof goalContributions.$inferSelect
