/** What donations do outside a request. */
import * as z from 'zod/mini'
import type { AppParts } from '#server/http/app-parts.ts'
import { defineJob } from '#server/jobs/job.ts'
import { PaymentRefused } from '#server/ports/payments/payments.ts'
import { listForgotten, listUnaskedMonthly, saveUnpaid } from './donations.queries.ts'
import { stopGiftJob } from './end-gift.ts'
import { mailGiftJob } from './mail-gift.ts'
import { linksSince } from './mailed-links.ts'
import { listRecentPayments, removeOldLinks } from './payments.queries.ts'
import { takeInGift, takeInMonthlyGift, takeInReturn } from './take-in-gift.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** how long a payment may be on its way, as one from a bank account is */
const MAY_ARRIVE_DAYS = 30
/** how long a cardholder can dispute a payment */
const MAY_RETURN_DAYS = 130

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

/** What the processor does not know any more is left as it is. */
async function orGone(parts: AppParts, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    parts.log.warn('donation.missed', { outcome: error.reason })
  }
}

export const syncGiftJob = defineJob({
  name: 'donations.sync-gift',
  summary: 'Asks the payment processor whether a gift was paid on its page.',
  payload: z.object({ sessionId: z.string() }),
  run: ({ parts, payload }) => orGone(parts, () => takeInGift(parts, payload.sessionId)),
})

export const syncMonthlyGiftJob = defineJob({
  name: 'donations.sync-monthly',
  summary: 'Asks the payment processor how a monthly gift stands and what was received for it.',
  payload: z.object({ subscriptionId: z.string() }),
  run: ({ parts, payload }) => orGone(parts, () => takeInMonthlyGift(parts, payload.subscriptionId)),
})

export const syncReturnJob = defineJob({
  name: 'donations.sync-return',
  summary: 'Asks the payment processor whether a payment of a gift went back, and corrects the ledger.',
  payload: z.object({ paymentId: z.string() }),
  run: ({ parts, payload }) => orGone(parts, () => takeInReturn(parts, payload.paymentId)),
})

/** One that fails does not keep the others waiting. */
async function eachOf(parts: AppParts, ids: string[], work: (id: string) => Promise<unknown>): Promise<void> {
  let away: unknown = null
  for (const id of ids)
    try {
      await orGone(parts, () => work(id))
    } catch (error) {
      away ??= error
    }
  if (away !== null) throw away
}

export const sweepGiftsJob = defineJob({
  name: 'donations.sweep',
  summary: 'Compares gifts with the payment processor, should an event have been lost.',
  payload: z.object({}),
  schedule: { cron: '41 3 * * *', words: 'every night' },
  run: async ({ parts }) => {
    const { db, clock } = parts
    const now = clock.now()
    await eachOf(parts, await listForgotten(db, before(now, HOUR_MS)), (id) => takeInGift(parts, id))
    const monthly = await listUnaskedMonthly(db, before(now, 20 * HOUR_MS))
    await eachOf(parts, monthly, (id) => takeInMonthlyGift(parts, id))
    const recent = await listRecentPayments(db, before(now, MAY_RETURN_DAYS * DAY_MS))
    await eachOf(parts, recent, (id) => takeInReturn(parts, id))
    await saveUnpaid(db, { starting: before(now, DAY_MS), open: before(now, MAY_ARRIVE_DAYS * DAY_MS) })
    await removeOldLinks(db, linksSince(now))
  },
})

export const donationsJobs = [
  syncGiftJob,
  syncMonthlyGiftJob,
  syncReturnJob,
  sweepGiftsJob,
  mailGiftJob,
  stopGiftJob,
]
