/** Puts money towards a goal, takes some out, and takes a contribution back. A goal never holds less than nothing. */
import { refusalOfContribution, refusalOfDay, refusalOfTakingBack } from '#engine/goals/contributions.ts'
import { onlyRow } from '#server/db/only-row.ts'
import type { Executor } from '#server/db/executor.ts'
import { latestDay } from '#engine/money/calendar-day.ts'
import { refused } from '#server/errors.ts'
import { readPersonDay } from '#server/features/account/settings/settings.queries.ts'
import { insertContributions, lockGoal, readGoal, removeContribution } from './goals.queries.ts'
import type { GoalKey, GoalWithAmount, NewContribution } from './goals.queries.ts'
import type { ContributionRow } from './goals.table.ts'
import { missingContribution } from './refusals.ts'

/** `amount` in cents, below zero for money taken out; `contributedOn` null is today. */
export type ContributionEntry = Omit<NewContribution, 'contributedOn'> & { contributedOn: string | null }

export type Contributed = { contribution: ContributionRow; goal: GoalWithAmount }

/**
 * Throws 404 when the goal is not the person's; 422 when more is taken out than there is, when the goal would
 * hold too much, and for a day in the future.
 */
export function contribute(
  db: Executor,
  key: GoalKey,
  { entry, now }: { entry: ContributionEntry; now: Date },
): Promise<Contributed> {
  return db.transaction(async (tx) => {
    const before = await lockGoal(tx, key)
    const contributedOn = entry.contributedOn ?? (await readPersonDay(tx, key.userId, now))
    const refusal =
      refusalOfDay(contributedOn, latestDay(now)) ?? refusalOfContribution(before.currentAmount, entry.amount)
    if (refusal) throw refused(refusal)
    const contribution = onlyRow(await insertContributions(tx, key, [{ ...entry, contributedOn }]))
    return { contribution, goal: await readGoal(tx, key) }
  })
}

/** Throws 404 when there is no such contribution; 422 when what was taken out since rests on it. */
export function takeBackContribution(
  db: Executor,
  key: GoalKey,
  contributionId: string,
): Promise<GoalWithAmount> {
  return db.transaction(async (tx) => {
    await lockGoal(tx, key)
    if (!(await removeContribution(tx, key, contributionId))) throw missingContribution()
    const goal = await readGoal(tx, key)
    const refusal = refusalOfTakingBack(goal.currentAmount)
    if (refusal) throw refused(refusal)
    return goal
  })
}
