/** Changes what a person said about a goal, calls it done, or opens it again. */
import type { Executor } from '#server/db/executor.ts'
import { findGoal, lockGoal, saveGoal } from './goals.queries.ts'
import type { GoalFields, GoalKey, GoalWithAmount } from './goals.queries.ts'
import { changedSince, missingGoal } from './refusals.ts'

export type GoalChange = {
  fields: Partial<Omit<GoalFields, 'completedAt'>>
  isCompleted?: boolean | undefined
  /** the version the person saw; without it the last change wins */
  version?: number | undefined
  now: Date
}

/** Done since when it first was called done; null when it is open again. */
function completion(goal: GoalWithAmount, { isCompleted, now }: GoalChange): Partial<GoalFields> {
  if (isCompleted === undefined || isCompleted === (goal.completedAt !== null)) return {}
  return { completedAt: isCompleted ? now : null }
}

async function lockedGoal(tx: Executor, key: GoalKey): Promise<GoalWithAmount> {
  const goal = (await lockGoal(tx, key)) ? await findGoal(tx, key) : undefined
  if (!goal) throw missingGoal()
  return goal
}

/** Throws 404 when it is not the person's, 409 with the goal as it is when `version` is not the latest. */
export function updateGoal(db: Executor, key: GoalKey, change: GoalChange): Promise<GoalWithAmount> {
  const { fields, version } = change
  return db.transaction(async (tx) => {
    const goal = await lockedGoal(tx, key)
    if (version !== undefined && version !== goal.version) throw changedSince(goal)
    const changed = { ...fields, ...completion(goal, change) }
    if (Object.keys(changed).length === 0) return goal
    const next = { ...changed, version: goal.version + 1 }
    await saveGoal(tx, key, next)
    return { ...goal, ...next }
  })
}
