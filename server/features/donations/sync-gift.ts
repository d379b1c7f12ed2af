/**
 * Asks the processor what became of a gift and stores the answer. Events, the thank-you page, the sweep and a stop all
 * end here, so the order in which they come does not matter.
 */
import { readAskingTime } from '#server/db/asking-time.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import type { MonthlyGift } from '#server/ports/payments/payments.ts'
import { findGift, findGiftOfSession, lockGift, saveAnswer, saveOver } from './donations.queries.ts'
import type { DonationRow, DonationState } from './donations.table.ts'
import { stopGiftJob, mailOnce } from './receipts/gift.jobs.ts'
import { findPayment, unknownPayments } from './receipts/payments.queries.ts'
import { recordPayment, settleReturn } from './receipts/record-payment.ts'
import type { Seen } from './receipts/record-payment.ts'

/** The parts that whatever asks the processor about a gift uses. */
export type GiftParts = Pick<AppParts, 'db' | 'payments' | 'jobs' | 'clock' | 'log'>

const stateOfMonthly: Partial<Record<MonthlyGift['status'], DonationState>> = {
  active: 'active',
  trialing: 'active',
  canceled: 'stopped',
  incomplete_expired: 'stopped',
}

async function storeGiven(
  given: GiftParts,
  ours: DonationRow,
  seen: Seen & { sessionId: string },
): Promise<void> {
  const { db, clock } = given
  await db.transaction(async (tx) => {
    const gift = await lockGift(tx, ours.id)
    await saveAnswer(tx, gift.id, {
      state: 'given',
      askedAt: seen.askedAt,
      fetchedAt: clock.now(),
      sessionId: seen.sessionId,
    })
    await recordPayment(tx, given, { gift, seen })
  })
}

type MonthlySeen = { monthly: MonthlyGift; askedAt: string; payments: Seen[] }

async function storeMonthly(given: GiftParts, ours: DonationRow, seen: MonthlySeen): Promise<void> {
  const { db, jobs, clock } = given
  const { monthly, askedAt, payments } = seen
  await db.transaction(async (tx) => {
    const gift = await lockGift(tx, ours.id)
    const state = stateOfMonthly[monthly.status] ?? 'past_due'
    const { id: subscriptionId, customerId } = monthly
    const fetchedAt = clock.now()
    const answer = { state, askedAt, fetchedAt, subscriptionId, customerId }
    const isNews = await saveAnswer(tx, gift.id, answer)
    for (const payment of payments) await recordPayment(tx, given, { gift, seen: payment })
    if (!isNews) return
    const { id: donationId } = gift
    if (state === 'stopped') await mailOnce(tx, jobs, { donationId, kind: 'stopped', occasion: 'stopped' })
    if (state === 'past_due' && monthly.firstFailedAt !== null) {
      const occasion = monthly.firstFailedAt.toISOString()
      await mailOnce(tx, jobs, { donationId, kind: 'payment_failed', occasion })
    }
    // The last try has failed: nobody should owe a gift.
    if (monthly.status === 'unpaid')
      await jobs.add(stopGiftJob, { subscriptionId }, { tx, key: subscriptionId })
  })
}

/** Null for a gift that is not ours. Throws OutsideUnavailable and PaymentRefused; nothing is stored then. */
export async function syncMonthlyGift(given: GiftParts, subscriptionId: string): Promise<DonationRow | null> {
  const { db, payments: processor, log } = given
  const askedAt = await readAskingTime(db)
  const monthly = await processor.fetchMonthlyGift(subscriptionId)
  const ours = monthly.donationId === null ? undefined : await findGift(db, monthly.donationId)
  if (!ours?.isMonthly) return null
  const payments: Seen[] = []
  const news = await unknownPayments(db, monthly.paymentIds)
  // Oldest first: the ledger is in the order in which the money came.
  for (const id of news.toReversed()) {
    const payment = await processor.fetchGiftPayment(id)
    if (payment !== null) payments.push({ payment, askedAt })
  }
  await storeMonthly(given, ours, { monthly, askedAt, payments })
  log.info('donation.monthly', { outcome: monthly.status, count: payments.length })
  return (await findGift(db, ours.id)) ?? null
}

/** The outcome of a visit to the payment page. Null for one that is not ours. */
export async function syncGift(given: GiftParts, sessionId: string): Promise<DonationRow | null> {
  const { db, payments, log } = given
  const askedAt = await readAskingTime(db)
  const seen = await payments.fetchDonation(sessionId)
  const ofSession = await findGiftOfSession(db, sessionId)
  const ours = ofSession ?? (seen.donationId === null ? undefined : await findGift(db, seen.donationId))
  if (ours === undefined) return null
  if (seen.state === 'expired') await saveOver(db, ours.id)
  if (seen.state === 'complete' && ours.isMonthly && seen.subscriptionId !== null)
    return syncMonthlyGift(given, seen.subscriptionId)
  if (seen.state === 'complete' && !ours.isMonthly && seen.paymentId !== null) {
    const payment = await payments.fetchGiftPayment(seen.paymentId)
    if (payment !== null) await storeGiven(given, ours, { payment, askedAt, sessionId: seen.sessionId })
  }
  const gift = await findGift(db, ours.id)
  log.info('donation.gift', { outcome: gift?.state })
  return gift ?? null
}

/** Looks whether a payment has gone back. One that is not of a gift is left alone. */
export async function syncReturn(given: GiftParts, paymentId: string): Promise<void> {
  const { db, payments, log } = given
  const known = await findPayment(db, paymentId)
  if (known === undefined) return
  const askedAt = await readAskingTime(db)
  const payment = await payments.fetchGiftPayment(paymentId)
  if (payment === null) return
  await db.transaction(async (tx) => {
    await lockGift(tx, known.donationId)
    const row = await findPayment(tx, paymentId)
    if (row) await settleReturn(tx, given, { row, seen: { payment, askedAt } })
  })
  log.info('donation.return', { outcome: payment.returnedCents === 0 ? 'kept' : 'returned' })
}
