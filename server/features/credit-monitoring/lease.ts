/**
 * One at a time asks the bureaus about a person, on every process: what is asked costs money, and happens once. The
 * others wait for it, without holding a connection. A process that dies holds the lease for half a minute.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { creditLeases } from './credit-monitoring.table.ts'
import { alreadyAsking } from './refusals.ts'

const LEASE = sql`now() + interval '30 seconds'`
const WAIT_MS = 9_000
const LOOK_EVERY_MS = 100
const LONG_WAIT_MS = 1_000

async function take(db: Executor, userId: string, token: string): Promise<boolean> {
  const taken = await db
    .insert(creditLeases)
    .values({ userId, token, until: LEASE })
    .onConflictDoUpdate({
      target: creditLeases.userId,
      set: { token, until: LEASE },
      setWhere: sql`${creditLeases.until} < now()`,
    })
    .returning({ token: creditLeases.token })
  return taken.length > 0
}

async function giveBack(db: Executor, userId: string, token: string): Promise<void> {
  await db.delete(creditLeases).where(and(eq(creditLeases.userId, userId), eq(creditLeases.token, token)))
}

/**
 * Does the work alone for this person. Who waited long for another's try that came to nothing does not try as well:
 * nobody waits more than ten seconds in all. Such work asks `hadToWait`.
 * Throws 409 when others take longer than anybody waits.
 */
export async function alone<T>(
  db: Executor,
  userId: string,
  work: (turn: { hadToWait: boolean }) => Promise<T>,
): Promise<T> {
  const token = randomUUID()
  const startedMs = performance.now()
  for (let waitedMs = 0; waitedMs < WAIT_MS; waitedMs = performance.now() - startedMs) {
    if (await take(db, userId, token))
      return work({ hadToWait: waitedMs > LONG_WAIT_MS }).finally(() => giveBack(db, userId, token))
    await sleep(LOOK_EVERY_MS)
  }
  throw alreadyAsking()
}
