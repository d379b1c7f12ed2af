/** Who wants which notices, and which were sent. */
import type { DueDates } from '#engine/debts/start/this-month.ts'
import { and, asc, count, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Settings } from '#contracts/account/settings.ts'
import type { SubscriptionFacts } from '#engine/access/access.ts'
import type { Executor } from '#server/db/executor.ts'
import { users } from '#server/features/account/account.table.ts'
import { debtEntries, debts } from '#server/features/debts/debts.table.ts'
import { letterCases } from '#server/features/letters/letters.table.ts'
import { FIRST_SETTINGS, settings, settingsColumns } from '#server/features/settings/settings.table.ts'
import { noticesSent } from './notices.table.ts'
import type { NoticeKind } from './notices.table.ts'

/** Somebody whom mail reaches: the address is confirmed, no mail server has refused it, and the account is open. */
export type Reader = { id: string; email: string; facts: SubscriptionFacts; settings: Settings }

const isReachable = and(eq(users.emailVerified, true), isNull(users.emailRefusedAt), isNull(users.disabledAt))

const readerColumns = {
  id: users.id,
  email: users.email,
  isAdmin: users.isAdmin,
  subscriptionStatus: users.subscriptionStatus,
  subscriptionPlanId: users.subscriptionPlanId,
  subscriptionEndsAt: users.subscriptionEndsAt,
  pastDueSince: users.pastDueSince,
  settings: settingsColumns,
}

type ReaderRow = Omit<SubscriptionFacts, 'subscriptionEndsAt' | 'pastDueSince'> & {
  id: string
  email: string
  subscriptionEndsAt: Date | null
  pastDueSince: Date | null
  settings: Settings | null
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null

function readerOf({ id, email, settings: chosen, ...facts }: ReaderRow): Reader {
  return {
    id,
    email,
    facts: {
      ...facts,
      subscriptionEndsAt: iso(facts.subscriptionEndsAt),
      pastDueSince: iso(facts.pastDueSince),
    },
    settings: chosen ?? FIRST_SETTINGS,
  }
}

/** Reminders are on until they are turned off. */
const wantsReminders = or(isNull(settings.userId), eq(settings.paymentReminders, true))

const readers = (db: Executor) =>
  db.select(readerColumns).from(users).leftJoin(settings, eq(settings.userId, users.id))

export async function findReader(db: Executor, userId: string): Promise<Reader | undefined> {
  const [row] = await readers(db).where(and(eq(users.id, userId), isReachable))
  return row && readerOf(row)
}

export type Page = { after: string; limit: number }

/** People who want reminders and owe something that has a due day, by id. */
export async function listForReminders(db: Executor, { after, limit }: Page): Promise<Reader[]> {
  const owing = db
    .select({ id: debts.userId })
    .from(debts)
    .where(and(gt(debts.balance, 0), hasDueDay))
  const rows = await readers(db)
    .where(and(gt(users.id, after), isReachable, wantsReminders, inArray(users.id, owing)))
    .orderBy(asc(users.id))
    .limit(limit)
  return rows.map(readerOf)
}

/** People who want reminders and keep an open case, by id. */
export async function listForCaseReminders(db: Executor, { after, limit }: Page): Promise<Reader[]> {
  const keeping = db
    .select({ id: letterCases.userId })
    .from(letterCases)
    .where(eq(letterCases.outcome, 'open'))
  const rows = await readers(db)
    .where(and(gt(users.id, after), isReachable, wantsReminders, inArray(users.id, keeping)))
    .orderBy(asc(users.id))
    .limit(limit)
  return rows.map(readerOf)
}

/** People who asked for the weekly report, by id. */
export async function listForReports(db: Executor, { after, limit }: Page): Promise<Reader[]> {
  const rows = await readers(db)
    .where(and(gt(users.id, after), isReachable, eq(settings.weeklyReports, true)))
    .orderBy(asc(users.id))
    .limit(limit)
  return rows.map(readerOf)
}

/** Milestones and product updates are on until they are turned off. */
const wantsMilestones = or(isNull(settings.userId), eq(settings.debtMilestones, true))
const wantsNews = or(isNull(settings.userId), eq(settings.productUpdates, true))

/** People who want milestone mails and paid something since that day, by id. */
export async function listForMilestones(
  db: Executor,
  { after, limit }: Page,
  since: string,
): Promise<Reader[]> {
  const paying = db
    .select({ id: debtEntries.userId })
    .from(debtEntries)
    .where(and(eq(debtEntries.kind, 'payment'), gte(debtEntries.occurredOn, since)))
  const rows = await readers(db)
    .where(and(gt(users.id, after), isReachable, wantsMilestones, inArray(users.id, paying)))
    .orderBy(asc(users.id))
    .limit(limit)
  return rows.map(readerOf)
}

/** People who want product updates, by id. */
export async function listForNews(db: Executor, { after, limit }: Page): Promise<Reader[]> {
  const rows = await readers(db)
    .where(and(gt(users.id, after), isReachable, wantsNews))
    .orderBy(asc(users.id))
    .limit(limit)
  return rows.map(readerOf)
}

/** How many people would get a piece of news now. */
export function countForNews(db: Executor): Promise<number> {
  return db.$count(
    users,
    and(
      isReachable,
      sql`not exists (select 1 from ${settings} where ${settings.userId} = ${users.id} and not ${settings.productUpdates})`,
    ),
  )
}

/** How many people each of these notices was mailed to. */
export async function countSent(
  db: Executor,
  kind: NoticeKind,
  about: string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ about: noticesSent.about, sent: count() })
    .from(noticesSent)
    .where(and(eq(noticesSent.kind, kind), inArray(noticesSent.about, about)))
    .groupBy(noticesSent.about)
  return new Map(rows.map((row) => [row.about, row.sent]))
}

const hasDueDay = or(isNotNull(debts.paymentDueDate), isNotNull(debts.statementDueOn))

export type OwedDebt = DueDates & { id: string; userId: string }

/** What these people owe that has a due day. */
export async function listOwed(db: Executor, userIds: string[]): Promise<OwedDebt[]> {
  const rows = await db
    .select({
      userId: debts.userId,
      id: debts.id,
      paymentDueDate: debts.paymentDueDate,
      minimumCents: debts.statementMinimum,
      dueOn: debts.statementDueOn,
    })
    .from(debts)
    .where(and(inArray(debts.userId, userIds), gt(debts.balance, 0), hasDueDay))
  return rows.map(({ minimumCents, dueOn, ...owed }) => ({
    ...owed,
    statement: minimumCents === null || dueOn === null ? null : { minimumCents, dueOn },
  }))
}

type Notice = { userId: string; kind: NoticeKind; about: string[] }

/** Those of these notices that nobody has claimed yet. */
export async function unsentOf(db: Executor, { userId, kind, about }: Notice): Promise<string[]> {
  const rows = await db
    .select({ about: noticesSent.about })
    .from(noticesSent)
    .where(and(eq(noticesSent.userId, userId), eq(noticesSent.kind, kind), inArray(noticesSent.about, about)))
  const sent = new Set(rows.map((row) => row.about))
  return about.filter((one) => !sent.has(one))
}

/** Claims these notices; answers those that were not claimed before. Of two at the same moment one gets each. */
export async function claimNotices(
  db: Executor,
  { userId, kind, about }: Notice,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .insert(noticesSent)
    .values(about.map((one) => ({ userId, kind, about: one, sentAt: now })))
    .onConflictDoNothing()
    .returning({ about: noticesSent.about })
  return rows.map((row) => row.about)
}

/** Forgets what was sent before this moment. */
export async function forgetNotices(db: Executor, before: Date): Promise<void> {
  await db.delete(noticesSent).where(lt(noticesSent.sentAt, sql`${before.toISOString()}::timestamptz`))
}
