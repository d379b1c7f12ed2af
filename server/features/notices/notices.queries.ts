/** Who wants which notices, and which were sent. */
import type { DueDates } from '#engine/debts/start/this-month.ts'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { and, asc, count, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql, desc } from 'drizzle-orm'
import type { Settings } from '#contracts/account/settings.ts'
import type { AccessFacts } from '#server/http/access/require-feature.ts'
import type { Executor } from '#server/db/executor.ts'
import { users } from '#server/features/account/account.table.ts'
import { debtEntries, debts } from '#server/features/debts/debts.table.ts'
import { letterCases } from '#server/features/letters/letters.table.ts'
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
  isAdmin: users.isAdmin,
  subscriptionStatus: users.subscriptionStatus,
  subscriptionPlanId: users.subscriptionPlanId,
  subscriptionEndsAt: users.subscriptionEndsAt,
  pastDueSince: users.pastDueSince,
  settings: settingsColumns,
}

const readers = (db: Executor) =>
  db.select(readerColumns).from(users).leftJoin(settings, eq(settings.userId, users.id))

function readerOf(row: Awaited<ReturnType<typeof readers>>[number]): Reader {
  const { id, email, settings: chosen, ...facts } = row
  return { id, email, facts, settings: chosen ?? FIRST_SETTINGS }
}

/** Reminders are on until they are turned off. */
const wantsReminders = or(isNull(settings.userId), eq(settings.paymentReminders, true))

export async function findReader(db: Executor, userId: string): Promise<Reader | undefined> {
  const [row] = await readers(db).where(and(eq(users.id, userId), isReachable))
  return row && readerOf(row)
}

const PAGE = 500

/** Everybody whom mail reaches and who fits, page by page in the order of their ids. */
async function* readersWho(db: Executor, ...fits: (SQL | undefined)[]): AsyncGenerator<Reader[]> {
  for (let after = ''; ;) {
    const rows = await readers(db)
      .where(and(gt(users.id, after), isReachable, ...fits))
      .orderBy(asc(users.id))
      .limit(PAGE)
    yield rows.map(readerOf)
    if (rows.length < PAGE) return
    after = rows.at(-1)!.id
  }
}

/** People who want reminders and owe something that has a due day. */
export function readersToRemind(db: Executor): AsyncGenerator<Reader[]> {
  const owing = db
    .select({ id: debts.userId })
    .from(debts)
    .where(and(gt(debts.balance, 0), hasDueDay))
  return readersWho(db, wantsReminders, inArray(users.id, owing))
}

/** People who want reminders and keep an open case. */
export function readersWithCases(db: Executor): AsyncGenerator<Reader[]> {
  const keeping = db
    .select({ id: letterCases.userId })
    .from(letterCases)
    .where(eq(letterCases.outcome, 'open'))
  return readersWho(db, wantsReminders, inArray(users.id, keeping))
}

/** People who want reminders, of those whose ids the statement finds. */
export const readersToMention = (db: Executor, found: SQLWrapper) =>
  readersWho(db, wantsReminders, inArray(users.id, found))

/** People who asked for the weekly report. */
export const readersOfReports = (db: Executor) => readersWho(db, eq(settings.weeklyReports, true))

/** Milestones and product updates are on until they are turned off. */
const wantsMilestones = or(isNull(settings.userId), eq(settings.debtMilestones, true))
const wantsNews = or(isNull(settings.userId), eq(settings.productUpdates, true))

/** People who want milestone mails and paid something since that day. */
export function readersWhoPaid(db: Executor, since: string): AsyncGenerator<Reader[]> {
  const paying = db
    .select({ id: debtEntries.userId })
    .from(debtEntries)
    .where(and(eq(debtEntries.kind, 'payment'), gte(debtEntries.occurredOn, since)))
  return readersWho(db, wantsMilestones, inArray(users.id, paying))
}

/** People who want product updates. */
export const readersOfNews = (db: Executor) => readersWho(db, wantsNews)

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

/** Whether one of these notices is unclaimed. */
export async function hasUnsent(db: Executor, { userId, kind, about }: Notice): Promise<boolean> {
  if (about.length === 0) return false
  const { userId: owner, kind: ofKind, about: ofThing } = noticesSent
  const sent = await db.$count(noticesSent, and(eq(owner, userId), eq(ofKind, kind), inArray(ofThing, about)))
  return sent < about.length
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
