/** One statement each: who works on a public token, so that it links once however often and wherever it is handed in. */
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { linkAttempts } from '#server/features/bank-accounts/bank-accounts.table.ts'
import type { LinkAttemptRow } from '#server/features/bank-accounts/bank-accounts.table.ts'

export type AttemptKey = { userId: string; tokenHash: string }

const oneAttempt = ({ userId, tokenHash }: AttemptKey) =>
  and(eq(linkAttempts.userId, userId), eq(linkAttempts.tokenHash, tokenHash))

/** A request that holds it longer than this has died. */
const HELD_SECONDS = 40

/** Takes the token for this request; nothing while another one works on it, or when it has become a bank. */
export async function claimAttempt(db: Executor, key: AttemptKey): Promise<LinkAttemptRow | undefined> {
  const isFree = or(
    isNull(linkAttempts.claimedAt),
    lt(linkAttempts.claimedAt, sql`now() - make_interval(secs => ${HELD_SECONDS})`),
  )
  const [claimed] = await db
    .insert(linkAttempts)
    .values({ ...key, claimedAt: sql`now()` })
    .onConflictDoUpdate({
      target: [linkAttempts.userId, linkAttempts.tokenHash],
      set: { claimedAt: sql`now()` },
      setWhere: sql`${isNull(linkAttempts.bankId)} and ${isFree}`,
    })
    .returning()
  return claimed
}

export async function findAttempt(db: Executor, key: AttemptKey): Promise<LinkAttemptRow | undefined> {
  const [row] = await db.select().from(linkAttempts).where(oneAttempt(key))
  return row
}

export async function saveAttempt(
  db: Executor,
  key: AttemptKey,
  change: Partial<Omit<LinkAttemptRow, 'userId' | 'tokenHash'>>,
): Promise<void> {
  await db.update(linkAttempts).set(change).where(oneAttempt(key))
}

/** Forgets the tokens handed in so long ago that the service takes none of them any more. */
export async function removeOldAttempts(db: Executor, before: Date): Promise<void> {
  await db.delete(linkAttempts).where(lt(linkAttempts.createdAt, before))
}
