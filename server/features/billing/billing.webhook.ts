/** The payment processor's events. Each is kept once, together with the job that looks at what it is about. */
import { badRequest } from '#server/errors.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import { mountWebhook } from '#server/http/webhook.ts'
import { ForgedEvent } from '#server/ports/payments/payments.ts'
import type { PaymentEvent } from '#server/ports/payments/payments.ts'
import { syncCheckoutJob, syncPlanJob } from './billing.jobs.ts'
import { keepEvent } from './billing.queries.ts'
import { messages } from './messages.ts'

type Signed = { rawBody: Buffer; signature: string | undefined }

function readEvent({ payments, clock, log }: AppParts, signed: Signed): PaymentEvent {
  try {
    return payments.readEvent({ ...signed, now: clock.now() })
  } catch (error) {
    if (!(error instanceof ForgedEvent)) throw error
    log.warn('billing.event', { outcome: 'forged' })
    throw badRequest(messages.forgedEvent)
  }
}

/** True for the first delivery: the event and its job are stored together, or neither. */
async function takeIn({ db, jobs, clock }: AppParts, event: PaymentEvent): Promise<boolean> {
  const { id: eventId, type, subscriptionId, sessionId } = event
  return db.transaction(async (tx) => {
    if (!(await keepEvent(tx, { eventId, type, receivedAt: clock.now() }))) return false
    if (subscriptionId !== null) await jobs.add(syncPlanJob, { subscriptionId }, { tx, key: subscriptionId })
    if (sessionId !== null) await jobs.add(syncCheckoutJob, { sessionId }, { tx, key: sessionId })
    return true
  })
}

export function mountStripeWebhook(app: App): void {
  mountWebhook(app, '/api/webhooks/stripe', async ({ rawBody, headers, parts }) => {
    const said = headers['stripe-signature']
    const event = readEvent(parts, { rawBody, signature: typeof said === 'string' ? said : undefined })
    const isFirst = await takeIn(parts, event)
    parts.log.info('billing.event', { outcome: isFirst ? 'kept' : 'known' })
    return { status: 200 }
  })
}
