/** Where the categories of a file go, as the person has it so far: a guess holds until they choose. */
import {
  MAX_IMPORT_CATEGORIES,
  type FileCategoryRule,
  type ImportBodyInput,
} from '#contracts/money/imports.ts'
import {
  categoryKey,
  isTransferCategory,
  offeredCategories,
  type OfferedCategory,
} from '#engine/imports/file-category.ts'
import type { ReadRow } from '#engine/imports/read-transactions.ts'
import { centsToDecimal } from '#engine/money/cents.ts'

/** `to`: a new category under `newName`, none, or the id of one that is there. */
export type CategoryChoice = { to: string; newName: string }
export const NEW = 'new'
export const NONE = 'none'

export type ChosenCategory = OfferedCategory & CategoryChoice

export type CategoryChoices = ReadonlyMap<string, CategoryChoice>

/** What is there already: the budget, and the choices for earlier files. */
export type CategoryGround = {
  budget: readonly { id: string; name: string }[]
  rules: readonly FileCategoryRule[]
}

/**
 * The choice for an earlier file; else the category of the same name; else a new one for a person who has none yet. A
 * budget that is there gets no new category by itself, and transfers never make one.
 */
function guessFor(offered: OfferedCategory, { budget, rules }: CategoryGround): CategoryChoice {
  const newName = offered.suggested
  const rule = rules.find((one) => categoryKey(one.name) === offered.key)
  if (rule) return { to: rule.categoryId ?? NONE, newName }
  const same = budget.find((one) => [categoryKey(newName), offered.key].includes(categoryKey(one.name)))
  if (same) return { to: same.id, newName }
  return { to: budget.length > 0 || isTransferCategory(offered.name) ? NONE : NEW, newName }
}

/** The categories of the rows, most spent first; those past the limit of one import wait to be sorted. */
export function chosenCategories(
  rows: readonly ReadRow[],
  ground: CategoryGround,
  choices: CategoryChoices,
): ChosenCategory[] {
  return offeredCategories(rows)
    .slice(0, MAX_IMPORT_CATEGORIES)
    .map((offered) => ({ ...offered, ...(choices.get(offered.key) ?? guessFor(offered, ground)) }))
}

/** True where a new category has no name yet. */
export function lacksName({ to, newName }: CategoryChoice): boolean {
  return to === NEW && newName.trim() === ''
}

/** As they are sent. */
export function bodyCategories(chosen: readonly ChosenCategory[]): ImportBodyInput['categories'] {
  return chosen.map(({ name, to, newName, monthlyCents }) =>
    to === NEW
      ? { name, create: { name: newName.trim(), budgetAmount: centsToDecimal(monthlyCents) } }
      : { name, categoryId: to === NONE ? null : to },
  )
}
