/** A subscription's own events: notice before a renewal, the next month, the end. */
import { periodOf } from '../due.ts'
import { DRAFT_S, chargedCard, customerOf, draftInvoice } from '../invoices/invoices.ts'
import { monthLine } from '../invoices/invoice-lines.ts'
import { renewalAfter } from './months.ts'
import { withItem } from './new-subscription.ts'
import { previewNext } from '../invoices/preview.ts'
import type { Store } from '../store.ts'
import { cancelSubscription, changeSubscription, dropPendingUpdate, idOf } from './subscriptions.ts'
import type { Subscription } from '#server/sandbox/stripe/types.ts'

/** The month that begins when the last one, or the trial, ends. Its invoice is a draft for an hour. */
async function beginMonth(store: Store, subscription: Subscription): Promise<void> {
  const last = periodOf(subscription)
  const next = { start: last.end, end: renewalAfter(subscription.billing_cycle_anchor, last.end) }
  const status = subscription.status === 'trialing' ? 'active' : subscription.status
  const items = withItem(subscription, { current_period_start: next.start, current_period_end: next.end })
  const renewed: Subscription = { ...subscription, status, items }
  const invoice = await draftInvoice(store, {
    subscription: renewed,
    lines: [await monthLine(store, renewed, next)],
    reason: 'subscription_cycle',
    period: last,
    // An unpaid subscription is not charged automatically.
    finalizesAt: status === 'unpaid' ? null : store.now + DRAFT_S,
  })
  await changeSubscription(store, subscription, { status, items, latest_invoice: invoice.id })
}

/** Whether its trial ends without a card, and its settings cancel it then. */
async function endsWithTrial(store: Store, subscription: Subscription): Promise<boolean> {
  if (subscription.status !== 'trialing') return false
  if (subscription.trial_settings?.end_behavior.missing_payment_method !== 'cancel') return false
  return chargedCard(subscription, await customerOf(store, subscription)) === null
}

async function giveNotice(store: Store, subscription: Subscription): Promise<void> {
  // Written again to compute the next due time.
  await store.put('subscription', subscription, idOf(subscription.customer))
  if (subscription.status === 'trialing') {
    await store.emit({ type: 'customer.subscription.trial_will_end', object: subscription })
    return
  }
  const { cancel_at: cancelAt } = subscription
  if (cancelAt !== null && cancelAt <= periodOf(subscription).end) return
  const upcoming = await previewNext(store, subscription)
  await store.emit({ type: 'invoice.upcoming', object: upcoming })
}

/** Processes a subscription that is due. */
export async function reachSubscription(store: Store, subscription: Subscription): Promise<void> {
  const { now } = store
  // Written without it, it is due again for what else there is.
  if (subscription.pending_update !== null && subscription.pending_update.expires_at <= now)
    return void (await dropPendingUpdate(store, subscription))
  const isCanceled = subscription.cancel_at !== null && subscription.cancel_at <= now
  if (!isCanceled && periodOf(subscription).end > now) return giveNotice(store, subscription)
  if (!isCanceled && !(await endsWithTrial(store, subscription))) return beginMonth(store, subscription)
  await cancelSubscription(store, subscription, 'cancellation_requested')
}
