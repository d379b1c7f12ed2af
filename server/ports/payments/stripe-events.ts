/** Stripe's webhooks: their signature, and the ids to fetch. The content of an event is not trusted. */
import { createHash } from 'node:crypto'
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

/** An endpoint with an API version before 2025-03-31.basil has the plan on the invoice itself. */
function ofOlderInvoice(invoice: object): About {
  const id = 'subscription' in invoice ? invoice.subscription : null
  return typeof id === 'string' ? { ...nothing, subscriptionId: id } : nothing
}

function ofInvoice(invoice: Stripe.Invoice): About {
  const details = invoice.parent?.subscription_details
  if (!details?.subscription) return ofOlderInvoice(invoice)
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
  isReadable: true,
  ...aboutOf(event),
})

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** What is signed and no event as we know them, such as a thin event of the v2 API: known again by its id, else by its bytes. */
function unreadable(said: unknown, text: string): PaymentEvent {
  const { id, type } = (said ?? {}) as { id?: unknown; type?: unknown }
  const hash = createHash('sha256').update(text).digest('hex')
  return {
    id: textOf(id) ?? `unreadable_${hash}`,
    type: textOf(type) ?? 'unreadable',
    isReadable: false,
    ...nothing,
  }
}

/** Never throws: what is listed or signed is Stripe's, whatever it is. */
function readAnyEvent(said: unknown, text: string): PaymentEvent {
  try {
    const event = read(said as Stripe.Event)
    return textOf(event.id) !== null && textOf(event.type) !== null ? event : unreadable(said, text)
  } catch {
    return unreadable(said, text)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function eventCalls(stripe: Stripe, secret: string) {
  return {
    listEvents: ({ since, after }) =>
      asking(async () => {
        const { data, has_more: hasMore } = await stripe.events.list({
          created: { gte: Math.floor(since.getTime() / 1000) },
          limit: PAGE,
          ...(after !== null && { starting_after: after }),
        })
        const events = present(data).map((event) => readAnyEvent(event, JSON.stringify(event)))
        return { events, next: hasMore ? present(events.at(-1)).id : null }
      }),
    readEvent: ({ rawBody, signature, now }) => {
      const at = now.getTime()
      const { signature: signed } = stripe.webhooks
      try {
        present(signed).verifyHeader(rawBody, signature ?? '', secret, SIGNATURE_SECONDS, undefined, at)
      } catch {
        throw new ForgedEvent()
      }
      const text = rawBody.toString()
      return readAnyEvent(parsed(text), text)
    },
  } satisfies Partial<Payments>
}
