/** Stripe's webhooks: who signed them, and what to look at again. What an event says is not believed, only fetched. */
import type { Stripe } from 'stripe'
import { ForgedEvent } from './payments.ts'
import type { PaymentEvent, Payments } from './payments.ts'
import { SIGNATURE_SECONDS, idOf } from './stripe-client.ts'

type About = Pick<PaymentEvent, 'subscriptionId' | 'sessionId'>

const nothing: About = { subscriptionId: null, sessionId: null }

function aboutOf(event: Stripe.Event): About {
  const { object } = event.data
  if (!('object' in object)) return nothing
  switch (object.object) {
    case 'subscription':
      return { ...nothing, subscriptionId: object.id }
    case 'checkout.session':
      return { ...nothing, sessionId: object.id }
    case 'subscription_schedule':
      return object.subscription ? { ...nothing, subscriptionId: idOf(object.subscription) } : nothing
    case 'invoice': {
      const subscription = object.parent?.subscription_details?.subscription
      return subscription ? { ...nothing, subscriptionId: idOf(subscription) } : nothing
    }
    default:
      return nothing
  }
}

export function eventCalls(stripe: Stripe, secret: string): Pick<Payments, 'readEvent'> {
  return {
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
      return { id: event.id, type: event.type, ...aboutOf(event) }
    },
  }
}
