/** One statement each: where the categories of files go. The owner's id is in every one. */
import { asc, eq } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { importCategories } from './imports.table.ts'
import type { ImportCategoryRow } from './imports.table.ts'

type Rule = Pick<ImportCategoryRow, 'name' | 'nameKey' | 'categoryId'>

/** In the order they were first chosen. */
export function listCategoryRules(db: Executor, userId: string): Promise<Rule[]> {
  return db
    .select({
      name: importCategories.name,
      nameKey: importCategories.nameKey,
      categoryId: importCategories.categoryId,
    })
    .from(importCategories)
    .where(eq(importCategories.userId, userId))
    .orderBy(asc(importCategories.seq))
}

/** A rule for the same name is replaced. */
export async function saveCategoryRule(tx: Executor, userId: string, rule: Rule): Promise<void> {
  await tx
    .insert(importCategories)
    .values({ ...rule, userId })
    .onConflictDoUpdate({
      target: [importCategories.userId, importCategories.nameKey],
      set: { name: rule.name, categoryId: rule.categoryId },
    })
}
