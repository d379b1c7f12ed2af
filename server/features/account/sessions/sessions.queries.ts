/** A person's own sessions: seen, ended, and what was proven in them. */
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { sessions } from '../account.table.ts'

export type SessionKey = { userId: string; sessionId: string }

const isOne = ({ userId, sessionId }: SessionKey) =>
  and(eq(sessions.userId, userId), eq(sessions.id, sessionId))

/** Those that have not ended, the last used first. */
export async function listLiveSessions(
  db: Executor,
  userId: string,
  { now, bornAfter }: { now: Date; bornAfter: Date },
) {
  const { id, device, address, createdAt, updatedAt } = sessions
  return db
    .select({ id, device, address, createdAt, lastSeenAt: updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessions.createdAt, bornAfter)))
    .orderBy(desc(sessions.updatedAt), sessions.id)
}

/** False when the person has no such session. */
export async function endOwnSession(db: Executor, key: SessionKey): Promise<boolean> {
  const { rowCount } = await db.delete(sessions).where(isOne(key))
  return rowCount === 1
}

export async function endOtherSessions(db: Executor, { userId, sessionId }: SessionKey): Promise<number> {
  const others = and(eq(sessions.userId, userId), ne(sessions.id, sessionId))
  const { rowCount } = await db.delete(sessions).where(others)
  return rowCount ?? 0
}

export async function endAllSessions(db: Executor, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** False once the session was ended, which a request that came before that may not know. */
export async function isSessionThere(db: Executor, key: SessionKey): Promise<boolean> {
  return (await db.$count(sessions, isOne(key))) > 0
}

/** The person has just proven who they are. A passkey counts as a second factor. */
export async function proveSession(
  db: Executor,
  key: SessionKey,
  { now, by }: { now: Date; by: 'password' | 'passkey' },
): Promise<void> {
  await db
    .update(sessions)
    .set({ provenAt: now, provenBy: by, ...(by === 'passkey' && { secondFactorAt: now }) })
    .where(isOne(key))
}

/** A second factor was shown in this session. */
export async function setSecondFactor(db: Executor, key: SessionKey, now: Date): Promise<void> {
  await db.update(sessions).set({ secondFactorAt: now }).where(isOne(key))
}

/** The person has no second factor any more, so no session has one. */
export async function clearSecondFactor(db: Executor, userId: string): Promise<void> {
  await db.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId))
}

export async function noteAdminCall(db: Executor, key: SessionKey, now: Date): Promise<void> {
  await db.update(sessions).set({ adminSeenAt: now }).where(isOne(key))
}
