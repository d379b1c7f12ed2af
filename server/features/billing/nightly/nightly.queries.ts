/** How far the processor's events were read, and which of them are new. */
import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { billingEvents, billingEventsRead } from '../billing.table.ts'

/** Null before the first time. */
export async function findReadUntil(db: Executor): Promise<Date | null> {
  const [found] = await db.select().from(billingEventsRead)
  return found?.readUntil ?? null
}

/** Never goes back. */
export async function saveReadUntil(db: Executor, readUntil: Date): Promise<void> {
  await db
    .insert(billingEventsRead)
    .values({ readUntil })
    .onConflictDoUpdate({
      target: billingEventsRead.isOnly,
      set: { readUntil: sql`greatest(${billingEventsRead.readUntil}, excluded.read_until)` },
    })
}

export async function knownEvents(db: Executor, eventIds: string[]): Promise<Set<string>> {
  if (eventIds.length === 0) return new Set()
  const rows = await db
    .select({ eventId: billingEvents.eventId })
    .from(billingEvents)
    .where(inArray(billingEvents.eventId, eventIds))
  return new Set(rows.map(({ eventId }) => eventId))
}
