/** The payment processor's events. Each is kept once, together with the jobs that look at what it is about. */
import { sentence } from '#engine/language/sentence.ts'
import { badRequest } from '#server/errors.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import type { PaymentEventHook } from '#server/http/hooks.ts'
import { mountWebhook } from '#server/http/webhook.ts'
import { ForgedEvent } from '#server/ports/payments/payments.ts'
import type { PaymentEvent } from '#server/ports/payments/payments.ts'
import { syncCheckoutJob, syncPlanJob, syncReturnsJob } from './billing.jobs.ts'
import { billingTexts } from './messages.ts'
import { keepEvent } from './billing.queries.ts'

type Signed = { rawBody: Buffer; signature: string | undefined }

function readEvent(
  { payments, clock, log }: Pick<AppParts, 'payments' | 'clock' | 'log'>,
  signed: Signed,
): PaymentEvent {
  try {
    return payments.readEvent({ ...signed, now: clock.now() })
  } catch (error) {
    if (!(error instanceof ForgedEvent)) throw error
    log.warn('billing.event', { outcome: 'forged' })
    throw badRequest(sentence(billingTexts, 'forgedEvent'))
  }
}

/** Queues a sync of the subscription, checkout and payment an event is about; gifts are left to donations. */
function queuePlanSyncs({ jobs }: Pick<AppParts, 'jobs'>): PaymentEventHook {
  return async (tx, { subscriptionId, sessionId, paymentId, isDonation }) => {
    if (isDonation) return
    if (subscriptionId !== null) await jobs.add(syncPlanJob, { subscriptionId }, { tx, key: subscriptionId })
    if (sessionId !== null) await jobs.add(syncCheckoutJob, { sessionId }, { tx, key: sessionId })
    if (paymentId !== null) await jobs.add(syncReturnsJob, { paymentId }, { tx, key: paymentId })
  }
}

export function mountStripeWebhook(app: App): void {
  app.paymentEventHooks.push(queuePlanSyncs(app.parts))
  mountWebhook(app, '/api/webhooks/stripe', async ({ rawBody, headers, parts }) => {
    const said = headers['stripe-signature']
    const event = readEvent(parts, { rawBody, signature: typeof said === 'string' ? said : undefined })
    // Refused, it would come again for three days, and mean nothing more.
    if (!event.isReadable) parts.log.warn('billing.event_unreadable', { outcome: event.type })
    const isFirst = await receiveEvent(app, event)
    parts.log.info('billing.event', { outcome: isFirst ? 'kept' : 'known' })
    return { status: 200 }
  })
}

/** True for the first time: the event and the jobs that follow from it are stored together, or neither. */
export async function receiveEvent(app: App, event: PaymentEvent): Promise<boolean> {
  const { db, clock } = app.parts
  const { id: eventId, type } = event
  return db.transaction(async (tx) => {
    if (!(await keepEvent(tx, { eventId, type, receivedAt: clock.now() }))) return false
    for (const hook of app.paymentEventHooks) await hook(tx, event)
    return true
  })
}
