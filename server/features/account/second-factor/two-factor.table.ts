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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { ownerId } from '../account.table.ts'

export const twoFactors = pgTable(
  'two_factors',
  {
    userId: ownerId().primaryKey(),
    id: text('id').notNull(),
    /** the secret in use, sealed; null while two-factor sign-in is off */
    secret: text('secret'),
    enabledAt: instant('enabled_at'),
    /** the time step of the last code taken: that code and older ones are refused */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    /** a secret that has not been shown to work yet, sealed */
    nextSecret: text('next_secret'),
    nextStartedAt: instant('next_started_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('two_factors_enabled_with_secret', sql`(${table.enabledAt} is null) = (${table.secret} is null)`),
  ],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ownerId(),
    /** SHA-256 of the code, in hexadecimal: with 80 random bits there is nothing to guess */
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

export const passkeys = pgTable(
  'passkeys',
  {
    userId: ownerId(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** base64url, as the browser names it */
    credentialId: text('credential_id').notNull(),
    /** COSE key, base64url */
    publicKey: text('public_key').notNull(),
    /** the authenticator's count of uses; 0 for those that do not count */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
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
    userId: ownerId(),
    id: text('id').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** the client asked for a token in the answer */
    wantsToken: boolean('wants_token').notNull().default(false),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
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
    userId: ownerId().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    /** the mailed link works from then on */
    opensAt: instant('opens_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** when the second mail went out, which announces that the link works */
    toldAt: instant('told_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('two_factor_resets_token_hash_index').on(table.tokenHash),
    index('two_factor_resets_opens_at_index').on(table.opensAt),
    index('two_factor_resets_expires_at').on(table.expiresAt),
  ],
)
