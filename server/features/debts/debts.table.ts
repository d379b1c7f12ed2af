/**
 * Debts and the ledger of each. A debt's totals, balance and highest balance are kept by triggers on
 * `debt_entries` (migration debt-ledger), never by code, so that
 * opening + charges + interest + fees - payments = balance holds whatever writes to the tables.
 */
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { debtEntryKinds, debtTypes, planOrders } from '#contracts/money/debts.ts'
import { belongsTo, day, entryOrder, instant, rowId, versioned } from '#server/db/columns.ts'
import { cents, ppm } from '#server/db/money-columns.ts'
import { ownerId } from '#server/features/account/account.table.ts'

/** How the lender sets the minimum, as stored: money in cents, shares in parts per million. */
export type StoredMinimumRule = {
  percentPpm: number
  floorCents: number
  plusInterest: boolean
  round: 'cent' | 'dollarUp' | 'dollarDown'
  roundBeforeInterest: boolean
  /** rules stored before there was one have none */
  interestPlusCents?: number | null
}

export const debts = pgTable(
  'debts',
  {
    userId: ownerId(),
    id: rowId(),
    /** the order of entry */
    seq: entryOrder(),
    name: text('name').notNull(),
    type: text('type', { enum: debtTypes }).notNull(),
    openingBalance: cents('opening_balance').notNull().default(0),
    chargesTotal: cents('charges_total').notNull().default(0),
    interestTotal: cents('interest_total').notNull().default(0),
    feesTotal: cents('fees_total').notNull().default(0),
    paymentsTotal: cents('payments_total').notNull().default(0),
    balance: cents('balance').notNull().default(0),
    /** the highest balance it has had, in the order of recording */
    highestBalance: cents('highest_balance').notNull().default(0),
    interestRate: ppm('interest_rate'),
    minimumPayment: cents('minimum_payment'),
    paymentDueDate: day('payment_due_date'),
    promotionalRate: ppm('promotional_rate'),
    promotionalEndsOn: day('promotional_ends_on'),
    deferredRate: ppm('deferred_rate'),
    deferredEndsOn: day('deferred_ends_on'),
    deferredAccrued: cents('deferred_accrued'),
    minimumRule: jsonb('minimum_rule').$type<StoredMinimumRule>(),
    statementMinimum: cents('statement_minimum'),
    statementDueOn: day('statement_due_on'),
    creditLimit: cents('credit_limit'),
    startedOn: day('started_on'),
    ...versioned(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    check(
      'debts_balance_adds_up',
      sql`${table.balance} = ${table.openingBalance} + ${table.chargesTotal} + ${table.interestTotal} + ${table.feesTotal} - ${table.paymentsTotal}`,
    ),
    check('debts_balance_not_negative', sql`${table.balance} >= 0`),
    check('debts_highest_not_below_balance', sql`${table.highestBalance} >= ${table.balance}`),
    check(
      'debts_promotional_whole',
      sql`(${table.promotionalRate} is null) = (${table.promotionalEndsOn} is null)`,
    ),
    check(
      'debts_statement_whole',
      sql`(${table.statementMinimum} is null) = (${table.statementDueOn} is null)`,
    ),
    check(
      'debts_deferred_whole',
      sql`num_nulls(${table.deferredRate}, ${table.deferredEndsOn}, ${table.deferredAccrued}) in (0, 3)`,
    ),
  ],
)
export type DebtRow = typeof debts.$inferSelect
export type NewDebtRow = typeof debts.$inferInsert

/** What happened to a debt, line by line. Lines are added and taken back, never changed. */
export const debtEntries = pgTable(
  'debt_entries',
  {
    userId: text('user_id').notNull(),
    debtId: uuid('debt_id').notNull(),
    id: rowId(),
    /** the order of recording */
    seq: entryOrder(),
    kind: text('kind', { enum: debtEntryKinds }).notNull(),
    /** positive; a payment lowers the balance, the others raise it. A negative charge is a credit or a correction. */
    amount: cents('amount').notNull(),
    occurredOn: day('occurred_on').notNull(),
    note: text('note'),
    /** lines recorded together carry the id of their payment line */
    paymentId: uuid('payment_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.debtId, table.id] }),
    belongsTo('debt_entries_debt_fk', [table.userId, table.debtId], debts),
    uniqueIndex('debt_entries_one_opening')
      .on(table.userId, table.debtId)
      .where(sql`${table.kind} = 'opening'`),
    check(
      'debt_entries_kind_known',
      sql`${table.kind} in ('opening', 'charge', 'interest', 'fee', 'payment')`,
    ),
    check(
      'debt_entries_sign',
      sql`(${table.kind} = 'charge' and ${table.amount} <> 0) or ${table.amount} > 0 or (${table.kind} = 'opening' and ${table.amount} = 0)`,
    ),
  ],
)
export type DebtEntryRow = typeof debtEntries.$inferSelect
export type NewDebtEntryRow = typeof debtEntries.$inferInsert

/** The person's order of payment and extra amount a month; absent until they choose. */
export const debtPlans = pgTable('debt_plans', {
  userId: ownerId().primaryKey(),
  order: text('plan_order', { enum: planOrders }).notNull(),
  extra: cents('extra').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})
