/** Stripe's payment page: opened, looked at, closed. */
import type { Stripe } from 'stripe'
import { TRIAL_DAYS } from '#engine/access/prices.ts'
import type { StripePlace } from '#server/outside/outside.ts'
import type { Checkout, NewCheckout, Payments } from './payments.ts'
import { PaymentRefused } from './payments.ts'
import { asking, idOf, present } from './stripe-client.ts'
import type { PriceList } from './stripe-prices.ts'

type Session = Stripe.Checkout.Session

function stateOf(session: Session): Checkout['state'] {
  switch (session.status) {
    case 'complete':
      return 'complete'
    case 'expired':
      return 'expired'
    default:
      return 'open'
  }
}

export function readSession(session: Session): Checkout {
  return {
    sessionId: present(session.id),
    state: stateOf(session),
    checkoutId: session.client_reference_id ?? null,
    email: session.customer_details?.email?.toLowerCase() ?? session.customer_email?.toLowerCase() ?? null,
    customerId: session.customer ? idOf(session.customer) : null,
    subscriptionId: session.subscription ? idOf(session.subscription) : null,
    url: session.url ?? null,
  }
}

/** Pro begins with its trial, which ends the plan if no card is there to charge. */
function subscriptionOf({ checkoutId, hasTrial }: NewCheckout) {
  const metadata = { checkoutId }
  if (!hasTrial) return { metadata }
  return {
    metadata,
    trial_period_days: TRIAL_DAYS,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
  }
}

type Offered = Pick<StripePlace, 'hasPromotionCodes' | 'hasAutomaticTax'>

/**
 * What the operator has turned on for the page. Tax goes by where the buyer is: a customer that is known has no address
 * until the page writes it to them.
 */
function offeredOn(
  { hasPromotionCodes = false, hasAutomaticTax = false }: Offered,
  { customerId }: NewCheckout,
) {
  return {
    ...(hasPromotionCodes && { allow_promotion_codes: true }),
    ...(hasAutomaticTax && { automatic_tax: { enabled: true } }),
    ...(hasAutomaticTax && customerId !== null && { customer_update: { address: 'auto' as const } }),
  }
}

export function checkoutCalls(stripe: Stripe, { prices, place }: { prices: PriceList; place: Offered }) {
  return {
    createCustomer: ({ email, userId, key }) =>
      asking(async () => {
        const customer = await stripe.customers.create(
          { email, metadata: { userId } },
          { idempotencyKey: key },
        )
        return present(customer.id)
      }),

    changeCustomerEmail: (customerId, email) =>
      asking(async () => void present((await stripe.customers.update(customerId, { email })).id)),

    listPriceDifferences: () => asking(() => prices.differences()),

    startCheckout: (given) =>
      asking(async () => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            ui_mode: 'hosted_page',
            line_items: [{ price: (await prices.priceOf(given.planId)).id, quantity: 1 }],
            client_reference_id: given.checkoutId,
            subscription_data: subscriptionOf(given),
            success_url: given.successUrl,
            cancel_url: given.cancelUrl,
            ...(given.customerId !== null && { customer: given.customerId }),
            ...offeredOn(place, given),
          },
          { idempotencyKey: `checkout:${given.checkoutId}` },
        )
        return { ...readSession(session), url: present(session.url) }
      }),

    fetchCheckout: (sessionId) =>
      asking(async () =>
        readSession(await stripe.checkout.sessions.retrieve(sessionId, { expand: ['subscription'] })),
      ),

    expireCheckout: async (sessionId) => {
      try {
        await asking(() => stripe.checkout.sessions.expire(sessionId))
      } catch (error) {
        if (!(error instanceof PaymentRefused)) throw error
      }
    },
  } satisfies Partial<Payments>
}
