/** Another price, quantity or end of the trial: what it changes, what it costs now. Previews and updates share it. */
import { boughtBy, monthLine, prorationLines } from './invoice-lines.ts'
import { monthsAfter } from './months.ts'
import { withItem } from './new-subscription.ts'
import { invalidParameter, noSuch } from './refusal.ts'
import type { Store } from './store.ts'
import type { InvoiceLine, Subscription } from './wire.ts'

export type ChangeAsked = {
  items?: { id?: string | undefined; price?: string | undefined; quantity?: number | undefined }[] | undefined
  proration_behavior?: 'always_invoice' | 'create_prorations' | 'none' | undefined
  proration_date?: number | undefined
  trial_end?: number | 'now' | undefined
  startsNow?: boolean
}

export type PlanChange = {
  changes: Partial<Subscription>
  lines: InvoiceLine[]
  /** an invoice at once; else the lines wait for the next one */
  isInvoicedNow: boolean
  prorationDate: number | undefined
}

/** The price and the quantity that are asked for, or what they are. */
async function boughtAfter(store: Store, subscription: Subscription, { items }: ChangeAsked) {
  const known = boughtBy(subscription)
  if (items === undefined || items.length === 0) return known
  if (items.length > 1) throw invalidParameter('items', 'The sandbox’s subscriptions have one item.')
  const { id, price, quantity } = items[0]!
  if (id === undefined)
    throw invalidParameter('items', 'The sandbox’s subscriptions have one item: name its id to change it.')
  if (id !== subscription.items.data[0]!.id)
    throw noSuch({ what: 'subscription_item', id, param: 'items[0][id]' })
  return {
    price: price === undefined ? known.price : await store.get('price', price, 'items[0][price]'),
    quantity: quantity ?? known.quantity,
  }
}

function trialEndAsked({ trial_end: asked }: ChangeAsked, now: number): number | null {
  if (asked === undefined) return null
  if (asked !== 'now' && asked <= now) throw invalidParameter('trial_end', 'Trial end must be in the future.')
  return asked === 'now' ? now : asked
}

type Bought = ReturnType<typeof boughtBy>

/** A month that begins now: its whole price at once. */
async function fromNow(store: Store, subscription: Subscription, rest: { to: Bought; given: InvoiceLine[] }) {
  const { now } = store
  const period = { start: now, end: monthsAfter(now, 1) }
  const items = withItem(subscription, {
    ...rest.to,
    current_period_start: period.start,
    current_period_end: period.end,
  })
  const isTrialing = subscription.status === 'trialing'
  const changes: Partial<Subscription> = {
    items,
    billing_cycle_anchor: now,
    ...(isTrialing ? { status: 'active', trial_end: now } : {}),
  }
  const line = await monthLine(store, { ...subscription, items }, period)
  return { changes, lines: [...rest.given, line], isInvoicedNow: true, prorationDate: undefined }
}

/** The trial goes on until another day; nothing is charged for it. */
function untilTrialEnd(
  subscription: Subscription,
  rest: { to: Bought; end: number; now: number },
): PlanChange {
  const { to, end, now } = rest
  const changes: Partial<Subscription> = {
    items: withItem(subscription, { ...to, current_period_end: end }),
    billing_cycle_anchor: end,
    status: 'trialing',
    trial_end: end,
    trial_start: subscription.trial_start ?? now,
  }
  return { changes, lines: [], isInvoicedNow: false, prorationDate: undefined }
}

/** Works a change out without writing anything. */
export async function planChange(
  store: Store,
  subscription: Subscription,
  asked: ChangeAsked,
): Promise<PlanChange> {
  const { now } = store
  const to = await boughtAfter(store, subscription, asked)
  const trialEnd = trialEndAsked(asked, now)
  if (trialEnd !== null && trialEnd > now) return untilTrialEnd(subscription, { to, end: trialEnd, now })
  const isTrialing = subscription.status === 'trialing'
  if (isTrialing && trialEnd !== null) return fromNow(store, subscription, { to, given: [] })
  const behavior = asked.proration_behavior ?? 'create_prorations'
  const at = asked.proration_date ?? now
  const known = boughtBy(subscription)
  const isSame = to.price.id === known.price.id && to.quantity === known.quantity
  const isFree = behavior === 'none' || isTrialing
  const all =
    isFree || (isSame && asked.startsNow !== true)
      ? []
      : await prorationLines(store, subscription, { to, at })
  if (asked.startsNow === true) return fromNow(store, subscription, { to, given: all.slice(0, 1) })
  return {
    changes: { items: withItem(subscription, to) },
    lines: all,
    isInvoicedNow: behavior === 'always_invoice' && all.length > 0,
    prorationDate: all.length > 0 ? at : undefined,
  }
}
