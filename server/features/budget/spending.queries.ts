/** One statement each: the lines of spending of a category. The owner's id is in every one. */
import { and, between, desc, eq, sum } from 'drizzle-orm'
import { onlyRow } from '#server/db/only-row.ts'
import type { Executor } from '#server/db/executor.ts'
import type { CategoryKey } from './budget.queries.ts'
import { spending } from './budget.table.ts'
import type { SpendingRow } from './budget.table.ts'
import { daysOf } from './month.ts'

/** A line of spending before it has an owner. */
export type NewSpending = Pick<SpendingRow, 'amount' | 'spentOn' | 'note'>

const spendingOf = ({ userId, categoryId }: CategoryKey) =>
  and(eq(spending.userId, userId), eq(spending.categoryId, categoryId))

const inMonth = (month: string) => between(spending.spentOn, daysOf(month).first, daysOf(month).last)

/** What was spent in a category in a month, newest first. */
export function listSpendingRows(db: Executor, key: CategoryKey, month: string): Promise<SpendingRow[]> {
  return db
    .select()
    .from(spending)
    .where(and(spendingOf(key), inMonth(month)))
    .orderBy(desc(spending.spentOn), desc(spending.seq))
}

/** What a category has spent in a month, in cents. */
export async function sumSpending(db: Executor, key: CategoryKey, month: string): Promise<number> {
  const rows = await db
    .select({ spent: sum(spending.amount).mapWith(spending.amount) })
    .from(spending)
    .where(and(spendingOf(key), inMonth(month)))
  return onlyRow(rows).spent ?? 0
}

export function insertSpending(db: Executor, key: CategoryKey, lines: NewSpending[]): Promise<SpendingRow[]> {
  return db
    .insert(spending)
    .values(lines.map((line) => ({ ...line, ...key })))
    .returning()
}

/** Removes a line; answers it as it was, or nothing where there was none. */
export async function removeSpending(
  db: Executor,
  key: CategoryKey,
  spendingId: string,
): Promise<SpendingRow | undefined> {
  const [removed] = await db
    .delete(spending)
    .where(and(spendingOf(key), eq(spending.id, spendingId)))
    .returning()
  return removed
}
