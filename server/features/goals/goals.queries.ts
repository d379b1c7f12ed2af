/** One statement each; the owner's id is in every one. What a goal holds is added up where it is read. */
import { and, asc, desc, eq, getTableColumns, sql, sum } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { gather, given, listOf, presented, query } from '#server/db/statements/lists.ts'
import type { List } from '#server/db/statements/lists.ts'
import { storedCents } from '#server/db/money-columns.ts'
import { onlyRow } from '#server/db/only-row.ts'
import type { Executor } from '#server/db/executor.ts'
import { goalContributions, goals } from './goals.table.ts'
import type { ContributionRow, GoalRow } from './goals.table.ts'
import { missingGoal } from './refusals.ts'
import type { Goal } from '#contracts/money/goals.ts'
import { withIsoDates } from '#server/iso-dates.ts'

/** Names one goal: the owner first. */
export type GoalKey = { userId: string; goalId: string }

/** The fields of a goal that a person edits. */
export type GoalFields = Pick<GoalRow, 'title' | 'targetAmount' | 'targetDate' | 'completedAt'>

/** A goal with what it holds, in cents. */
export type GoalWithAmount = GoalRow & { currentAmount: number }

/** A contribution before it has an owner. */
export type NewContribution = Pick<ContributionRow, 'amount' | 'contributedOn'>

const oneGoal = ({ userId, goalId }: GoalKey) => and(eq(goals.userId, userId), eq(goals.id, goalId))

const contributionsOf = ({ userId, goalId }: GoalKey) =>
  and(eq(goalContributions.userId, userId), eq(goalContributions.goalId, goalId))

function goalsWhere(which: SQL | undefined): List<GoalWithAmount> {
  const saved = query
    .select({ amount: sum(goalContributions.amount).as('saved_amount') })
    .from(goalContributions)
    .where(and(eq(goalContributions.userId, goals.userId), eq(goalContributions.goalId, goals.id)))
    .as('saved')
  const fields = { ...getTableColumns(goals), saved: { of: sql`${saved.amount}`, read: storedCents } }
  const list = listOf(fields, (row) =>
    query
      .select({ row })
      .from(goals)
      .leftJoinLateral(saved, sql`true`)
      .where(which)
      .orderBy(sql`${goals.completedAt} asc nulls first`, asc(goals.seq)),
  )
  return presented(list, ({ saved, ...goal }) => ({ ...goal, currentAmount: saved ?? 0 }))
}

/** The person's goals: open ones in the order they were made, then the completed ones as they were completed. */
export const goalList: List<Goal> = presented(goalsWhere(eq(goals.userId, given('userId'))), withIsoDates)

const askGoals = gather('goals', { goals: goalList })
const askGoal = gather('goal', {
  goals: goalsWhere(and(eq(goals.userId, given('userId')), eq(goals.id, given('goalId')))),
})

export async function readGoals(db: Executor, userId: string): Promise<Goal[]> {
  return (await askGoals(db, { userId })).goals
}

/** Throws 404 when it is not the person's. */
export async function readGoal(db: Executor, key: GoalKey): Promise<GoalWithAmount> {
  const [goal] = (await askGoal(db, key)).goals
  if (!goal) throw missingGoal()
  return goal
}

/**
 * Keeps others from changing a goal, or what it holds, until the transaction ends. Throws 404 when it is not the
 * person's. It is read in a statement of its own: only that one sees what the last writer has stored.
 */
export async function lockGoal(db: Executor, key: GoalKey): Promise<GoalWithAmount> {
  await db.select({ id: goals.id }).from(goals).where(oneGoal(key)).for('no key update')
  return readGoal(db, key)
}

export const countGoals = (db: Executor, userId: string): Promise<number> =>
  db.$count(goals, eq(goals.userId, userId))

export async function insertGoal(db: Executor, userId: string, fields: GoalFields): Promise<GoalKey> {
  const { id } = onlyRow(
    await db
      .insert(goals)
      .values({ ...fields, userId })
      .returning({ id: goals.id }),
  )
  return { userId, goalId: id }
}

/** Writes the fields given and the next version. */
export async function saveGoal(
  db: Executor,
  key: GoalKey,
  change: Partial<GoalFields> & { version: number },
): Promise<void> {
  await db
    .update(goals)
    .set({ ...change, updatedAt: sql`now()` })
    .where(oneGoal(key))
}

/** Removes a goal with its contributions; false when there is none. */
export async function removeGoal(db: Executor, key: GoalKey): Promise<boolean> {
  const { rowCount } = await db.delete(goals).where(oneGoal(key))
  return rowCount === 1
}

/** Contributions to a goal, newest first. */
export function listContributionRows(db: Executor, key: GoalKey): Promise<ContributionRow[]> {
  return db
    .select()
    .from(goalContributions)
    .where(contributionsOf(key))
    .orderBy(desc(goalContributions.contributedOn), desc(goalContributions.seq))
}

export function insertContributions(
  db: Executor,
  key: GoalKey,
  contributions: NewContribution[],
): Promise<ContributionRow[]> {
  return db
    .insert(goalContributions)
    .values(contributions.map((contribution) => ({ ...contribution, ...key })))
    .returning()
}

/** Removes a contribution; answers it as it was, or nothing where there was none. */
export async function removeContribution(
  db: Executor,
  key: GoalKey,
  contributionId: string,
): Promise<ContributionRow | undefined> {
  const [removed] = await db
    .delete(goalContributions)
    .where(and(contributionsOf(key), eq(goalContributions.id, contributionId)))
    .returning()
  return removed
}
