/** Rows of the database as the contract has them: decimal strings, null for empty. */
import type { BudgetCategory, BudgetMonth, Spending } from '#contracts/budget.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import type { CategoryFigures } from './budget.queries.ts'
import type { SpendingRow } from './budget.table.ts'
import type { MonthTotals } from './budget-months.queries.ts'

export function presentBudgetCategory(row: CategoryFigures): BudgetCategory {
  return {
    id: row.id,
    userId: row.userId,
    name: row.name,
    budgetAmount: centsToDecimal(row.budgetAmount),
    carriedAmount: centsToDecimal(row.carriedAmount),
    spentAmount: centsToDecimal(row.spentAmount),
    paymentCount: row.paymentCount,
    color: row.color,
    icon: row.icon,
    isActive: row.isActive,
    version: row.version,
  }
}

export function presentSpending(row: SpendingRow): Spending {
  return { id: row.id, amount: centsToDecimal(row.amount), spentOn: row.spentOn, note: row.note }
}

export function presentMonth(totals: MonthTotals): BudgetMonth {
  return {
    month: totals.month,
    budgetAmount: centsToDecimal(totals.budgetAmount),
    carriedAmount: centsToDecimal(totals.carriedAmount),
    spentAmount: centsToDecimal(totals.spentAmount),
  }
}
