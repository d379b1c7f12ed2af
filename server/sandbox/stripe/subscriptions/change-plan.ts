/** Carries a plan change out: the item, the invoice, and what a declined card means for it. */
import { periodOf } from '../due.ts'
import { finalizeInvoice, draftInvoice, tryInvoice } from '../invoices/invoices.ts'
import { planChange } from './plan-change.ts'
import type { ChangeAsked } from './plan-change.ts'
import { cardDeclined } from '../protocol/refusal.ts'
import type { Store } from '../store.ts'
import { changeSubscription } from './subscriptions.ts'
import type { Subscription } from '../wire.ts'

export type PaymentBehavior = 'allow_incomplete' | 'error_if_incomplete'

/**
 * With `error_if_incomplete` a declined card leaves everything as it was (402); else the change stays and the
 * subscription is past due.
 */
export async function changePlan(
  store: Store,
  subscription: Subscription,
  { asked, behavior }: { asked: ChangeAsked; behavior: PaymentBehavior },
): Promise<Subscription> {
  const {
    changes: planned,
    lines,
    isInvoicedNow,
    prorationDate,
  } = await planChange(store, subscription, asked)
  const end = periodOf({ ...subscription, ...planned }).end
  const changes = subscription.cancel_at_period_end ? { ...planned, cancel_at: end } : planned
  if (!isInvoicedNow) {
    for (const line of lines)
      await store.put('pending_line', { id: line.id, ownerId: subscription.id, body: line })
    return changeSubscription(store, subscription, changes)
  }
  const draft = await draftInvoice(store, {
    subscription: { ...subscription, ...changes },
    lines,
    reason: 'subscription_update',
    period: { start: store.now, end: store.now },
    finalizesAt: null,
    prorationDate,
  })
  const changed = await changeSubscription(store, subscription, { ...changes, latest_invoice: draft.id })
  const tried = await tryInvoice(store, await finalizeInvoice(store, draft))
  if (tried.status !== 'paid' && behavior === 'error_if_incomplete') throw cardDeclined()
  return store.get('subscription', changed.id)
}
