/** /v1/customers, and /v1/billing_portal/sessions: the page where a customer changes plan and card. */
import type Stripe from 'stripe'
import { omitUndefined } from '#server/omit-undefined.ts'
import { defineCall, retrieveCall } from '../protocol/call.ts'
import { newId, newPageId } from '../protocol/ids.ts'
import { email, expand, metadata, table, text, required, url } from '../protocol/parameters.ts'
import type { Store } from '../store.ts'
import { nulls } from '../../nulls.ts'
import type { Customer, PortalSession } from '#server/sandbox/stripe/types.ts'

const fields = { email, name: text, metadata }

type CustomerGiven = {
  email?: string | undefined
  name?: string | undefined
  metadata?: Record<string, string> | undefined
}

/** Metadata after a change: an empty value takes its name away. */
function mergedMetadata(known: Record<string, string>, given: Record<string, string> = {}) {
  return Object.fromEntries(Object.entries({ ...known, ...given }).filter(([, value]) => value !== ''))
}

function newCustomer({ email = null, name = null, metadata }: Partial<Customer>, created: number): Customer {
  const id = newId('cus')
  return {
    ...nulls<Customer>()(
      'address currency customer_account default_source description discount phone shipping test_clock',
    ),
    id,
    object: 'customer',
    balance: 0,
    created,
    delinquent: false,
    email,
    invoice_prefix: id.slice(4, 12).toUpperCase(),
    invoice_settings: nulls<Customer['invoice_settings']>()(
      'custom_fields default_payment_method footer rendering_options',
    ),
    livemode: false,
    metadata: mergedMetadata({}, metadata),
    name,
    next_invoice_sequence: 1,
    preferred_locales: [],
    tax_exempt: 'none',
  }
}

export async function createCustomer(store: Store, given: CustomerGiven): Promise<Customer> {
  const customer = newCustomer(omitUndefined(given), store.now)
  await store.put('customer', customer)
  await store.emit({ type: 'customer.created', object: customer })
  return customer
}

/** The earlier values of changed fields: the `previous_attributes` of an event. */
export function previousOf<T extends object>(before: T, after: T): Partial<T> {
  const previous: Partial<T> = {}
  for (const name of Object.keys(after) as (keyof T)[])
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) previous[name] = before[name]
  return previous
}

/** Writes the changes and emits their event; does nothing when nothing changed. */
export async function changeCustomer(
  store: Store,
  customer: Customer,
  changes: Partial<Customer>,
): Promise<Customer> {
  const changed: Customer = { ...customer, ...changes }
  const previous = previousOf(customer, changed)
  if (Object.keys(previous).length === 0) return customer
  await store.put('customer', changed)
  await store.emit({ type: 'customer.updated', object: changed, previous })
  return changed
}

const create = defineCall({
  method: 'POST',
  path: '/customers',
  params: table<Stripe.CustomerCreateParams>()({ ...fields, expand }),
  run: ({ store, params: { email, name, metadata } }) => createCustomer(store, { email, name, metadata }),
})

const retrieve = retrieveCall('/customers/:id', 'customer')

const update = defineCall({
  method: 'POST',
  path: '/customers/:id',
  params: table<Stripe.CustomerUpdateParams>()({ ...fields, expand }),
  run: async ({ store, params: { email, name, metadata }, id }) => {
    const customer = await store.get('customer', id)
    return changeCustomer(store, customer, {
      ...omitUndefined({ email, name }),
      metadata: mergedMetadata(customer.metadata, metadata),
    })
  },
})

export const customerCalls = [create, retrieve, update]

/** A portal is open for this long (seconds). */
export const PORTAL_S = 60 * 60

const createPortal = defineCall({
  method: 'POST',
  path: '/billing_portal/sessions',
  params: table<Stripe.BillingPortal.SessionCreateParams>()({
    customer: required(text),
    return_url: url,
    expand,
  }),
  run: async ({ store, params: { customer, return_url: returnUrl = null } }) => {
    await store.get('customer', customer, 'customer')
    const id = newPageId('bps')
    const session: PortalSession = {
      ...nulls<PortalSession>()('customer_account flow locale on_behalf_of'),
      id,
      object: 'billing_portal.session',
      configuration: 'bpc_1JubileeDefault',
      created: store.now,
      customer,
      livemode: false,
      return_url: returnUrl,
      url: store.pageUrl(`/sandbox/stripe/portal/${id}`, returnUrl),
    }
    return store.put('billing_portal.session', session, customer)
  },
})

export const portalCalls = [createPortal]
