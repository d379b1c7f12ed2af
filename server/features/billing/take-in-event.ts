/** An event of the payment processor, as it was sent or as it was read afterwards: kept once, with what follows from it. */
import type { App } from '#server/http/app-parts.ts'
import type { PaymentEvent } from '#server/ports/payments/payments.ts'
import { keepEvent } from './billing.queries.ts'

/** True for the first time: the event and the jobs that follow from it are stored together, or neither. */
export async function takeInEvent(app: App, event: PaymentEvent): Promise<boolean> {
  const { db, clock } = app.parts
  const { id: eventId, type } = event
  return db.transaction(async (tx) => {
    if (!(await keepEvent(tx, { eventId, type, receivedAt: clock.now() }))) return false
    for (const hook of app.paymentEventHooks) await hook(tx, event)
    return true
  })
}
