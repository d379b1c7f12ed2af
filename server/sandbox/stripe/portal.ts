/** The portal's one configuration: what its page lets people do. */
import { productIdOf } from './catalogue.ts'
import type { Store } from './store.ts'
import type { PortalConfiguration } from './wire.ts'

export const PORTAL_CONFIGURATION = 'bpc_1JubileeDefault'

/** A portal is open for this long (seconds). */
export const PORTAL_S = 60 * 60

export async function portalConfiguration(store: Store): Promise<PortalConfiguration> {
  const prices = await store.all('price')
  const created = Math.min(...prices.map((price) => price.created))
  return {
    id: PORTAL_CONFIGURATION,
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created,
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: true,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: 'unchanged',
        default_allowed_updates: ['price'],
        enabled: true,
        products: prices.map((price) => ({
          adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
          prices: [price.id],
          product: productIdOf(price),
        })),
        proration_behavior: 'always_invoice',
        schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: true,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: created,
  }
}
