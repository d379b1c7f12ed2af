/**
 * Applications for a grant and all that belongs to one. A person has at most one that is open: the database holds
 * that. Approvals are counted by admin, so that the same one counts once.
 */
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { documentKinds } from '#contracts/foundation/grant-documents.ts'
import { grantDebtKinds, grantEventKinds } from '#contracts/foundation/grants.ts'
import { stateCodes } from '#contracts/us-states.ts'
import { grantStatuses } from '#engine/grants/application-state.ts'
import { grantPrograms, incomePeriods } from '#engine/grants/eligibility.ts'
import { belongsTo, day, entryOrder, instant, rowId } from '#server/db/columns.ts'
import { cents, ppm } from '#server/db/money-columns.ts'
import { documents } from '#server/documents/documents.table.ts'
import { ownerId } from '#server/features/account/account.table.ts'

export const grants = pgTable(
  'grants',
  {
    userId: ownerId(),
    id: rowId(),
    /** the order in which they were started */
    seq: entryOrder(),
    status: text('status', { enum: grantStatuses }).notNull().default('draft'),
    program: text('program', { enum: grantPrograms }),
    householdPeople: integer('household_people'),
    /** with the ZIP code it says which household this is (engine/grants/household.ts) */
    street: text('street'),
    /** five digits */
    zip: text('zip'),
    state: text('state', { enum: stateCodes }),
    incomeAmount: cents('income_amount'),
    incomePeriod: text('income_period', { enum: incomePeriods }),
    age: integer('age'),
    isSingleParent: boolean('is_single_parent'),
    story: text('story'),
    consentVersion: text('consent_version'),
    consentedAt: instant('consented_at'),
    submittedAt: instant('submitted_at'),
    hearFrom: day('hear_from'),
    hearBy: day('hear_by'),
    /** what is asked while more information is needed */
    question: text('question'),
    approvedAmount: cents('approved_amount'),
    decisionReason: text('decision_reason'),
    decidedAt: instant('decided_at'),
    /** the admin who refused; an appeal is somebody else's to decide */
    refusedBy: text('refused_by'),
    appealText: text('appeal_text'),
    appealedAt: instant('appealed_at'),
    paidOn: day('paid_on'),
    /** null of a grant that is paid: nobody could measure it */
    interestSaved: cents('interest_saved'),
    monthsSaved: integer('months_saved'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('grants_one_open')
      .on(table.userId)
      .where(sql`${table.status} not in ('refused', 'paid', 'withdrawn')`),
    /** the desk finds an application without knowing whose it is */
    index('grants_id_index').on(table.id),
    index('grants_status_index').on(table.status),
    index('grants_zip_index').on(table.zip),
    check(
      'grants_status_known',
      sql`${table.status} in ('draft', 'submitted', 'needs_information', 'approved_once', 'approved', 'refused', 'appealed', 'paid', 'withdrawn')`,
    ),
    check('grants_amount_in_range', sql`${table.approvedAmount} > 0 and ${table.approvedAmount} <= 5000`),
    check(
      'grants_paid_whole',
      sql`${table.status} <> 'paid' or num_nulls(${table.approvedAmount}, ${table.paidOn}) = 0`,
    ),
    check('grants_measured_whole', sql`num_nulls(${table.interestSaved}, ${table.monthsSaved}) in (0, 2)`),
  ],
)
export type GrantRow = typeof grants.$inferSelect

const grantKey = () => ({ userId: text('user_id').notNull(), grantId: uuid('grant_id').notNull() })

/** The debts a grant is asked for, in the applicant's order. */
export const grantDebts = pgTable(
  'grant_debts',
  {
    ...grantKey(),
    position: integer('position').notNull(),
    name: text('name'),
    kind: text('kind', { enum: grantDebtKinds }),
    balance: cents('balance'),
    asked: cents('asked'),
    interestRate: ppm('interest_rate'),
    minimumPayment: cents('minimum_payment'),
    /** one of the person's own debts, as they named it; it may be gone by now */
    debtId: text('debt_id'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.grantId, table.position] }),
    belongsTo('grant_debts_grant_fk', [table.userId, table.grantId], grants),
  ],
)
export type GrantDebtRow = typeof grantDebts.$inferSelect

/** Which documents belong to an application; the files themselves are in server/documents. */
export const grantDocuments = pgTable(
  'grant_documents',
  {
    ...grantKey(),
    documentId: uuid('document_id').notNull(),
    kind: text('kind', { enum: documentKinds }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.grantId, table.documentId] }),
    belongsTo('grant_documents_grant_fk', [table.userId, table.grantId], grants),
    belongsTo('grant_documents_document_fk', [table.userId, table.documentId], documents),
  ],
)

/** What happened, line by line, as the applicant sees it. Who of the foundation did it is for the desk alone. */
export const grantEvents = pgTable(
  'grant_events',
  {
    ...grantKey(),
    seq: entryOrder(),
    kind: text('kind', { enum: grantEventKinds }).notNull(),
    note: text('note'),
    /** null: the applicant, or the clock */
    adminId: text('admin_id'),
    happenedAt: instant('happened_at').notNull(),
    /** where the application stood after it, for its mail: later acts do not change these */
    status: text('status', { enum: grantStatuses }),
    hearBy: day('hear_by'),
    approvedAmount: cents('approved_amount'),
    paidOn: day('paid_on'),
    /** null: its mail has not left, or it has none */
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.grantId, table.seq] }),
    belongsTo('grant_events_grant_fk', [table.userId, table.grantId], grants),
  ],
)
export type GrantEventRow = typeof grantEvents.$inferSelect

/** One line for each admin who approved the amount that stands. */
export const grantApprovals = pgTable(
  'grant_approvals',
  {
    ...grantKey(),
    adminId: text('admin_id').notNull(),
    approvedAt: instant('approved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.grantId, table.adminId] }),
    belongsTo('grant_approvals_grant_fk', [table.userId, table.grantId], grants),
  ],
)
