/** Makes the budget categories that were chosen for those of a file, and keeps each choice for the next file. */
import { MAX_BUDGET_CATEGORIES } from '#contracts/money/budget.ts'
import type { ImportBody } from '#contracts/money/imports.ts'
import { categoryKey } from '#engine/imports/file-category.ts'
import type { Executor } from '#server/db/executor.ts'
import { insertCategory, listCategoryNames, saveAmount } from '#server/features/budget/budget.queries.ts'
import { requireUuid } from '#server/http/ids.ts'
import { listCategoryRules, saveCategoryRule } from './import-categories.queries.ts'
import { missingCategory, MOST_CATEGORY_RULES, tooManyCategories, tooManyCategoryRules } from './refusals.ts'

type Choice = NonNullable<ImportBody['categories']>[number]

/** The person's categories by name and id, with those made on the way. */
type Budget = { byName: Map<string, string>; ids: Set<string> }

type Making = { userId: string; fromMonth: string; budget: Budget }

/** A category of the same name is taken, so that nobody has two of one name by importing twice. */
async function make(tx: Executor, create: NonNullable<Choice['create']>, making: Making): Promise<string> {
  const { userId, fromMonth, budget } = making
  const key = categoryKey(create.name)
  const found = budget.byName.get(key)
  if (found !== undefined) return found
  if (budget.ids.size >= MAX_BUDGET_CATEGORIES) throw tooManyCategories()
  const made = await insertCategory(tx, userId, { name: create.name })
  await saveAmount(tx, made, { fromMonth, amount: create.budgetAmount })
  budget.byName.set(key, made.categoryId)
  budget.ids.add(made.categoryId)
  return made.categoryId
}

async function settle(tx: Executor, choice: Choice, making: Making): Promise<string | null> {
  if (choice.create) return make(tx, choice.create, making)
  if (choice.categoryId === null || choice.categoryId === undefined) return null
  const id = requireUuid(choice.categoryId, missingCategory)
  if (!making.budget.ids.has(id)) throw missingCategory()
  return id
}

/**
 * Answers the category of each name that a file may have, by its key: as chosen now, else as chosen for an earlier file;
 * null for those that go nowhere. `fromMonth` ('YYYY-MM') is the
 * first month a new category has its amount in. The owner is locked. Throws 404 for a category that is not the
 * person's, 422 where there would be too many.
 */
export async function keepChoices(
  tx: Executor,
  userId: string,
  { choices, fromMonth }: { choices: readonly Choice[]; fromMonth: string },
): Promise<ReadonlyMap<string, string | null>> {
  const rules = await listCategoryRules(tx, userId)
  const chosen = new Map(rules.map(({ nameKey, categoryId }) => [nameKey, categoryId]))
  if (choices.length === 0) return chosen
  const named = await listCategoryNames(tx, userId)
  const budget = {
    byName: new Map(named.map(({ id, name }) => [categoryKey(name), id])),
    ids: new Set(named.map(({ id }) => id)),
  }
  for (const choice of choices) {
    const nameKey = categoryKey(choice.name)
    const categoryId = await settle(tx, choice, { userId, fromMonth, budget })
    chosen.set(nameKey, categoryId)
    await saveCategoryRule(tx, userId, { name: choice.name, nameKey, categoryId })
  }
  if (chosen.size > MOST_CATEGORY_RULES) throw tooManyCategoryRules()
  return chosen
}
