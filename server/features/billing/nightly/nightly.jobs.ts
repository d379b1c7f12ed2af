/**
 * What the payment processor may have said to nobody is found at night: its events since the last time, and page by
 * page what was not asked for in a week. Each page is a job and hands on where the next one begins.
 */
import * as z from 'zod/mini'
import type { App } from '#server/http/app-parts.ts'
import { defineJob } from '#server/jobs/job.ts'
import { SWEEP_PAGE, sweepPage } from '#server/jobs/sweep-page.ts'
import type { PaymentEvent } from '#server/ports/payments/payments.ts'
import { removeOldEvents } from '../billing.queries.ts'
import { listForgotten, saveUnanswered } from '../checkout/checkouts.queries.ts'
import { listDuePlans } from '../subscription/subscriptions.queries.ts'
import { completeCheckout } from '../subscription/sync-subscription.ts'
import { syncSubscription } from '../subscription/sync-subscription.ts'
import { saveReadUntil, findReadUntil, knownEvents } from '../billing.queries.ts'
import { receiveEvent } from '../billing.webhook.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** A plan that no event speaks of is asked for this often. */
const ASKED_AGAIN_MS = 7 * DAY_MS
/** Longer than the processor lists an event. */
const EVENTS_KEPT_DAYS = 60

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)
const moment = z.iso.datetime()
const MISSED = 'billing.sweep_missed'

/** The processor keeps them for 30 days; before that, only asking for everything helps. */
const READ_WITHIN_MS = 29 * DAY_MS
/** events are listed a moment after they are made, and clocks differ */
const OVERLAP_MS = HOUR_MS

/** From when on events are to be read; null where they are not all there any more. */
async function readSince({ parts }: App, now: Date): Promise<Date | null> {
  const until = await findReadUntil(parts.db)
  if (until === null || now.getTime() - until.getTime() > READ_WITHIN_MS) return null
  return new Date(until.getTime() - OVERLAP_MS)
}

const isAboutSomething = ({ subscriptionId, sessionId, paymentId }: PaymentEvent) =>
  subscriptionId !== null || sessionId !== null || paymentId !== null

/** One page of them; answers after which event the next page begins, null when there is none. */
async function readEventPage(app: App, page: { since: Date; after: string | null }): Promise<string | null> {
  const { payments, db, log } = app.parts
  const { events, next } = await payments.listEvents(page)
  const ours = events.filter(isAboutSomething)
  const known = await knownEvents(
    db,
    ours.map(({ id }) => id),
  )
  const missed = ours.filter(({ id }) => !known.has(id))
  for (const event of missed) await receiveEvent(app, event)
  if (missed.length > 0) log.warn('billing.events_missed', { count: missed.length })
  return next
}

const sweepPlansJob = defineJob({
  name: 'billing.sweep',
  summary: 'Compares running plans with the payment processor: those that were not asked for in a week.',
  payload: z.object({
    after: z.optional(z.string()),
    /** every plan that was not asked for since; the events up to then are made good by it */
    askedBefore: z.optional(moment),
  }),
  schedule: { cron: '17 3 * * *', words: 'every night' },
  run: async ({ parts, payload }) => {
    const { after = '', askedBefore } = payload
    const now = parts.clock.now()
    const fetchedBefore = askedBefore === undefined ? before(now, ASKED_AGAIN_MS) : new Date(askedBefore)
    const due = { fetchedBefore, endedBefore: before(now, HOUR_MS), after, limit: SWEEP_PAGE }
    const rows = (await listDuePlans(parts.db, due)).map((id) => ({ id, about: id }))
    const next = await sweepPage(parts, { rows, ask: (id) => syncSubscription(parts, id), missed: MISSED })
    if (next !== null) await parts.jobs.add(sweepPlansJob, { ...payload, after: next }, { key: next })
    else if (askedBefore !== undefined) await saveReadUntil(parts.db, new Date(askedBefore))
  },
})

const sweepCheckoutsJob = defineJob({
  name: 'billing.sweep-checkouts',
  summary: 'Asks the payment processor what became of payment pages that nobody told us the end of.',
  payload: z.object({ after: z.optional(z.uuid()) }),
  schedule: { cron: '12 3 * * *', words: 'every night' },
  run: async ({ parts, payload: { after } }) => {
    const { db, clock, payments } = parts
    const now = clock.now()
    const rows = await listForgotten(db, { before: before(now, HOUR_MS), after, limit: SWEEP_PAGE })
    const ask = async (sessionId: string) => completeCheckout(parts, await payments.fetchCheckout(sessionId))
    const next = await sweepPage(parts, { rows, ask, missed: MISSED })
    if (next !== null) await parts.jobs.add(sweepCheckoutsJob, { after: next }, { key: next })
    await saveUnanswered(db, before(now, DAY_MS))
    await removeOldEvents(db, before(now, EVENTS_KEPT_DAYS * DAY_MS))
  },
})

const readEventsJob = defineJob({
  name: 'billing.read-events',
  summary:
    'Reads the payment processor’s events since the last time, should one of them not have reached us.',
  payload: z.object({
    since: z.optional(moment),
    until: z.optional(moment),
    after: z.optional(z.string()),
  }),
  schedule: { cron: '7 3 * * *', words: 'every night' },
  run: async ({ parts, app, payload }) => {
    if (parts.outside.stripe === null) return
    const until = payload.until ?? parts.clock.now().toISOString()
    const since = payload.since ? new Date(payload.since) : await readSince(app, new Date(until))
    if (since === null) return parts.jobs.add(sweepPlansJob, { askedBefore: until }, { key: 'everything' })
    const next = await readEventPage(app, { since, after: payload.after ?? null })
    if (next === null) return saveReadUntil(parts.db, new Date(until))
    await parts.jobs.add(readEventsJob, { since: since.toISOString(), until, after: next }, { key: next })
  },
})

export const nightlyJobs = [readEventsJob, sweepCheckoutsJob, sweepPlansJob]
