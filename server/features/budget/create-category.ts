/** Adds a category with its first amount and what is spent in it already: all of it or nothing. */
import { MAX_BUDGET_CATEGORIES } from '#contracts/money/budget.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import { isFutureDay } from '#server/calendar-day.ts'
import { countCategories, findCategoryFigures, insertCategory, saveAmount } from './budget.queries.ts'
import type { CategoryFields, CategoryFigures } from './budget.queries.ts'
import { nearestDay } from './month.ts'
import { missingCategory, spentBeforeMonth, tooManyCategories } from './refusals.ts'
import { insertSpending } from './spending.queries.ts'

/** Amounts in cents; `month` ('YYYY-MM') is the first the budget holds for, and the one money was spent in. */
export type NewCategory = CategoryFields & {
  budgetAmount: number
  spentAmount: number
  month: string
  /** the person's day, YYYY-MM-DD */
  today: string
  now: Date
}

/** Today where the month is running; else the day of the month nearest to it. */
function spentOnDay({ month, now, today }: NewCategory): string {
  const day = nearestDay(month, today)
  if (isFutureDay(day, now)) throw spentBeforeMonth()
  return day
}

/** Throws 422 when the person has as many categories as they may keep, or has spent in a month yet to begin. */
export function createCategory(
  db: Executor,
  userId: string,
  category: NewCategory,
): Promise<CategoryFigures> {
  const { budgetAmount, spentAmount, month, today: _, now: __, ...fields } = category
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    if ((await countCategories(tx, userId)) >= MAX_BUDGET_CATEGORIES) throw tooManyCategories()
    const key = await insertCategory(tx, userId, fields)
    await saveAmount(tx, key, { fromMonth: month, amount: budgetAmount })
    if (spentAmount > 0) {
      const line = { amount: spentAmount, spentOn: spentOnDay(category), note: null }
      await insertSpending(tx, key, [line])
    }
    const stored = await findCategoryFigures(tx, key, month)
    if (!stored) throw missingCategory()
    return stored
  })
}
