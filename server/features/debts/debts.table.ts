/**
 * Debts and the ledger of each. A debt's totals, balance and highest balance are kept by triggers on
 * `debt_entries` (migration debt-ledger), never by code, so that
 * opening + charges + interest + fees - payments = balance holds whatever writes to the tables.
 */
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { planOrders } from '#contracts/money/debt-plan.ts'
import { debtEntryKinds, debtTypes } from '#contracts/money/debts.ts'
import { belongsTo, day, entryOrder, instant, rowId, versioned } from '#server/db/columns.ts'
import { cents, ppm } from '#server/db/money-columns.ts'
import { minimumTargets } from '#engine/debts/balances/allocation.ts'
import type { KeptBalance, SplitPart } from '#engine/debts/balances/kept.ts'
import type { Adjustments } from '#engine/debts/scenario/adjustments.ts'
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

/** What is known of a debt beside its history; a removed one keeps it too (removed-debts.table.ts). */
export const debtDetails = () => ({
  userId: ownerId(),
  id: rowId(),
  name: text('name').notNull(),
  type: text('type', { enum: debtTypes }).notNull(),
  interestRate: ppm('interest_rate'),
  minimumPayment: cents('minimum_payment'),
  paymentDueDate: day('payment_due_date'),
  promotionalRate: ppm('promotional_rate'),
  promotionalEndsOn: day('promotional_ends_on'),
  deferredRate: ppm('deferred_rate'),
  deferredEndsOn: day('deferred_ends_on'),
  deferredAccrued: cents('deferred_accrued'),
  /** the day by whose end that had gathered; null for amounts kept before there was one */
  deferredAccruedOn: day('deferred_accrued_on'),
  minimumRule: jsonb('minimum_rule').$type<StoredMinimumRule>(),
  statementMinimum: cents('statement_minimum'),
  statementDueOn: day('statement_due_on'),
  /** several balances on the card, which add up to its balance; null where it has one (decision 059) */
  balances: jsonb('balances').$type<KeptBalance[]>(),
  /** which of them the issuer pays with the minimum; null where the person does not know */
  minimumTo: text('minimum_to', { enum: minimumTargets }),
  /** since when some of them are a guess */
  balancesSpreadOn: day('balances_spread_on'),
  creditLimit: cents('credit_limit'),
  startedOn: day('started_on'),
  /** null while it is open; the ledger refuses a closed debt on which something is owed (migration closed-debts) */
  closedAt: instant('closed_at'),
  /** what closing took off the balance without a payment; null where nothing was left */
  writtenOff: cents('written_off'),
  ...versioned(),
})

type Columns<Name extends keyof ReturnType<typeof debtDetails>> = Record<Name, AnyPgColumn>

/** Terms that are given as a whole or not at all. */
export const detailChecks = (
  table: string,
  columns: Columns<
    | 'promotionalRate'
    | 'promotionalEndsOn'
    | 'statementMinimum'
    | 'statementDueOn'
    | 'deferredRate'
    | 'deferredEndsOn'
    | 'deferredAccrued'
    | 'deferredAccruedOn'
    | 'closedAt'
    | 'writtenOff'
  >,
) => [
  check(
    `${table}_promotional_whole`,
    sql`(${columns.promotionalRate} is null) = (${columns.promotionalEndsOn} is null)`,
  ),
  check(
    `${table}_statement_whole`,
    sql`(${columns.statementMinimum} is null) = (${columns.statementDueOn} is null)`,
  ),
  check(
    `${table}_deferred_whole`,
    sql`num_nulls(${columns.deferredRate}, ${columns.deferredEndsOn}, ${columns.deferredAccrued}) in (0, 3)`,
  ),
  check(
    `${table}_deferred_accrued_on_of_an_amount`,
    sql`${columns.deferredAccruedOn} is null or ${columns.deferredAccrued} is not null`,
  ),
  check(
    `${table}_written_off_when_closed`,
    sql`${columns.writtenOff} is null or (${columns.writtenOff} > 0 and ${columns.closedAt} is not null)`,
  ),
]

/** A line of a history. */
export const entryDetails = () => ({
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
  /** how it was split between several balances */
  split: jsonb('split').$type<SplitPart[]>(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const debts = pgTable(
  'debts',
  {
    ...debtDetails(),
    /** the order of entry */
    seq: entryOrder(),
    openingBalance: cents('opening_balance').notNull().default(0),
    chargesTotal: cents('charges_total').notNull().default(0),
    interestTotal: cents('interest_total').notNull().default(0),
    feesTotal: cents('fees_total').notNull().default(0),
    paymentsTotal: cents('payments_total').notNull().default(0),
    balance: cents('balance').notNull().default(0),
    /** the highest balance it has had, in the order of recording */
    highestBalance: cents('highest_balance').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    check(
      'debts_balance_adds_up',
      sql`${table.balance} = ${table.openingBalance} + ${table.chargesTotal} + ${table.interestTotal} + ${table.feesTotal} - ${table.paymentsTotal}`,
    ),
    check('debts_balance_not_negative', sql`${table.balance} >= 0`),
    check('debts_highest_not_below_balance', sql`${table.highestBalance} >= ${table.balance}`),
    ...detailChecks('debts', table),
  ],
)
export type DebtRow = typeof debts.$inferSelect
export type NewDebtRow = typeof debts.$inferInsert

/** What a line may be. */
export const entryChecks = (table: string, { kind, amount }: { kind: AnyPgColumn; amount: AnyPgColumn }) => [
  check(`${table}_kind_known`, sql`${kind} in ('opening', 'charge', 'interest', 'fee', 'payment')`),
  check(
    `${table}_sign`,
    sql`(${kind} = 'charge' and ${amount} <> 0) or ${amount} > 0 or (${kind} = 'opening' and ${amount} = 0)`,
  ),
]

/** What happened to a debt, line by line. Lines are added and taken back, never changed. */
export const debtEntries = pgTable('debt_entries', entryDetails(), (table) => [
  primaryKey({ columns: [table.userId, table.debtId, table.id] }),
  belongsTo('debt_entries_debt_fk', [table.userId, table.debtId], debts),
  uniqueIndex('debt_entries_one_opening')
    .on(table.userId, table.debtId)
    .where(sql`${table.kind} = 'opening'`),
  ...entryChecks('debt_entries', table),
])
export type DebtEntryRow = typeof debtEntries.$inferSelect
export type NewDebtEntryRow = typeof debtEntries.$inferInsert

const choice = () => ({
  order: text('plan_order', { enum: planOrders }).notNull(),
  extra: cents('extra').notNull(),
  /** money in cents, rates in parts per million; null for none */
  adjustments: jsonb('adjustments').$type<Adjustments>(),
})

/** The plan that the person keeps; absent until they choose. */
export const debtPlans = pgTable('debt_plans', {
  userId: ownerId().primaryKey(),
  ...choice(),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** The plans that were kept, each as it was on its day, with what it led to then. The last is the one kept now. */
export const keptPlans = pgTable(
  'kept_plans',
  {
    userId: ownerId(),
    id: rowId(),
    seq: entryOrder(),
    ...choice(),
    keptOn: day('kept_on').notNull(),
    /** 'YYYY-MM'; null without an end */
    freeMonth: text('free_month'),
    cost: cents('cost'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    check('kept_plans_month', sql`${table.freeMonth} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
  ],
)
