/** Who wants which notices, and which were sent. */
import type { DueDates } from '#engine/debts/start/this-month.ts'
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, or, sql, desc } from 'drizzle-orm'
import type { Settings } from '#contracts/account/settings.ts'
import type { AccessFacts } from '#server/http/access/require-feature.ts'
import type { Executor } from '#server/db/executor.ts'
import { accessColumns, users } from '#server/features/account/account.table.ts'
import { debts } from '#server/features/debts/debts.table.ts'
import {
  FIRST_SETTINGS,
  settings,
  settingsColumns,
} from '#server/features/account/settings/settings.table.ts'
import { noticesSent, productNews } from './notices.table.ts'
import type { NoticeKind } from './notices.table.ts'
import { onlyRow } from '#server/db/only-row.ts'

/** Somebody whom mail reaches: the address is confirmed, no mail server has refused it, and the account is open. */
export type Reader = { id: string; email: string; facts: AccessFacts; settings: Settings }

const isReachable = and(eq(users.emailVerified, true), isNull(users.emailRefusedAt), isNull(users.disabledAt))

const readerColumns = {
  id: users.id,
  email: users.email,
  ...accessColumns,
  settings: settingsColumns,
}

const readers = (db: Executor) =>
  db.select(readerColumns).from(users).leftJoin(settings, eq(settings.userId, users.id))

function readerOf(row: Awaited<ReturnType<typeof readers>>[number]): Reader {
  const { id, email, settings: chosen, ...facts } = row
  return { id, email, facts, settings: chosen ?? FIRST_SETTINGS }
}

export async function findReader(db: Executor, userId: string): Promise<Reader | undefined> {
  const [row] = await readers(db).where(and(eq(users.id, userId), isReachable))
  return row && readerOf(row)
}

/** Those of these people whom mail reaches. */
export async function listReaders(db: Executor, userIds: string[]): Promise<Reader[]> {
  // With the second key in the join, so that it reads the settings of these people and of nobody else.
  const rows = await db
    .select(readerColumns)
    .from(users)
    .leftJoin(settings, and(eq(settings.userId, users.id), inArray(settings.userId, userIds)))
    .where(and(inArray(users.id, userIds), isReachable))
  return rows.map(readerOf)
}

/** Product updates are on until they are turned off. */
const wantsNews = or(isNull(settings.userId), eq(settings.productUpdates, true))

/** Whom a page of news goes to: people who want product updates, in the order of their ids. */
export async function listNewsReaders(
  db: Executor,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    // With the second key, so that a later page does not read the settings of everybody before it.
    .leftJoin(settings, and(eq(settings.userId, users.id), gt(settings.userId, after)))
    .where(and(gt(users.id, after), isReachable, wantsNews))
    .orderBy(asc(users.id))
    .limit(limit)
  return rows.map(({ id }) => id)
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

export type NewsRow = typeof productNews.$inferSelect

const MOST_LISTED = 50

export function listSentNews(db: Executor): Promise<NewsRow[]> {
  return db.select().from(productNews).orderBy(desc(productNews.sentAt)).limit(MOST_LISTED)
}

export async function findNews(db: Executor, id: string): Promise<NewsRow | undefined> {
  const [row] = await db.select().from(productNews).where(eq(productNews.id, id))
  return row
}

export async function keepNews(db: Executor, news: NewsRow): Promise<NewsRow> {
  return onlyRow(await db.insert(productNews).values(news).returning())
}
