/** /v1/billing_portal/sessions: the page where people see to their plan and card. */
import type Stripe from 'stripe'
import { defineCall } from '../protocol/call.ts'
import { newPageId } from '../protocol/ids.ts'
import { expand, required, table, text, url } from '../protocol/parameters.ts'
import { nulls } from '../../nulls.ts'
import type { PortalSession } from '../wire.ts'

/** A portal is open for this long (seconds). */
export const PORTAL_S = 60 * 60

const create = defineCall({
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
    return store.put('billing_portal.session', { id, ownerId: customer, body: session })
  },
})

export const portalCalls = [create]
