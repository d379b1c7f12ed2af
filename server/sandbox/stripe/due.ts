/** When an object is due next. */
import { DAY } from './types.ts'
import type { CheckoutSession, DueKind, Invoice, Schedule, Subscription } from './types.ts'

export type Due = { at: number; kind: DueKind }

/** before the end of a trial, and before a renewal */
export const TRIAL_NOTICE_S = 3 * DAY
const RENEWAL_NOTICE_S = 7 * DAY

/** A subscription's period is its item's. */
export function periodOf(subscription: Subscription): { start: number; end: number } {
  const item = subscription.items.data[0]!
  return { start: item.current_period_start, end: item.current_period_end }
}

const livingStatuses = new Set<string>(['trialing', 'active', 'past_due', 'unpaid'])

/** Whether it is live: it can still be changed. */
export const isLive = (subscription: Subscription) => livingStatuses.has(subscription.status)

function subscriptionDue(subscription: Subscription, now: number): number | null {
  if (!isLive(subscription)) return null
  const { end } = periodOf(subscription)
  // A notice that was due before now was sent then.
  const notice = end - (subscription.status === 'trialing' ? TRIAL_NOTICE_S : RENEWAL_NOTICE_S)
  const { cancel_at: canceled, pending_update: pending } = subscription
  return Math.min(canceled ?? Infinity, pending?.expires_at ?? Infinity, notice > now ? notice : end)
}

function invoiceDue(invoice: Invoice): number | null {
  if (invoice.status === 'draft') return invoice.automatically_finalizes_at
  return invoice.status === 'open' ? invoice.next_payment_attempt : null
}

const sessionDue = (session: CheckoutSession) => (session.status === 'open' ? session.expires_at : null)

const scheduleDue = (schedule: Schedule) =>
  schedule.status === 'active' ? (schedule.current_phase?.end_date ?? null) : null

type Timed = CheckoutSession | Invoice | Schedule | Subscription

/** The kinds with a due time. */
export const isTimed = (kind: string) =>
  kind === 'checkout.session' ||
  kind === 'invoice' ||
  kind === 'subscription' ||
  kind === 'subscription_schedule'

function momentOf(body: Timed, now: number): number | null {
  switch (body.object) {
    case 'checkout.session':
      return sessionDue(body)
    case 'invoice':
      return invoiceDue(body)
    case 'subscription':
      return subscriptionDue(body, now)
    case 'subscription_schedule':
      return scheduleDue(body)
  }
}

/** Null for an object that changes only on request. */
export function dueOf(body: object, now: number): Due | null {
  const timed = body as Timed
  const at = momentOf(timed, now)
  return at === null ? null : { at, kind: timed.object }
}
