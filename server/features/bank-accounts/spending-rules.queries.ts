/** One statement each: which merchant goes to which category. The owner's id is in every one. */
import { and, asc, eq } from 'drizzle-orm'
import { onlyRow } from '#server/db/only-row.ts'
import type { Executor } from '#server/db/executor.ts'
import { spendingRules } from './bank-accounts.table.ts'
import type { SpendingRuleRow } from './bank-accounts.table.ts'

/** In the order they were taught. */
export function listRules(db: Executor, userId: string): Promise<SpendingRuleRow[]> {
  return db
    .select()
    .from(spendingRules)
    .where(eq(spendingRules.userId, userId))
    .orderBy(asc(spendingRules.seq))
}

/** A rule for the same merchant is replaced. */
export async function saveRule(
  tx: Executor,
  rule: Pick<SpendingRuleRow, 'userId' | 'merchant' | 'merchantKey' | 'categoryId'>,
): Promise<SpendingRuleRow> {
  const { merchant, categoryId } = rule
  return onlyRow(
    await tx
      .insert(spendingRules)
      .values(rule)
      .onConflictDoUpdate({
        target: [spendingRules.userId, spendingRules.merchantKey],
        set: { merchant, categoryId },
      })
      .returning(),
  )
}

/** False when there is none. */
export async function removeRule(db: Executor, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(spendingRules)
    .where(and(eq(spendingRules.userId, userId), eq(spendingRules.id, id)))
  return rowCount === 1
}
