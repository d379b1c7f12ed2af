/** Changes what a person said about a category, what it is given from a month on, and its place among the others. */
import { lockOwner } from '#server/features/account/account.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import {
  findCategoryFigures,
  listCategoryIds,
  lockCategory,
  saveAmount,
  saveCategory,
  saveOrder,
} from './budget.queries.ts'
import type { CategoryFields, CategoryFigures, CategoryKey } from './budget.queries.ts'
import { changedSince, missingCategory } from './refusals.ts'

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

async function readFigures(tx: Executor, key: CategoryKey, month: string): Promise<CategoryFigures> {
  const figures = await findCategoryFigures(tx, key, month)
  if (!figures) throw missingCategory()
  return figures
}

/** Throws 404 when it is not the person's, 409 with the category as it is when `version` is not the latest. */
export function updateCategory(
  db: Executor,
  key: CategoryKey,
  change: CategoryChange,
): Promise<CategoryFigures> {
  const { fields, budgetAmount, position, version, month } = change
  return db.transaction(async (tx) => {
    // Moves go one after the other, and the owner is locked before the category wherever both are.
    if (position !== undefined) await lockOwner(tx, key.userId)
    const category = await lockCategory(tx, key)
    if (!category) throw missingCategory()
    if (version !== undefined && version !== category.version)
      throw changedSince(await readFigures(tx, key, month))
    const isChange = budgetAmount !== undefined || position !== undefined || Object.keys(fields).length > 0
    if (budgetAmount !== undefined) await saveAmount(tx, key, { fromMonth: month, amount: budgetAmount })
    if (position !== undefined) await moveCategory(tx, key, position)
    if (isChange) await saveCategory(tx, key, { ...fields, version: category.version + 1 })
    return readFigures(tx, key, month)
  })
}
