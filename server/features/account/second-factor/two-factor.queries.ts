/** A person's second factor: the secret of their app, recovery codes, and a request to turn it off. */
import { and, eq, isNotNull, isNull, lt, lte, sql, exists, gt } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { recoveryCodes, twoFactorResets, twoFactors, pendingSignIns } from './two-factor.table.ts'
import { hashToken } from '../hashed-tokens.ts'
import { users } from '../account.table.ts'

export type TwoFactorRow = typeof twoFactors.$inferSelect
export type ResetRow = typeof twoFactorResets.$inferSelect

export async function findTwoFactor(db: Executor, userId: string): Promise<TwoFactorRow | undefined> {
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId))
  return row
}

/** The person's row, made when there is none; `id` names a new one. */
export async function ensureTwoFactor(db: Executor, userId: string, id: string): Promise<string> {
  await db.insert(twoFactors).values({ userId, id }).onConflictDoNothing()
  const row = await findTwoFactor(db, userId)
  return row?.id ?? id
}

/** Keeps a secret that has not been shown to work; the one in use goes on. */
export async function saveNextSecret(
  db: Executor,
  userId: string,
  next: { sealed: string; now: Date },
): Promise<void> {
  await db
    .update(twoFactors)
    .set({ nextSecret: next.sealed, nextStartedAt: next.now, updatedAt: next.now })
    .where(eq(twoFactors.userId, userId))
}

/** The new secret was shown to work with the code of this step: from now on sign-in asks for its codes. */
export async function adoptNextSecret(
  db: Executor,
  userId: string,
  { step, now }: { step: number; now: Date },
): Promise<void> {
  await db
    .update(twoFactors)
    .set({
      secret: sql`${twoFactors.nextSecret}`,
      nextSecret: null,
      nextStartedAt: null,
      enabledAt: now,
      lastStep: step,
      updatedAt: now,
    })
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.nextSecret)))
}

/** Takes the code of a step: false when that code, or a newer one, was taken before. */
export async function takeStep(
  db: Executor,
  userId: string,
  { step, sealed }: { step: number; sealed: string },
): Promise<boolean> {
  const { rowCount } = await db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), eq(twoFactors.secret, sealed), lt(twoFactors.lastStep, step)))
  return rowCount === 1
}

export async function removeTwoFactor(db: Executor, userId: string): Promise<void> {
  await db.delete(twoFactors).where(eq(twoFactors.userId, userId))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.delete(twoFactorResets).where(eq(twoFactorResets.userId, userId))
}

export async function replaceRecoveryCodes(db: Executor, userId: string, hashes: string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

const isUnused = (userId: string) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))

/** False when the person has no such code, or used it before. */
export async function takeRecoveryCode(
  db: Executor,
  userId: string,
  { codeHash, now }: { codeHash: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(isUnused(userId), eq(recoveryCodes.codeHash, codeHash)))
  return rowCount === 1
}

export const countRecoveryCodes = (db: Executor, userId: string): Promise<number> =>
  db.$count(recoveryCodes, isUnused(userId))

/** A new request replaces an older one, whose link stops working. */
export async function saveReset(
  db: Executor,
  row: Pick<ResetRow, 'userId' | 'tokenHash' | 'opensAt' | 'expiresAt'>,
): Promise<void> {
  const { tokenHash, opensAt, expiresAt } = row
  await db
    .insert(twoFactorResets)
    .values(row)
    .onConflictDoUpdate({
      target: twoFactorResets.userId,
      set: { tokenHash, opensAt, expiresAt, toldAt: null },
    })
}

export async function findReset(db: Executor, userId: string): Promise<ResetRow | undefined> {
  const [row] = await db.select().from(twoFactorResets).where(eq(twoFactorResets.userId, userId))
  return row
}

export async function findResetByToken(db: Executor, tokenHash: string): Promise<ResetRow | undefined> {
  const [row] = await db.select().from(twoFactorResets).where(eq(twoFactorResets.tokenHash, tokenHash))
  return row
}

/** True when there was one. */
export async function removeReset(db: Executor, userId: string, tokenHash?: string): Promise<boolean> {
  const isThat = tokenHash === undefined ? undefined : eq(twoFactorResets.tokenHash, tokenHash)
  const { rowCount } = await db.delete(twoFactorResets).where(and(eq(twoFactorResets.userId, userId), isThat))
  return rowCount === 1
}

/** Owners whose reset has opened and who got no mail about it yet. */
export async function listOpenedResets(db: Executor, now: Date): Promise<{ userId: string }[]> {
  return db
    .select({ userId: twoFactorResets.userId })
    .from(twoFactorResets)
    .where(and(isNull(twoFactorResets.toldAt), lte(twoFactorResets.opensAt, now)))
}

export async function markTold(db: Executor, reset: ResetRow, now: Date): Promise<void> {
  const { userId, tokenHash } = reset
  await db
    .update(twoFactorResets)
    .set({ toldAt: now })
    .where(and(eq(twoFactorResets.userId, userId), eq(twoFactorResets.tokenHash, tokenHash)))
}

export async function removeOldResets(db: Executor, now: Date): Promise<void> {
  await db.delete(twoFactorResets).where(lt(twoFactorResets.expiresAt, now))
}

type PendingRow = typeof pendingSignIns.$inferSelect

export async function addPending(db: Executor, row: typeof pendingSignIns.$inferInsert): Promise<void> {
  await db.insert(pendingSignIns).values(row)
}

/** Counts a try before the code is looked at; nothing when the tries or the time are used up, or the account is disabled. */
export async function takeTry(
  db: Executor,
  { token, now, most }: { token: string; now: Date; most: number },
): Promise<PendingRow | undefined> {
  const [row] = await db
    .update(pendingSignIns)
    .set({ tries: sql`${pendingSignIns.tries} + 1` })
    .where(
      and(
        eq(pendingSignIns.tokenHash, hashToken(token)),
        gt(pendingSignIns.expiresAt, now),
        lt(pendingSignIns.tries, most),
        exists(
          db
            .select({ id: users.id })
            .from(users)
            .where(and(eq(users.id, pendingSignIns.userId), isNull(users.disabledAt))),
        ),
      ),
    )
    .returning()
  return row
}

/** False when it was gone already. */
export async function removePending(
  db: Executor,
  { userId, id }: Pick<PendingRow, 'userId' | 'id'>,
): Promise<boolean> {
  const { rowCount } = await db
    .delete(pendingSignIns)
    .where(and(eq(pendingSignIns.userId, userId), eq(pendingSignIns.id, id)))
  return rowCount === 1
}

export async function removeAllPending(db: Executor, userId: string): Promise<void> {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))
}
