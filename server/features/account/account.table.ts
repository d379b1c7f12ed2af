/**
 * People, their sessions, their ways of signing in, and the mailed one-time tokens: better-auth's four
 * models under our names. Tokens are kept as SHA-256 only, so a copy of the database signs nobody in.
 */
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { subscriptionStatuses } from '#contracts/account/account.ts'
import { instant } from '#server/db/columns.ts'

/** As it is searched: an index has the very same words. */
export const fullNameOf = ({ firstName, lastName }: { firstName: AnyPgColumn; lastName: AnyPgColumn }) =>
  sql`${firstName} || ' ' || ${lastName}`

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** when a mail server last rejected this address; null once it accepted mail again */
    emailRefusedAt: instant('email_refused_at'),
    /** the rejection code, such as '550 5.1.1'; 'bounce 5.1.1' or 'complaint' where the mail provider reported it */
    emailRefusedCode: text('email_refused_code'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull().default(''),
    profileImageUrl: text('profile_image_url'),
    isAdmin: boolean('is_admin').notNull().default(false),
    subscriptionStatus: text('subscription_status', { enum: subscriptionStatuses }).notNull().default('free'),
    subscriptionPlanId: text('subscription_plan_id'),
    subscriptionEndsAt: instant('subscription_ends_at'),
    pastDueSince: instant('past_due_since'),
    paymentRetryAt: instant('payment_retry_at'),
    /** set: nobody signs in to this account, and its sessions are refused */
    disabledAt: instant('disabled_at'),
    /** when the password was last replaced; for a day after that a passkey alone is no proof */
    passwordSetAt: instant('password_set_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    index('users_reachable')
      .on(table.id)
      .where(sql`${table.emailVerified} and ${table.emailRefusedAt} is null and ${table.disabledAt} is null`),
    index('users_newest').on(table.createdAt, table.id),
    index('users_email_trigrams').using('gin', sql`${table.email} gin_trgm_ops`),
    index('users_name_trigrams').using('gin', sql`(${fullNameOf(table)}) gin_trgm_ops`),
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check(
      'users_subscription_status_known',
      sql`${table.subscriptionStatus} in ('free', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')`,
    ),
  ],
)

/** What decides which screens and calls are open to a person (engine/access/access.ts). */
export const accessColumns = {
  isAdmin: users.isAdmin,
  subscriptionStatus: users.subscriptionStatus,
  subscriptionPlanId: users.subscriptionPlanId,
  subscriptionEndsAt: users.subscriptionEndsAt,
  pastDueSince: users.pastDueSince,
  paymentRetryAt: users.paymentRetryAt,
}

/** The key of the person a row belongs to, gone with them; `.primaryKey()` where each has one row. */
export const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    userId: ownerId(),
    id: text('id').notNull(),
    /** SHA-256 of the token, in hexadecimal */
    tokenHash: text('token_hash').notNull(),
    /** end of the idle time; the absolute end follows from createdAt */
    expiresAt: instant('expires_at').notNull(),
    /** in words for the person: "Firefox on Linux" */
    device: text('device').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    address: text('address').notNull().default(''),
    /** when the person last proved who they are: at sign-in, or by a confirmation */
    provenAt: instant('proven_at').notNull().defaultNow(),
    /** with what they did; a password and a code together are a password */
    provenBy: text('proven_by', { enum: ['password', 'passkey'] })
      .notNull()
      .default('password'),
    /** when a second factor was shown in this session; null without one */
    secondFactorAt: instant('second_factor_at'),
    /** the last call for admins, to the minute; their sessions idle out of those calls */
    adminSeenAt: instant('admin_seen_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('sessions_token_hash_index').on(table.tokenHash),
    index('sessions_expires_at_index').on(table.expiresAt),
    index('sessions_created_at').using('brin', table.createdAt),
  ],
)

/** One row per way of signing in; a password is the provider `credential`. */
export const accounts = pgTable(
  'accounts',
  {
    userId: ownerId(),
    id: text('id').notNull(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    /** argon2id, as a PHC string */
    passwordHash: text('password_hash'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('accounts_provider_key').on(table.userId, table.providerId, table.accountId),
  ],
)

/** Mailed links: the identifier is a hash of the token, the value says whose it is. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('verifications_identifier_index').on(table.identifier),
    index('verifications_value_index').on(table.value),
    index('verifications_expires_at_index').on(table.expiresAt),
  ],
)

/** Accounts that are to be deleted, and when. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: ownerId().primaryKey(),
    requestedAt: instant('requested_at').notNull(),
    deletesAt: instant('deletes_at').notNull(),
  },
  (table) => [index('account_deletions_day').on(table.deletesAt)],
)
export type DeletionRow = typeof accountDeletions.$inferSelect

export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: ownerId(),
    /** SHA-256 of the browser's cookie, in hexadecimal */
    tokenHash: text('token_hash').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('known_browsers_last_used_at_index').on(table.lastUsedAt),
  ],
)
