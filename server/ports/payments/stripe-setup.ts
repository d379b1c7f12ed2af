/** How an account at Stripe is set up, beside its prices: asked when an operator checks an installation. */
import type { StripePlace } from '#server/outside/outside.ts'
import { asking, openStripe, present } from './stripe-client.ts'

/** The events that plans and gifts are followed by; others are kept and mean nothing. */
const eventsToSend = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
  'refund.updated',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const

export type PaymentSetup = {
  /** where events go; `missing`: those of `eventsToSend` that do not */
  endpoints: { url: string; isEnabled: boolean; missing: string[] }[]
  /** the page where people change their card and see invoices */
  hasPortal: boolean
}

/** @throws OutsideUnavailable, and PaymentRefused where a restricted key may not read it */
export function readPaymentSetup(place: StripePlace): Promise<PaymentSetup> {
  const stripe = openStripe(place)
  return asking(async () => {
    const [endpoints, portals] = await Promise.all([
      stripe.webhookEndpoints.list({ limit: 100 }),
      stripe.billingPortal.configurations.list({ active: true, is_default: true, limit: 1 }),
    ])
    return {
      endpoints: present(endpoints.data).map(({ url, status, enabled_events: sent }) => ({
        url: present(url),
        isEnabled: status === 'enabled',
        missing: sent.includes('*') ? [] : eventsToSend.filter((event) => !sent.includes(event)),
      })),
      hasPortal: present(portals.data).length > 0,
    }
  })
}
