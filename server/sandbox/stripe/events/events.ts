/** /v1/events: what happened, for 30 days. */
import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { defineCall } from '../protocol/call.ts'
import { listAt, pageOf, paging } from '../protocol/paging.ts'
import { expand, integer, required, table, text } from '../protocol/parameters.ts'
import { field } from '../store.ts'
import { DAY } from '../wire.ts'

const KEPT_S = 30 * DAY

const list = defineCall({
  method: 'GET',
  path: '/events',
  params: table<Stripe.EventListParams>()({
    ...paging,
    created: table<Stripe.RangeQueryParam>()({ gte: required(integer) }),
    type: text,
    expand,
  }),
  run: async ({ store, params: { created, type, ...page } }) => {
    const since = Math.max(store.now - KEPT_S + 1, created?.gte ?? 0)
    const isOfType = type === undefined ? sql`true` : sql`${field('type')} = ${type}`
    const where = sql`(${field('created')})::bigint >= ${since} and ${isOfType}`
    return listAt('/v1/events', await store.page('event', pageOf(page), { where }))
  },
})

export const eventCalls = [list]
