/**
 * A change that waits for its payment, as `payment_behavior: pending_if_incomplete` asks: made when its invoice is paid,
 * and discarded after 23 hours or when the month ends (docs.stripe.com/billing/subscriptions/pending-updates-reference).
 */
import { periodOf } from '../due.ts'
import type { Store } from '../store.ts'
import type { Invoice, Subscription } from '#server/sandbox/stripe/types.ts'
import { changeSubscription, idOfLatest } from './subscriptions.ts'

const KEPT_S = 23 * 60 * 60

/** Whether it has a change that this invoice pays for. */
export const waitsFor = (subscription: Subscription, { id }: Invoice) =>
  subscription.pending_update !== null && idOfLatest(subscription) === id

export async function holdUpdate(
  store: Store,
  subscription: Subscription,
  { changes, invoiceId }: { changes: Partial<Subscription>; invoiceId: string },
): Promise<Subscription> {
  await store.note('pending_change', subscription.id, { changes })
  return changeSubscription(store, subscription, {
    latest_invoice: invoiceId,
    pending_update: {
      billing_cycle_anchor: changes.billing_cycle_anchor ?? null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: Math.min(store.now + KEPT_S, periodOf(subscription).end),
      metadata: null,
      subscription_items: changes.items?.data ?? null,
      trial_end: changes.trial_end ?? null,
      trial_from_plan: null,
    },
  })
}

/** Its invoice is paid: the change is made as it was asked for. */
export async function applyPendingUpdate(store: Store, subscription: Subscription): Promise<void> {
  const { changes } = await store.get('pending_change', subscription.id)
  await store.remove('pending_change', subscription.id)
  const changed = await changeSubscription(store, subscription, { ...changes, pending_update: null })
  await store.emit({ type: 'customer.subscription.pending_update_applied', object: changed })
}
