/** Lets lines of spending follow the transactions they were made of, and sorts new ones by the person's rules. */
import type { Executor } from '#server/db/executor.ts'
import type {
  BankTransactionRow,
  SpendingRuleRow,
} from '#server/features/bank-accounts/bank-accounts.table.ts'
import {
  insertSpendingOf,
  listSpendingOf,
  removeSpendingOf,
  saveTransaction,
  spendingLine,
} from '#server/features/bank-accounts/transactions.queries.ts'
import type { BankSpending, NewTransaction } from '#server/features/bank-accounts/transactions.queries.ts'

/** A new transaction as a rule sorts it, before it is stored. */
export function sortedByRule(row: NewTransaction, rules: SpendingRuleRow[]): NewTransaction {
  const isRuled = row.kind === 'spending' && rules.some((rule) => rule.merchantKey === row.merchantKey)
  return isRuled ? { ...row, sorting: 'rule' } : row
}

type Counting = {
  userId: string
  /** stored before, as they are now */
  changed: BankTransactionRow[]
  fresh: BankTransactionRow[]
  rules: SpendingRuleRow[]
}

/** Rewrites lines that exist and categorizes unsorted ones by rule. What the person put out of the budget stays out. */
export async function countInBudget(tx: Executor, counting: Counting): Promise<void> {
  const { userId, changed, fresh, rules } = counting
  const counted = await listSpendingOf(
    tx,
    userId,
    changed.map(({ id }) => id),
  )
  const categoryOf = new Map(counted.map(({ id, categoryId }) => [id, categoryId]))
  const ruled = new Map(rules.map((rule) => [rule.merchantKey, rule.categoryId]))
  await removeSpendingOf(tx, userId, [...categoryOf.keys()])
  const lines: BankSpending[] = []
  for (const row of changed) {
    if (row.kind !== 'spending') continue
    const byRule = row.sorting === 'nobody' ? ruled.get(row.merchantKey) : undefined
    const categoryId = categoryOf.get(row.id) ?? byRule
    if (categoryId !== undefined) lines.push(spendingLine(row, categoryId))
    if (byRule !== undefined) await saveTransaction(tx, row, { sorting: 'rule' })
  }
  for (const row of fresh)
    if (row.sorting === 'rule') lines.push(spendingLine(row, ruled.get(row.merchantKey)!))
  await insertSpendingOf(tx, userId, lines)
}
