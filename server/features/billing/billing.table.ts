/**
 * Purchases and plans. A purchase may come before its account: a guest's has no user until it is bound, so here
 * user_id may be empty and cannot lead the keys. The plan a person has is written on `users`, by this feature alone.
 */
import { languages } from '#engine/language/bilingual.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { paidPlanIds, paymentReturnStates } from '#contracts/money/billing.ts'
import { instant } from '#server/db/columns.ts'
import { cents } from '#server/db/money-columns.ts'
import { ownerId, users } from '#server/features/account/account.table.ts'
import { providerStatuses } from '#server/ports/payments/payments.ts'

/** Who somebody is at the payment processor. */
export const billingCustomers = pgTable('billing_customers', {
  userId: ownerId().primaryKey(),
  customerId: text('customer_id').notNull().unique(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** the last answer about their cards and invoices, sealed about the person alone */
  sealedWallet: text('sealed_wallet'),
  /** the database's time when that was asked */
  walletAskedAt: timestamp('wallet_asked_at', { withTimezone: true, mode: 'string' }),
  /** an answer to a question that was asked before is not shown; later than now while they are on the processor's page */
  walletStaleUntil: timestamp('wallet_stale_until', { withTimezone: true, mode: 'string' })
    .notNull()
    .default(sql`'-infinity'`),
})

/** Trials that were used: by `user:<id>` and by `email:<hash>`. Outlives the account, so that a new one brings no new trial. */
export const billingTrials = pgTable('billing_trials', {
  usedBy: text('used_by').primaryKey(),
  subscriptionId: text('subscription_id').notNull(),
  usedAt: instant('used_at').notNull(),
})

/** `starting` until the processor has returned its page; `over` when nobody can pay there any more. */
export const checkoutStates = ['starting', 'open', 'complete', 'over'] as const

export const billingCheckouts = pgTable(
  'billing_checkouts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie of the browser that started it without an account */
    guestHash: text('guest_hash'),
    planId: text('plan_id', { enum: paidPlanIds }).notNull(),
    hasTrial: boolean('has_trial').notNull(),
    customerId: text('customer_id'),
    sessionId: text('session_id').unique(),
    url: text('url'),
    /** as typed on the payment page: it proves nothing */
    email: text('email'),
    /** of the screen it was started on: mails to somebody without an account are written in it */
    language: text('language', { enum: languages }),
    subscriptionId: text('subscription_id'),
    state: text('state', { enum: checkoutStates }).notNull().default('starting'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('billing_checkouts_one_for_user')
      .on(table.userId)
      .where(sql`${table.state} in ('starting', 'open')`),
    uniqueIndex('billing_checkouts_one_for_guest')
      .on(table.guestHash)
      .where(sql`${table.state} in ('starting', 'open')`),
    index('billing_checkouts_by_guest').on(table.guestHash),
    index('billing_checkouts_by_email').on(table.email),
    index('billing_checkouts_unfinished')
      .on(table.createdAt)
      .where(sql`${table.state} in ('starting', 'open')`),
    check('billing_checkouts_somebodys', sql`${table.userId} is not null or ${table.guestHash} is not null`),
  ],
)
export type CheckoutRow = typeof billingCheckouts.$inferSelect

/** Why a plan does not count: a second trial, or a second plan beside a live one. It is ended at the processor. */
export const refusedPlans = ['trial_used', 'second_plan'] as const

/** The payment processor's last answer about a subscription. */
export const billingPlans = pgTable(
  'billing_plans',
  {
    subscriptionId: text('subscription_id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
    customerEmail: text('customer_email'),
    checkoutId: uuid('checkout_id'),
    status: text('status', { enum: providerStatuses }).notNull(),
    planId: text('plan_id', { enum: paidPlanIds }),
    startedAt: instant('started_at').notNull(),
    periodEndsAt: instant('period_ends_at'),
    trialEndsAt: instant('trial_ends_at'),
    cancelsAt: instant('cancels_at'),
    endedAt: instant('ended_at'),
    nextPlanId: text('next_plan_id', { enum: paidPlanIds }),
    pastDueSince: instant('past_due_since'),
    paymentRetryAt: instant('payment_retry_at'),
    /** the invoice of a payment that its bank wants confirmed; its page is asked for when it is shown */
    confirmInvoiceId: text('confirm_invoice_id'),
    /** the dearer plan that begins with that payment */
    confirmPlanId: text('confirm_plan_id', { enum: paidPlanIds }),
    /** when that change is dropped */
    confirmUntil: instant('confirm_until'),
    /** the bank was asked, in vain so far */
    confirmHasFailed: boolean('confirm_has_failed').notNull().default(false),
    refusedFor: text('refused_for', { enum: refusedPlans }),
    /** the person goes on without it */
    dismissedAt: instant('dismissed_at'),
    /** the database's time when the question was asked whose answer this is: an older answer changes nothing */
    askedAt: timestamp('asked_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** by the app's clock */
    fetchedAt: instant('fetched_at').notNull(),
    /** the price that was last shown for a change, in whole cents */
    quotedPlanId: text('quoted_plan_id', { enum: paidPlanIds }),
    quotedAt: instant('quoted_at'),
    quotedDueCents: integer('quoted_due_cents'),
    quotedMonthlyCents: integer('quoted_monthly_cents'),
  },
  (table) => [
    index('billing_plans_by_user').on(table.userId),
    index('billing_plans_by_email').on(table.customerEmail),
    index('billing_plans_not_over')
      .on(table.fetchedAt)
      .where(sql`${table.endedAt} is null`),
    index('billing_plans_trials')
      .on(table.trialEndsAt)
      .where(sql`${table.status} = 'trialing'`),
  ],
)
export type PlanRow = typeof billingPlans.$inferSelect

/** Refunds and disputes of payments for plans, as the processor last told them. Gifts have their own. */
export const billingReturns = pgTable(
  'billing_returns',
  {
    /** whose the plan is; null while it waits for its account */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** the processor's id of the refund or dispute */
    returnId: text('return_id').primaryKey(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => billingPlans.subscriptionId, { onDelete: 'cascade' }),
    state: text('state', { enum: paymentReturnStates }).notNull(),
    amount: cents('amount').notNull(),
    happenedAt: instant('happened_at').notNull(),
    /** a dispute that has to end the plan and has not yet: it does so once, and not again after a resume */
    endsPlan: boolean('ends_plan').notNull(),
    /** as in plans */
    askedAt: timestamp('asked_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    index('billing_returns_by_user').on(table.userId),
    index('billing_returns_by_plan').on(table.subscriptionId),
  ],
)
export type ReturnRow = typeof billingReturns.$inferSelect

/** Events of the processor that were taken in: each once. */
export const billingEvents = pgTable(
  'billing_events',
  {
    eventId: text('event_id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('billing_events_received').on(table.receivedAt)],
)

/** Up to when the processor's events were read, one row. */
export const billingEventsRead = pgTable(
  'billing_events_read',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    readUntil: instant('read_until').notNull(),
  },
  (table) => [check('billing_events_read_one_row', sql`${table.isOnly}`)],
)

export const billingMailKinds = [
  'trial_ends',
  'payment_failed',
  'payment_to_confirm',
  'cancel_confirmed',
  'trial_used',
  'second_plan',
  'refunded',
  'disputed',
] as const
export type BillingMailKind = (typeof billingMailKinds)[number]

/** Mails about a plan: one for each occasion. */
export const billingMails = pgTable(
  'billing_mails',
  {
    subscriptionId: text('subscription_id').notNull(),
    kind: text('kind', { enum: billingMailKinds }).notNull(),
    /** what it is about, such as the moment the trial ends */
    occasion: text('occasion').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.kind, table.occasion] })],
)
