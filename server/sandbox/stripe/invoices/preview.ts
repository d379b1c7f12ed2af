/** /v1/invoices/create_preview. Invoices that are not there yet: the next one, and the one that a change would make. */
import type Stripe from 'stripe'
import { defineCall } from '../protocol/call.ts'
import { isLive, periodOf } from '../due.ts'
import { newId } from '../protocol/ids.ts'
import { customerOf } from './invoices.ts'
import { monthLine } from './invoice-lines.ts'
import { renewalAfter } from '../subscriptions/months.ts'
import { newInvoice } from './new-invoice.ts'
import { expand, required, table, text } from '../protocol/parameters.ts'
import { changeFields, planChange } from '../subscriptions/plan-change.ts'
import type { ChangeAsked } from '../subscriptions/plan-change.ts'
import { noSuch, notNow } from '../protocol/refusal.ts'
import type { Store } from '../store.ts'
import { idOf } from '../subscriptions/subscriptions.ts'
import type { Invoice, InvoiceLine, Subscription } from '#server/sandbox/stripe/types.ts'

type Extra = { lines: InvoiceLine[]; prorationDate: number | undefined }
const nothing: Extra = { lines: [], prorationDate: undefined }

/** What waits for the next invoice and `extra`, at a moment and for a period. */
async function previewAt(
  store: Store,
  subscription: Subscription,
  { lines, prorationDate, ...when }: Extra & { now: number; period: { start: number; end: number } },
): Promise<Invoice> {
  const waiting = (await store.all('pending_line', { ownerId: subscription.id })).toReversed()
  return newInvoice({
    ...when,
    id: newId('upcoming_in'),
    customer: await customerOf(store, subscription),
    subscription,
    lines: [...waiting, ...lines],
    reason: 'upcoming',
    finalizesAt: null,
    prorationDate,
  })
}

/** The invoice of the next month. */
export async function previewNext(
  store: Store,
  subscription: Subscription,
  { lines, prorationDate }: Extra = nothing,
): Promise<Invoice> {
  const period = periodOf(subscription)
  const next = { start: period.end, end: renewalAfter(subscription.billing_cycle_anchor, period.end) }
  const month = await monthLine(store, subscription, next)
  return previewAt(store, subscription, {
    lines: [...lines, month],
    prorationDate,
    period,
    now: period.end,
  })
}

const noUpcoming = ({ customer }: Subscription) =>
  notNow(`No upcoming invoices for customer: '${idOf(customer)}'`, 'invoice_upcoming_none')

const endsAtPeriodEnd = (subscription: Subscription) =>
  subscription.cancel_at !== null && subscription.cancel_at <= periodOf(subscription).end

/** Previews the invoice of a change: the immediate one if there would be one, else the next. Writes nothing. */
async function previewChange(store: Store, subscription: Subscription, asked: ChangeAsked): Promise<Invoice> {
  const change = await planChange(store, subscription, asked)
  const changed: Subscription = { ...subscription, ...change.changes }
  if (change.isInvoicedNow) {
    const { now } = store
    const { lines, prorationDate } = change
    return previewAt(store, changed, { lines, prorationDate, now, period: { start: now, end: now } })
  }
  if (endsAtPeriodEnd(changed)) throw noUpcoming(subscription)
  return previewNext(store, changed, change)
}

const preview = defineCall({
  method: 'POST',
  path: '/invoices/create_preview',
  params: table<Stripe.InvoiceCreatePreviewParams>()({
    customer: text,
    subscription: required(text),
    subscription_details: table<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails>()(changeFields),
    expand,
  }),
  run: async ({ store, params }) => {
    const { customer, subscription: id, subscription_details: asked = {} } = params
    const subscription = await store.get('subscription', id, 'subscription')
    if (customer !== undefined && customer !== idOf(subscription.customer))
      throw noSuch({ what: 'subscription', id, param: 'subscription' })
    if (!isLive(subscription)) throw noUpcoming(subscription)
    return previewChange(store, subscription, asked)
  },
})

export const previewCalls = [preview]
