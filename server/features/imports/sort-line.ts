/** Puts a line of an import into a budget category or out of the budget, and teaches where its merchant belongs. */
import type { Executor } from '#server/db/executor.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import { saveRule } from '#server/features/bank-accounts/spending-rules.queries.ts'
import { categoryExists, keepCategories } from '#server/features/budget/budget.queries.ts'
import {
  countLines,
  findLineView,
  lockLine,
  removeSpendingOfLine,
  saveSorting,
} from './import-lines.queries.ts'
import type { LineView } from './import-lines.queries.ts'
import type { ImportKey } from './imports.queries.ts'
import type { ImportLineRow } from './imports.table.ts'
import { missingCategory, missingLine } from './refusals.ts'
import { sortUnsorted } from './sort-unsorted.queries.ts'

async function move(tx: Executor, row: ImportLineRow, categoryId: string | null): Promise<void> {
  const { userId, id } = row
  await removeSpendingOfLine(tx, userId, id)
  if (categoryId !== null) await countLines(tx, [{ row, categoryId }])
  await saveSorting(tx, { userId, ids: [id], sorting: categoryId === null ? 'out' : 'person' })
}

async function teach(tx: Executor, row: ImportLineRow, categoryId: string): Promise<number> {
  const { userId, merchantKey, description } = row
  await saveRule(tx, { userId, merchant: description.slice(0, 120), merchantKey, categoryId })
  return sortUnsorted(tx, { userId, merchantKey, categoryId })
}

export type Sorting = { categoryId: string | null; teach: boolean }
export type Sorted = { view: LineView; alsoSorted: number }

/** Throws 404 when the line or the category is not the person's. */
export function sortLine(
  db: Executor,
  key: ImportKey & { lineId: string },
  sorting: Sorting,
): Promise<Sorted> {
  const { userId } = key
  const { categoryId } = sorting
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    const row = await lockLine(tx, key)
    if (!row) throw missingLine()
    await keepCategories(tx, userId)
    if (categoryId !== null && !(await categoryExists(tx, { userId, categoryId }))) throw missingCategory()
    await move(tx, row, categoryId)
    const alsoSorted = sorting.teach && categoryId !== null ? await teach(tx, row, categoryId) : 0
    const view = await findLineView(tx, key)
    if (!view) throw missingLine()
    return { view, alsoSorted }
  })
}
