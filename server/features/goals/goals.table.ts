/**
 * Goals and what was put towards each. What a goal holds is the sum of its contributions, added up each time it
 * is asked for and kept nowhere else, so that the two cannot differ.
 */
import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { day, instant } from '#server/db/columns.ts'
import { cents } from '#server/db/money-columns.ts'
import { ownerId } from '#server/features/account/account.table.ts'

export const goals = pgTable(
  'goals',
  {
    userId: ownerId(),
    id: uuid('id').notNull().defaultRandom(),
    /** the order of entry */
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
    title: text('title').notNull(),
    targetAmount: cents('target_amount').notNull(),
    targetDate: day('target_date'),
    /** when the person called it done; null while it is open */
    completedAt: instant('completed_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
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
    id: uuid('id').notNull().defaultRandom(),
    /** the order of recording */
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
    amount: cents('amount').notNull(),
    contributedOn: day('contributed_on').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.goalId, table.id] }),
    foreignKey({
      name: 'goal_contributions_goal_fk',
      columns: [table.userId, table.goalId],
      foreignColumns: [goals.userId, goals.id],
    }).onDelete('cascade'),
    check('goal_contributions_not_zero', sql`${table.amount} <> 0`),
  ],
)
export type ContributionRow = typeof goalContributions.$inferSelect
