/** Puts money towards a goal, takes some out, and takes a contribution back. A goal never holds less than nothing. */
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'
import { onlyRow } from '#server/db/only-row.ts'
import type { Executor } from '#server/db/executor.ts'
import { isFutureDay } from '#server/calendar-day.ts'
import { readPersonDay } from '#server/features/settings/settings.queries.ts'
import { insertContributions, lockGoal, readGoal, removeContribution } from './goals.queries.ts'
import type { GoalKey, GoalWithAmount, NewContribution } from './goals.queries.ts'
import type { ContributionRow } from './goals.table.ts'
import {
  contributedInFuture,
  holdsTooMuch,
  missingContribution,
  takenOutSince,
  takesOutTooMuch,
} from './refusals.ts'

/** `amount` in cents, below zero for money taken out; `contributedOn` null is today. */
export type ContributionEntry = Omit<NewContribution, 'contributedOn'> & { contributedOn: string | null }

export type Contributed = { contribution: ContributionRow; goal: GoalWithAmount }

function checkAmount(goal: GoalWithAmount, amount: number): void {
  const held = goal.currentAmount + amount
  if (held < 0) throw takesOutTooMuch(goal.currentAmount)
  if (held > MAX_AMOUNT_CENTS) throw holdsTooMuch()
}

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
    if (isFutureDay(contributedOn, now)) throw contributedInFuture()
    checkAmount(before, entry.amount)
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
    if (goal.currentAmount < 0) throw takenOutSince()
    if (goal.currentAmount > MAX_AMOUNT_CENTS) throw holdsTooMuch()
    return goal
  })
}
