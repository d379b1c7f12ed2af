/** Adds a goal, changes it, calls it done, or opens it again. */
import type { Executor } from '#server/db/executor.ts'
import { readGoal, lockGoal, saveGoal, countGoals, insertContributions, insertGoal } from './goals.queries.ts'
import type { GoalFields, GoalKey, GoalWithAmount } from './goals.queries.ts'
import { changedSince, tooManyGoals } from './refusals.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import { MAX_GOALS } from '#engine/goals/contributions.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import { readPersonDay } from '#server/features/account/settings/settings.queries.ts'

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

/** Throws 404 when it is not the person's, 409 with the goal as it is when `version` is not the latest. */
export function updateGoal(db: Executor, key: GoalKey, change: GoalChange): Promise<GoalWithAmount> {
  const { fields, version } = change
  return db.transaction(async (tx) => {
    const goal = await lockGoal(tx, key)
    if (version !== undefined && version !== goal.version) throw changedSince(withIsoDates(goal))
    const changed = { ...fields, ...completion(goal, change) }
    if (Object.keys(changed).length === 0) return goal
    const next = { ...changed, version: goal.version + 1 }
    await saveGoal(tx, key, next)
    return { ...goal, ...next }
  })
}

/** Amounts in cents. */
export type NewGoal = Pick<GoalFields, 'title' | 'targetAmount' | 'targetDate'> & {
  currentAmount: number
  now: Date
}

/** Throws 422 when the person has as many goals as they may keep. */
export function createGoal(db: Executor, userId: string, goal: NewGoal): Promise<GoalWithAmount> {
  const { currentAmount, now, ...fields } = goal
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    if ((await countGoals(tx, userId)) >= MAX_GOALS) throw tooManyGoals()
    const key = await insertGoal(tx, userId, { ...fields, completedAt: null })
    if (currentAmount > 0) {
      const contributedOn = await readPersonDay(tx, userId, now)
      await insertContributions(tx, key, [{ amount: currentAmount, contributedOn }])
    }
    return readGoal(tx, key)
  })
}
