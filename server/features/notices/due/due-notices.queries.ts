/** Who is to be looked at now, and when again. A record that changes meanwhile wins: the person is looked at once more. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { noticesSent } from '../notices.table.ts'
import { dueNotices } from './due-notices.table.ts'
import type { DueKind } from './due-notices.table.ts'

/** The mails of a day begin at 8 in the morning where the person is. */
const FIRST_MAIL = '08:00'

type Claim = { kind: DueKind; now: Date; claimedUntil: Date; limit: number }

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/**
 * Takes people who are due, the longest due first, and puts them off until `claimedUntil`: nobody else takes them, and
 * should this process end they are due again then. One whose records are being changed is passed over.
 */
export async function claimDue(db: Executor, claim: Claim): Promise<string[]> {
  const { userId, kind, nextAt } = dueNotices
  const due = db.$with('due').as(
    db
      .select({ userId: dueNotices.userId })
      .from(dueNotices)
      .where(and(eq(kind, claim.kind), sql`${nextAt} <= ${at(claim.now)}`))
      .orderBy(nextAt, userId)
      .limit(claim.limit)
      .for('update', { skipLocked: true }),
  )
  const rows = await db
    .with(due)
    .update(dueNotices)
    .set({ nextAt: at(claim.claimedUntil) })
    .from(due)
    .where(and(eq(kind, claim.kind), eq(userId, due.userId)))
    .returning({ userId })
  return rows.map((row) => row.userId)
}

/** `day`: the person's own day on which to look again, from its first hour for mail; null: not before a record changes. */
export type NextLook = { userId: string; day: string | null; timezone: string }

/** Writes when each is looked at again, but for those whose records have changed since they were claimed. */
export async function saveNextLooks(
  db: Executor,
  { kind, now, claimedUntil }: Omit<Claim, 'limit'>,
  looks: NextLook[],
): Promise<void> {
  if (looks.length === 0) return
  // Never now: another page of the same sweep would find them again.
  await db.execute(sql`
    with looked as (
      select * from unnest(
        ${sql.param(looks.map((look) => look.userId))}::text[],
        ${sql.param(looks.map(({ day }) => day))}::date[],
        ${sql.param(looks.map(({ timezone }) => timezone))}::text[]
      ) as look (user_id, day, timezone)
    ), held as (
      select d.user_id from ${dueNotices} d join looked using (user_id)
      where d.kind = ${kind} and d.next_at = ${at(claimedUntil)}
      for update of d skip locked
    )
    update ${dueNotices} d
    set next_at = case when looked.day is not null then greatest(
      (looked.day + ${FIRST_MAIL}::time) at time zone looked.timezone, ${at(now)} + interval '5 minutes') end
    from held join looked using (user_id)
    where d.kind = ${kind} and d.user_id = held.user_id`)
}

/** Those of the notices that were sent, as '<user id> <about>'. */
export async function listSent(
  db: Executor,
  kind: DueKind,
  notices: { userId: string; about: string }[],
): Promise<Set<string>> {
  if (notices.length === 0) return new Set()
  const rows = await db
    .select({ userId: noticesSent.userId, about: noticesSent.about })
    .from(noticesSent)
    .where(
      and(
        eq(noticesSent.kind, kind),
        inArray(
          sql`(${noticesSent.userId}, ${noticesSent.about})`,
          sql`(select * from unnest(${sql.param(notices.map(({ userId }) => userId))}::text[], ${sql.param(notices.map(({ about }) => about))}::text[]))`,
        ),
      ),
    )
  return new Set(rows.map(({ userId, about }) => `${userId} ${about}`))
}

type Page = { after: string; since: string; limit: number }
export type WithoutMoment = { userId: string; kind: DueKind }

/**
 * Those of a page of people who have something that a kind may be about and no moment for it. `since`: the first day of
 * the payments that count. Answers the last of the page and how many there were, too.
 */
export async function listWithoutMoment(
  db: Executor,
  { after, since, limit }: Page,
): Promise<{ last: string | null; count: number; found: WithoutMoment[] }> {
  const { rows } = await db.execute<{ last: string | null; count: number; found: WithoutMoment[] }>(sql`
    with page as (select id from users where id > ${after} order by id limit ${limit}),
    fitting as (
      select page.id, due.kind
      from page
      cross join lateral (values
        ('payment_reminder', exists (select from debts d where d.user_id = page.id and d.balance > 0
          and num_nonnulls(d.payment_due_date, d.statement_due_on) > 0)),
        ('offer_end', exists (select from debts d where d.user_id = page.id and d.balance > 0
          and num_nonnulls(d.promotional_ends_on, d.deferred_ends_on, d.balances) > 0)),
        ('milestone', exists (select from debt_entries e where e.user_id = page.id and e.kind = 'payment'
          and e.occurred_on >= ${since})),
        ('case_reminder', exists (select from letter_cases c where c.user_id = page.id and c.outcome = 'open')),
        ('weekly_report', exists (select from settings s where s.user_id = page.id and s.weekly_reports))
      ) as due (kind, fits)
      -- With a limit, so that it is looked up for each and never read whole.
      left join lateral (
        select next_at from due_notices d where d.user_id = page.id and d.kind = due.kind limit 1
      ) kept on true
      where due.fits and kept.next_at is null
    )
    select (select max(id) from page) as last, (select count(*)::int from page) as count,
      coalesce((select json_agg(json_build_object('userId', id, 'kind', kind)) from fitting), '[]'::json) as found`)
  return rows[0]!
}

/** Lets these people be looked at by the next sweep, but for those who have a moment by now. */
export async function bringBack(db: Executor, kind: DueKind, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return
  await db.execute(sql`
    insert into due_notices (user_id, kind, next_at)
    select users.id, ${kind}, 'epoch'::timestamptz
    from unnest(${sql.param(userIds)}::text[]) as missed (id) join users using (id)
    order by 1
    on conflict (user_id, kind) do update set next_at = excluded.next_at where due_notices.next_at is null`)
}
