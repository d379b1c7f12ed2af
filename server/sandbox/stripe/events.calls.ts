/** /v1/events */
import { inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type Stripe from 'stripe'
import { defineCall } from './call.ts'
import { listAt, pageOf, paging } from './paging.ts'
import { expand, listOf, range, table, text } from './parameters.ts'
import { field } from './store.ts'
import { DAY } from './wire.ts'

/** 'invoice.*' is every event of invoices. */
const likeOf = (type: string) => type.replaceAll(/[%_\\]/g, '\\$&').replaceAll('*', '%')

const KEPT_S = 30 * DAY
const created = sql`(${field('created')})::bigint`
const operators = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` }

function withinRange(asked: Stripe.RangeQueryParam | number | undefined): SQL[] {
  if (asked === undefined) return []
  if (typeof asked === 'number') return [sql`${created} = ${asked}`]
  return Object.entries(operators).flatMap(([name, operator]) => {
    const limit = asked[name as keyof typeof operators]
    return limit === undefined ? [] : [sql`${created} ${operator} ${limit}`]
  })
}

const list = defineCall({
  method: 'GET',
  path: '/events',
  params: table<Stripe.EventListParams>()({
    ...paging,
    created: range,
    type: text,
    types: listOf(text),
    expand,
  }),
  run: async ({ store, params }) => {
    // Events are kept for 30 days.
    const conditions = [sql`${created} > ${store.now - KEPT_S}`, ...withinRange(params.created)]
    if (params.type !== undefined) conditions.push(sql`${field('type')} like ${likeOf(params.type)}`)
    if (params.types !== undefined) conditions.push(inArray(field('type'), params.types))
    const where = sql.join(conditions, sql` and `)
    return listAt('/v1/events', await store.page('event', pageOf(params), { where }))
  },
})

const retrieve = defineCall({
  method: 'GET',
  path: '/events/:id',
  params: table<Stripe.EventRetrieveParams>()({ expand }),
  run: ({ store, id }) => store.get('event', id),
})

export const eventCalls = [list, retrieve]
