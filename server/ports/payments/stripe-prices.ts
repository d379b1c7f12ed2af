/**
 * Which of Stripe's prices are our plans. Our plan ids are lookup keys there; ids of prices are looked up and kept for a
 * while. A plan is sold only at the price that is shown: dollars, each month, to the cent.
 */
import type { Stripe } from 'stripe'
import { paidPlanIds } from '#contracts/money/billing.ts'
import { planOfId } from '#engine/access/prices.ts'
import { PaymentRefused } from './payments.ts'
import type { PaidPlanId, PriceDifference } from './payments.ts'
import { present } from './stripe-client.ts'

const KEPT_MS = 10 * 60 * 1000

type PlanPrice = { id: string; productId: string; monthlyCents: number }
type Prices = Map<PaidPlanId, Stripe.Price>

export type PriceList = {
  /** Throws PaymentRefused where the plan has no active price there, or another one than is shown. */
  priceOf(planId: PaidPlanId): Promise<PlanPrice>
  /** Every plan whose price there is not the one shown; empty when all agree. */
  differences(): Promise<PriceDifference[]>
  /** The plan of a price: by its lookup key, else by its product, as for a price that a newer one took the key from. */
  planOf(price: Stripe.Price): Promise<PaidPlanId | null>
  planOfPriceId(priceId: string): Promise<PaidPlanId | null>
}

const isPlanId = (key: string | null | undefined): key is PaidPlanId => paidPlanIds.some((id) => id === key)

const productOf = (price: Stripe.Price) =>
  typeof price.product === 'string' ? price.product : present(price.product).id

async function fetchPrices(stripe: Stripe): Promise<Prices> {
  const found = await stripe.prices.list({ lookup_keys: [...paidPlanIds], active: true })
  const prices: Prices = new Map()
  for (const price of found.data) if (isPlanId(price.lookup_key)) prices.set(price.lookup_key, price)
  return prices
}

/** Null where the price is the one shown. */
function differenceOf(planId: PaidPlanId, price: Stripe.Price | undefined): PriceDifference | null {
  if (price === undefined) return { planId, sold: null }
  const { unit_amount: cents, currency, recurring } = price
  const months = recurring?.interval === 'month' ? recurring.interval_count : null
  const shown = planOfId(planId)?.monthlyCents
  if (cents === shown && currency === 'usd' && months === 1) return null
  return { planId, sold: { cents, currency, months } }
}

const differencesIn = (prices: Prices) =>
  paidPlanIds.map((id) => differenceOf(id, prices.get(id))).filter((one) => one !== null)

function soldAs(planId: PaidPlanId, price: Stripe.Price | undefined): PlanPrice {
  if (price === undefined || differenceOf(planId, price) !== null) throw new PaymentRefused('price_differs')
  return { id: present(price.id), productId: productOf(price), monthlyCents: present(price.unit_amount) }
}

export function createPriceList(stripe: Stripe): PriceList {
  let kept: { prices: Prices; until: number } | null = null
  const read = async () => {
    // The cache uses this machine's time, not the product's clock.
    if (kept !== null && kept.until >= performance.now()) return kept.prices
    const prices = await fetchPrices(stripe)
    // One that is not right is asked for again, so that a correction there opens the checkout at once.
    const isRight = differencesIn(prices).length === 0
    kept = isRight ? { prices, until: performance.now() + KEPT_MS } : null
    return prices
  }
  const planWhere = async (is: (price: Stripe.Price) => boolean) =>
    [...(await read())].find(([, price]) => is(price))?.[0] ?? null
  return {
    priceOf: async (planId) => soldAs(planId, (await read()).get(planId)),
    differences: async () => differencesIn(await read()),
    planOf: async (price) =>
      isPlanId(price.lookup_key) ? price.lookup_key : planWhere((one) => productOf(one) === productOf(price)),
    planOfPriceId: async (priceId) => planWhere(({ id }) => id === priceId),
  }
}
