/** Budget categories as the contract has them, for features that show them beside their own. */
import type { BudgetCategory } from '#contracts/money/budget.ts'
import type { Executor } from '#server/db/executor.ts'
import { listCategoryFigures } from './budget.queries.ts'
import { monthOf } from './month.ts'

/** The person's categories in their own order, with the figures of the month that `today` (YYYY-MM-DD) lies in. One statement. */
export function readBudgetCategories(db: Executor, userId: string, today: string): Promise<BudgetCategory[]> {
  return listCategoryFigures(db, userId, monthOf(today))
}
