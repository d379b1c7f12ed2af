/** Rows of the database as the contract has them: null for empty. */
import type { BudgetCategory, Spending } from '#contracts/budget.ts'
import type { CategoryFigures } from './budget.queries.ts'
import type { SpendingRow } from './budget.table.ts'

export function presentBudgetCategory(row: CategoryFigures): BudgetCategory {
  return {
    id: row.id,
    userId: row.userId,
    name: row.name,
    budgetAmount: row.budgetAmount,
    carriedAmount: row.carriedAmount,
    spentAmount: row.spentAmount,
    paymentCount: row.paymentCount,
    color: row.color,
    icon: row.icon,
    isActive: row.isActive,
    version: row.version,
  }
}

export function presentSpending(row: SpendingRow): Spending {
  return { id: row.id, amount: row.amount, spentOn: row.spentOn, note: row.note }
}
