/** What asking a model came to, day by day (UTC), and the limit that stops it. */
import { desc, eq, lte, sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { coachModelDays } from './coach.table.ts'

type ModelDay = typeof coachModelDays.$inferSelect
const columns = coachModelDays

/**
 * Counts a request at the most that it can cost, in millionths of a dollar; false, and nothing is counted, where the day
 * would go over its limit. All processes share the count.
 */
export async function admitRequest(
  db: Executor,
  {
    day,
    mostMicroDollars: most,
    limitMicroDollars: limit,
  }: { day: string; mostMicroDollars: number; limitMicroDollars: number },
): Promise<boolean> {
  if (most > limit) return false
  const counted = await db
    .insert(columns)
    .values({ day, asked: 1, costMicroDollars: most })
    .onConflictDoUpdate({
      target: columns.day,
      set: { asked: sql`${columns.asked} + 1`, costMicroDollars: sql`${columns.costMicroDollars} + ${most}` },
      setWhere: lte(columns.costMicroDollars, limit - most),
    })
    .returning({ day: columns.day })
  return counted.length > 0
}

export type Settled = {
  outcome: 'used' | 'dropped' | 'failed'
  tokensIn: number
  tokensOut: number
  /** the real cost less the most that was counted, in millionths of a dollar */
  costMicroDollars: number
}

/** Puts what a request really used in the place of the most that it could. */
export async function settleRequest(
  db: Executor,
  day: string,
  { outcome, tokensIn, tokensOut, costMicroDollars }: Settled,
): Promise<void> {
  await db
    .update(columns)
    .set({
      [outcome]: sql`${columns[outcome]} + 1`,
      tokensIn: sql`${columns.tokensIn} + ${tokensIn}`,
      tokensOut: sql`${columns.tokensOut} + ${tokensOut}`,
      costMicroDollars: sql`${columns.costMicroDollars} + ${costMicroDollars}`,
    })
    .where(eq(columns.day, day))
}

const SHOWN_DAYS = 7

/** The last days on which a model was asked, the newest first. */
export async function readModelDays(db: Executor): Promise<ModelDay[]> {
  return db.select().from(columns).orderBy(desc(columns.day)).limit(SHOWN_DAYS)
}
