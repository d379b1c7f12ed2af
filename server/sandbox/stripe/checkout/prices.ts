/** /v1/prices: the engine's plans, found by their ids as lookup keys, and the prices that a checkout brings along. */
import { inArray, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { plans } from '#engine/access/prices.ts'
import { defineCall } from '../protocol/call.ts'
import { newId } from '../protocol/ids.ts'
import { listAt, pageOf, paging } from '../protocol/paging.ts'
import { expand, integer, listOf, oneOf, required, table, text, yesOrNo } from '../protocol/parameters.ts'
import { invalidParameter, missingParameter } from '../protocol/refusal.ts'
import { field } from '../store.ts'
import type { Store } from '../store.ts'
import { nulls } from '../../nulls.ts'
import type { Plan, Price, Product } from '#server/sandbox/stripe/types.ts'

export const CURRENCY = 'usd'

const productId = (name: string) => `prod_Jubilee${name}`
const priceId = (name: string) => `price_1Jubilee${name}Monthly`

type ProductMade = Pick<Product, 'id' | 'active' | 'created' | 'default_price' | 'description' | 'name'>

const newProduct = (made: ProductMade): Product => ({
  ...nulls<Product>()(
    'package_dimensions shippable statement_descriptor tax_code tax_details unit_label url',
  ),
  object: 'product',
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  type: 'service',
  updated: made.created,
  ...made,
})

type PriceMade = Pick<Price, 'id' | 'active' | 'created' | 'lookup_key'> & {
  product: string
  cents: number
  isMonthly: boolean
}

const newPrice = ({ cents, isMonthly, ...made }: PriceMade): Price => ({
  ...nulls<Price>()('custom_unit_amount nickname tiers_mode transform_quantity'),
  object: 'price',
  billing_scheme: 'per_unit',
  currency: CURRENCY,
  livemode: false,
  metadata: {},
  recurring: isMonthly
    ? { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' }
    : null,
  tax_behavior: 'unspecified',
  type: isMonthly ? 'recurring' : 'one_time',
  unit_amount: cents,
  unit_amount_decimal: String(cents),
  ...made,
})

/** The older form of a price, which subscription items still carry. */
export const planOf = (price: Price): Plan => ({
  ...nulls<Plan>()('meter tiers_mode transform_usage trial_period_days'),
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: price.billing_scheme,
  created: price.created,
  currency: price.currency,
  interval: 'month',
  interval_count: 1,
  livemode: false,
  metadata: price.metadata,
  nickname: price.nickname,
  product: productIdOf(price),
  usage_type: 'licensed',
})

export const productIdOf = ({ product }: Price) => (typeof product === 'string' ? product : product.id)

const write = async (store: Store, product: Product, price: Price): Promise<Price> => {
  await store.put('product', product)
  return store.put('price', price, product.id)
}

/** Puts the sold plans in place once, with the prices of today's catalogue. */
export async function seedPlans(store: Store): Promise<void> {
  for (const { name, planId, monthlyCents: cents } of plans) {
    if (planId === null) continue
    const [id, product] = [priceId(name), productId(name)]
    const known = await store.find('price', id)
    if (known?.unit_amount === cents) continue
    const made = { active: true, created: store.now }
    const text = { name: `Jubilee ${name}`, description: `Jubilee ${name}, billed monthly` }
    await write(
      store,
      newProduct({ ...made, ...text, id: product, default_price: id }),
      newPrice({ ...made, id, product, lookup_key: planId, cents, isMonthly: true }),
    )
  }
}

const priceData = table<Stripe.Checkout.SessionCreateParams.LineItem.PriceData>()({
  currency: required(oneOf(CURRENCY)),
  product_data: required(
    table<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.ProductData>()({ name: required(text) }),
  ),
  recurring: table<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.Recurring>()({
    interval: required(oneOf('month')),
  }),
  unit_amount: required(integer),
})

export const lineItem = table<Stripe.Checkout.SessionCreateParams.LineItem>()({
  price: text,
  price_data: priceData,
  quantity: integer,
})

/** The price of a line: one that is known, or one of its own, which nobody can buy again. `at` is the line's name. */
export async function priceOfLine(
  store: Store,
  { price, price_data: asked }: ReturnType<typeof lineItem.read>,
  at: string,
): Promise<Price> {
  if (price !== undefined && asked !== undefined)
    throw invalidParameter(`${at}[price]`, 'You may only specify one of these parameters: price, price_data.')
  if (price !== undefined) return store.get('price', price, `${at}[price]`)
  if (asked === undefined) throw missingParameter(`${at}[price]`)
  const { unit_amount: cents, recurring, product_data: about } = asked
  if (cents < 0) throw invalidParameter(`${at}[price_data][unit_amount]`, 'Invalid non-negative integer')
  const made = { active: false, created: store.now }
  const product = newProduct({
    ...made,
    id: newId('prod'),
    default_price: null,
    description: null,
    name: about.name,
  })
  const ids = { id: newId('price'), product: product.id }
  return write(
    store,
    product,
    newPrice({ ...made, ...ids, lookup_key: null, cents, isMonthly: recurring !== undefined }),
  )
}

const list = defineCall({
  method: 'GET',
  path: '/prices',
  params: table<Stripe.PriceListParams>()({ ...paging, active: yesOrNo, lookup_keys: listOf(text), expand }),
  run: async ({ store, params: { active, lookup_keys: keys, ...page } }) => {
    const conditions = [sql`true`]
    if (active !== undefined) conditions.push(sql`${field('active')} = ${String(active)}`)
    if (keys !== undefined) conditions.push(inArray(field('lookup_key'), keys))
    const where = sql.join(conditions, sql` and `)
    return listAt('/v1/prices', await store.page('price', pageOf(page), { where }))
  },
})

export const priceCalls = [list]
