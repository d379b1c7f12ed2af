/**
 * What stands beside the password: the secret of the person's app, recovery codes, passkeys, sign-ins that wait for
 * their code, and requests to turn the second factor off. Secrets are sealed, tokens and codes are kept as hashes.
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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './account.table.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const twoFactors = pgTable(
  'two_factors',
  {
    userId: owner().primaryKey(),
    id: text('id').notNull(),
    /** the secret in use, sealed; null while two-factor sign-in is off */
    secret: text('secret'),
    enabledAt: moment('enabled_at'),
    /** the time step of the last code taken: that code and older ones are refused */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    /** a secret that has not been shown to work yet, sealed */
    nextSecret: text('next_secret'),
    nextStartedAt: moment('next_started_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('two_factors_enabled_with_secret', sql`(${table.enabledAt} is null) = (${table.secret} is null)`),
  ],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: owner(),
    /** SHA-256 of the code, in hexadecimal: with 80 random bits there is nothing to guess */
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

export const passkeys = pgTable(
  'passkeys',
  {
    userId: owner(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** base64url, as the browser names it */
    credentialId: text('credential_id').notNull(),
    /** COSE key, base64url */
    publicKey: text('public_key').notNull(),
    /** the authenticator's count of uses; 0 for those that do not count */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('passkeys_credential_key').on(table.credentialId),
  ],
)

/** The password was right; the code is still to come. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    userId: owner(),
    id: text('id').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** the client asked for a token in the answer */
    wantsToken: boolean('wants_token').notNull().default(false),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('pending_sign_ins_token_hash_index').on(table.tokenHash),
    index('pending_sign_ins_expires_at_index').on(table.expiresAt),
  ],
)

/** A lost phone: the help desk asked for two-factor sign-in to be turned off. One at a time for a person. */
export const twoFactorResets = pgTable(
  'two_factor_resets',
  {
    userId: owner().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    /** the mailed link works from then on */
    opensAt: moment('opens_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** when the second mail said that the link works now */
    toldAt: moment('told_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('two_factor_resets_token_hash_index').on(table.tokenHash),
    index('two_factor_resets_opens_at_index').on(table.opensAt),
  ],
)
