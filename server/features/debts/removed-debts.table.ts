/**
 * Debts that were removed, with their histories, for the days in which they can be brought back. They are in tables of
 * their own, so that whatever reads `debts` and `debt_entries` cannot meet one. Totals are not kept: they follow from the
 * lines again.
 */
import { bigint, index, jsonb, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { belongsTo, instant } from '#server/db/columns.ts'
import type { BankDebtRow } from './bank-debts.table.ts'
import { debtDetails, detailChecks, entryChecks, entryDetails } from './debts.table.ts'

/** Which account kept a debt up to date, as JSON has it. */
export type RemovedBankDebt = Omit<BankDebtRow, 'userId' | 'debtId' | 'fetchedAt' | 'followedFrom'> & {
  fetchedAt: string
}

export const removedDebts = pgTable(
  'removed_debts',
  {
    ...debtDetails(),
    /** its place among the debts; null for one that came with a file */
    seq: bigint('seq', { mode: 'number' }),
    removedAt: instant('removed_at').notNull(),
    /** null for a debt kept by hand */
    bankDebt: jsonb('bank_debt').$type<RemovedBankDebt>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('removed_debts_removed_at').on(table.removedAt),
    ...detailChecks('removed_debts', table),
  ],
)
export type RemovedDebtRow = typeof removedDebts.$inferSelect

export const removedDebtEntries = pgTable('removed_debt_entries', entryDetails(), (table) => [
  primaryKey({ columns: [table.userId, table.debtId, table.id] }),
  belongsTo('removed_debt_entries_debt_fk', [table.userId, table.debtId], removedDebts),
  uniqueIndex('removed_debt_entries_one_opening')
    .on(table.userId, table.debtId)
    .where(sql`${table.kind} = 'opening'`),
  ...entryChecks('removed_debt_entries', table),
])
