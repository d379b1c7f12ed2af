/** Changes what was imported: a line is put into a budget category or out of the budget, or a whole import is undone. */
import type { ImportLine } from '#contracts/money/imports.ts'
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
  listLineViews,
  removeSpendingOfImport,
  sortUnsorted,
} from './import-lines.queries.ts'
import { findImport, removeImport, removeImportedDebts } from './imports.queries.ts'
import type { ImportKey } from './imports.queries.ts'
import type { ImportLineRow } from './imports.table.ts'
import { missingCategory, missingLine, missingImport } from './refusals.ts'

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
export type Sorted = { line: ImportLine; alsoSorted: number }

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
    const line = await findLineView(tx, key)
    if (!line) throw missingLine()
    return { line, alsoSorted }
  })
}

/** How much went. */
export type TakenBack = { lines: number; spending: number; debts: number }

/**
 * Removes an import, now or much later: its lines with the spending they are, or the debts it made. Throws 404 when it is
 * not the person's.
 */
export function undoImport(db: Executor, key: ImportKey): Promise<TakenBack> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, key.userId)
    if (!(await findImport(tx, key))) throw missingImport()
    const lines = (await listLineViews(tx, key)).length
    const spending = await removeSpendingOfImport(tx, key)
    const debts = await removeImportedDebts(tx, key)
    await removeImport(tx, key)
    return { lines, spending, debts }
  })
}
