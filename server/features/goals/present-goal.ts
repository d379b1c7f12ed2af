/** Rows of the database as the contract has them: null for empty. */
import type { Contribution, Goal } from '#contracts/goals.ts'
import type { GoalWithAmount } from './goals.queries.ts'
import type { ContributionRow } from './goals.table.ts'

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

export function presentContribution(row: ContributionRow): Contribution {
  return { id: row.id, amount: row.amount, contributedOn: row.contributedOn }
}
