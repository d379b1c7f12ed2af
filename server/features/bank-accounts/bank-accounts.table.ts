/**
 * Linked banks and what they told. A bank is what the person sees; its items are the links on the service's side, at
 * most one of them in use. Unlinking keeps a bank's accounts, so that linking it again finds its debts and counts
 * nothing twice. Where a transaction counts in the budget is not kept here: its line of spending has its id.
 */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { bankStates } from '#contracts/money/banks.ts'
import { belongsTo, day, entryOrder, instant, rowId } from '#server/db/columns.ts'
import { cents, ppm } from '#server/db/money-columns.ts'
import { ownerId } from '#server/features/account/account.table.ts'
import { budgetCategories } from '#server/features/budget/budget.table.ts'

/** When a bank was last refreshed, for the order of the next ones; one that never was is the first. */
export const lastRefreshOf = ({ refreshedAt }: { refreshedAt: AnyPgColumn }) =>
  sql`coalesce(${refreshedAt}, 'epoch'::timestamptz)`

export const banks = pgTable(
  'banks',
  {
    userId: ownerId(),
    id: rowId(),
    /** the order of linking */
    seq: entryOrder(),
    institutionId: text('institution_id').notNull(),
    name: text('name').notNull(),
    state: text('state', { enum: bankStates }).notNull().default('good'),
    linkedAt: instant('linked_at').notNull(),
    refreshedAt: instant('refreshed_at'),
    /** the last attempt to refresh it by itself */
    triedAt: instant('tried_at'),
    /** the bank has accounts that the person has not been asked about */
    hasNewAccounts: boolean('has_new_accounts').notNull().default(false),
    /** when the owner's plan was first seen without bank links; null while it has them */
    lapsedAt: instant('lapsed_at'),
    /** when a mail told that the link ends */
    endToldAt: instant('end_told_at'),
    /** unlinked: its data stays, nothing more is fetched */
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('banks_refreshed').on(table.refreshedAt),
    index('banks_to_refresh')
      .on(lastRefreshOf(table), table.userId, table.id)
      .where(sql`${table.removedAt} is null and ${table.state} <> 'login_required'`),
  ],
)
export type BankRow = typeof banks.$inferSelect

/** `linking`: exchanged, not yet stored as a bank; `retired`: to be removed on the service's side */
const itemStates = ['linking', 'linked', 'retired'] as const

export const bankItems = pgTable(
  'bank_items',
  {
    userId: ownerId(),
    /** the service's id of the link */
    itemId: text('item_id').notNull(),
    bankId: uuid('bank_id'),
    state: text('state', { enum: itemStates }).notNull(),
    /** sealed with about = {userId, itemId} (server/secrets): 'keyId.iv.tag.text' */
    accessToken: text('access_token').notNull(),
    /** how far its transactions were read; null: not yet */
    cursor: text('cursor'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.itemId] }),
    belongsTo('bank_items_bank_fk', [table.userId, table.bankId], banks),
    // A webhook names the item and not the person.
    index('bank_items_by_item').on(table.itemId),
    index('bank_items_to_remove')
      .on(table.state, table.createdAt)
      .where(sql`${table.state} <> 'linked'`),
    uniqueIndex('bank_items_one_linked')
      .on(table.userId, table.bankId)
      .where(sql`${table.state} = 'linked'`),
    check('bank_items_state_known', sql`${table.state} in ('linking', 'linked', 'retired')`),
    check('bank_items_linked_to_bank', sql`${table.state} <> 'linked' or ${table.bankId} is not null`),
  ],
)
export type BankItemRow = typeof bankItems.$inferSelect

/** One public token handed in: who works on it, and what came of it. */
export const linkAttempts = pgTable(
  'link_attempts',
  {
    userId: ownerId(),
    tokenHash: text('token_hash').notNull(),
    /** while a request works on it */
    claimedAt: instant('claimed_at'),
    itemId: text('item_id'),
    bankId: uuid('bank_id'),
    accountsLinked: bigint('accounts_linked', { mode: 'number' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    belongsTo('link_attempts_bank_fk', [table.userId, table.bankId], banks),
    index('link_attempts_created_at').using('brin', table.createdAt),
  ],
)
export type LinkAttemptRow = typeof linkAttempts.$inferSelect

const accountTypes = ['depository', 'credit', 'loan', 'other'] as const

export const bankAccounts = pgTable(
  'bank_accounts',
  {
    userId: ownerId(),
    id: rowId(),
    seq: entryOrder(),
    bankId: uuid('bank_id').notNull(),
    /** the service's id, which changes when the bank is linked again */
    providerId: text('provider_id').notNull(),
    persistentId: text('persistent_id'),
    name: text('name').notNull(),
    mask: text('mask'),
    type: text('type', { enum: accountTypes }).notNull(),
    subtype: text('subtype'),
    /** null: not reported by the bank */
    balance: cents('balance'),
    /** the person chose it when they linked the bank last */
    isShared: boolean('is_shared').notNull().default(true),
    /** a debt was made of it once: one that the person removed is not made again by a refresh */
    madeDebt: boolean('made_debt').notNull().default(false),
    /** a lower rate without an end that the bank names */
    promotionalRate: ppm('promotional_rate'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    belongsTo('bank_accounts_bank_fk', [table.userId, table.bankId], banks),
    index('bank_accounts_by_bank').on(table.userId, table.bankId),
    check('bank_accounts_type_known', sql`${table.type} in ('depository', 'credit', 'loan', 'other')`),
  ],
)
export type BankAccountRow = typeof bankAccounts.$inferSelect

/** `moved`: between the person's own accounts, or paid on a debt, or income: never spending */
const transactionKinds = ['spending', 'moved'] as const
/** `out`: the person put it out of the budget */
const sortings = ['nobody', 'rule', 'person', 'out'] as const

export const bankTransactions = pgTable(
  'bank_transactions',
  {
    userId: ownerId(),
    /** its line of spending has this id too, and so has the line of a payment made of it */
    id: rowId(),
    seq: entryOrder(),
    accountId: uuid('account_id').notNull(),
    itemId: text('item_id').notNull(),
    /** the service's id, which changes when a pending one is posted, and when the bank is linked again */
    providerId: text('provider_id').notNull(),
    merchant: text('merchant').notNull(),
    /** the merchant as rules compare it */
    merchantKey: text('merchant_key').notNull(),
    /** positive for money out */
    amount: cents('amount').notNull(),
    postedOn: day('posted_on').notNull(),
    isPending: boolean('is_pending').notNull(),
    kind: text('kind', { enum: transactionKinds }).notNull(),
    sorting: text('sorting', { enum: sortings }).notNull().default('nobody'),
    /** the payment it is on the account's debt: the person's own entry, or a line made of it */
    paymentId: uuid('payment_id'),
    paymentBy: text('payment_by', { enum: ['person', 'bank'] }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    belongsTo('bank_transactions_account_fk', [table.userId, table.accountId], bankAccounts),
    uniqueIndex('bank_transactions_once').on(table.userId, table.providerId),
    index('bank_transactions_by_day').on(table.userId, table.postedOn),
    index('bank_transactions_by_account').on(table.userId, table.accountId),
    check('bank_transactions_kind_known', sql`${table.kind} in ('spending', 'moved')`),
    check('bank_transactions_sorting_known', sql`${table.sorting} in ('nobody', 'rule', 'person', 'out')`),
    check(
      'bank_transactions_payment_whole',
      sql`(${table.paymentId} is null) = (${table.paymentBy} is null)`,
    ),
  ],
)
export type BankTransactionRow = typeof bankTransactions.$inferSelect

/** Which merchant goes to which category, as the person taught it. */
export const spendingRules = pgTable(
  'spending_rules',
  {
    userId: ownerId(),
    id: rowId(),
    seq: entryOrder(),
    merchant: text('merchant').notNull(),
    merchantKey: text('merchant_key').notNull(),
    categoryId: uuid('category_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    belongsTo('spending_rules_category_fk', [table.userId, table.categoryId], budgetCategories),
    uniqueIndex('spending_rules_one_a_merchant').on(table.userId, table.merchantKey),
  ],
)
export type SpendingRuleRow = typeof spendingRules.$inferSelect
