/** Goals as the contract has them, for features that show them beside their own. */
import type { Goal } from '#contracts/money/goals.ts'
import type { Executor } from '#server/db/executor.ts'
import { listGoalRows } from './goals.queries.ts'
import { presentGoal } from './present-goal.ts'

/** The person's goals, open ones first. One statement. */
export async function readGoals(db: Executor, userId: string): Promise<Goal[]> {
  return (await listGoalRows(db, userId)).map(presentGoal)
}
