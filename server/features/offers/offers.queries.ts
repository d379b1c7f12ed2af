/** Counts of how often offers were opened. */
import { desc, gt, sql, sum } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { offerVisits } from './offers.table.ts'

/** No count grows beyond this in a day: it keeps the sum inside its column. */
const MOST_A_DAY = 1_000_000

/** One more for this offer and day. */
export async function addVisit(db: Executor, offerId: string, day: string): Promise<void> {
  await db
    .insert(offerVisits)
    .values({ offerId, day, visits: 1 })
    .onConflictDoUpdate({
      target: [offerVisits.offerId, offerVisits.day],
      set: { visits: sql`least(${offerVisits.visits} + 1, ${MOST_A_DAY})` },
    })
}

/** Every offer that was ever opened, with its counts; `since` is the day before the first that counts as late. */
export async function countVisits(db: Executor, since: string) {
  const rows = await db
    .select({
      offerId: offerVisits.offerId,
      lastThirtyDays: sql<string>`coalesce(${sum(offerVisits.visits)} filter (where ${gt(offerVisits.day, since)}), 0)`,
      total: sum(offerVisits.visits),
    })
    .from(offerVisits)
    .groupBy(offerVisits.offerId)
    .orderBy(desc(sum(offerVisits.visits)))
  return rows.map(({ offerId, lastThirtyDays, total }) => ({
    offerId,
    lastThirtyDays: Number(lastThirtyDays),
    total: Number(total ?? 0),
  }))
}
