/** Who somebody is at the processor, trials that were used, events and mails: each written once. */
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import { users } from '#server/features/account/account.table.ts'
import {
  billingCustomers,
  billingEvents,
  billingMails,
  billingTrials,
  billingEventsRead,
} from './billing.table.ts'
import type { BillingMailKind } from './billing.table.ts'
import type { Standing } from './subscription/subscription-status.ts'
import { createHash } from 'node:crypto'

export async function findCustomer(db: Executor, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId))
  return found?.customerId ?? null
}

export async function findCustomerOwner(db: Executor, customerId: string): Promise<string | null> {
  const [found] = await db
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId))
  return found?.userId ?? null
}

/** The first that is written stays; answers the one that stands. */
export async function keepCustomer(db: Executor, userId: string, customerId: string): Promise<string> {
  await db.insert(billingCustomers).values({ userId, customerId }).onConflictDoNothing()
  return (await findCustomer(db, userId)) ?? customerId
}

/** From now on the person is this customer, as after a purchase made before the account. */
export async function replaceCustomer(db: Executor, userId: string, customerId: string): Promise<void> {
  await db
    .insert(billingCustomers)
    .values({ userId, customerId })
    .onConflictDoUpdate({
      target: billingCustomers.userId,
      set: { customerId, sealedWallet: null, walletAskedAt: null },
    })
}

/** Whether one of these had a trial with another plan than `butNot`. */
export async function hasUsedTrial(db: Executor, usedBy: string[], butNot?: string): Promise<boolean> {
  const found = await db
    .select({ subscriptionId: billingTrials.subscriptionId })
    .from(billingTrials)
    .where(inArray(billingTrials.usedBy, usedBy))
  return found.some(({ subscriptionId }) => subscriptionId !== butNot)
}

/** The first plan that claims a key keeps it. */
export async function claimTrial(
  db: Executor,
  trial: { usedBy: string[]; subscriptionId: string; now: Date },
): Promise<void> {
  const { usedBy, subscriptionId, now } = trial
  const rows = usedBy.toSorted().map((key) => ({ usedBy: key, subscriptionId, usedAt: now }))
  await db.insert(billingTrials).values(rows).onConflictDoNothing()
}

/** True for the first delivery of an event, false for every other. */
export async function keepEvent(
  db: Executor,
  event: { eventId: string; type: string; receivedAt: Date },
): Promise<boolean> {
  const { rowCount } = await db.insert(billingEvents).values(event).onConflictDoNothing()
  return rowCount === 1
}

export async function removeOldEvents(db: Executor, before: Date): Promise<void> {
  await db.delete(billingEvents).where(lt(billingEvents.receivedAt, before))
}

export type MailKey = { subscriptionId: string; kind: BillingMailKind; occasion: string }

/** Those of the mails that nobody has asked for before. */
export async function keepMails(db: Executor, mails: MailKey[]): Promise<MailKey[]> {
  if (mails.length === 0) return []
  const { subscriptionId, kind, occasion } = billingMails
  return db
    .insert(billingMails)
    .values(mails)
    .onConflictDoNothing()
    .returning({ subscriptionId, kind, occasion })
}

const isMail = (mail: MailKey) =>
  and(
    eq(billingMails.subscriptionId, mail.subscriptionId),
    eq(billingMails.kind, mail.kind),
    eq(billingMails.occasion, mail.occasion),
  )

/** Holds an unsent mail until the transaction ends; false when it was sent, or is being sent. */
export async function holdUnsentMail(db: Executor, mail: MailKey): Promise<boolean> {
  const held = await db
    .select({ kind: billingMails.kind })
    .from(billingMails)
    .where(and(isMail(mail), isNull(billingMails.sentAt)))
    .for('update', { skipLocked: true })
  return held.length > 0
}

export async function markMailSent(db: Executor, mail: MailKey, now: Date): Promise<void> {
  await db.update(billingMails).set({ sentAt: now }).where(isMail(mail))
}

/** The only place that writes which plan a person has. */
export async function saveStanding(db: Executor, userId: string, standing: Standing): Promise<void> {
  await db
    .update(users)
    .set({
      subscriptionStatus: standing.status,
      subscriptionPlanId: standing.planId,
      subscriptionEndsAt: standing.endsAt,
      pastDueSince: standing.pastDueSince,
      paymentRetryAt: standing.paymentRetryAt,
    })
    .where(eq(users.id, userId))
}

/** A person who has shown that mail to this address reaches them. */
export async function findVerifiedOwner(db: Executor, email: string): Promise<string | null> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true), isNull(users.disabledAt)))
  return found?.id ?? null
}

export const trialKeyOfUser = (userId: string) => `user:${userId}`

/** `email` in any case. */
export function trialKeyOfEmail(email: string): string {
  return `email:${createHash('sha256').update(email.trim().toLowerCase()).digest('hex')}`
}

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
