/** /v1/events, kept for 30 days, and their webhooks, signed as Stripe signs them. */
import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { isOfKind } from '../objects.ts'
import type { PeerParts } from '../peers.ts'
import { sandboxObjects as objects } from '../sandbox.table.ts'
import type { Sender } from '../webhooks.ts'
import { defineCall } from './protocol/call.ts'
import { createdRange, createdWithin, listAt, pageOf, paging } from './protocol/paging.ts'
import { expand, table, text } from './protocol/parameters.ts'
import { field } from './store.ts'
import { DAY } from './types.ts'

const KEPT_S = 30 * DAY

const list = defineCall({
  method: 'GET',
  path: '/events',
  params: table<Stripe.EventListParams>()({
    ...paging,
    created: createdRange,
    type: text,
    expand,
  }),
  run: async ({ store, params: { created, type, ...page } }) => {
    const since = store.now - KEPT_S + 1
    const isOfType = type === undefined ? sql`true` : sql`${field('type')} = ${type}`
    const where = sql`(${field('created')})::bigint >= ${since} and ${createdWithin(created)} and ${isOfType}`
    return listAt('/v1/events', await store.page('event', pageOf(page), { where }))
  },
})

export const eventCalls = [list]

/** Signs the webhooks, and marks an event when its webhook is done. */
export const stripeSender = ({ db, clock, secrets }: PeerParts): Sender => ({
  service: 'stripe',
  sign: async (body) => {
    // A clock that a test set back must not make a new signature look old.
    const at = Math.floor(Math.max(clock.now().getTime(), Date.now()) / 1_000)
    const signature = createHmac('sha256', secrets.stripeWebhook).update(`${at}.${body}`).digest('hex')
    return {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': `t=${at},v1=${signature}`,
    }
  },
  onDone: async (id) => {
    const body = sql`jsonb_set(${objects.body}, '{pending_webhooks}', '0')`
    await db
      .update(objects)
      .set({ body })
      .where(isOfKind('stripe', 'event', id))
  },
})
