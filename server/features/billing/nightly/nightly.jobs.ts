/**
 * What the payment processor may have said to nobody is found at night: its events since the last time, and page by
 * page what was not asked for in a week. Each page is a job and hands on where the next one begins.
 */
import * as z from 'zod/mini'
import type { AppParts } from '#server/http/app-parts.ts'
import { defineJob } from '#server/jobs/job.ts'
import { workPage } from '#server/jobs/work-page.ts'
import { PaymentRefused } from '#server/ports/payments/payments.ts'
import { removeOldEvents } from '../billing.queries.ts'
import { listForgotten, saveUnanswered } from '../checkouts.queries.ts'
import { listDuePlans } from '../plans.queries.ts'
import { takeInCheckout } from '../take-in-checkout.ts'
import { takeInPlan } from '../take-in-plan.ts'
import { saveReadUntil } from './nightly.queries.ts'
import { readEventPage, readSince } from './read-events.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** A plan that no event speaks of is asked for this often. */
const ASKED_AGAIN_MS = 7 * DAY_MS
/** Longer than the processor lists an event. */
const EVENTS_KEPT_DAYS = 60
/** of what is asked for one by one: a minute or two of a job */
const PAGE = 100

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)
const moment = z.iso.datetime()

/** What the processor does not know any more is left as it is. */
function asking(parts: AppParts, work: (id: string) => Promise<unknown>) {
  const onMiss = (error: unknown) =>
    parts.log.warn('billing.sweep_missed', { error: error instanceof Error ? error.name : 'unknown' })
  const each = (id: string) =>
    work(id).catch((error: unknown) => {
      if (!(error instanceof PaymentRefused)) throw error
      onMiss(error)
    })
  return { each, onMiss }
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
    const due = { fetchedBefore, endedBefore: before(now, HOUR_MS), after, limit: PAGE }
    const plans = await listDuePlans(parts.db, due)
    await workPage(
      plans,
      asking(parts, (id) => takeInPlan(parts, id)),
    )
    const last = plans.at(-1)
    if (last !== undefined && plans.length === PAGE)
      await parts.jobs.add(sweepPlansJob, { ...payload, after: last }, { key: last })
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
    const visits = await listForgotten(db, { before: before(now, HOUR_MS), after, limit: PAGE })
    const ask = async (sessionId: string) => takeInCheckout(parts, await payments.fetchCheckout(sessionId))
    await workPage(
      visits.flatMap(({ sessionId }) => sessionId ?? []),
      asking(parts, ask),
    )
    const last = visits.at(-1)
    if (last !== undefined && visits.length === PAGE)
      await parts.jobs.add(sweepCheckoutsJob, { after: last.id }, { key: last.id })
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
    const until = payload.until ?? parts.clock.now().toISOString()
    const since = payload.since ? new Date(payload.since) : await readSince(app, new Date(until))
    if (since === null) return parts.jobs.add(sweepPlansJob, { askedBefore: until }, { key: 'everything' })
    const next = await readEventPage(app, { since, after: payload.after ?? null })
    if (next === null) return saveReadUntil(parts.db, new Date(until))
    await parts.jobs.add(readEventsJob, { since: since.toISOString(), until, after: next }, { key: next })
  },
})

export const nightlyJobs = [readEventsJob, sweepCheckoutsJob, sweepPlansJob]
