/** What a person taught about merchants. A category that is removed takes its rules with it. */
import { bigint, foreignKey, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ownerId } from '#server/features/account/account.table.ts'
import { budgetCategories } from '#server/features/budget/budget.table.ts'

/** Which merchant goes to which category, as the person taught it. */
export const spendingRules = pgTable(
  'spending_rules',
  {
    userId: ownerId(),
    id: uuid('id').notNull().defaultRandom(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
    merchant: text('merchant').notNull(),
    merchantKey: text('merchant_key').notNull(),
    categoryId: uuid('category_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: 'spending_rules_category_fk',
      columns: [table.userId, table.categoryId],
      foreignColumns: [budgetCategories.userId, budgetCategories.id],
    }).onDelete('cascade'),
    uniqueIndex('spending_rules_one_a_merchant').on(table.userId, table.merchantKey),
  ],
)
export type SpendingRuleRow = typeof spendingRules.$inferSelect
