/**
 * Budget categories, their groups, and what each category was given, carried and spent. Months are texts 'YYYY-MM': they sort as they
 * follow one another. No sum is kept: what a month shows is added up from these lines each time it is asked for.
 */
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { belongsTo, day, entryOrder, instant, rowId, versioned } from '#server/db/columns.ts'
import { cents } from '#server/db/money-columns.ts'
import { ownerId } from '#server/features/account/account.table.ts'

/** Where a line of spending came from. */
const spendingSources = ['person', 'bank', 'import'] as const

const isMonth = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`)

/** A heading that categories stand under. */
export const budgetGroups = pgTable(
  'budget_groups',
  {
    userId: ownerId(),
    id: rowId(),
    seq: entryOrder(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
export type BudgetGroupRow = typeof budgetGroups.$inferSelect

export const budgetCategories = pgTable(
  'budget_categories',
  {
    userId: ownerId(),
    id: rowId(),
    /** the order of entry, which decides between equal positions */
    seq: entryOrder(),
    /** the person's own order, lowest first */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    color: text('color'),
    icon: text('icon'),
    isActive: boolean('is_active').notNull().default(true),
    /** the day of the month that a bill is due on; null for what is no bill */
    dueDay: integer('due_day'),
    groupId: uuid('group_id'),
    ...versioned(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // A group that is removed lets its categories go first: they stay.
    foreignKey({
      name: 'budget_categories_group_fk',
      columns: [table.userId, table.groupId],
      foreignColumns: [budgetGroups.userId, budgetGroups.id],
    }),
    index('budget_categories_by_group').on(table.userId, table.groupId),
    check('budget_categories_due_day', sql`${table.dueDay} between 1 and 31`),
  ],
)
export type BudgetCategoryRow = typeof budgetCategories.$inferSelect

/** A category's key in the tables below. */
const categoryKey = {
  userId: text('user_id').notNull(),
  categoryId: uuid('category_id').notNull(),
}

/** What a category is given a month. The amount of a month is the latest row at or before it. */
export const budgetAmounts = pgTable(
  'budget_amounts',
  { ...categoryKey, fromMonth: text('from_month').notNull(), amount: cents('amount').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.categoryId, table.fromMonth] }),
    belongsTo('budget_amounts_category_fk', [table.userId, table.categoryId], budgetCategories),
    isMonth('budget_amounts_month', table.fromMonth),
    check('budget_amounts_positive', sql`${table.amount} > 0`),
  ],
)

/** The amount left over from the month before. */
export const budgetCarries = pgTable(
  'budget_carries',
  { ...categoryKey, month: text('month').notNull(), amount: cents('amount').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.categoryId, table.month] }),
    belongsTo('budget_carries_category_fk', [table.userId, table.categoryId], budgetCategories),
    isMonth('budget_carries_month', table.month),
    check('budget_carries_positive', sql`${table.amount} > 0`),
  ],
)

/** Money spent in a category, line by line; negative where it came back. */
export const spending = pgTable(
  'spending',
  {
    ...categoryKey,
    id: rowId(),
    /** the order of recording */
    seq: entryOrder(),
    amount: cents('amount').notNull(),
    spentOn: day('spent_on').notNull(),
    note: text('note'),
    source: text('source', { enum: spendingSources }).notNull().default('person'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.categoryId, table.id] }),
    belongsTo('spending_category_fk', [table.userId, table.categoryId], budgetCategories),
    index('spending_by_day').on(table.userId, table.categoryId, table.spentOn),
    check('spending_not_zero', sql`${table.amount} <> 0`),
    check('spending_source_known', sql`${table.source} in ('person', 'bank', 'import')`),
  ],
)
export type SpendingRow = typeof spending.$inferSelect
