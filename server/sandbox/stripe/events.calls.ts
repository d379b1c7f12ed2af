/** /v1/events */
import { inArray, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { defineCall } from './call.ts'
import { listAt, pageOf, paging } from './paging.ts'
import { expand, listOf, table, text } from './parameters.ts'
import { field } from './store.ts'

/** 'invoice.*' is every event of invoices. */
const likeOf = (type: string) => type.replaceAll(/[%_\\]/g, '\\$&').replaceAll('*', '%')

const list = defineCall({
  method: 'GET',
  path: '/events',
  params: table<Stripe.EventListParams>()({ ...paging, type: text, types: listOf(text), expand }),
  run: async ({ store, params }) => {
    const conditions = [sql`true`]
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
