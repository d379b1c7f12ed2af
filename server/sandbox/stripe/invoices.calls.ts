/** /v1/invoices */
import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { defineCall } from './call.ts'
import { isLive } from './due.ts'
import { finalizeInvoice, tryInvoice } from './invoices.ts'
import { listAt, pageOf, paging } from './paging.ts'
import { expand, integer, integerOr, listOf, oneOf, required, table, text, yesOrNo } from './parameters.ts'
import { previewChange } from './preview.ts'
import { cardDeclined, noSuch, notNow } from './refusal.ts'
import { field } from './store.ts'
import { idOf } from './subscriptions.ts'

const retrieve = defineCall({
  method: 'GET',
  path: '/invoices/:id',
  params: table<Stripe.InvoiceRetrieveParams>()({ expand }),
  run: ({ store, id }) => store.get('invoice', id),
})

const list = defineCall({
  method: 'GET',
  path: '/invoices',
  params: table<Stripe.InvoiceListParams>()({
    ...paging,
    customer: text,
    status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
    subscription: text,
    expand,
  }),
  run: async ({ store, params }) => {
    const { customer, subscription, status } = params
    if (customer !== undefined) await store.get('customer', customer, 'customer')
    const conditions = [sql`true`]
    if (status !== undefined) conditions.push(sql`${field('status')} = ${status}`)
    if (subscription !== undefined)
      conditions.push(sql`body #>> '{parent,subscription_details,subscription}' = ${subscription}`)
    const asked = { ownerId: customer, where: sql.join(conditions, sql` and `) }
    return listAt('/v1/invoices', await store.page('invoice', pageOf(params), asked))
  },
})

const changeItem = table<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails.Item>()({
  id: text,
  price: text,
  quantity: integer,
})
const cycleAnchor = table<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails.BillingCycleAnchor>()({
  type: required(oneOf('now', 'unchanged')),
})
const details = table<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails>()({
  billing_cycle_anchor: cycleAnchor,
  items: listOf(changeItem),
  proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
  proration_date: integer,
  trial_end: integerOr('now'),
})

const preview = defineCall({
  method: 'POST',
  path: '/invoices/create_preview',
  params: table<Stripe.InvoiceCreatePreviewParams>()({
    customer: text,
    subscription: required(text),
    subscription_details: details,
    expand,
  }),
  run: async ({ store, params }) => {
    const { customer, subscription: id, subscription_details: asked } = params
    const subscription = await store.get('subscription', id, 'subscription')
    const owner = idOf(subscription.customer)
    if (customer !== undefined && customer !== owner)
      throw noSuch({ what: 'subscription', id, param: 'subscription' })
    if (!isLive(subscription))
      throw notNow(`No upcoming invoices for customer: '${owner}'`, 'invoice_upcoming_none')
    return previewChange(store, subscription, {
      ...asked,
      startsNow: asked?.billing_cycle_anchor?.type === 'now',
    })
  },
})

const pay = defineCall({
  method: 'POST',
  path: '/invoices/:id/pay',
  params: table<Stripe.InvoicePayParams>()({ payment_method: text, off_session: yesOrNo, expand }),
  run: async ({ store, params, id }) => {
    const invoice = await store.get('invoice', id)
    if (invoice.status === 'paid') throw notNow('Invoice is already paid')
    if (invoice.status !== 'open' && invoice.status !== 'draft')
      throw notNow(`This invoice can no longer be paid: it is ${invoice.status}.`)
    const card = params.payment_method
    if (card !== undefined) {
      const method = await store.get('payment_method', card, 'payment_method')
      if (method.customer !== invoice.customer)
        throw noSuch({ what: 'PaymentMethod', id: card, param: 'payment_method' })
    }
    const open = invoice.status === 'draft' ? await finalizeInvoice(store, invoice) : invoice
    const tried = await tryInvoice(store, open, { isByHand: true, card })
    if (tried.status !== 'paid') throw cardDeclined()
    return tried
  },
})

const finalize = defineCall({
  method: 'POST',
  path: '/invoices/:id/finalize',
  params: table<Stripe.InvoiceFinalizeInvoiceParams>()({ expand }),
  run: async ({ store, id }) => {
    const invoice = await store.get('invoice', id)
    if (invoice.status !== 'draft')
      throw notNow("This invoice is already finalized, you can't re-finalize a non-draft invoice.")
    return finalizeInvoice(store, invoice)
  },
})

export const invoiceCalls = [list, preview, retrieve, pay, finalize]
