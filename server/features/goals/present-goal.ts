/** Rows of the database as the contract has them: null for empty. */
import type { Goal } from '#contracts/money/goals.ts'
import type { GoalWithAmount } from './goals.queries.ts'

export function presentGoal(row: GoalWithAmount): Goal {
  return {
    id: row.id,
    title: row.title,
    currentAmount: row.currentAmount,
    targetAmount: row.targetAmount,
    targetDate: row.targetDate,
    completedAt: row.completedAt?.toISOString() ?? null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  }
}
