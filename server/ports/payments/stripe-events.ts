/** Stripe's webhooks: their signature, and the ids to fetch. The content of an event is not trusted. */
import type { Stripe } from 'stripe'
import { donationIdOf, SIGNATURE_SECONDS, asking, idOf, present } from './stripe-client.ts'
import { ForgedEvent } from './payments.ts'
import type { PaymentEvent, Payments } from './payments.ts'

type About = Pick<PaymentEvent, 'subscriptionId' | 'sessionId' | 'paymentId' | 'isDonation'>

const nothing: About = { subscriptionId: null, sessionId: null, paymentId: null, isDonation: false }

const isGift = (metadata: Stripe.Metadata | null | undefined) => donationIdOf(metadata) !== null

function ofPayment(payment: string | { id: string } | null): About {
  return payment === null ? nothing : { ...nothing, paymentId: idOf(payment) }
}

function ofInvoice({ parent }: Stripe.Invoice): About {
  const details = parent?.subscription_details
  if (!details?.subscription) return nothing
  return { ...nothing, subscriptionId: idOf(details.subscription), isDonation: isGift(details.metadata) }
}

function aboutOf(event: Stripe.Event): About {
  const { object } = event.data
  if (!('object' in object)) return nothing
  switch (object.object) {
    case 'subscription':
      return { ...nothing, subscriptionId: object.id, isDonation: isGift(object.metadata) }
    case 'checkout.session':
      return { ...nothing, sessionId: object.id, isDonation: isGift(object.metadata) }
    case 'subscription_schedule':
      return object.subscription ? { ...nothing, subscriptionId: idOf(object.subscription) } : nothing
    case 'invoice':
      return ofInvoice(object)
    case 'charge':
      // Every payment has its own success event; only refunds need the charge.
      return event.type === 'charge.refunded' ? ofPayment(object.payment_intent) : nothing
    case 'refund':
    case 'dispute':
      return ofPayment(object.payment_intent)
    default:
      return nothing
  }
}

/** the most that Stripe lists at once */
const PAGE = 100

const read = (event: Stripe.Event): PaymentEvent => ({
  id: event.id,
  type: event.type,
  ...aboutOf(event),
})

export function eventCalls(stripe: Stripe, secret: string) {
  return {
    listEvents: ({ since, after }) =>
      asking(async () => {
        const { data, has_more: hasMore } = await stripe.events.list({
          created: { gte: Math.floor(since.getTime() / 1000) },
          limit: PAGE,
          ...(after !== null && { starting_after: after }),
        })
        const events = present(data).map(read)
        return { events, next: hasMore ? present(events.at(-1)).id : null }
      }),
    readEvent: ({ rawBody, signature, now }) => {
      let event: Stripe.Event
      try {
        event = stripe.webhooks.constructEvent(
          rawBody,
          signature ?? '',
          secret,
          SIGNATURE_SECONDS,
          undefined,
          now.getTime(),
        )
      } catch {
        throw new ForgedEvent()
      }
      return read(event)
    },
  } satisfies Partial<Payments>
}
