/** Products and prices: the engine's catalogue, found by its plan ids as lookup keys. */
import { plans } from '#engine/access/prices.ts'
import type { Store } from './store.ts'
import type { Plan, Price, Product } from './wire.ts'

export const CURRENCY = 'usd'

const productId = (name: string) => `prod_Jubilee${name}`
const priceId = (name: string) => `price_1Jubilee${name}Monthly`

function newProduct({ name, created }: { name: string; created: number }): Product {
  return {
    id: productId(name),
    object: 'product',
    active: true,
    created,
    default_price: priceId(name),
    description: `Jubilee ${name}, billed monthly`,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: `Jubilee ${name}`,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  }
}

type PriceMade = { name: string; created: number; lookupKey: string; cents: number }

function newPrice({ name, created, lookupKey, cents }: PriceMade): Price {
  return {
    id: priceId(name),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: CURRENCY,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey,
    metadata: {},
    nickname: null,
    product: productId(name),
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: cents,
    unit_amount_decimal: String(cents),
  }
}

/** The older form of a price, which subscription items still carry. */
export function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: productIdOf(price),
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: price.recurring?.usage_type ?? 'licensed',
  }
}

export const productIdOf = ({ product }: Price) => (typeof product === 'string' ? product : product.id)

/** Puts the sold plans in place once, with the prices of today's catalogue. */
export async function seedCatalogue(store: Store): Promise<void> {
  for (const { name, planId, monthlyCents } of plans) {
    if (planId === null) continue
    const known = await store.find('price', priceId(name))
    if (known?.unit_amount === monthlyCents) continue
    const created = store.now
    await store.put('product', { id: productId(name), body: newProduct({ name, created }) })
    const price = newPrice({ name, created, lookupKey: planId, cents: monthlyCents })
    await store.put('price', { id: price.id, ownerId: productId(name), body: price })
  }
}
