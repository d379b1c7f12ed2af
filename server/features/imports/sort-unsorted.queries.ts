/** Applies a merchant's rule to what is in no category yet: transactions of linked banks and lines of files. */
import type { Executor } from '#server/db/executor.ts'
import {
  insertSpendingOf,
  listUnsorted,
  saveTransaction,
  spendingLine,
} from '#server/features/bank-accounts/transactions.queries.ts'
import { sortUnsortedLines } from './import-lines.queries.ts'

/** Answers how many it put into the rule's category. */
export async function sortUnsorted(
  tx: Executor,
  rule: { userId: string; merchantKey: string; categoryId: string },
): Promise<number> {
  const { userId, merchantKey, categoryId } = rule
  const banked = await listUnsorted(tx, userId, merchantKey)
  await insertSpendingOf(
    tx,
    userId,
    banked.map((row) => spendingLine(row, categoryId)),
  )
  for (const row of banked) await saveTransaction(tx, row, { sorting: 'rule' })
  return banked.length + (await sortUnsortedLines(tx, { userId, merchantKey, categoryId }))
}
