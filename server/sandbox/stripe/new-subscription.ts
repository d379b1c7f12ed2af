/** A subscription as a checkout begins it. */
import { planOf } from './catalogue.ts'
import { newId } from './ids.ts'
import { monthsAfter } from './months.ts'
import type { Price, Subscription, SubscriptionItem } from './wire.ts'

export type SubscriptionMade = {
  customerId: string
  cardId: string | null
  price: Price
  quantity: number
  /** null: paid from the first day */
  trialEnd: number | null
  withoutCard: 'cancel' | 'create_invoice' | 'pause'
  metadata: Record<string, string>
  description: string | null
  now: number
}

type ItemMade = Pick<SubscriptionMade, 'price' | 'quantity' | 'now'> & { subscription: string; end: number }

function newItem({ subscription, price, quantity, now, end }: ItemMade): SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: end,
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  }
}

/** What is the same for every subscription of ours. */
function fixedFields() {
  return {
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    customer_account: null,
    days_until_due: null,
    default_source: null,
    default_tax_rates: [],
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    test_clock: null,
    transfer_data: null,
  } satisfies Partial<Subscription>
}

/** It renews on the day it began, or on the day its trial ended. */
export function newSubscription(made: SubscriptionMade): Subscription {
  const { price, quantity, now, trialEnd } = made
  const id = newId('sub')
  const anchor = trialEnd ?? now
  const end = trialEnd ?? monthsAfter(now, price.recurring?.interval_count ?? 1)
  return {
    ...fixedFields(),
    id,
    object: 'subscription',
    billing_cycle_anchor: anchor,
    created: now,
    currency: price.currency,
    customer: made.customerId,
    default_payment_method: made.cardId,
    description: made.description,
    items: {
      object: 'list',
      data: [newItem({ subscription: id, price, quantity, now, end })],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata: made.metadata,
    start_date: now,
    status: trialEnd === null ? 'active' : 'trialing',
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: made.withoutCard },
    },
    trial_start: trialEnd === null ? null : now,
  }
}

/** The one item with another price or period. */
export function withItem(
  subscription: Subscription,
  changes: Partial<SubscriptionItem>,
): Subscription['items'] {
  const [item] = subscription.items.data
  const plan = changes.price === undefined ? {} : { plan: planOf(changes.price) }
  return { ...subscription.items, data: [{ ...item!, ...changes, ...plan }] }
}
