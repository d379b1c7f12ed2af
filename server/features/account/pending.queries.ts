/** Sign-ins that wait for their code. */
import { and, eq, exists, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { hashToken } from './hashed-tokens.ts'
import { users } from './account.table.ts'
import { pendingSignIns } from './two-factor.table.ts'

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
  const removed = await db
    .delete(pendingSignIns)
    .where(and(eq(pendingSignIns.userId, userId), eq(pendingSignIns.id, id)))
    .returning({ id: pendingSignIns.id })
  return removed.length > 0
}

export async function removeAllPending(db: Executor, userId: string): Promise<void> {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))
}
