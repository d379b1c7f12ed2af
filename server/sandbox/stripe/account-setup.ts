/** How the peer's account is set up: one endpoint, the app's own, and one page for customers. Nothing here is changed. */
import type Stripe from 'stripe'
import { defineCall } from './protocol/call.ts'
import { listAt, paging } from './protocol/paging.ts'
import { expand, table, yesOrNo } from './protocol/parameters.ts'
import { STRIPE_API_VERSION, WEBHOOK_PATH } from './store.ts'

const listEndpoints = defineCall({
  method: 'GET',
  path: '/webhook_endpoints',
  params: table<Stripe.WebhookEndpointListParams>()({ ...paging, expand }),
  run: async ({ store }) => {
    const endpoint: Stripe.WebhookEndpoint = {
      id: 'we_1JubileeDefault',
      object: 'webhook_endpoint',
      api_version: STRIPE_API_VERSION,
      application: null,
      created: store.now,
      description: null,
      enabled_events: ['*'],
      livemode: false,
      metadata: {},
      status: 'enabled',
      url: store.pageUrl(WEBHOOK_PATH, null),
    }
    return listAt('/v1/webhook_endpoints', { data: [endpoint] })
  },
})

const portal = (now: number): Stripe.BillingPortal.Configuration => ({
  id: 'bpc_1JubileeDefault',
  object: 'billing_portal.configuration',
  active: true,
  application: null,
  business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
  created: now,
  default_return_url: null,
  features: {
    customer_update: { allowed_updates: [], enabled: false },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true, payment_method_configuration: null },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: [], options: [] },
      enabled: true,
      mode: 'at_period_end',
      proration_behavior: 'none',
    },
    subscription_pause: {
      duration: { interval_options: [{ interval: 'month', interval_count: 1 }], type: 'interval_options' },
      enabled: false,
    },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: ['price'],
      enabled: true,
      proration_behavior: 'always_invoice',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'end_trial',
    },
  },
  is_default: true,
  livemode: false,
  login_page: { enabled: false, url: null },
  metadata: {},
  name: null,
  updated: now,
})

const listPortals = defineCall({
  method: 'GET',
  path: '/billing_portal/configurations',
  params: table<Stripe.BillingPortal.ConfigurationListParams>()({
    ...paging,
    active: yesOrNo,
    is_default: yesOrNo,
    expand,
  }),
  run: async ({ store, params: { active = true, is_default: isDefault = true } }) =>
    listAt('/v1/billing_portal/configurations', { data: active && isDefault ? [portal(store.now)] : [] }),
})

export const setupCalls = [listEndpoints, listPortals]
