/**
 * Letters that a person keeps as cases. The day that counts is worked out from the dates each time it is asked for,
 * and kept nowhere, so that the two cannot differ. The letter itself is not kept: it is the person's.
 */
import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { caseKinds, caseOutcomes } from '#contracts/money/letters.ts'
import { day, entryOrder, rowId, versioned } from '#server/db/columns.ts'
import { ownerId } from '#server/features/account/account.table.ts'

export const letterCases = pgTable(
  'letter_cases',
  {
    userId: ownerId(),
    id: rowId(),
    /** the order of entry */
    seq: entryOrder(),
    kind: text('kind', { enum: caseKinds }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    sentOn: day('sent_on'),
    receivedOn: day('received_on'),
    tracking: text('tracking'),
    afterFreeReport: boolean('after_free_report').notNull().default(false),
    addedInformationOn: day('added_information_on'),
    firstNoticeOn: day('first_notice_on'),
    outcome: text('outcome', { enum: caseOutcomes }).notNull().default('open'),
    note: text('note'),
    ...versioned(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    check(
      'letter_cases_kind_known',
      sql`${table.kind} in ('bureau_dispute', 'validation', 'dispute', 'stop_contact', 'lawyer')`,
    ),
    check(
      'letter_cases_outcome_known',
      sql`${table.outcome} in ('open', 'corrected', 'verified', 'no_answer', 'withdrawn', 'other')`,
    ),
  ],
)
export type CaseRow = typeof letterCases.$inferSelect
