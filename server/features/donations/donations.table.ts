/**
 * Gifts, and the payments that were received for them. A guest's gift has no user, so user_id may be empty and cannot
 * lead the keys. A payment stays when its giver's account goes: it is in the ledger.
 */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { cents } from '#server/db/money-columns.ts'
import { languages } from '#engine/language/bilingual.ts'
import { users } from '#server/features/account/account.table.ts'

/** the database's time when the question was asked whose answer this is: an older answer changes nothing */
const askedAt = () => timestamp('asked_at', { withTimezone: true, mode: 'string' })

/**
 * `starting` until the processor has said where its page is; `open` until it is paid; `over` when nobody can pay there
 * any more. Then `given` for a gift that is made once; `active`, `past_due` or `stopped` for a monthly one.
 */
export const donationStates = ['starting', 'open', 'over', 'given', 'active', 'past_due', 'stopped'] as const
export type DonationState = (typeof donationStates)[number]

export const donations = pgTable(
  'donations',
  {
    /** made of the giver and the key of the click: the same one is one gift */
    id: uuid('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of the cookie of the browser that began it without an account */
    guestHash: text('guest_hash'),
    amount: cents('amount').notNull(),
    isMonthly: boolean('is_monthly').notNull(),
    /** where receipts go */
    email: text('email'),
    /** of the screen it was begun on: mails to somebody without an account are written in it */
    language: text('language', { enum: languages }),
    /** shown in the ledger, by consent at `consentedAt`; null: anonymous */
    publicName: text('public_name'),
    consentedAt: instant('consented_at'),
    state: text('state', { enum: donationStates }).notNull().default('starting'),
    sessionId: text('session_id').unique(),
    url: text('url'),
    subscriptionId: text('subscription_id').unique(),
    customerId: text('customer_id'),
    createdAt: instant('created_at').notNull(),
    askedAt: askedAt(),
    /** by the app's clock */
    fetchedAt: instant('fetched_at'),
  },
  (table) => [
    index('donations_by_user').on(table.userId),
    index('donations_unfinished')
      .on(table.createdAt)
      .where(sql`${table.state} in ('starting', 'open')`),
    index('donations_running')
      .on(table.fetchedAt)
      .where(sql`${table.state} in ('active', 'past_due')`),
    check('donations_name_by_consent', sql`(${table.publicName} is null) = (${table.consentedAt} is null)`),
    check('donations_amount_taken', sql`${table.amount} between 1 and 25000`),
  ],
)
export type DonationRow = typeof donations.$inferSelect

/** Each received payment once; its id is its reference in the ledger. */
export const donationPayments = pgTable(
  'donation_payments',
  {
    id: uuid('id').primaryKey(),
    donationId: uuid('donation_id')
      .notNull()
      .references(() => donations.id),
    /** the processor's */
    paymentId: text('payment_id').notNull().unique(),
    amount: cents('amount').notNull(),
    /** what went back, as the ledger's corrections have it */
    returned: cents('returned').notNull(),
    /** how many corrections the ledger has of it */
    corrections: integer('corrections').notNull().default(0),
    receivedAt: instant('received_at').notNull(),
    ledgerSequence: bigint('ledger_sequence', { mode: 'number' }).notNull(),
    askedAt: askedAt().notNull(),
  },
  (table) => [
    index('donation_payments_by_donation').on(table.donationId),
    index('donation_payments_by_day').on(table.receivedAt),
    check('donation_payments_returned_within', sql`${table.returned} between 0 and ${table.amount}`),
  ],
)
export type PaymentRow = typeof donationPayments.$inferSelect

/** Links in mails: to a receipt, or to a monthly gift where there is no payment. Only the hash is stored. */
export const donationLinks = pgTable(
  'donation_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    donationId: uuid('donation_id')
      .notNull()
      .references(() => donations.id, { onDelete: 'cascade' }),
    paymentId: uuid('payment_id').references(() => donationPayments.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('donation_links_created_at').using('brin', table.createdAt)],
)
export type LinkRow = typeof donationLinks.$inferSelect

export const donationMailKinds = ['receipt', 'monthly_receipt', 'payment_failed', 'stopped'] as const
export type DonationMailKind = (typeof donationMailKinds)[number]

/** Mails about a gift: one for each occasion. */
export const donationMails = pgTable(
  'donation_mails',
  {
    donationId: uuid('donation_id')
      .notNull()
      .references(() => donations.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: donationMailKinds }).notNull(),
    /** what it is about, such as the payment */
    occasion: text('occasion').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.donationId, table.kind, table.occasion] })],
)
