/**
 * What a person brought in from files: each import with its lines, or with the debts it made. Where a line counts in
 * the budget is not kept here: its line of spending has its id, as with the transactions of a bank.
 */
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { importFormats, importKinds } from '#contracts/money/imports.ts'
import { belongsTo, day, entryOrder, instant, rowId } from '#server/db/columns.ts'
import { cents } from '#server/db/money-columns.ts'
import { ownerId } from '#server/features/account/account.table.ts'
import { budgetCategories } from '#server/features/budget/budget.table.ts'
import { debts } from '#server/features/debts/debts.table.ts'

/** `moved`: looks like pay, a transfer or a payment on a card, so it waits for nobody; `out`: the person put it out of the budget */
const sortings = ['nobody', 'rule', 'person', 'moved', 'out'] as const

export const imports = pgTable(
  'imports',
  {
    userId: ownerId(),
    id: rowId(),
    /** the order of bringing in */
    seq: entryOrder(),
    kind: text('kind', { enum: importKinds }).notNull(),
    format: text('format', { enum: importFormats }).notNull(),
    fileName: text('file_name').notNull(),
    /** rows that were there already and were not brought in again */
    skipped: bigint('skipped', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    check('imports_kind_known', sql`${table.kind} in ('transactions', 'debts')`),
    check('imports_format_known', sql`${table.format} in ('csv', 'ofx', 'qif')`),
  ],
)
export type ImportRow = typeof imports.$inferSelect

export const importLines = pgTable(
  'import_lines',
  {
    userId: text('user_id').notNull(),
    /** its line of spending has this id too */
    id: rowId(),
    seq: entryOrder(),
    importId: uuid('import_id').notNull(),
    /** positive for money out */
    amount: cents('amount').notNull(),
    postedOn: day('posted_on').notNull(),
    description: text('description').notNull(),
    /** the description as rules compare it */
    merchantKey: text('merchant_key').notNull(),
    sorting: text('sorting', { enum: sortings }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    belongsTo('import_lines_import_fk', [table.userId, table.importId], imports),
    index('import_lines_by_import').on(table.userId, table.importId),
    index('import_lines_by_day').on(table.userId, table.postedOn),
    check('import_lines_not_zero', sql`${table.amount} <> 0`),
    check(
      'import_lines_sorting_known',
      sql`${table.sorting} in ('nobody', 'rule', 'person', 'moved', 'out')`,
    ),
  ],
)
export type ImportLineRow = typeof importLines.$inferSelect

/** Where the rows of a category go that files name; without one they wait to be sorted. */
export const importCategories = pgTable(
  'import_categories',
  {
    userId: ownerId(),
    id: rowId(),
    seq: entryOrder(),
    /** as the file writes it */
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    categoryId: uuid('category_id'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    belongsTo('import_categories_category_fk', [table.userId, table.categoryId], budgetCategories),
    uniqueIndex('import_categories_one_a_name').on(table.userId, table.nameKey),
  ],
)
export type ImportCategoryRow = typeof importCategories.$inferSelect

/** The debts that an import made and that are still there. */
export const importDebts = pgTable(
  'import_debts',
  {
    userId: text('user_id').notNull(),
    debtId: uuid('debt_id').notNull(),
    importId: uuid('import_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.debtId] }),
    belongsTo('import_debts_import_fk', [table.userId, table.importId], imports),
    belongsTo('import_debts_debt_fk', [table.userId, table.debtId], debts),
  ],
)
