/** Which browsers have signed in to an account before. */
import { and, desc, eq, lt, ne, notInArray } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { users } from '../account.table.ts'
import { knownBrowsers } from '#server/features/account/account.table.ts'

/** By the person's id, or their email in small letters. */
export type Account = { userId: string } | { email: string }

export async function isBrowserKnown(db: Executor, account: Account, tokenHash: string): Promise<boolean> {
  const isTheirs = 'email' in account ? eq(users.email, account.email) : eq(users.id, account.userId)
  const found = await db
    .select({ userId: knownBrowsers.userId })
    .from(knownBrowsers)
    .innerJoin(users, eq(users.id, knownBrowsers.userId))
    .where(and(isTheirs, eq(knownBrowsers.tokenHash, tokenHash)))
  return found.length > 0
}

export async function keepBrowser(db: Executor, row: typeof knownBrowsers.$inferInsert): Promise<void> {
  const { userId, tokenHash } = knownBrowsers
  await db
    .insert(knownBrowsers)
    .values(row)
    .onConflictDoUpdate({ target: [userId, tokenHash], set: { lastUsedAt: row.lastUsedAt } })
}

/** Forgets all, or all but one. */
export async function forgetBrowsers(db: Executor, userId: string, butHash: string | null): Promise<void> {
  const isOther = butHash === null ? undefined : ne(knownBrowsers.tokenHash, butHash)
  await db.delete(knownBrowsers).where(and(eq(knownBrowsers.userId, userId), isOther))
}

/** Forgets those that were used longest ago, beyond so many. */
export async function forgetBrowsersBeyond(db: Executor, userId: string, most: number): Promise<void> {
  const isTheirs = eq(knownBrowsers.userId, userId)
  const newest = db
    .select({ tokenHash: knownBrowsers.tokenHash })
    .from(knownBrowsers)
    .where(isTheirs)
    .orderBy(desc(knownBrowsers.lastUsedAt))
    .limit(most)
  await db.delete(knownBrowsers).where(and(isTheirs, notInArray(knownBrowsers.tokenHash, newest)))
}

export async function removeOldBrowsers(db: Executor, usedBefore: Date): Promise<void> {
  await db.delete(knownBrowsers).where(lt(knownBrowsers.lastUsedAt, usedBefore))
}
