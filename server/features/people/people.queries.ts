/** People as the desk sees them: the account and its plan, and nothing of what they keep here. */
import { and, count, desc, eq, gt, ilike, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import type { Executor } from '#server/db/executor.ts'
import { sessions, users } from '#server/features/account/account.table.ts'
import { twoFactors } from '#server/features/account/second-factor/two-factor.table.ts'

const columns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  isAdmin: users.isAdmin,
  subscriptionStatus: users.subscriptionStatus,
  subscriptionPlanId: users.subscriptionPlanId,
  createdAt: users.createdAt,
  disabledAt: users.disabledAt,
}

/** The marks of `like` in what somebody typed are letters like any other. */
const contains = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

export type PeopleSearch = { text: string; after: string | undefined; most: number }

/** People whose address or name holds the text, or whose id it is; newest first, those after the person `after`. */
export function findPeople(db: Db, { text, after, most }: PeopleSearch) {
  const has = contains(text)
  const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`
  const matching =
    text === '' ? undefined : or(ilike(users.email, has), ilike(fullName, has), eq(users.id, text))
  const following =
    after === undefined
      ? undefined
      : sql`(${users.createdAt}, ${users.id}) < (select u.created_at, u.id from users u where u.id = ${after})`
  return db
    .select(columns)
    .from(users)
    .where(and(matching, following))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(most)
}

/** One account with what is known of its sign-in. */
export async function findPerson(db: Db, id: string, now: Date) {
  const signedIn = db
    .select({ n: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, now)))
  const [found] = await db
    .select({
      ...columns,
      emailVerified: users.emailVerified,
      subscriptionEndsAt: users.subscriptionEndsAt,
      twoFactorEnabled: sql<boolean>`${twoFactors.enabledAt} is not null`,
      sessions: sql<number>`(${signedIn})::int`,
    })
    .from(users)
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where(eq(users.id, id))
  return found
}

/** Closes an account and ends its sessions; false where it was closed already. */
export async function closeAccount(db: Executor, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(users)
    .set({ disabledAt: now, updatedAt: now })
    .where(and(eq(users.id, id), isNull(users.disabledAt)))
  await db.delete(sessions).where(eq(sessions.userId, id))
  return rowCount === 1
}

/** Opens a closed account again; false where it was open. */
export async function openAccount(db: Executor, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(users)
    .set({ disabledAt: null, updatedAt: now })
    .where(and(eq(users.id, id), sql`${users.disabledAt} is not null`))
  return rowCount === 1
}
