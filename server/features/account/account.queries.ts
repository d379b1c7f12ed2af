/** Queries on people and sessions that better-auth does not run itself. */
import { and, eq, getTableColumns, gt, isNotNull, isNull, like, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import type { Executor } from '#server/db/executor.ts'
import { prepared } from '#server/db/statements/prepared.ts'
import { settings } from '#server/features/account/settings/settings.table.ts'
import { requestLimits } from '#server/http/rate-limit.table.ts'
import { accessColumns, accountDeletions, accounts, sessions, users, verifications } from './account.table.ts'
import { pendingSignIns, twoFactors } from './second-factor/two-factor.table.ts'

export type UserRow = typeof users.$inferSelect

const askSession = prepared('session', (db) =>
  db
    .select({
      id: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      firstName: users.firstName,
      chosenTimezone: settings.timezone,
      language: settings.language,
      ...accessColumns,
      twoFactorEnabledAt: twoFactors.enabledAt,
      sessionId: sessions.id,
      secondFactorAt: sessions.secondFactorAt,
      provenAt: sessions.provenAt,
      provenBy: sessions.provenBy,
      passwordSetAt: users.passwordSetAt,
      adminSeenAt: sessions.adminSeenAt,
      usedAt: sessions.updatedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(settings, eq(settings.userId, users.id))
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.createdAt, sql.placeholder('bornAfter')),
        isNull(users.disabledAt),
        // Where a code is asked for, no session without one is good, however it came to be.
        or(isNull(twoFactors.enabledAt), isNotNull(sessions.secondFactorAt)),
      ),
    ),
)

/** The person a live session belongs to, with the moment the session was last prolonged. */
export async function findSession(db: Db, key: { tokenHash: string; now: Date; bornAfter: Date }) {
  const [found] = await askSession(db, key)
  return found
}

export async function moveIdleEnd(
  db: Db,
  session: { userId: string; sessionId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ updatedAt: session.now, expiresAt: session.expiresAt })
    .where(and(eq(sessions.userId, session.userId), eq(sessions.id, session.sessionId)))
}

/** Ends the session of this token, whoever's it is: holding the token is the right to end it. */
export async function endSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export async function removeEndedSessions(db: Db, userId: string, now: Date): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)))
}

/** Removes what has ended, everybody's; answers how many of each. Counts of tries end by this machine's clock. */
export async function removeLeftovers(
  db: Db,
  { now, bornBefore }: { now: Date; bornBefore: Date },
): Promise<{ sessions: number; links: number; tries: number }> {
  const ended = or(lt(sessions.expiresAt, now), lt(sessions.createdAt, bornBefore))
  const { rowCount: endedSessions } = await db.delete(sessions).where(ended)
  const { rowCount: links } = await db.delete(verifications).where(lt(verifications.expiresAt, now))
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now))
  const { rowCount: tries } = await db.delete(requestLimits).where(lt(requestLimits.expire, Date.now()))
  return { sessions: endedSessions ?? 0, links: links ?? 0, tries: tries ?? 0 }
}

export async function findUser(db: Executor, userId: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  return user
}

/** The person as they see themselves: with the moment their account goes, if they asked for that. */
export async function findAccount(db: Db, userId: string) {
  const [found] = await db
    .select({ ...getTableColumns(users), deletesAt: accountDeletions.deletesAt })
    .from(users)
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
    .where(eq(users.id, userId))
  return found
}

export async function saveName(
  db: Db,
  userId: string,
  name: { firstName: string; lastName: string },
): Promise<void> {
  await db
    .update(users)
    .set({ ...name, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}

/** `email` in small letters. */
export async function findUserByEmail(db: Executor, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}

/** The person of an email (in small letters) or an id, with the hash of their password. */
export async function findCredential(db: Db, key: { email: string } | { userId: string }) {
  const [found] = await db
    .select({
      userId: users.id,
      disabledAt: users.disabledAt,
      twoFactorEnabledAt: twoFactors.enabledAt,
      passwordHash: accounts.passwordHash,
    })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where('email' in key ? eq(users.email, key.email) : eq(users.id, key.userId))
  return found
}

/** False, and nothing written, when the old hash is no longer the stored one. */
export async function replacePasswordHash(
  db: Executor,
  userId: string,
  { oldHash, newHash }: { oldHash: string; newHash: string },
): Promise<boolean> {
  const own = and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'))
  const { rowCount } = await db
    .update(accounts)
    .set({ passwordHash: newHash, updatedAt: sql`now()` })
    .where(and(own, eq(accounts.passwordHash, oldHash)))
  return rowCount === 1
}

const reached = { emailVerified: true, emailRefusedAt: null, emailRefusedCode: null, updatedAt: sql`now()` }

/** Records that mail to this person's address reaches them. */
export async function markEmailVerified(db: Executor, userId: string): Promise<void> {
  await db.update(users).set(reached).where(eq(users.id, userId))
}

/** Makes every mailed link of this person worthless. */
export async function removeMailedLinks(db: Executor, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId))
  await removeNewAddressLinks(db, userId)
}

/** The links to addresses that this person wants in place of the old one. */
export async function removeNewAddressLinks(db: Executor, userId: string): Promise<void> {
  await db.delete(verifications).where(like(verifications.value, `${userId} %`))
}

/**
 * Gives the person a confirmed address in place of the old one, which is returned as it was; undefined where the
 * account is gone.
 * @throws the database's error 23505 where another account has the address
 */
export async function saveEmail(
  tx: Executor,
  userId: string,
  email: string,
): Promise<{ email: string; emailVerified: boolean } | undefined> {
  const [before] = await tx
    .select({ email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (before === undefined) return undefined
  await tx
    .update(users)
    .set({ email, ...reached })
    .where(eq(users.id, userId))
  // Links that went to the old mailbox open nothing now.
  await tx.delete(verifications).where(eq(verifications.value, userId))
  return before
}

/** Gives a person the rights of an administrator; false when nobody has this email. */
export async function makeAdmin(db: Db, email: string): Promise<boolean> {
  const { rowCount } = await db
    .update(users)
    .set({ isAdmin: true, updatedAt: sql`now()` })
    .where(eq(users.email, email))
  return rowCount === 1
}

/** Makes the person's additions wait for one another until the transaction ends. */
export async function lockOwner(db: Executor, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
