/** Adds a budget category, or changes its fields, its amount from a month on, and its place among the others. */
import { lockOwner } from '#server/features/account/account.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import {
  readCategoryFigures,
  listCategoryIds,
  lockCategory,
  saveAmount,
  saveCategory,
  saveOrder,
  countCategories,
  insertCategory,
} from './budget.queries.ts'
import type { CategoryFields, CategoryFigures, CategoryKey } from './budget.queries.ts'
import { groupExists } from './groups/groups.queries.ts'
import { changedSince, missingGroup, spentBeforeMonth, tooManyCategories } from './refusals.ts'
import { MAX_BUDGET_CATEGORIES } from '#contracts/money/budget.ts'
import { isFutureDay } from '#server/calendar-day.ts'
import { nearestDay } from './month.ts'
import { insertSpending } from './spending.queries.ts'

export type CategoryChange = {
  fields: Partial<CategoryFields>
  /** cents; holds from `month` on */
  budgetAmount?: number | undefined
  /** 0 is first; anything past the end is last */
  position?: number | undefined
  /** the version the person saw; without it the last change wins */
  version?: number | undefined
  /** 'YYYY-MM': the month an amount holds from, and whose figures are answered */
  month: string
}

/** Moves a category; the others keep their order around it. */
async function moveCategory(tx: Executor, key: CategoryKey, position: number): Promise<void> {
  const others = (await listCategoryIds(tx, key.userId)).filter((id) => id !== key.categoryId)
  await saveOrder(tx, key.userId, others.toSpliced(position, 0, key.categoryId))
}

/** Throws 404 when there is no such group of the person's. The owner is locked, so that it stays. */
async function checkGroup(tx: Executor, userId: string, groupId: string | null | undefined): Promise<void> {
  if (groupId && !(await groupExists(tx, { userId, groupId }))) throw missingGroup()
}

/** Throws 404 when it, or the group it goes to, is not the person's, 409 with the category as it is when `version` is not the latest. */
export function updateCategory(
  db: Executor,
  key: CategoryKey,
  change: CategoryChange,
): Promise<CategoryFigures> {
  const { fields, budgetAmount, position, version, month } = change
  return db.transaction(async (tx) => {
    // Moves go one after the other, a group stays while it is joined, and the owner is locked before the category.
    if (position !== undefined || fields.groupId) await lockOwner(tx, key.userId)
    const category = await lockCategory(tx, key)
    if (version !== undefined && version !== category.version)
      throw changedSince(await readCategoryFigures(tx, key, month))
    await checkGroup(tx, key.userId, fields.groupId)
    const isChange = budgetAmount !== undefined || position !== undefined || Object.keys(fields).length > 0
    if (budgetAmount !== undefined) await saveAmount(tx, key, { fromMonth: month, amount: budgetAmount })
    if (position !== undefined) await moveCategory(tx, key, position)
    if (isChange) await saveCategory(tx, key, { ...fields, version: category.version + 1 })
    return readCategoryFigures(tx, key, month)
  })
}

/** Amounts in cents; `month` ('YYYY-MM') is the first the budget holds for, and the one money was spent in. */
export type NewCategory = {
  fields: CategoryFields
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

/** Throws 404 when the group is not the person's, 422 when they have as many categories as they may keep, or have spent in a month yet to begin. */
export function createCategory(
  db: Executor,
  userId: string,
  category: NewCategory,
): Promise<CategoryFigures> {
  const { fields, budgetAmount, spentAmount, month } = category
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    if ((await countCategories(tx, userId)) >= MAX_BUDGET_CATEGORIES) throw tooManyCategories()
    await checkGroup(tx, userId, fields.groupId)
    const key = await insertCategory(tx, userId, fields)
    await saveAmount(tx, key, { fromMonth: month, amount: budgetAmount })
    if (spentAmount > 0) {
      const line = { amount: spentAmount, spentOn: spentOnDay(category), note: null }
      await insertSpending(tx, key, [line])
    }
    return readCategoryFigures(tx, key, month)
  })
}
