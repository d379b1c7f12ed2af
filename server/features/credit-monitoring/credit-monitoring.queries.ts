/** One statement each; the owner's id is in every one but the sweeps'. */
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { creditScores } from '#server/features/credit-scores/credit-scores.table.ts'
import {
  creditConsents,
  creditEnrollments,
  creditReports,
  creditRuns,
  creditSchedules,
} from './credit-monitoring.table.ts'
import type {
  CreditConsentRow,
  CreditEnrollmentRow,
  CreditReportRow,
  CreditRunRow,
  CreditScheduleRow,
} from './credit-monitoring.table.ts'

export async function findEnrollment(db: Executor, userId: string): Promise<CreditEnrollmentRow | undefined> {
  const [found] = await db.select().from(creditEnrollments).where(eq(creditEnrollments.userId, userId))
  return found
}

/** Whose enrollment the service's id is; nobody's where the consent was taken back. */
export async function findOwnersOfMember(db: Executor, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: creditEnrollments.userId })
    .from(creditEnrollments)
    .where(eq(creditEnrollments.memberId, memberId))
  return rows.map(({ userId }) => userId)
}

export async function findConsent(
  db: Executor,
  userId: string,
  id: string,
): Promise<CreditConsentRow | undefined> {
  const [found] = await db
    .select()
    .from(creditConsents)
    .where(and(eq(creditConsents.userId, userId), eq(creditConsents.id, id)))
  return found
}

/** The consent that was given and has led to nothing yet, of these words; else a new one. */
export async function takeConsent(
  db: Executor,
  given: typeof creditConsents.$inferInsert,
): Promise<CreditConsentRow> {
  const [open] = await db
    .select()
    .from(creditConsents)
    .where(
      and(
        eq(creditConsents.userId, given.userId),
        eq(creditConsents.version, given.version),
        isNull(creditConsents.withdrawnAt),
      ),
    )
    .orderBy(desc(creditConsents.agreedAt))
    .limit(1)
  return open ?? onlyRow(await db.insert(creditConsents).values(given).returning())
}

export async function saveEnrollment(
  db: Executor,
  row: typeof creditEnrollments.$inferInsert,
): Promise<void> {
  await db
    .insert(creditEnrollments)
    .values(row)
    .onConflictDoUpdate({ target: creditEnrollments.userId, set: row })
}

/** Ends every consent and enrollment; returns the enrollment to withdraw at the bureaus. */
export async function endConsents(
  db: Executor,
  userId: string,
  now: Date,
): Promise<CreditEnrollmentRow | undefined> {
  const [ended] = await db.delete(creditEnrollments).where(eq(creditEnrollments.userId, userId)).returning()
  await db.delete(creditSchedules).where(eq(creditSchedules.userId, userId))
  await db
    .update(creditConsents)
    .set({ withdrawnAt: now })
    .where(and(eq(creditConsents.userId, userId), isNull(creditConsents.withdrawnAt)))
  await db
    .update(creditRuns)
    .set({ state: 'failed', endedAt: now })
    .where(and(eq(creditRuns.userId, userId), eq(creditRuns.state, 'waiting')))
  return ended
}

export async function findSchedule(db: Executor, userId: string): Promise<CreditScheduleRow | undefined> {
  const [found] = await db.select().from(creditSchedules).where(eq(creditSchedules.userId, userId))
  return found
}

export async function saveSchedule(
  db: Executor,
  row: Pick<CreditScheduleRow, 'userId' | 'providers' | 'frequency' | 'startedOn' | 'nextOn'>,
): Promise<void> {
  const fresh = { ...row, retryAt: null, retries: 0, problem: null }
  await db
    .insert(creditSchedules)
    .values(fresh)
    .onConflictDoUpdate({ target: creditSchedules.userId, set: fresh })
}

/** Changes the schedule as it was read; does nothing where it was set up again meanwhile. */
export async function moveSchedule(
  db: Executor,
  { userId, nextOn, frequency, startedOn }: CreditScheduleRow,
  change: Partial<Omit<CreditScheduleRow, 'userId'>>,
): Promise<void> {
  await db
    .update(creditSchedules)
    .set(change)
    .where(
      and(
        eq(creditSchedules.userId, userId),
        eq(creditSchedules.nextOn, nextOn),
        eq(creditSchedules.frequency, frequency),
        eq(creditSchedules.startedOn, startedOn),
      ),
    )
}

export async function removeSchedule(db: Executor, userId: string): Promise<void> {
  await db.delete(creditSchedules).where(eq(creditSchedules.userId, userId))
}

export type DueOwner = { userId: string; nextOn: string }

/** Whose schedule may be due: `lastDay` is the day that it is anywhere. */
export function findDueOwners(
  db: Executor,
  { lastDay, now, after, limit }: { lastDay: string; now: Date; after: DueOwner | undefined; limit: number },
): Promise<DueOwner[]> {
  return db
    .select({ userId: creditSchedules.userId, nextOn: creditSchedules.nextOn })
    .from(creditSchedules)
    .where(
      and(
        lte(creditSchedules.nextOn, lastDay),
        or(isNull(creditSchedules.retryAt), lte(creditSchedules.retryAt, now)),
        after &&
          sql`(${creditSchedules.nextOn}, ${creditSchedules.userId}) > (${after.nextOn}::date, ${after.userId})`,
      ),
    )
    .orderBy(asc(creditSchedules.nextOn), asc(creditSchedules.userId))
    .limit(limit)
}

/** The newest run that has ended. */
export async function newestEndedSeq(db: Executor, userId: string): Promise<number> {
  const [found] = await db
    .select({ seq: sql<string | null>`max(${creditRuns.seq})` })
    .from(creditRuns)
    .where(and(eq(creditRuns.userId, userId), ne(creditRuns.state, 'waiting')))
  return Number(found?.seq ?? 0)
}

/** The newest run after `seq`. */
export async function findRunAfter(
  db: Executor,
  userId: string,
  seq: number,
): Promise<CreditRunRow | undefined> {
  const [found] = await db
    .select()
    .from(creditRuns)
    .where(and(eq(creditRuns.userId, userId), gt(creditRuns.seq, seq)))
    .orderBy(desc(creditRuns.seq))
    .limit(1)
  return found
}

export async function findRunOfDay(
  db: Executor,
  userId: string,
  dueOn: string,
): Promise<CreditRunRow | undefined> {
  const [found] = await db
    .select()
    .from(creditRuns)
    .where(and(eq(creditRuns.userId, userId), eq(creditRuns.dueOn, dueOn)))
  return found
}

/** Runs of this person that wait for the bureaus, oldest first. */
export async function findWaitingRuns(db: Executor, userId: string): Promise<CreditRunRow[]> {
  return db
    .select()
    .from(creditRuns)
    .where(and(eq(creditRuns.userId, userId), eq(creditRuns.state, 'waiting')))
    .orderBy(asc(creditRuns.seq))
}

/** A page of those whose runs wait, anybody's, by id, beyond `after`. */
export async function findWaitingOwners(
  db: Executor,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const waiting = await db
    .selectDistinct({ userId: creditRuns.userId })
    .from(creditRuns)
    .where(and(eq(creditRuns.state, 'waiting'), gt(creditRuns.userId, after)))
    .orderBy(asc(creditRuns.userId))
    .limit(limit)
  return waiting.map(({ userId }) => userId)
}

/** How many runs the person asked for since then. */
export const countSyncs = (db: Executor, userId: string, since: Date): Promise<number> =>
  db.$count(
    creditRuns,
    and(eq(creditRuns.userId, userId), isNull(creditRuns.dueOn), gt(creditRuns.startedAt, since)),
  )

export async function insertRun(db: Executor, run: typeof creditRuns.$inferInsert): Promise<CreditRunRow> {
  return onlyRow(await db.insert(creditRuns).values(run).returning())
}

export async function saveRun(
  db: Executor,
  { userId, id }: CreditRunRow,
  change: Partial<Pick<CreditRunRow, 'state' | 'results' | 'endedAt' | 'providers'>>,
): Promise<CreditRunRow> {
  const changed = await db
    .update(creditRuns)
    .set(change)
    .where(and(eq(creditRuns.userId, userId), eq(creditRuns.id, id)))
    .returning()
  return onlyRow(changed)
}

/** Stores a provider's score; null where the same one stands already. */
export async function insertProviderScore(
  db: Executor,
  row: typeof creditScores.$inferInsert,
): Promise<string | null> {
  const [stored] = await db
    .insert(creditScores)
    .values({ ...row, source: 'provider' })
    .onConflictDoNothing()
    .returning({ id: creditScores.id })
  return stored?.id ?? null
}

export async function insertReport(db: Executor, row: CreditReportRow): Promise<void> {
  await db.insert(creditReports).values(row)
}

export async function readScoresById(db: Executor, userId: string, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .select()
    .from(creditScores)
    .where(and(eq(creditScores.userId, userId), inArray(creditScores.id, ids)))
}

/** The newest report of each of these providers, with its score. */
export async function readNewestReports(db: Executor, userId: string) {
  return db
    .selectDistinctOn([creditReports.provider], { report: creditReports, score: creditScores })
    .from(creditReports)
    .innerJoin(
      creditScores,
      and(eq(creditScores.userId, creditReports.userId), eq(creditScores.id, creditReports.scoreId)),
    )
    .where(eq(creditReports.userId, userId))
    .orderBy(asc(creditReports.provider), desc(creditReports.asOf), desc(creditReports.fetchedAt))
}
