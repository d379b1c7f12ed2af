/** People as the desk sees them: the account and its plan, and nothing of what they keep here. */
import { and, count, desc, eq, gt, ilike, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import type { Executor } from '#server/db/executor.ts'
import { fullNameOf, sessions, users } from '#server/features/account/account.table.ts'
import { disputedAt } from '#server/features/billing/returns/returns.queries.ts'
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
  disputedAt,
}

/** The marks of `like` in what somebody typed are letters like any other. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Trigrams find nothing inside a word by less. */
const INSIDE_A_WORD = 3

/**
 * The address or the name holds the text, or the id is it; of one or two letters, a word of the name or the address
 * begins with them. Each by an index.
 */
function holding(text: string) {
  const fullName = fullNameOf(users)
  const has = text.length < INSIDE_A_WORD ? `${literal(text)}%` : `%${literal(text)}%`
  return or(
    ilike(users.email, has),
    ilike(fullName, has),
    text.length < INSIDE_A_WORD ? ilike(fullName, `% ${literal(text)}%`) : undefined,
    eq(users.id, text),
  )
}

export type PeopleSearch = { text: string; after: string | undefined; most: number }

/**
 * People whose address or name holds the text, or whose id it is; newest first, those after the person `after`. A whole
 * address is that person alone.
 */
export async function findPeople(db: Db, search: PeopleSearch) {
  const { text, after } = search
  const exact = text.includes('@')
    ? await db.select(columns).from(users).where(eq(users.email, text.toLowerCase()))
    : []
  if (exact.length > 0) return after === undefined ? exact : []
  return listPeople(db, search)
}

function listPeople(db: Db, { text, after, most }: PeopleSearch) {
  const matching = text === '' ? undefined : holding(text)
  // A row from a subselect begins no walk of an index; a single value does.
  const following =
    after === undefined
      ? undefined
      : sql`${users.createdAt} <= (select u.created_at from users u where u.id = ${after})
          and (${users.createdAt}, ${users.id}) < (select u.created_at, u.id from users u where u.id = ${after})`
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
      emailRefusedAt: users.emailRefusedAt,
      emailRefusedCode: users.emailRefusedCode,
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
