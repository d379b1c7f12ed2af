/** Budget categories as the contract has them, for features that show them beside their own. */
import type { BudgetCategory } from '#contracts/budget.ts'
import type { Executor } from '#server/db/executor.ts'
import { listCategoryFigures } from './budget.queries.ts'
import { monthOf } from './month.ts'
import { presentBudgetCategory } from './present-budget.ts'

/** The person's categories in their own order, with the figures of the month that `today` (YYYY-MM-DD) lies in. One statement. */
export async function readBudgetCategories(
  db: Executor,
  userId: string,
  today: string,
): Promise<BudgetCategory[]> {
  return (await listCategoryFigures(db, userId, monthOf(today))).map(presentBudgetCategory)
}
