/** Another price, or the end of the trial: what it changes and costs now, for previews and updates, and the update. */
import type Stripe from 'stripe'
import { boughtBy, monthLine, prorationLines } from '../invoices/invoice-lines.ts'
import { monthsAfter } from './months.ts'
import { withItem } from './new-subscription.ts'
import { integer, listOf, oneOf, required, table, text } from '../protocol/parameters.ts'
import { invalidParameter, noSuch, cardDeclined, confirmationNeeded } from '../protocol/refusal.ts'
import type { Store } from '../store.ts'
import type { Invoice, InvoiceLine, Subscription } from '#server/sandbox/stripe/types.ts'
import { periodOf } from '../due.ts'
import { outcomeOf } from '../customers/cards.ts'
import { cardOf, draftInvoice, finalizeInvoice, tryInvoice } from '../invoices/invoices.ts'
import { holdUpdate } from './pending-update.ts'
import { changeSubscription } from './subscriptions.ts'

/** The parameters of a change, shared by updates and previews. */
export const changeFields = {
  items: listOf(table<Stripe.SubscriptionUpdateParams.Item>()({ id: required(text), price: required(text) })),
  proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
  proration_date: integer,
  trial_end: oneOf('now'),
}

export type ChangeAsked = {
  items?: { id: string; price: string }[] | undefined
  proration_behavior?: 'always_invoice' | 'create_prorations' | 'none' | undefined
  proration_date?: number | undefined
  trial_end?: 'now' | undefined
}

type PlanChange = {
  changes: Partial<Subscription>
  lines: InvoiceLine[]
  /** an invoice at once; else the lines wait for the next one */
  isInvoicedNow: boolean
  prorationDate: number | undefined
}

/** The price that is asked for, or what it is. */
async function boughtAfter(store: Store, subscription: Subscription, { items = [] }: ChangeAsked) {
  const known = boughtBy(subscription)
  const [item] = items
  if (item === undefined) return known
  if (items.length > 1) throw invalidParameter('items', 'The sandbox’s subscriptions have one item.')
  if (item.id !== subscription.items.data[0]!.id)
    throw noSuch({ what: 'subscription_item', id: item.id, param: 'items[0][id]' })
  return { ...known, price: await store.get('price', item.price, 'items[0][price]') }
}

/** The trial ends and a month begins now: its whole price at once. */
async function fromNow(
  store: Store,
  subscription: Subscription,
  to: ReturnType<typeof boughtBy>,
): Promise<PlanChange> {
  const { now } = store
  const period = { start: now, end: monthsAfter(now, 1) }
  const items = withItem(subscription, {
    ...to,
    current_period_start: period.start,
    current_period_end: period.end,
  })
  const changes: Partial<Subscription> = {
    items,
    billing_cycle_anchor: now,
    status: 'active',
    trial_end: now,
  }
  const line = await monthLine(store, { ...subscription, items }, period)
  return { changes, lines: [line], isInvoicedNow: true, prorationDate: undefined }
}

/** Works a change out without writing anything. */
export async function planChange(
  store: Store,
  subscription: Subscription,
  asked: ChangeAsked,
): Promise<PlanChange> {
  const to = await boughtAfter(store, subscription, asked)
  const isTrialing = subscription.status === 'trialing'
  if (isTrialing && asked.trial_end === 'now') return fromNow(store, subscription, to)
  const { proration_behavior: behavior = 'create_prorations', proration_date: at = store.now } = asked
  const isFree = behavior === 'none' || isTrialing || to.price.id === boughtBy(subscription).price.id
  const lines = isFree ? [] : await prorationLines(store, subscription, { to, at })
  return {
    changes: { items: withItem(subscription, to) },
    lines,
    isInvoicedNow: behavior === 'always_invoice' && lines.length > 0,
    prorationDate: lines.length > 0 ? at : undefined,
  }
}

type PaymentBehavior = 'allow_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete'

async function refuseUnpaid(store: Store, invoice: Invoice): Promise<never> {
  const card = await cardOf(store, invoice)
  throw card !== null && (await outcomeOf(store, card)).outcome === 'confirms'
    ? confirmationNeeded()
    : cardDeclined()
}

/**
 * With `error_if_incomplete` a card that is declined, or wants a confirmation, leaves everything as it was (402); with
 * `pending_if_incomplete` the change waits for its payment; else the change stays and the subscription is past due.
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
    for (const line of lines) await store.put('pending_line', line, subscription.id)
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
  if (behavior === 'pending_if_incomplete')
    await holdUpdate(store, subscription, { changes, invoiceId: draft.id })
  else await changeSubscription(store, subscription, { ...changes, latest_invoice: draft.id })
  const tried = await tryInvoice(store, await finalizeInvoice(store, draft))
  if (tried.status !== 'paid' && behavior === 'error_if_incomplete') return refuseUnpaid(store, tried)
  return store.get('subscription', subscription.id)
}
