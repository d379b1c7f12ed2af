/** A subscription as a checkout begins it. */
import { newId } from '../protocol/ids.ts'
import { monthsAfter } from './months.ts'
import { listAt } from '../protocol/paging.ts'
import { planOf } from '../checkout/prices.ts'
import { nulls } from '../../nulls.ts'
import type { CheckoutPlan, Price, Subscription, SubscriptionItem } from '#server/sandbox/stripe/types.ts'

export type SubscriptionMade = {
  customerId: string
  cardId: string | null
  price: Price
  quantity: number
  /** null: paid from the first day */
  trialEnd: number | null
  plan: CheckoutPlan
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

/** Nobody canceled it. */
export const notCanceled: NonNullable<Subscription['cancellation_details']> = nulls<
  NonNullable<Subscription['cancellation_details']>
>()('comment feedback feedback_option reason')

/** Fields that have the same value in every subscription here. */
const fixedFields = () =>
  ({
    ...nulls<Subscription>()(
      'application application_fee_percent billing_cycle_anchor_config billing_thresholds cancel_at canceled_at',
      'customer_account days_until_due default_source ended_at latest_invoice managed_payments',
      'next_pending_invoice_item_invoice on_behalf_of pause_collection pending_invoice_item_interval',
      'pending_setup_intent pending_update schedule test_clock transfer_data',
    ),
    object: 'subscription',
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    cancel_at_period_end: false,
    cancellation_details: notCanceled,
    collection_method: 'charge_automatically',
    default_tax_rates: [],
    discounts: [],
    invoice_settings: {
      ...nulls<Subscription['invoice_settings']>()('account_tax_ids custom_fields description footer'),
      issuer: { type: 'self' },
    },
    livemode: false,
    payment_settings: {
      ...nulls<NonNullable<Subscription['payment_settings']>>()(
        'payment_method_options payment_method_types',
      ),
      save_default_payment_method: 'off',
    },
  }) satisfies Partial<Subscription>

/** It renews on the day it began, or on the day its trial ended. */
export function newSubscription(made: SubscriptionMade): Subscription {
  const { price, quantity, now, trialEnd } = made
  const id = newId('sub')
  const anchor = trialEnd ?? now
  const end = trialEnd ?? monthsAfter(now, 1)
  return {
    ...fixedFields(),
    id,
    billing_cycle_anchor: anchor,
    created: now,
    currency: price.currency,
    customer: made.customerId,
    default_payment_method: made.cardId,
    description: made.plan.description,
    items: listAt(`/v1/subscription_items?subscription=${id}`, {
      data: [newItem({ subscription: id, price, quantity, now, end })],
    }),
    metadata: made.plan.metadata,
    start_date: now,
    status: trialEnd === null ? 'active' : 'trialing',
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: made.plan.withoutCard },
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
