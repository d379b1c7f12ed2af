/** Visits to the payment page, from the click to the purchase. */
import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { PaidPlanId } from '#server/ports/payments/payments.ts'
import type { Executor } from '#server/db/executor.ts'
import { billingCheckouts } from '../billing.table.ts'
import type { CheckoutRow } from '../billing.table.ts'

/** Whose checkout it is: a person's, or that of a browser, known by the hash of its cookie. */
export type Buyer = { userId: string; guestHash: null } | { userId: null; guestHash: string }

const unfinished = inArray(billingCheckouts.state, ['starting', 'open'])

const isOf = (buyer: Buyer) =>
  buyer.userId === null
    ? and(eq(billingCheckouts.guestHash, buyer.guestHash), isNull(billingCheckouts.userId))
    : eq(billingCheckouts.userId, buyer.userId)

export async function findUnfinished(db: Executor, buyer: Buyer): Promise<CheckoutRow | undefined> {
  const [found] = await db
    .select()
    .from(billingCheckouts)
    .where(and(isOf(buyer), unfinished))
  return found
}

/** Undefined when another request has just made one. */
export async function insertCheckout(
  db: Executor,
  checkout: Buyer &
    Pick<CheckoutRow, 'hasTrial' | 'customerId' | 'language' | 'createdAt'> & { planId: PaidPlanId },
): Promise<CheckoutRow | undefined> {
  const [row] = await db.insert(billingCheckouts).values(checkout).onConflictDoNothing().returning()
  return row
}

export async function saveOpened(
  db: Executor,
  id: string,
  opened: { sessionId: string; url: string },
): Promise<void> {
  await db
    .update(billingCheckouts)
    .set({ ...opened, state: 'open' })
    .where(and(eq(billingCheckouts.id, id), eq(billingCheckouts.state, 'starting')))
}

export async function saveOver(db: Executor, id: string): Promise<void> {
  await db
    .update(billingCheckouts)
    .set({ state: 'over' })
    .where(and(eq(billingCheckouts.id, id), unfinished))
}

export async function saveComplete(
  db: Executor,
  id: string,
  bought: { subscriptionId: string; customerId: string | null; email: string | null; sessionId?: string },
): Promise<void> {
  await db
    .update(billingCheckouts)
    .set({ ...bought, state: 'complete' })
    .where(eq(billingCheckouts.id, id))
}

export async function findCheckoutOfSession(
  db: Executor,
  sessionId: string,
): Promise<CheckoutRow | undefined> {
  const [found] = await db.select().from(billingCheckouts).where(eq(billingCheckouts.sessionId, sessionId))
  return found
}

/** `id` as the processor gave it back: any text. */
export async function findCheckout(db: Executor, id: string): Promise<CheckoutRow | undefined> {
  const [found] = await db
    .select()
    .from(billingCheckouts)
    .where(sql`${billingCheckouts.id}::text = ${id}`)
  return found
}

/** Binds a checkout that is nobody's yet; false when it is somebody's. */
export async function bindCheckout(db: Executor, id: string, userId: string): Promise<boolean> {
  const { rowCount } = await db
    .update(billingCheckouts)
    .set({ userId })
    .where(and(eq(billingCheckouts.id, id), isNull(billingCheckouts.userId)))
  return rowCount === 1
}

/** The checkouts of a browser that no account has taken in, newest first. */
export async function listOfGuest(db: Executor, guestHash: string): Promise<CheckoutRow[]> {
  return db
    .select()
    .from(billingCheckouts)
    .where(isOf({ userId: null, guestHash }))
    .orderBy(desc(billingCheckouts.createdAt))
    .limit(20)
}

/** A page of the visits whose end is not known, by id, beyond `after`; `about` is the processor's session. */
export async function listForgotten(
  db: Executor,
  { before, after, limit }: { before: Date; after: string | undefined; limit: number },
): Promise<{ id: string; about: string | null }[]> {
  const { id, sessionId, createdAt } = billingCheckouts
  return db
    .select({ id, about: sessionId })
    .from(billingCheckouts)
    .where(and(unfinished, lt(createdAt, before), after === undefined ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(limit)
}

/** Ends what was begun before `before` and never got a page. */
export async function saveUnanswered(db: Executor, before: Date): Promise<void> {
  await db
    .update(billingCheckouts)
    .set({ state: 'over' })
    .where(and(eq(billingCheckouts.state, 'starting'), lt(billingCheckouts.createdAt, before)))
}
