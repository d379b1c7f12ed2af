/** One statement each: the keys of requests that are stored once. The owner's id is in every one but the sweep's. */
import { and, eq, lt } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { idempotencyKeys } from './idempotency-keys.table.ts'

type KeyRow = typeof idempotencyKeys.$inferSelect
export type OnceKey = Pick<KeyRow, 'userId' | 'key'>

const oneKey = ({ userId, key }: OnceKey) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))

/** Takes a key; false where a request has it. One that is being stored now is waited for: it may yet be undone. */
export async function takeKey(db: Executor, row: Omit<KeyRow, 'answer'>): Promise<boolean> {
  const taken = await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  return taken.length > 0
}

export async function readKey(db: Executor, key: OnceKey): Promise<KeyRow> {
  return onlyRow(await db.select().from(idempotencyKeys).where(oneKey(key)))
}

export async function saveAnswer(db: Executor, key: OnceKey, answer: unknown): Promise<void> {
  await db.update(idempotencyKeys).set({ answer }).where(oneKey(key))
}

/** Forgets the keys from before this moment; answers how many. */
export async function removeKeysBefore(db: Executor, moment: Date): Promise<number> {
  const removed = await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, moment))
    .returning({ key: idempotencyKeys.key })
  return removed.length
}
