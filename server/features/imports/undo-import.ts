/** Takes a whole import back, now or much later: its lines with the spending they are, or the debts it made. */
import type { Executor } from '#server/db/executor.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import { listLineViews, removeSpendingOfImport } from './import-lines.queries.ts'
import { findImport, removeImport, removeImportedDebts } from './imports.queries.ts'
import type { ImportKey } from './imports.queries.ts'
import { missingImport } from './refusals.ts'

/** How much went. */
export type TakenBack = { lines: number; spending: number; debts: number }

/** Throws 404 when the import is not the person's. */
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
