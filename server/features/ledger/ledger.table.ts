/**
 * The foundation's public ledger. `ledger_entries` and `ledger_grant_details` are only added to: triggers refuse every
 * update, delete and truncate, and a line that does not follow the last one (migration ledger-append-only).
 * Whose gift a line is stands apart in `ledger_donors`: it is no part of what is hashed, and can be taken away.
 */
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { entryKinds } from '#engine/ledger/entry.ts'
import { day, instant } from '#server/db/columns.ts'
import { cents } from '#server/db/money-columns.ts'
import { users } from '#server/features/account/account.table.ts'

const sequenceOf = (name: string) => bigint(name, { mode: 'number' })

/** The lines as engine/ledger/entry.ts has them; an empty cell is null. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    /** 1, 2, 3, without a gap */
    sequence: sequenceOf('sequence').primaryKey(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    happenedOn: day('happened_on'),
    amount: cents('amount'),
    corrects: sequenceOf('corrects'),
    reason: text('reason'),
    profit: cents('profit'),
    /** first and last month, '2026-07/2026-09' */
    period: text('period'),
    programs: text('programs'),
    grants: integer('grants'),
    covers: text('covers'),
    interestSaved: cents('interest_saved'),
    monthsSaved: integer('months_saved'),
    commitment: text('commitment'),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
    /** what it was entered for: the payment, the grant, the period. Never published; the same one is entered once. */
    reference: text('reference').notNull(),
    recordedAt: instant('recorded_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('ledger_entries_reference_once').on(table.reference),
    uniqueIndex('ledger_entries_one_chain').on(table.previousHash),
    index('ledger_entries_corrects').on(table.corrects),
    check(
      'ledger_entries_kind_known',
      sql`${table.kind} in ('donation', 'tithe', 'correction', 'grant', 'grant_correction', 'group')`,
    ),
    check('ledger_entries_hash_form', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check(
      'ledger_entries_grants_are_hidden',
      sql`${table.kind} not in ('grant', 'grant_correction') or (num_nonnulls(${table.happenedOn}, ${table.amount}, ${table.corrects}, ${table.reason}, ${table.programs}, ${table.interestSaved}, ${table.monthsSaved}) = 0 and ${table.commitment} is not null)`,
    ),
    check(
      'ledger_entries_groups_are_large',
      sql`${table.kind} <> 'group' or (${table.grants} >= 5 and ${table.happenedOn} is null)`,
    ),
  ],
)
export type LedgerRow = typeof ledgerEntries.$inferSelect
export type NewLedgerRow = typeof ledgerEntries.$inferInsert

/** The detail behind a commitment: one grant's payment, or a correction of one. For admins; never published. */
export const ledgerGrantDetails = pgTable(
  'ledger_grant_details',
  {
    sequence: sequenceOf('sequence')
      .primaryKey()
      .references(() => ledgerEntries.sequence),
    kind: text('kind', { enum: ['grant', 'grant_correction'] }).notNull(),
    happenedOn: day('happened_on').notNull(),
    amount: cents('amount').notNull(),
    program: text('program'),
    /** null, as the months are: nobody could measure it */
    interestSaved: cents('interest_saved'),
    monthsSaved: integer('months_saved'),
    /** of a correction: the grant's line */
    corrects: sequenceOf('corrects').references(() => ledgerEntries.sequence),
    reason: text('reason'),
    /** 64 random hexadecimal digits */
    salt: text('salt').notNull(),
  },
  (table) => [
    index('ledger_grant_details_corrects').on(table.corrects),
    check(
      'ledger_grant_details_whole',
      sql`case ${table.kind} when 'grant' then ${table.program} is not null and num_nulls(${table.interestSaved}, ${table.monthsSaved}) in (0, 2) and ${table.amount} > 0 else num_nulls(${table.corrects}, ${table.reason}) = 0 and ${table.amount} <> 0 end`,
    ),
  ],
)
export type GrantDetailRow = typeof ledgerGrantDetails.$inferSelect

/** The donor of a line: the name by consent, the account so that they find their own gifts. */
export const ledgerDonors = pgTable(
  'ledger_donors',
  {
    /** null for a guest, whose name goes by the reference of the gift */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    sequence: sequenceOf('sequence')
      .primaryKey()
      .references(() => ledgerEntries.sequence),
    /** as they wish to be named; null: anonymous */
    publicName: text('public_name'),
  },
  (table) => [index('ledger_donors_by_person').on(table.userId, table.sequence)],
)
