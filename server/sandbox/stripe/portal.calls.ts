/** /v1/billing_portal: the page where people see to their plan and card. */
import type Stripe from 'stripe'
import { defineCall } from './call.ts'
import { liveCustomer } from './customers.ts'
import { newPageId } from './ids.ts'
import { listAt, pageOf, paging } from './paging.ts'
import { expand, required, table, text, url, yesOrNo } from './parameters.ts'
import { PORTAL_CONFIGURATION, portalConfiguration } from './portal.ts'
import { noSuch } from './refusal.ts'
import type { PortalSession } from './wire.ts'

const createSession = defineCall({
  method: 'POST',
  path: '/billing_portal/sessions',
  params: table<Stripe.BillingPortal.SessionCreateParams>()({
    customer: required(text),
    configuration: text,
    return_url: url,
    expand,
  }),
  run: async ({ store, params }) => {
    const { customer, configuration = PORTAL_CONFIGURATION, return_url: returnUrl } = params
    await liveCustomer(store, customer)
    if (configuration !== PORTAL_CONFIGURATION)
      throw noSuch({ what: 'configuration', id: configuration, param: 'configuration' })
    const id = newPageId('bps')
    const session: PortalSession = {
      id,
      object: 'billing_portal.session',
      configuration,
      created: store.now,
      customer,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: null,
      on_behalf_of: null,
      return_url: returnUrl ?? null,
      url: store.pageUrl(`/sandbox/stripe/portal/${id}`, returnUrl),
    }
    return store.put('billing_portal.session', { id, ownerId: customer, body: session })
  },
})

const listConfigurations = defineCall({
  method: 'GET',
  path: '/billing_portal/configurations',
  params: table<Stripe.BillingPortal.ConfigurationListParams>()({
    ...paging,
    active: yesOrNo,
    is_default: yesOrNo,
    expand,
  }),
  run: async ({ store, params }) => {
    pageOf(params)
    const isShown = params.active !== false && params.is_default !== false
    const data = isShown ? [await portalConfiguration(store)] : []
    return listAt('/v1/billing_portal/configurations', { data, hasMore: false })
  },
})

const retrieveConfiguration = defineCall({
  method: 'GET',
  path: '/billing_portal/configurations/:id',
  params: table<Stripe.BillingPortal.ConfigurationRetrieveParams>()({ expand }),
  run: ({ store, id }) => {
    if (id !== PORTAL_CONFIGURATION) throw noSuch({ what: 'configuration', id, param: 'id' })
    return portalConfiguration(store)
  },
})

export const portalCalls = [createSession, listConfigurations, retrieveConfiguration]
