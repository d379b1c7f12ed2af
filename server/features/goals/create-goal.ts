/** Adds a goal; what is saved already is its first contribution. Both or neither. */
import { MAX_GOALS } from '#contracts/money/goals.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import { readPersonDay } from '#server/features/settings/settings.queries.ts'
import { countGoals, findGoal, insertContributions, insertGoal } from './goals.queries.ts'
import type { GoalFields, GoalWithAmount } from './goals.queries.ts'
import { missingGoal, tooManyGoals } from './refusals.ts'

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
    const stored = await findGoal(tx, key)
    if (!stored) throw missingGoal()
    return stored
  })
}
