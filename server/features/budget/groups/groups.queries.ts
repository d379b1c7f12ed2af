/** The groups of a person's budget categories: one statement each, the owner's id in every one. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { budgetCategories, budgetGroups } from '../budget.table.ts'
import type { BudgetGroupRow } from '../budget.table.ts'

/** Names one group: the owner first. */
export type GroupKey = { userId: string; groupId: string }

const oneGroup = ({ userId, groupId }: GroupKey) =>
  and(eq(budgetGroups.userId, userId), eq(budgetGroups.id, groupId))

/** In the person's own order. */
export function listGroups(db: Executor, userId: string): Promise<BudgetGroupRow[]> {
  return db
    .select()
    .from(budgetGroups)
    .where(eq(budgetGroups.userId, userId))
    .orderBy(asc(budgetGroups.position), asc(budgetGroups.seq))
}

export const countGroups = (db: Executor, userId: string): Promise<number> =>
  db.$count(budgetGroups, eq(budgetGroups.userId, userId))

export async function groupExists(db: Executor, key: GroupKey): Promise<boolean> {
  return (await db.$count(budgetGroups, oneGroup(key))) > 0
}

/** Inserts a group behind the others. */
export async function insertGroup(db: Executor, userId: string, name: string): Promise<BudgetGroupRow> {
  const behind = db
    .select({ position: sql`coalesce(max(${budgetGroups.position}), -1) + 1` })
    .from(budgetGroups)
    .where(eq(budgetGroups.userId, userId))
  return onlyRow(
    await db
      .insert(budgetGroups)
      .values({ userId, name, position: sql`(${behind})` })
      .returning(),
  )
}

/** False when there is none. */
export async function renameGroup(db: Executor, key: GroupKey, name: string): Promise<boolean> {
  const { rowCount } = await db.update(budgetGroups).set({ name }).where(oneGroup(key))
  return rowCount === 1
}

/** Gives the person's groups the positions they have in `ids`, from 0. */
export async function saveGroupOrder(db: Executor, userId: string, ids: string[]): Promise<void> {
  const place = sql`array_position(${sql.param(ids)}::uuid[], ${budgetGroups.id}) - 1`
  await db.update(budgetGroups).set({ position: place }).where(eq(budgetGroups.userId, userId))
}

/** Takes every category out of a group. */
export async function leaveGroup(db: Executor, { userId, groupId }: GroupKey): Promise<void> {
  await db
    .update(budgetCategories)
    .set({ groupId: null })
    .where(and(eq(budgetCategories.userId, userId), eq(budgetCategories.groupId, groupId)))
}

/** False when there is none. */
export async function removeGroupRow(db: Executor, key: GroupKey): Promise<boolean> {
  const { rowCount } = await db.delete(budgetGroups).where(oneGroup(key))
  return rowCount === 1
}
