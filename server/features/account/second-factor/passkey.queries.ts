/** Passkeys: each belongs to one person and to no other. */
import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { users } from '../account.table.ts'
import { passkeys } from './two-factor.table.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

export type PasskeyKey = { userId: string; id: string }

const isOne = ({ userId, id }: PasskeyKey) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

/** In the order they were added. */
export async function listPasskeys(db: Executor, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

export const countPasskeys = (db: Executor, userId: string): Promise<number> =>
  db.$count(passkeys, eq(passkeys.userId, userId))

/** Nothing when somebody has this credential already. */
export async function addPasskey(
  db: Executor,
  row: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [added] = await db.insert(passkeys).values(row).onConflictDoNothing().returning()
  return added
}

/** The passkey a browser names, of any owner, with when that owner's account was disabled. */
export async function findByCredential(
  db: Executor,
  credentialId: string,
): Promise<{ passkey: PasskeyRow; disabledAt: Date | null } | undefined> {
  const [found] = await db
    .select({ passkey: passkeys, disabledAt: users.disabledAt })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId))
  return found
}

/** Records a use: false when the count went backwards, as with a copied authenticator. */
export async function recordUse(
  db: Executor,
  key: PasskeyKey,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const doesNotCount = counter === 0 ? eq(passkeys.counter, 0) : undefined
  const { rowCount } = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(isOne(key), or(lt(passkeys.counter, counter), doesNotCount ?? sql`false`)))
  return rowCount === 1
}

export async function saveName(db: Executor, key: PasskeyKey, name: string): Promise<PasskeyRow | undefined> {
  const [saved] = await db.update(passkeys).set({ name }).where(isOne(key)).returning()
  return saved
}

/** False when the person has no such passkey. */
export async function removePasskey(db: Executor, key: PasskeyKey): Promise<boolean> {
  const { rowCount } = await db.delete(passkeys).where(isOne(key))
  return rowCount === 1
}
