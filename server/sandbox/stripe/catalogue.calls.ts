/** /v1/products and /v1/prices: what is sold, to read. */
import { inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type Stripe from 'stripe'
import { defineCall } from './call.ts'
import { listAt, pageOf, paging } from './paging.ts'
import { expand, listOf, oneOf, table, text, yesOrNo } from './parameters.ts'
import { field } from './store.ts'

const listPrices = defineCall({
  method: 'GET',
  path: '/prices',
  params: table<Stripe.PriceListParams>()({
    ...paging,
    active: yesOrNo,
    currency: text,
    lookup_keys: listOf(text),
    product: text,
    type: oneOf('one_time', 'recurring'),
    expand,
  }),
  run: async ({ store, params }) => {
    const conditions: SQL[] = []
    if (params.active !== undefined) conditions.push(sql`${field('active')} = ${String(params.active)}`)
    if (params.currency !== undefined) conditions.push(sql`${field('currency')} = ${params.currency}`)
    if (params.type !== undefined) conditions.push(sql`${field('type')} = ${params.type}`)
    if (params.lookup_keys !== undefined) conditions.push(inArray(field('lookup_key'), params.lookup_keys))
    const where = conditions.length === 0 ? undefined : sql.join(conditions, sql` and `)
    return listAt('/v1/prices', await store.page('price', pageOf(params), { ownerId: params.product, where }))
  },
})

const retrievePrice = defineCall({
  method: 'GET',
  path: '/prices/:id',
  params: table<Stripe.PriceRetrieveParams>()({ expand }),
  run: ({ store, id }) => store.get('price', id),
})

const listProducts = defineCall({
  method: 'GET',
  path: '/products',
  params: table<Stripe.ProductListParams>()({ ...paging, active: yesOrNo, ids: listOf(text), expand }),
  run: async ({ store, params }) => {
    const conditions: SQL[] = []
    if (params.active !== undefined) conditions.push(sql`${field('active')} = ${String(params.active)}`)
    if (params.ids !== undefined) conditions.push(inArray(field('id'), params.ids))
    const where = conditions.length === 0 ? undefined : sql.join(conditions, sql` and `)
    return listAt('/v1/products', await store.page('product', pageOf(params), { where }))
  },
})

const retrieveProduct = defineCall({
  method: 'GET',
  path: '/products/:id',
  params: table<Stripe.ProductRetrieveParams>()({ expand }),
  run: ({ store, id }) => store.get('product', id),
})

export const catalogueCalls = [listPrices, retrievePrice, listProducts, retrieveProduct]
