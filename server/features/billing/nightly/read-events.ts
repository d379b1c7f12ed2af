/**
 * Reads the events that the processor has made since the last time, so that one whose delivery was lost is heeded the
 * next night: it costs what has changed, however many people there are.
 */
import type { App } from '#server/http/app-parts.ts'
import type { PaymentEvent } from '#server/ports/payments/payments.ts'
import { takeInEvent } from '../take-in-event.ts'
import { findReadUntil, knownEvents } from './nightly.queries.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** The processor keeps them for 30 days; before that, only asking for everything helps. */
const READ_WITHIN_MS = 29 * DAY_MS
/** events are listed a moment after they are made, and clocks differ */
const OVERLAP_MS = HOUR_MS

/** From when on events are to be read; null where they are not all there any more. */
export async function readSince({ parts }: App, now: Date): Promise<Date | null> {
  const until = await findReadUntil(parts.db)
  if (until === null || now.getTime() - until.getTime() > READ_WITHIN_MS) return null
  return new Date(until.getTime() - OVERLAP_MS)
}

const isAboutSomething = ({ subscriptionId, sessionId, paymentId }: PaymentEvent) =>
  subscriptionId !== null || sessionId !== null || paymentId !== null

/** One page of them; answers after which event the next page begins, null when there is none. */
export async function readEventPage(
  app: App,
  page: { since: Date; after: string | null },
): Promise<string | null> {
  const { payments, db, log } = app.parts
  const { events, next } = await payments.listEvents(page)
  const ours = events.filter(isAboutSomething)
  const known = await knownEvents(
    db,
    ours.map(({ id }) => id),
  )
  const missed = ours.filter(({ id }) => !known.has(id))
  for (const event of missed) await takeInEvent(app, event)
  if (missed.length > 0) log.warn('billing.events_missed', { count: missed.length })
  return next
}
