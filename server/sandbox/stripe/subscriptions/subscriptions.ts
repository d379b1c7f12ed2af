/** Subscriptions: changed with their event, ended. */
import { previousOf } from '../customers/customers.ts'
import { notCanceled } from './new-subscription.ts'
import type { Store } from '../store.ts'
import type { Invoice, Subscription } from '#server/sandbox/stripe/types.ts'

export const idOf = (given: string | { id: string }) => (typeof given === 'string' ? given : given.id)

const write = (store: Store, subscription: Subscription) =>
  store.put('subscription', subscription, idOf(subscription.customer))

/** Writes the changes and emits their event; does nothing when nothing changed. */
export async function changeSubscription(
  store: Store,
  subscription: Subscription,
  changes: Partial<Subscription>,
): Promise<Subscription> {
  const changed: Subscription = { ...subscription, ...changes }
  const previous = previousOf(subscription, changed)
  await write(store, changed)
  if (Object.keys(previous).length > 0)
    await store.emit({ type: 'customer.subscription.updated', object: changed, previous })
  return changed
}

/** Stores a new one. */
export async function addSubscription(store: Store, subscription: Subscription): Promise<Subscription> {
  await write(store, subscription)
  await store.emit({ type: 'customer.subscription.created', object: subscription })
  return subscription
}

export const idOfLatest = ({ latest_invoice: latest }: Subscription) =>
  latest === null ? null : idOf(latest)

/** Discards a change that waits for its payment, and voids its invoice. Does nothing where there is none. */
export async function dropPendingUpdate(store: Store, subscription: Subscription): Promise<Subscription> {
  if (subscription.pending_update === null) return subscription
  const invoiceId = idOfLatest(subscription)
  const invoice = invoiceId === null ? null : await store.find('invoice', invoiceId)
  if (invoice?.status === 'open') {
    const transitions = { ...invoice.status_transitions, voided_at: store.now }
    const voided: Invoice = {
      ...invoice,
      status: 'void',
      auto_advance: false,
      status_transitions: transitions,
    }
    await store.put('invoice', voided, idOf(subscription.customer))
    await store.emit({ type: 'invoice.voided', object: voided })
  }
  await store.remove('pending_change', subscription.id)
  const dropped = await changeSubscription(store, subscription, { pending_update: null })
  await store.emit({ type: 'customer.subscription.pending_update_expired', object: dropped })
  return dropped
}

/** Its invoices, newest first. */
async function invoicesOf(store: Store, subscription: Subscription): Promise<Invoice[]> {
  const all = await store.all('invoice', { ownerId: idOf(subscription.customer) })
  return all.filter(({ parent }) => {
    const of = parent?.subscription_details?.subscription
    return of !== undefined && idOf(of) === subscription.id
  })
}

/** Stops automatic charges: open invoices stay open until somebody pays them. */
async function stopCollecting(store: Store, subscription: Subscription): Promise<void> {
  for (const invoice of await invoicesOf(store, subscription)) {
    if (invoice.status !== 'draft' && invoice.status !== 'open') continue
    const stopped: Invoice = {
      ...invoice,
      auto_advance: false,
      automatically_finalizes_at: null,
      next_payment_attempt: null,
    }
    await store.put('invoice', stopped, idOf(subscription.customer))
  }
  for (const line of await store.all('pending_line', { ownerId: subscription.id }))
    await store.remove('pending_line', line.id)
}

type EndReason = 'cancellation_requested' | 'payment_failed'

async function endSchedule(store: Store, subscription: Subscription): Promise<void> {
  if (subscription.schedule === null) return
  const schedule = await store.get('subscription_schedule', idOf(subscription.schedule))
  const canceled = { ...schedule, status: 'canceled', canceled_at: store.now, current_phase: null }
  await store.put('subscription_schedule', canceled, idOf(schedule.customer))
  await store.emit({ type: 'subscription_schedule.canceled', object: canceled })
}

/** Ends it now. */
export async function cancelSubscription(
  store: Store,
  known: Subscription,
  reason: EndReason,
): Promise<Subscription> {
  const { now } = store
  const subscription = await dropPendingUpdate(store, known)
  await endSchedule(store, subscription)
  await stopCollecting(store, subscription)
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    schedule: null,
    cancellation_details: { ...notCanceled, reason },
  }
  await write(store, ended)
  await store.emit({ type: 'customer.subscription.deleted', object: ended })
  return ended
}
