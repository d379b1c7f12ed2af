/** Statements that a person kept of a debt, and those of debts that were removed and can come back. */
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { belongsTo, day, entryOrder, instant, rowId } from '#server/db/columns.ts'
import { cents, ppm } from '#server/db/money-columns.ts'
import { debts } from '../debts.table.ts'
import { removedDebts } from '../removed-debts.table.ts'

const statementDetails = () => ({
  userId: text('user_id').notNull(),
  debtId: uuid('debt_id').notNull(),
  id: rowId(),
  seq: entryOrder(),
  balance: cents('balance').notNull(),
  minimum: cents('minimum').notNull(),
  dueOn: day('due_on').notNull(),
  interestRate: ppm('interest_rate').notNull(),
  interest: cents('interest'),
  /** parts of the minimum */
  pastDue: cents('past_due').notNull().default(0),
  overLimit: cents('over_limit').notNull().default(0),
  minimumOnlyMonths: integer('minimum_only_months'),
  minimumOnlyTotal: cents('minimum_only_total'),
  threeYearPayment: cents('three_year_payment'),
  threeYearTotal: cents('three_year_total'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

type Checked = Record<
  'balance' | 'minimum' | 'pastDue' | 'overLimit' | 'interest' | 'minimumOnlyMonths',
  AnyPgColumn
>

const statementChecks = (table: string, columns: Checked) => [
  check(
    `${table}_minimum_within_balance`,
    sql`${columns.minimum} between ${columns.pastDue} + ${columns.overLimit} and ${columns.balance}`,
  ),
  check(
    `${table}_not_negative`,
    sql`least(${columns.pastDue}, ${columns.overLimit}, ${columns.interest}, ${columns.minimumOnlyMonths}) >= 0`,
  ),
]

export const debtStatements = pgTable('debt_statements', statementDetails(), (table) => [
  primaryKey({ columns: [table.userId, table.debtId, table.id] }),
  belongsTo('debt_statements_debt_fk', [table.userId, table.debtId], debts),
  ...statementChecks('debt_statements', table),
])
export type StatementRow = typeof debtStatements.$inferSelect

export const removedDebtStatements = pgTable('removed_debt_statements', statementDetails(), (table) => [
  primaryKey({ columns: [table.userId, table.debtId, table.id] }),
  belongsTo('removed_debt_statements_debt_fk', [table.userId, table.debtId], removedDebts),
  ...statementChecks('removed_debt_statements', table),
])
