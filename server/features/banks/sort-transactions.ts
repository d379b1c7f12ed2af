/** Puts a transaction into a budget category or out of the budget, and teaches where a merchant belongs. */
import type { BankTransaction } from '#contracts/money/banks.ts'
import type { Executor } from '#server/db/executor.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import { categoryExists, keepCategories } from '#server/features/budget/budget.queries.ts'
import { sortUnsorted } from '#server/features/imports/import-lines.queries.ts'
import type {
  BankTransactionRow,
  SpendingRuleRow,
} from '#server/features/bank-accounts/bank-accounts.table.ts'
import { merchantKey } from '#engine/budget/merchant-key.ts'
import { missingCategory, missingTransaction, notSpending } from './refusals.ts'
import { saveRule } from '#server/features/bank-accounts/spending-rules.queries.ts'
import {
  insertSpendingOf,
  lockTransaction,
  removeSpendingOf,
  saveTransaction,
  spendingLine,
} from '#server/features/bank-accounts/transactions.queries.ts'
import { findTransactionView } from './transaction-views.queries.ts'

/** Throws 404 when the category is not the person's; keeps it there until the transaction ends. */
async function keepCategory(tx: Executor, userId: string, categoryId: string): Promise<void> {
  await keepCategories(tx, userId)
  if (!(await categoryExists(tx, { userId, categoryId }))) throw missingCategory()
}

type NewRule = { userId: string; merchant: string; categoryId: string }

/** Throws 404 when the category is not the person's. */
export function teachRule(db: Executor, { userId, merchant, categoryId }: NewRule): Promise<SpendingRuleRow> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    await keepCategory(tx, userId, categoryId)
    const rule = await saveRule(tx, { userId, merchant, merchantKey: merchantKey(merchant), categoryId })
    await sortUnsorted(tx, rule)
    return rule
  })
}

async function move(tx: Executor, row: BankTransactionRow, categoryId: string | null): Promise<void> {
  await removeSpendingOf(tx, row.userId, [row.id])
  if (categoryId !== null) await insertSpendingOf(tx, row.userId, [spendingLine(row, categoryId)])
  await saveTransaction(tx, row, { sorting: categoryId === null ? 'out' : 'person' })
}

export type Sorting = { categoryId: string | null; teach: boolean }
export type Sorted = { transaction: BankTransaction; alsoSorted: number }

/** Throws 404 when the transaction or the category is not the person's; 422 for what is not spending. */
export function sortTransaction(
  db: Executor,
  key: { userId: string; id: string },
  { categoryId, teach }: Sorting,
): Promise<Sorted> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, key.userId)
    if (categoryId !== null) await keepCategory(tx, key.userId, categoryId)
    const row = await lockTransaction(tx, key)
    if (!row || !(await findTransactionView(tx, key))) throw missingTransaction()
    if (row.kind === 'moved') throw notSpending()
    await move(tx, row, categoryId)
    let alsoSorted = 0
    if (teach && categoryId !== null) {
      const { userId, merchant, merchantKey: ofMerchant } = row
      const taught = { userId, merchant, merchantKey: ofMerchant, categoryId }
      alsoSorted = await sortUnsorted(tx, await saveRule(tx, taught))
    }
    const transaction = await findTransactionView(tx, key)
    if (!transaction) throw missingTransaction()
    return { transaction, alsoSorted }
  })
}
