/** Invoices that are not there yet: the next one, and the one that a change would make. */
import { periodOf } from './due.ts'
import { newId } from './ids.ts'
import { customerOf } from './invoices.ts'
import { monthLine } from './invoice-lines.ts'
import { renewalAfter } from './months.ts'
import { newInvoice } from './new-invoice.ts'
import { planChange } from './plan-change.ts'
import type { ChangeAsked } from './plan-change.ts'
import { notNow } from './refusal.ts'
import type { Store } from './store.ts'
import { idOf } from './subscriptions.ts'
import type { Invoice, InvoiceLine, Subscription } from './wire.ts'

type Extra = { lines: InvoiceLine[]; prorationDate: number | undefined }
const nothing: Extra = { lines: [], prorationDate: undefined }

/** The invoice of the next month, with the lines that wait for it. */
export async function previewNext(
  store: Store,
  subscription: Subscription,
  extra: Extra = nothing,
): Promise<Invoice> {
  const { end } = periodOf(subscription)
  const next = { start: end, end: renewalAfter(subscription.billing_cycle_anchor, end) }
  const waiting = (await store.all('pending_line', { ownerId: subscription.id })).toReversed()
  return newInvoice({
    id: newId('upcoming_in'),
    customer: await customerOf(store, subscription),
    subscription,
    lines: [...waiting, ...extra.lines, await monthLine(store, subscription, next)],
    reason: 'upcoming',
    period: periodOf(subscription),
    now: end,
    finalizesAt: null,
    prorationDate: extra.prorationDate,
  })
}

async function previewNow(store: Store, subscription: Subscription, extra: Extra): Promise<Invoice> {
  const waiting = (await store.all('pending_line', { ownerId: subscription.id })).toReversed()
  return newInvoice({
    id: newId('upcoming_in'),
    customer: await customerOf(store, subscription),
    subscription,
    lines: [...waiting, ...extra.lines],
    reason: 'upcoming',
    period: { start: store.now, end: store.now },
    now: store.now,
    finalizesAt: null,
    prorationDate: extra.prorationDate,
  })
}

const endsAtPeriodEnd = (subscription: Subscription) =>
  subscription.cancel_at !== null && subscription.cancel_at <= periodOf(subscription).end

/** What a change would be invoiced with: at once where it would be, else in the next invoice. Writes nothing. */
export async function previewChange(
  store: Store,
  subscription: Subscription,
  asked: ChangeAsked,
): Promise<Invoice> {
  const change = await planChange(store, subscription, asked)
  const changed: Subscription = { ...subscription, ...change.changes }
  if (change.isInvoicedNow) return previewNow(store, changed, change)
  if (endsAtPeriodEnd(changed))
    throw notNow(
      `No upcoming invoices for customer: '${idOf(subscription.customer)}'`,
      'invoice_upcoming_none',
    )
  return previewNext(store, changed, change)
}
