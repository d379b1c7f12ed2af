/**
 * Letters that a person keeps as cases. The day that counts is worked out from the dates each time it is asked for,
 * and kept nowhere, so that the two cannot differ. The letter itself is not kept: it is the person's. Papers that they
 * add are, sealed as all files are.
 */
import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { paperKinds } from '#contracts/money/cases/case-papers.ts'
import { caseKinds, caseOutcomes, courtIds, servedWays } from '#contracts/money/letters.ts'
import { stateCodes } from '#contracts/us-states.ts'
import { belongsTo, day, entryOrder, rowId, versioned } from '#server/db/columns.ts'
import { documents } from '#server/documents/documents.table.ts'
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
    servedOn: day('served_on'),
    servedHow: text('served_how', { enum: servedWays }),
    state: text('state', { enum: stateCodes }),
    court: text('court', { enum: courtIds }),
    /** the day on the court paper */
    answerBy: day('answer_by'),
    filedOn: day('filed_on'),
    outcome: text('outcome', { enum: caseOutcomes }).notNull().default('open'),
    note: text('note'),
    ...versioned(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    check(
      'letter_cases_kind_known',
      sql`${table.kind} in ('bureau_dispute', 'validation', 'dispute', 'stop_contact', 'lawyer', 'sued')`,
    ),
    check(
      'letter_cases_outcome_known',
      sql`${table.outcome} in ('open', 'corrected', 'verified', 'no_answer', 'withdrawn', 'dismissed', 'settled', 'judgment', 'other')`,
    ),
    check('letter_cases_served_known', sql`${table.servedHow} in ('by_hand', 'left_home', 'mail', 'posted')`),
    check('letter_cases_court_known', sql`${table.court} in ('main', 'limited', 'small')`),
  ],
)
export type CaseRow = typeof letterCases.$inferSelect

/** Which documents are the papers of a case; the files themselves are in server/documents. */
export const casePapers = pgTable(
  'case_papers',
  {
    userId: ownerId(),
    caseId: uuid('case_id').notNull(),
    documentId: uuid('document_id').notNull(),
    kind: text('kind', { enum: paperKinds }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.caseId, table.documentId] }),
    check('case_papers_kind_known', sql`${table.kind} in ('received', 'sent', 'proof', 'other')`),
    belongsTo('case_papers_case_fk', [table.userId, table.caseId], letterCases),
    belongsTo('case_papers_document_fk', [table.userId, table.documentId], documents),
  ],
)
