/** /v1/invoices. The life of one: draft, open, tried, paid; or tried again after 3, 7 and 14 days and then given up. */
import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { defineCall, retrieveCall } from '../protocol/call.ts'
import { outcomeOf } from '../customers/cards.ts'
import { changeCustomer, previousOf } from '../customers/customers.ts'
import { newPageId } from '../protocol/ids.ts'
import { newInvoice, paymentsAt } from './new-invoice.ts'
import type { InvoiceMade } from './new-invoice.ts'
import { createdRange, createdWithin, listAt, pageOf, paging } from '../protocol/paging.ts'
import { expand, oneOf, table, text } from '../protocol/parameters.ts'
import { field } from '../store.ts'
import type { Store } from '../store.ts'
import { applyPendingUpdate, waitsFor } from '../subscriptions/pending-update.ts'
import { cancelSubscription, changeSubscription, idOf, idOfLatest } from '../subscriptions/subscriptions.ts'
import { DAY } from '#server/sandbox/stripe/types.ts'
import type { Customer, Invoice, Subscription } from '#server/sandbox/stripe/types.ts'
import type { NotPaid } from '../payments/payments.ts'
import { holdInvoicePayment, payWithCard } from './invoice-payments.ts'

/** days after the first try, over two weeks as Stripe's default; its own choice of days differs from card to card */
const RETRY_DAYS = [3, 7, 14]

/** The account's setting for a subscription whose last payment attempt failed. */
export const AFTER_LAST_TRY = 'after_last_try'
const DEFAULT_AFTER_LAST_TRY = 'unpaid'

/** how long a renewal's invoice stays a draft */
export const DRAFT_S = 60 * 60

const write = (store: Store, invoice: Invoice) => store.put('invoice', invoice, idOf(invoice.customer!))

async function change(store: Store, invoice: Invoice, changes: Partial<Invoice>): Promise<Invoice> {
  return write(store, { ...invoice, ...changes })
}

export const customerOf = (store: Store, subscription: Subscription): Promise<Customer> =>
  store.get('customer', idOf(subscription.customer))

/** Makes a draft; it takes the lines that waited for it. */
export async function draftInvoice(
  store: Store,
  made: Omit<InvoiceMade, 'customer' | 'now'>,
): Promise<Invoice> {
  const customer = await customerOf(store, made.subscription)
  const waiting = await store.all('pending_line', { ownerId: made.subscription.id })
  for (const line of waiting) await store.remove('pending_line', line.id)
  const lines = [...waiting.toReversed(), ...made.lines]
  const invoice = await write(store, newInvoice({ ...made, lines, customer, now: store.now }))
  await store.emit({ type: 'invoice.created', object: invoice })
  return invoice
}

/** Gives it a number and its pages. A credit on the customer's balance is used, and a negative total is added to it. */
export async function finalizeInvoice(store: Store, draft: Invoice): Promise<Invoice> {
  const customer = await store.get('customer', idOf(draft.customer!))
  const sequence = customer.next_invoice_sequence ?? 1
  const due = Math.max(0, draft.total + customer.balance)
  const endingBalance = customer.balance + draft.total - due
  const page = newPageId('invst')
  await store.note('invoice_page', page, { invoice: draft.id })
  const open = await change(store, draft, {
    status: 'open',
    amount_due: due,
    amount_remaining: due,
    starting_balance: customer.balance,
    ending_balance: endingBalance,
    automatically_finalizes_at: null,
    effective_at: store.now,
    number: `${customer.invoice_prefix ?? 'JUBILEE'}-${String(sequence).padStart(4, '0')}`,
    hosted_invoice_url: store.pageUrl(`/sandbox/stripe/invoice/${page}`),
    invoice_pdf: store.pageUrl(`/sandbox/stripe/invoice/${page}/pdf`),
    next_payment_attempt: null,
    status_transitions: { ...draft.status_transitions, finalized_at: store.now },
  })
  const counted: Customer = { ...customer, next_invoice_sequence: sequence + 1, currency: draft.currency }
  await store.put('customer', counted)
  await changeCustomer(store, counted, { balance: endingBalance })
  await store.emit({ type: 'invoice.finalized', object: open })
  return open
}

async function subscriptionOf(store: Store, invoice: Invoice): Promise<Subscription | null> {
  const of = invoice.parent?.subscription_details?.subscription
  return of === undefined ? null : store.find('subscription', idOf(of))
}

/** The card that is charged: the subscription's own, else the customer's. */
export function chargedCard(subscription: Subscription | null, customer: Customer): string | null {
  const own = subscription?.default_payment_method ?? null
  const card = own ?? customer.invoice_settings.default_payment_method
  return card === null ? null : idOf(card)
}

/** `cardId` is what pays; null where nothing is due. */
async function markPaid(store: Store, invoice: Invoice, cardId: string | null): Promise<Invoice> {
  const payments = cardId === null ? [] : [await payWithCard(store, invoice, cardId)]
  const paid = await change(store, invoice, {
    status: 'paid',
    payments: paymentsAt(invoice.id, payments),
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + payments.length,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: store.now },
  })
  await store.emit({ type: 'invoice.paid', object: paid })
  await store.emit({ type: 'invoice.payment_succeeded', object: paid })
  const subscription = await subscriptionOf(store, paid)
  const isBehind = subscription?.status === 'past_due' || subscription?.status === 'unpaid'
  if (subscription !== null && isBehind && idOfLatest(subscription) === paid.id)
    await changeSubscription(store, subscription, { status: 'active' })
  if (subscription !== null && waitsFor(subscription, paid)) await applyPendingUpdate(store, subscription)
  await changeCustomer(store, await store.get('customer', idOf(paid.customer!)), { delinquent: false })
  return paid
}

/** When it is tried again by itself; null after the last time. */
function nextTry(invoice: Invoice, now: number): number | null {
  const first = invoice.status_transitions.finalized_at ?? invoice.created
  return RETRY_DAYS.map((days) => first + days * DAY).find((at) => at > now) ?? null
}

async function fallBehind(store: Store, subscription: Subscription, isLastTry: boolean): Promise<void> {
  if (subscription.status === 'canceled') return
  if (!isLastTry) {
    if (subscription.status === 'active')
      await changeSubscription(store, subscription, { status: 'past_due' })
    return
  }
  const setting = (await store.find('setting', AFTER_LAST_TRY))?.value ?? DEFAULT_AFTER_LAST_TRY
  if (setting === 'canceled') await cancelSubscription(store, subscription, 'payment_failed')
  else if (setting === 'unpaid') await changeSubscription(store, subscription, { status: 'unpaid' })
}

export type Try = {
  /** somebody asked for it now */
  isByHand: boolean
  /** their answer to the card's bank, where it has asked */
  confirmation?: 'given' | 'refused' | undefined
}

type Failure = Try & { cardId: string | null; why: NotPaid }

async function markFailed(
  store: Store,
  invoice: Invoice,
  { isByHand, cardId, why }: Failure,
): Promise<Invoice> {
  const subscription = await subscriptionOf(store, invoice)
  // As at Stripe: a change that waits for its payment is not tried again by itself, and lets nothing fall behind.
  const isPending = subscription !== null && waitsFor(subscription, invoice)
  // A try by hand does not move the ones that are planned.
  const planned = isByHand && invoice.attempted ? invoice.next_payment_attempt : nextTry(invoice, store.now)
  const next = isPending ? null : planned
  const failed = await change(store, invoice, {
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: next,
    payments: paymentsAt(invoice.id, [await holdInvoicePayment(store, invoice, { cardId, why })]),
  })
  await store.emit({ type: 'invoice.payment_failed', object: failed })
  if (why === 'to_confirm') await store.emit({ type: 'invoice.payment_action_required', object: failed })
  await store.emit({ type: 'invoice.updated', object: failed, previous: previousOf(invoice, failed) })
  if (isPending) return failed
  if (subscription !== null) await fallBehind(store, subscription, next === null && !isByHand)
  await changeCustomer(store, await store.get('customer', idOf(failed.customer!)), { delinquent: true })
  return failed
}

/** Why a charge of this card is not made; null where it goes through. */
async function refusalOf(
  store: Store,
  cardId: string | null,
  { confirmation }: Try,
): Promise<NotPaid | null> {
  if (confirmation === 'refused') return 'unconfirmed'
  if (cardId === null) return 'declined'
  const { outcome, isShort = false } = await outcomeOf(store, cardId)
  if (outcome === 'confirms' && confirmation === undefined) return 'to_confirm'
  return outcome === 'declines' || isShort ? 'declined' : null
}

/** The card that an invoice is charged to. */
export async function cardOf(store: Store, invoice: Invoice): Promise<string | null> {
  const customer = await store.get('customer', idOf(invoice.customer!))
  return chargedCard(await subscriptionOf(store, invoice), customer)
}

/** Charges an open invoice once. It is `paid` after it, or still `open`. */
export async function tryInvoice(
  store: Store,
  invoice: Invoice,
  asked: Try = { isByHand: false },
): Promise<Invoice> {
  if (invoice.amount_due === 0) return markPaid(store, invoice, null)
  const cardId = await cardOf(store, invoice)
  const why = await refusalOf(store, cardId, asked)
  return why === null
    ? markPaid(store, invoice, cardId)
    : markFailed(store, invoice, { ...asked, cardId, why })
}

/** Processes an invoice that is due: a draft becomes final and is charged, an open one is tried again. */
export async function reachInvoice(store: Store, invoice: Invoice): Promise<void> {
  const open = invoice.status === 'draft' ? await finalizeInvoice(store, invoice) : invoice
  await tryInvoice(store, open)
}

const retrieve = retrieveCall('/invoices/:id', 'invoice')

const list = defineCall({
  method: 'GET',
  path: '/invoices',
  params: table<Stripe.InvoiceListParams>()({
    ...paging,
    created: createdRange,
    customer: text,
    status: oneOf('open', 'paid'),
    subscription: text,
    expand,
  }),
  run: async ({ store, params }) => {
    const { customer, subscription, status } = params
    if (customer !== undefined) await store.get('customer', customer, 'customer')
    const conditions = [createdWithin(params.created)]
    if (status !== undefined) conditions.push(sql`${field('status')} = ${status}`)
    if (subscription !== undefined)
      conditions.push(sql`body #>> '{parent,subscription_details,subscription}' = ${subscription}`)
    const asked = { ownerId: customer, where: sql.join(conditions, sql` and `) }
    return listAt('/v1/invoices', await store.page('invoice', pageOf(params), asked))
  },
})

export const invoiceCalls = [retrieve, list]
