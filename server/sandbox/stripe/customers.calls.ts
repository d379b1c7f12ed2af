/** /v1/customers */
import type Stripe from 'stripe'
import { cancelSubscription } from './subscriptions.ts'
import { defineCall } from './call.ts'
import { detachCard } from './cards.ts'
import { changeCustomer, createCustomer, givenOnly, liveCustomer, mergedMetadata } from './customers.ts'
import { isLive } from './due.ts'
import { listAt, pageOf, paging } from './paging.ts'
import { email, expand, metadata, oneOf, orEmpty, table, text } from './parameters.ts'
import { noSuch, notNow } from './refusal.ts'
import { field } from './store.ts'
import type { Store } from './store.ts'
import { sql } from 'drizzle-orm'
import type { DeletedCustomer } from './wire.ts'

const create = defineCall({
  method: 'POST',
  path: '/customers',
  params: table<Stripe.CustomerCreateParams>()({
    email,
    name: text,
    phone: text,
    description: text,
    metadata: orEmpty(metadata),
    expand,
  }),
  run: ({ store, params }) => createCustomer(store, params),
})

const retrieve = defineCall({
  method: 'GET',
  path: '/customers/:id',
  params: table<Stripe.CustomerRetrieveParams>()({ expand }),
  run: ({ store, id }) => store.get('customer', id),
})

const invoiceSettings = table<Stripe.CustomerUpdateParams.InvoiceSettings>()({ default_payment_method: text })

/** The card has to be the customer's own. */
async function checkCard(store: Store, card: string | undefined, customerId: string): Promise<void> {
  if (card === undefined) return
  const param = 'invoice_settings[default_payment_method]'
  const method = await store.get('payment_method', card, param)
  if (method.customer !== customerId) throw noSuch({ what: 'PaymentMethod', id: card, param })
}

const update = defineCall({
  method: 'POST',
  path: '/customers/:id',
  params: table<Stripe.CustomerUpdateParams>()({
    email,
    name: text,
    phone: text,
    description: text,
    metadata: orEmpty(metadata),
    invoice_settings: invoiceSettings,
    expand,
  }),
  run: async ({ store, params, id }) => {
    const customer = await liveCustomer(store, id, 'id')
    const { email, name, phone, description, metadata, invoice_settings: settings } = params
    await checkCard(store, settings?.default_payment_method, id)
    return changeCustomer(store, customer, {
      ...givenOnly({ email, name, phone, description }),
      metadata: mergedMetadata(customer.metadata, metadata),
      invoice_settings: { ...customer.invoice_settings, ...givenOnly(settings ?? {}) },
    })
  },
})

const list = defineCall({
  method: 'GET',
  path: '/customers',
  params: table<Stripe.CustomerListParams>()({ ...paging, email: text, expand }),
  run: async ({ store, params }) => {
    const isLiveRow = sql`not (${sql`body`} ? 'deleted')`
    const where =
      params.email === undefined ? isLiveRow : sql`${isLiveRow} and ${field('email')} = ${params.email}`
    return listAt('/v1/customers', await store.page('customer', pageOf(params), { where }))
  },
})

const remove = defineCall({
  method: 'DELETE',
  path: '/customers/:id',
  params: table<Stripe.CustomerDeleteParams>()({}),
  run: async ({ store, id }) => {
    const customer = await liveCustomer(store, id, 'id')
    for (const subscription of await store.all('subscription', { ownerId: id }))
      if (isLive(subscription)) await cancelSubscription(store, subscription, 'cancellation_requested')
    const deleted: DeletedCustomer = { id, object: 'customer', deleted: true }
    await store.put('customer', { id, body: deleted })
    await store.emit({ type: 'customer.deleted', object: customer })
    return deleted
  },
})

const cards = defineCall({
  method: 'GET',
  path: '/customers/:id/payment_methods',
  params: table<Stripe.CustomerListPaymentMethodsParams>()({ ...paging, type: oneOf('card'), expand }),
  run: async ({ store, params, id }) => {
    await liveCustomer(store, id, 'id')
    const found = await store.page('payment_method', pageOf(params), { ownerId: id })
    return listAt(`/v1/customers/${id}/payment_methods`, found)
  },
})

const listCards = defineCall({
  method: 'GET',
  path: '/payment_methods',
  params: table<Stripe.PaymentMethodListParams>()({ ...paging, customer: text, type: oneOf('card'), expand }),
  run: async ({ store, params }) => {
    if (params.customer !== undefined) await liveCustomer(store, params.customer)
    // Without a customer Stripe lists the cards of none.
    const found = await store.page('payment_method', pageOf(params), { ownerId: params.customer ?? '' })
    return listAt('/v1/payment_methods', found)
  },
})

const retrieveCard = defineCall({
  method: 'GET',
  path: '/payment_methods/:id',
  params: table<Stripe.PaymentMethodRetrieveParams>()({ expand }),
  run: ({ store, id }) => store.get('payment_method', id),
})

const detach = defineCall({
  method: 'POST',
  path: '/payment_methods/:id/detach',
  params: table<Stripe.PaymentMethodDetachParams>()({ expand }),
  run: async ({ store, id }) => {
    const method = await store.get('payment_method', id)
    if (method.customer === null)
      throw notNow('The payment method you provided is not attached to a customer.')
    return detachCard(store, method)
  },
})

export const customerCalls = [create, retrieve, update, list, remove, cards, listCards, retrieveCard, detach]
