/** The ways into an account beside its password: read for a choice, and ended with an old password. */
import { and, eq, notInArray } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { accounts, users } from '../account.table.ts'
import { countPasskeys, listPasskeys } from '../second-factor/passkey.queries.ts'
import type { PasskeyRow } from '../second-factor/passkey.queries.ts'
import { findTwoFactor } from '../second-factor/two-factor.queries.ts'
import { passkeys } from '../second-factor/two-factor.table.ts'

export type WaysIn = {
  passkeys: PasskeyRow[]
  /** null while sign-in asks for no code */
  authenticatorAddedAt: Date | null
}

export async function findWaysIn(db: Executor, userId: string): Promise<WaysIn> {
  const twoFactor = await findTwoFactor(db, userId)
  return {
    passkeys: await listPasskeys(db, userId),
    authenticatorAddedAt: twoFactor?.enabledAt ?? null,
  }
}

/**
 * Makes whatever would begin something new for this person wait until the transaction ends: a row that points at them
 * is written before this, and then seen by it, or after it has ended.
 */
export async function lockForNewPassword(
  tx: Executor,
  userId: string,
): Promise<{ emailVerified: boolean } | undefined> {
  const { emailVerified } = users
  const [found] = await tx.select({ emailVerified }).from(users).where(eq(users.id, userId)).for('update')
  return found
}

export async function savePasswordHash(tx: Executor, userId: string, passwordHash: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ passwordHash })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
}

/** Says how many went, and how many are left. */
export async function removePasskeysBut(
  tx: Executor,
  userId: string,
  keep: readonly string[],
): Promise<{ removed: number; kept: number }> {
  const isUnkept = keep.length === 0 ? undefined : notInArray(passkeys.id, [...keep])
  const { rowCount } = await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), isUnkept))
  return { removed: rowCount ?? 0, kept: await countPasskeys(tx, userId) }
}

export async function notePasswordSet(tx: Executor, userId: string, now: Date): Promise<void> {
  await tx.update(users).set({ passwordSetAt: now, updatedAt: now }).where(eq(users.id, userId))
}

/** When the person last got a new password in place of an older one. */
export async function findPasswordSetAt(db: Executor, userId: string): Promise<Date | null> {
  const [found] = await db
    .select({ passwordSetAt: users.passwordSetAt })
    .from(users)
    .where(eq(users.id, userId))
  return found?.passwordSetAt ?? null
}
