/**
 * Carries what was left of the month before into a month, category by category; a category that was overspent
 * carries nothing. Asked again, it is worked out anew and put in the place of what was there.
 * Example: $600 given and $20 carried in October, $540 spent: November gets $80 on top of its own $600.
 */
import { leftCents } from '#engine/budget/category-kind.ts'
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import { keepCategories, listCategoryFigures, saveCarries } from './budget.queries.ts'
import type { CategoryFigures } from './budget.queries.ts'
import { addMonths } from './month.ts'

type MonthFigures = Pick<CategoryFigures, 'budgetAmount' | 'carriedAmount' | 'spentAmount'>

/** What a category carries out of a month, in cents: from 0 to the largest amount there is. */
function carriedOut({ budgetAmount, carriedAmount, spentAmount }: MonthFigures): number {
  const left = leftCents({
    budgetCents: budgetAmount,
    carriedCents: carriedAmount,
    spentCents: spentAmount,
  })
  return Math.min(Math.max(0, left), MAX_AMOUNT_CENTS)
}

/** Only categories that are active carry. Answers the month with what was carried into it. */
export function carryOver(db: Executor, userId: string, month: string): Promise<CategoryFigures[]> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    await keepCategories(tx, userId)
    const before = await listCategoryFigures(tx, userId, addMonths(month, -1))
    const carries = before
      .filter((category) => category.isActive)
      .map((category) => ({ categoryId: category.id, amount: carriedOut(category) }))
      .filter(({ amount }) => amount > 0)
    await saveCarries(tx, { userId, month }, carries)
    return listCategoryFigures(tx, userId, month)
  })
}
