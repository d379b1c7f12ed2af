/** Payments that were received for gifts, the links to them, and mails: each written once. */
import { and, desc, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import { onlyRow } from '#server/db/only-row.ts'
import type { Executor } from '#server/db/executor.ts'
import { donationLinks, donationMails, donationPayments, donations } from '../donations.table.ts'
import type { DonationMailKind, LinkRow, PaymentRow } from '../donations.table.ts'

export async function findPayment(db: Executor, paymentId: string): Promise<PaymentRow | undefined> {
  const [found] = await db.select().from(donationPayments).where(eq(donationPayments.paymentId, paymentId))
  return found
}

export async function insertPayment(
  db: Executor,
  payment: typeof donationPayments.$inferInsert,
): Promise<PaymentRow> {
  return onlyRow(await db.insert(donationPayments).values(payment).returning())
}

/** Stores what went back, unless a later question was answered already; true when it was stored. */
export async function savePaymentReturn(
  db: Executor,
  id: string,
  change: Pick<PaymentRow, 'returned' | 'corrections' | 'askedAt'>,
): Promise<boolean> {
  const isLater = sql`${donationPayments.askedAt} <= ${change.askedAt}::timestamptz`
  const { rowCount } = await db
    .update(donationPayments)
    .set(change)
    .where(and(eq(donationPayments.id, id), isLater))
  return rowCount === 1
}

/** Those of the processor's ids that are not known yet. */
export async function unknownPayments(db: Executor, paymentIds: string[]): Promise<string[]> {
  if (paymentIds.length === 0) return []
  const rows = await db
    .select({ paymentId: donationPayments.paymentId })
    .from(donationPayments)
    .where(inArray(donationPayments.paymentId, paymentIds))
  const known = new Set(rows.map(({ paymentId }) => paymentId))
  return paymentIds.filter((id) => !known.has(id))
}

/** The payments of gifts, newest first. */
export async function listPayments(db: Executor, donationIds: string[]): Promise<PaymentRow[]> {
  if (donationIds.length === 0) return []
  return db
    .select()
    .from(donationPayments)
    .where(inArray(donationPayments.donationId, donationIds))
    .orderBy(desc(donationPayments.receivedAt), desc(donationPayments.ledgerSequence))
}

/** A person's payments within a span, oldest first. */
export async function listPaymentsOf(
  db: Executor,
  span: { userId: string; from: Date; until: Date },
): Promise<PaymentRow[]> {
  const { receivedAt } = donationPayments
  const rows = await db
    .select({ payment: donationPayments })
    .from(donationPayments)
    .innerJoin(donations, eq(donations.id, donationPayments.donationId))
    .where(and(eq(donations.userId, span.userId), gte(receivedAt, span.from), lt(receivedAt, span.until)))
    .orderBy(receivedAt, donationPayments.ledgerSequence)
  return rows.map(({ payment }) => payment)
}

/** A page of the payments that may still go back and were not asked for in so many days, by id, beyond `after`. */
export async function listUnaskedPayments(
  db: Executor,
  asked: { since: Date; days: number; after: string | undefined; limit: number },
): Promise<{ id: string; about: string }[]> {
  const { id, paymentId, receivedAt, askedAt } = donationPayments
  return db
    .select({ id, about: paymentId })
    .from(donationPayments)
    .where(
      and(
        gt(receivedAt, asked.since),
        sql`${askedAt} < now() - make_interval(days => ${asked.days})`,
        asked.after === undefined ? undefined : gt(id, asked.after),
      ),
    )
    .orderBy(id)
    .limit(asked.limit)
}

export async function insertLink(db: Executor, link: LinkRow): Promise<void> {
  await db.insert(donationLinks).values(link)
}

export async function findLink(
  db: Executor,
  wanted: { tokenHash: string; since: Date },
): Promise<LinkRow | undefined> {
  const [found] = await db
    .select()
    .from(donationLinks)
    .where(and(eq(donationLinks.tokenHash, wanted.tokenHash), gt(donationLinks.createdAt, wanted.since)))
  return found
}

export async function removeOldLinks(db: Executor, before: Date): Promise<void> {
  await db.delete(donationLinks).where(lt(donationLinks.createdAt, before))
}

export type MailKey = { donationId: string; kind: DonationMailKind; occasion: string }

/** True when nobody has asked for this mail before. */
export async function keepMail(db: Executor, mail: MailKey): Promise<boolean> {
  const { rowCount } = await db.insert(donationMails).values(mail).onConflictDoNothing()
  return rowCount === 1
}

const isMail = (mail: MailKey) =>
  and(
    eq(donationMails.donationId, mail.donationId),
    eq(donationMails.kind, mail.kind),
    eq(donationMails.occasion, mail.occasion),
  )

/** Holds an unsent mail until the transaction ends; false when it was sent, or is being sent. */
export async function holdUnsentMail(db: Executor, mail: MailKey): Promise<boolean> {
  const held = await db
    .select({ kind: donationMails.kind })
    .from(donationMails)
    .where(and(isMail(mail), isNull(donationMails.sentAt)))
    .for('update', { skipLocked: true })
  return held.length > 0
}

export async function markMailSent(db: Executor, mail: MailKey, now: Date): Promise<void> {
  await db.update(donationMails).set({ sentAt: now }).where(isMail(mail))
}
