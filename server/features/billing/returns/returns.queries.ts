/** Refunds and disputes of payments for plans: each a row, which the processor's later answers change. */
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { billingReturns } from '../billing.table.ts'
import type { ReturnRow } from '../billing.table.ts'

/** True when it was stored; false when a later question was answered already. `endsPlan` counts the first time alone. */
export async function saveReturn(db: Executor, row: ReturnRow): Promise<boolean> {
  const { state, amount, askedAt } = row
  const { rowCount } = await db
    .insert(billingReturns)
    .values(row)
    .onConflictDoUpdate({
      target: billingReturns.returnId,
      set: { state, amount, askedAt },
      setWhere: sql`${billingReturns.askedAt} <= excluded.asked_at`,
    })
  return rowCount === 1
}

export async function findReturn(db: Executor, returnId: string): Promise<ReturnRow | null> {
  const [found] = await db.select().from(billingReturns).where(eq(billingReturns.returnId, returnId))
  return found ?? null
}

/** A person's, newest first. */
export function listReturnsOf(db: Executor, userId: string): Promise<ReturnRow[]> {
  return db
    .select()
    .from(billingReturns)
    .where(eq(billingReturns.userId, userId))
    .orderBy(desc(billingReturns.happenedAt), desc(billingReturns.returnId))
}

/** With the plan, once it is somebody's. */
export async function bindReturns(db: Executor, subscriptionId: string, userId: string): Promise<void> {
  await db
    .update(billingReturns)
    .set({ userId })
    .where(and(eq(billingReturns.subscriptionId, subscriptionId), isNull(billingReturns.userId)))
}

const toEnd = (subscriptionId: string) =>
  and(eq(billingReturns.subscriptionId, subscriptionId), billingReturns.endsPlan)

/** Whether a dispute of this plan has to end it still. */
export async function isToEnd(db: Executor, subscriptionId: string): Promise<boolean> {
  const found = await db
    .select({ id: billingReturns.returnId })
    .from(billingReturns)
    .where(toEnd(subscriptionId))
  return found.length > 0
}

/** The plan is set to end: true when a dispute was waiting for that. */
export async function settleEnd(db: Executor, subscriptionId: string): Promise<boolean> {
  const { rowCount } = await db.update(billingReturns).set({ endsPlan: false }).where(toEnd(subscriptionId))
  return (rowCount ?? 0) > 0
}

/** A column beside those of `users`, for the desk: when the person last disputed a payment, of disputes that are open or lost to us. */
export const disputedAt = sql<Date | null>`(
  select max(r.happened_at) from ${billingReturns} r
  where r.user_id = users.id and r.state in ('disputed', 'dispute_lost'))`.mapWith(billingReturns.happenedAt)
