/** What donations do outside a request. */
import * as z from 'zod/mini'
import type { AppParts } from '#server/http/app-parts.ts'
import { defineJob } from '#server/jobs/job.ts'
import { SWEEP_PAGE, sweepPage } from '#server/jobs/sweep-page.ts'
import { refusalOf } from '#server/ports/payments/payments.ts'
import { listForgotten, listUnaskedMonthly, saveUnpaid } from './donations.queries.ts'
import { stopGiftJob, mailGiftJob } from './receipts/gift.jobs.ts'
import { linksSince } from './receipts/mailed-links.ts'
import { listUnaskedPayments, removeOldLinks } from './receipts/payments.queries.ts'
import { syncGift, syncMonthlyGift, syncReturn } from './sync-gift.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** how long a payment may be on its way, as one from a bank account is */
const MAY_ARRIVE_DAYS = 30
/** how long a cardholder can dispute a payment */
const MAY_RETURN_DAYS = 130

/** Events tell what changes; what none speaks of is asked for this often. */
const ASKED_AGAIN_DAYS = 7

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

/** A gift that the processor no longer knows is left as it is. */
async function orGone({ log }: Pick<AppParts, 'log'>, work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => log.warn('donation.missed', { outcome: refusalOf(error) }))
}

export const syncGiftJob = defineJob({
  name: 'donations.sync-gift',
  summary: 'Asks the payment processor whether a gift was paid on its page.',
  payload: z.object({ sessionId: z.string() }),
  run: ({ parts, payload }) => orGone(parts, syncGift(parts, payload.sessionId)),
})

export const syncMonthlyGiftJob = defineJob({
  name: 'donations.sync-monthly',
  summary: 'Asks the payment processor how a monthly gift stands and what was received for it.',
  payload: z.object({ subscriptionId: z.string() }),
  run: ({ parts, payload }) => orGone(parts, syncMonthlyGift(parts, payload.subscriptionId)),
})

export const syncReturnJob = defineJob({
  name: 'donations.sync-return',
  summary: 'Asks the payment processor whether a payment of a gift went back, and corrects the ledger.',
  payload: z.object({ paymentId: z.string() }),
  run: ({ parts, payload }) => orGone(parts, syncReturn(parts, payload.paymentId)),
})

const MISSED = 'donation.sweep_missed'
const page = z.object({ after: z.optional(z.uuid()) })

const sweepVisitsJob = defineJob({
  name: 'donations.sweep-visits',
  summary: 'Asks the payment processor what became of gifts that nobody told us the end of.',
  payload: page,
  schedule: { cron: '31 3 * * *', words: 'every night' },
  run: async ({ parts, payload: { after } }) => {
    const { db, clock, jobs } = parts
    const now = clock.now()
    const rows = await listForgotten(db, { before: before(now, HOUR_MS), after, limit: SWEEP_PAGE })
    const next = await sweepPage(parts, { rows, ask: (id) => syncGift(parts, id), missed: MISSED })
    if (next !== null) await jobs.add(sweepVisitsJob, { after: next }, { key: next })
    await saveUnpaid(db, { starting: before(now, DAY_MS), open: before(now, MAY_ARRIVE_DAYS * DAY_MS) })
    await removeOldLinks(db, linksSince(now))
  },
})

const sweepGiftsJob = defineJob({
  name: 'donations.sweep',
  summary: 'Compares monthly gifts with the payment processor: those that were not asked for in a week.',
  payload: page,
  schedule: { cron: '41 3 * * *', words: 'every night' },
  run: async ({ parts, payload: { after } }) => {
    const { db, clock, jobs } = parts
    const due = { before: before(clock.now(), ASKED_AGAIN_DAYS * DAY_MS), after, limit: SWEEP_PAGE }
    const rows = await listUnaskedMonthly(db, due)
    const next = await sweepPage(parts, { rows, ask: (id) => syncMonthlyGift(parts, id), missed: MISSED })
    if (next !== null) await jobs.add(sweepGiftsJob, { after: next }, { key: next })
  },
})

const sweepReturnsJob = defineJob({
  name: 'donations.sweep-returns',
  summary:
    'Asks the payment processor whether gifts of the last months went back: those not asked for in a week.',
  payload: page,
  schedule: { cron: '51 3 * * *', words: 'every night' },
  run: async ({ parts, payload: { after } }) => {
    const { db, clock, jobs } = parts
    const since = before(clock.now(), MAY_RETURN_DAYS * DAY_MS)
    const rows = await listUnaskedPayments(db, { since, days: ASKED_AGAIN_DAYS, after, limit: SWEEP_PAGE })
    const next = await sweepPage(parts, { rows, ask: (id) => syncReturn(parts, id), missed: MISSED })
    if (next !== null) await jobs.add(sweepReturnsJob, { after: next }, { key: next })
  },
})

export const donationsJobs = [
  syncGiftJob,
  syncMonthlyGiftJob,
  syncReturnJob,
  sweepVisitsJob,
  sweepGiftsJob,
  sweepReturnsJob,
  mailGiftJob,
  stopGiftJob,
]
