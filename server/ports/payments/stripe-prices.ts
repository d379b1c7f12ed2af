/** Which of Stripe's prices are our plans. Our plan ids are lookup keys there; ids of prices are looked up and kept for a while. */
import type { Stripe } from 'stripe'
import { paidPlanIds } from '#contracts/billing.ts'
import type { PaidPlanId } from './payments.ts'
import { present } from './stripe-client.ts'

const KEPT_MS = 10 * 60 * 1000

export type PlanPrice = { id: string; productId: string; monthlyCents: number }
type Prices = Map<PaidPlanId, PlanPrice>

export type PriceList = {
  /** Throws when the plan has no active price there. */
  priceOf(planId: PaidPlanId): Promise<PlanPrice>
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
  for (const price of found.data)
    if (isPlanId(price.lookup_key))
      prices.set(price.lookup_key, {
        id: present(price.id),
        productId: productOf(price),
        monthlyCents: present(price.unit_amount),
      })
  return prices
}

export function createPriceList(stripe: Stripe): PriceList {
  let kept: { prices: Prices; until: number } | null = null
  const read = async () => {
    // How long a list is kept is this machine's own affair, whatever the product's clock says.
    if (kept === null || kept.until < performance.now())
      kept = { prices: await fetchPrices(stripe), until: performance.now() + KEPT_MS }
    return kept.prices
  }
  const planWhere = async (is: (price: PlanPrice) => boolean) =>
    [...(await read())].find(([, price]) => is(price))?.[0] ?? null
  return {
    priceOf: async (planId) => present((await read()).get(planId)),
    planOf: async (price) =>
      isPlanId(price.lookup_key)
        ? price.lookup_key
        : planWhere(({ productId }) => productId === productOf(price)),
    planOfPriceId: async (priceId) => planWhere(({ id }) => id === priceId),
  }
}
