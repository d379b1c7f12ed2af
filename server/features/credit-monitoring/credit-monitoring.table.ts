/**
 * What a person agreed to, what was fetched for them, and when it is fetched again. Their birth date and phone are
 * sent on to the bureaus and kept nowhere.
 */
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { creditProviders, monitoringFrequencies } from '#contracts/money/credit-monitoring.ts'
import type { CreditFactor, CreditProvider } from '#contracts/money/credit-monitoring.ts'
import { day, instant } from '#server/db/columns.ts'
import { ownerId } from '#server/features/account/account.table.ts'
import { creditScores } from '#server/features/credit-scores/credit-scores.table.ts'

/** Every consent ever given, with its words. It stays when it is withdrawn. */
export const creditConsents = pgTable(
  'credit_consents',
  {
    userId: ownerId(),
    id: uuid('id').notNull().defaultRandom(),
    words: text('words').notNull(),
    version: text('version').notNull(),
    /** the network address it was given from */
    address: text('address').notNull(),
    agreedAt: instant('agreed_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
export type CreditConsentRow = typeof creditConsents.$inferSelect

export const enrollmentStates = ['ready', 'phoneCode', 'questions', 'unsupported'] as const

/** The person as the bureaus' service knows them, by a consent that stands. */
export const creditEnrollments = pgTable(
  'credit_enrollments',
  {
    userId: ownerId().primaryKey(),
    consentId: uuid('consent_id').notNull(),
    /** the service's id of the person */
    memberId: text('member_id').notNull(),
    state: text('state', { enum: enrollmentStates }).notNull(),
    /** the check that a code to the phone belongs to */
    phoneCheckId: text('phone_check_id'),
    /** the questions that were asked last; they themselves are kept nowhere */
    identityCheckId: text('identity_check_id'),
  },
  (table) => [
    index('credit_enrollments_member').on(table.memberId),
    foreignKey({
      name: 'credit_enrollments_consent_fk',
      columns: [table.userId, table.consentId],
      foreignColumns: [creditConsents.userId, creditConsents.id],
    }),
    check(
      'credit_enrollments_state_known',
      sql`${table.state} in ('ready', 'phoneCode', 'questions', 'unsupported')`,
    ),
  ],
)
export type CreditEnrollmentRow = typeof creditEnrollments.$inferSelect

/** Who asks the bureaus about a person now: one at a time. Times are the database's own. */
export const creditLeases = pgTable('credit_leases', {
  userId: ownerId().primaryKey(),
  token: uuid('token').notNull(),
  until: instant('until').notNull(),
})

export const creditSchedules = pgTable(
  'credit_schedules',
  {
    userId: ownerId().primaryKey(),
    providers: text('providers').array().$type<CreditProvider[]>().notNull(),
    frequency: text('frequency', { enum: monitoringFrequencies }).notNull(),
    startedOn: day('started_on').notNull(),
    nextOn: day('next_on').notNull(),
    /** a run that could not reach the bureaus is tried again from here on */
    retryAt: instant('retry_at'),
    retries: integer('retries').notNull().default(0),
    lastRunAt: instant('last_run_at'),
    problem: text('problem'),
  },
  (table) => [
    index('credit_schedules_due').on(table.nextOn, table.userId),
    check('credit_schedules_frequency_known', sql`${table.frequency} in ('daily', 'weekly', 'monthly')`),
    check('credit_schedules_some_provider', sql`cardinality(${table.providers}) between 1 and 2`),
  ],
)
export type CreditScheduleRow = typeof creditSchedules.$inferSelect

/** The result of one run for one provider. */
export type RunResult = { provider: CreditProvider; scoreId: string | null; message: string | null }

export const runStates = ['waiting', 'done', 'failed'] as const

/** Every report asked for. `dueOn`: for a day of the schedule; null: the person asked. */
export const creditRuns = pgTable(
  'credit_runs',
  {
    userId: ownerId(),
    id: uuid('id').notNull().defaultRandom(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
    consentId: uuid('consent_id').notNull(),
    dueOn: day('due_on'),
    providers: text('providers').array().$type<CreditProvider[]>().notNull(),
    /** waiting: the bureaus were asked and have not answered */
    state: text('state', { enum: runStates }).notNull(),
    scoresId: text('scores_id').notNull(),
    factorsId: text('factors_id'),
    results: jsonb('results').$type<RunResult[]>(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('credit_runs_day_once').on(table.userId, table.dueOn),
    index('credit_runs_waiting')
      .on(table.startedAt)
      .where(sql`${table.state} = 'waiting'`),
    check('credit_runs_state_known', sql`${table.state} in ('waiting', 'done', 'failed')`),
  ],
)
export type CreditRunRow = typeof creditRuns.$inferSelect

/** A bureau's report with a score. It is deleted with the score. */
export const creditReports = pgTable(
  'credit_reports',
  {
    userId: text('user_id').notNull(),
    scoreId: uuid('score_id').notNull(),
    provider: text('provider', { enum: creditProviders }).notNull(),
    asOf: instant('as_of').notNull(),
    fetchedAt: instant('fetched_at').notNull(),
    factors: jsonb('factors').$type<CreditFactor[]>().notNull(),
    reasons: jsonb('reasons').$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.scoreId] }),
    foreignKey({
      name: 'credit_reports_score_fk',
      columns: [table.userId, table.scoreId],
      foreignColumns: [creditScores.userId, creditScores.id],
    }).onDelete('cascade'),
    index('credit_reports_newest').on(table.userId, table.provider, table.asOf),
    check('credit_reports_provider_known', sql`${table.provider} in ('experian', 'transunion')`),
  ],
)
export type CreditReportRow = typeof creditReports.$inferSelect
