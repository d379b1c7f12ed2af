/** What Stripe must have for plans to be sold: a key of the right mode, two prices, an endpoint for events, a portal. */
import { paidPlanIds } from '#contracts/money/billing.ts'
import { planOfId } from '#engine/access/prices.ts'
import { formatMoney } from '#engine/money/format.ts'
import type { StripePlace } from '#server/outside/outside.ts'
import type { PriceDifference } from '#server/ports/payments/payments.ts'
import { createPayments } from '#server/ports/payments/stripe-payments.ts'
import { readPaymentSetup } from '#server/ports/payments/stripe-setup.ts'
import type { PaymentSetup } from '#server/ports/payments/stripe-setup.ts'
import { findingsOf } from './finding.ts'
import type { Finding } from './finding.ts'

const about = 'payments'
const works = (says: string): Finding => ({ about, state: 'works', says })
const missing = (says: string): Finding => ({ about, state: 'missing', says })

function ofPrice(planId: (typeof paidPlanIds)[number], differences: PriceDifference[]): Finding {
  const shown = `${planId} is ${formatMoney(planOfId(planId)?.monthlyCents ?? 0)} a month`
  const differing = differences.find((one) => one.planId === planId)
  if (differing === undefined) return works(`${shown}.`)
  const { sold } = differing
  return missing(
    sold === null
      ? `no active price has the lookup key ${planId}. Make one: ${shown}.`
      : `the price with the lookup key ${planId} is another one: ${sold.cents ?? 'no'} cents ${sold.currency}, every ${sold.months ?? 'other than'} months. ${shown} here.`,
  )
}

function ofEndpoint(
  { endpoints }: PaymentSetup,
  { url, isLocal }: { url: string; isLocal: boolean },
): Finding {
  const ours = endpoints.filter((one) => one.url === url)
  const enabled = ours.find(({ isEnabled }) => isEnabled)
  if (enabled !== undefined)
    return enabled.missing.length === 0
      ? works(
          `events go to ${url}. That STRIPE_WEBHOOK_SECRET is this endpoint's is seen with the first event.`,
        )
      : missing(`the endpoint ${url} is not sent ${enabled.missing.join(', ')}. Add them there.`)
  if (ours.length > 0) return missing(`the endpoint ${url} is turned off. Turn it on.`)
  if (isLocal)
    return {
      about,
      state: 'note',
      says: `no endpoint is ${url}, which cannot be reached from outside. Leave "stripe listen --forward-to ${url}" running.`,
    }
  return missing(`no endpoint is ${url}. Add it under Developers, Webhooks.`)
}

/** Asks Stripe three times. `url` is where it should send its events. */
export async function checkPayments(
  place: StripePlace,
  at: { url: string; isLocal: boolean },
): Promise<Finding[]> {
  const prices = await findingsOf(about, async () => {
    const differences = await createPayments(place).listPriceDifferences()
    const mode = /^[sr]k_live_/.test(place.secretKey) ? 'real money moves' : 'a test key: no real money moves'
    return [works(`the key is taken, ${mode}.`), ...paidPlanIds.map((id) => ofPrice(id, differences))]
  })
  const setup = await findingsOf(about, async () => {
    const found = await readPaymentSetup(place)
    const portal = found.hasPortal
      ? works('the customer portal is configured.')
      : missing(
          'the customer portal has no configuration. Save one under Settings, Billing, Customer portal.',
        )
    return [ofEndpoint(found, at), portal]
  })
  return [...prices, ...setup]
}
