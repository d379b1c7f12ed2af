/** The payment processor is Stripe: its own SDK, at its own address or at the sandbox's peer. */
import type { StripePlace } from '#server/outside/outside.ts'
import type { Payments } from './payments.ts'
import { checkoutCalls } from './stripe-checkout.ts'
import { openStripe } from './stripe-client.ts'
import type { StripeLimits } from './stripe-client.ts'
import { eventCalls } from './stripe-events.ts'
import { planCalls } from './stripe-plans.ts'
import { donationCalls } from './stripe-donations.ts'
import { returnCalls } from './stripe-returns.ts'
import { createPriceList } from './stripe-prices.ts'
import { walletCalls } from './stripe-wallet.ts'

export function createPayments(place: StripePlace, limits?: StripeLimits): Payments {
  const stripe = openStripe(place, limits)
  const prices = createPriceList(stripe)
  return {
    ...checkoutCalls(stripe, { prices, place }),
    ...planCalls(stripe, prices),
    ...walletCalls(stripe),
    ...returnCalls(stripe),
    ...donationCalls(stripe),
    ...eventCalls(stripe, place.webhookSecret),
  }
}
