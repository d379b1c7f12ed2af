/** The payment of an invoice: one, from its first try on. /v1/invoice_payments lists them. */
import type Stripe from 'stripe'
import { defineCall } from '../protocol/call.ts'
import { newId } from '../protocol/ids.ts'
import { listAt } from '../protocol/paging.ts'
import { expand, integer, oneOf, required, table, text } from '../protocol/parameters.ts'
import { missingParameter } from '../protocol/refusal.ts'
import type { Store } from '../store.ts'
import { idOf } from '../subscriptions/subscriptions.ts'
import { chargeCard, holdPayment } from '../payments/payments.ts'
import type { NotPaid } from '../payments/payments.ts'
import type { Invoice, InvoicePayment } from '#server/sandbox/stripe/types.ts'

const descriptions: Record<string, string> = {
  subscription_create: 'Subscription creation',
  subscription_cycle: 'Subscription update',
  subscription_update: 'Subscription update',
}

const lastOf = ({ payments }: Invoice): InvoicePayment | null => payments?.data[0] ?? null

const intentOf = (payment: InvoicePayment | null): string | null => {
  const intent = payment?.payment.payment_intent
  return intent === undefined ? null : idOf(intent)
}

/** As at Stripe: the metadata of a subscription does not reach its payments. */
const aboutOf = (invoice: Invoice) => ({
  amount: invoice.amount_due,
  customerId: idOf(invoice.customer!),
  metadata: {},
  description: descriptions[invoice.billing_reason ?? ''] ?? null,
  intentId: intentOf(lastOf(invoice)),
})

function paymentOf(
  invoice: Invoice,
  { intentId, paidAt, now }: { intentId: string; paidAt: number | null; now: number },
): InvoicePayment {
  const { amount_due: amount, currency } = invoice
  const { id, created } = lastOf(invoice) ?? { id: newId('inpay'), created: now }
  return {
    id,
    object: 'invoice_payment',
    amount_paid: paidAt === null ? null : amount,
    amount_requested: amount,
    created,
    currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intentId, type: 'payment_intent' },
    status: paidAt === null ? 'open' : 'paid',
    status_transitions: { canceled_at: null, paid_at: paidAt },
  }
}

/** Charges the amount due to the card. */
export async function payWithCard(store: Store, invoice: Invoice, cardId: string): Promise<InvoicePayment> {
  const method = await store.get('payment_method', cardId)
  const { id: intentId } = await chargeCard(store, { ...aboutOf(invoice), method })
  return paymentOf(invoice, { intentId, paidAt: store.now, now: store.now })
}

/** Keeps the try that did not pay. */
export async function holdInvoicePayment(
  store: Store,
  invoice: Invoice,
  { cardId, why }: { cardId: string | null; why: NotPaid },
): Promise<InvoicePayment> {
  const { id: intentId } = await holdPayment(store, { ...aboutOf(invoice), methodId: cardId }, why)
  return paymentOf(invoice, { intentId, paidAt: null, now: store.now })
}

const ofIntent = table<Stripe.InvoicePaymentListParams.Payment>()({
  type: required(oneOf('payment_intent')),
  payment_intent: required(text),
})

/** Those of the customer of a payment, or of one invoice. */
async function invoicesOf(
  store: Store,
  { invoice, intent }: { invoice: string | undefined; intent: string | undefined },
): Promise<Invoice[]> {
  if (invoice !== undefined) return [await store.get('invoice', invoice, 'invoice')]
  if (intent === undefined) throw missingParameter('payment')
  const { customer } = await store.get('payment_intent', intent, 'payment')
  return customer === null ? [] : store.all('invoice', { ownerId: idOf(customer) })
}

const listPayments = defineCall({
  method: 'GET',
  path: '/invoice_payments',
  params: table<Stripe.InvoicePaymentListParams>()({
    limit: integer,
    invoice: text,
    payment: ofIntent,
    status: oneOf('open', 'paid'),
    expand,
  }),
  run: async ({ store, params: { invoice, payment, status } }) => {
    const intent = payment?.payment_intent
    const invoices = await invoicesOf(store, { invoice, intent })
    const data = invoices
      .flatMap(({ payments }) => payments?.data ?? [])
      .filter(
        (one) => (intent === undefined || intentOf(one) === intent) && (status ?? one.status) === one.status,
      )
    return listAt('/v1/invoice_payments', { data })
  },
})

export const invoicePaymentCalls = [listPayments]
