/** Prices that a checkout brings along: each with a product of its own, and neither can be used again. */
import type Stripe from 'stripe'
import { CURRENCY } from './catalogue.ts'
import { newId } from './ids.ts'
import { integer, metadata, oneOf, required, table, text } from './parameters.ts'
import { invalidParameter, missingParameter } from './refusal.ts'
import type { Store } from './store.ts'
import type { Price, Product } from './wire.ts'

type PriceData = Stripe.Checkout.SessionCreateParams.LineItem.PriceData

const productData = table<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.ProductData>()({
  name: required(text),
  description: text,
  metadata,
})
const recurring = table<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.Recurring>()({
  interval: required(oneOf('month')),
  interval_count: integer,
})
const priceData = table<PriceData>()({
  currency: required(oneOf(CURRENCY)),
  product_data: required(productData),
  recurring,
  unit_amount: required(integer),
})

export const lineItem = table<Stripe.Checkout.SessionCreateParams.LineItem>()({
  price: text,
  price_data: priceData,
  quantity: integer,
})
export type LineAsked = ReturnType<typeof lineItem.read>
type PriceAsked = ReturnType<typeof priceData.read>

function newProduct({ product_data: asked }: PriceAsked, created: number): Product {
  return {
    id: newId('prod'),
    object: 'product',
    active: false,
    created,
    default_price: null,
    description: asked.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: asked.metadata ?? {},
    name: asked.name,
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

function newPrice(asked: PriceAsked, made: { product: string; created: number }): Price {
  const { recurring: every, unit_amount: cents } = asked
  return {
    id: newId('price'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created: made.created,
    currency: CURRENCY,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: made.product,
    recurring:
      every === undefined
        ? null
        : {
            interval: every.interval,
            interval_count: every.interval_count ?? 1,
            meter: null,
            trial_period_days: null,
            usage_type: 'licensed',
          },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: every === undefined ? 'one_time' : 'recurring',
    unit_amount: cents,
    unit_amount_decimal: String(cents),
  }
}

/** The price of a line: one that is known, or the one it brings along. `at` is the line's name. */
export async function priceOfLine(store: Store, line: LineAsked, at: string): Promise<Price> {
  const { price, price_data: asked } = line
  if (price !== undefined && asked !== undefined)
    throw invalidParameter(`${at}[price]`, 'You may only specify one of these parameters: price, price_data.')
  if (price !== undefined) return store.get('price', price, `${at}[price]`)
  if (asked === undefined) throw missingParameter(`${at}[price]`)
  if (asked.unit_amount < 0)
    throw invalidParameter(`${at}[price_data][unit_amount]`, 'Invalid non-negative integer')
  const product = newProduct(asked, store.now)
  const made = newPrice(asked, { product: product.id, created: store.now })
  await store.put('product', { id: product.id, body: product })
  return store.put('price', { id: made.id, ownerId: product.id, body: made })
}
