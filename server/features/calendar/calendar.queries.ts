/** One statement each. The owner's id is in every one but the look-up by the secret itself. */
import { eq } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { calendarFeeds } from './calendar.table.ts'

export type FeedRow = typeof calendarFeeds.$inferSelect

export async function findFeed(db: Executor, userId: string): Promise<FeedRow | undefined> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId))
  return row
}

/** The feed this secret opens, found by its hash and not by its owner. */
export async function findFeedByHash(db: Executor, tokenHash: string): Promise<FeedRow | undefined> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.tokenHash, tokenHash))
  return row
}

/** Keeps a new secret in place of the one before. */
export async function keepFeed(db: Executor, row: Omit<FeedRow, 'lastReadAt'>): Promise<FeedRow> {
  const { userId: _owner, ...fresh } = row
  const [kept] = await db
    .insert(calendarFeeds)
    .values(row)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { ...fresh, lastReadAt: null } })
    .returning()
  if (kept === undefined) throw new Error('a calendar feed was not kept')
  return kept
}

export async function removeFeed(db: Executor, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}

export async function markFeedRead(db: Executor, userId: string, now: Date): Promise<void> {
  await db.update(calendarFeeds).set({ lastReadAt: now }).where(eq(calendarFeeds.userId, userId))
}
