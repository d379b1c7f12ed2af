/** What an invoice was paid with: the payment that its card made. */
import { newId } from '../protocol/ids.ts'
import { listAt } from '../protocol/paging.ts'
import { chargeCard } from '../payments/payments.ts'
import type { Store } from '../store.ts'
import { idOf } from '../subscriptions/subscriptions.ts'
import type { Invoice, InvoicePayment, List } from '../wire.ts'

const descriptions: Record<string, string> = {
  subscription_create: 'Subscription creation',
  subscription_cycle: 'Subscription update',
  subscription_update: 'Subscription update',
}

/** The list as it stands in an invoice; it is answered only where it is asked for. */
export const paymentsAt = (invoiceId: string, data: InvoicePayment[]): List<InvoicePayment> =>
  listAt(`/v1/invoice_payments?invoice=${invoiceId}`, { data })

/** Charges the card with what is due. */
export async function payWithCard(store: Store, invoice: Invoice, cardId: string): Promise<InvoicePayment> {
  const intent = await chargeCard(store, {
    amount: invoice.amount_due,
    customerId: idOf(invoice.customer!),
    method: await store.get('payment_method', cardId),
    // As at Stripe: the metadata of a subscription does not reach its payments.
    metadata: {},
    description: descriptions[invoice.billing_reason ?? ''] ?? null,
  })
  return {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: invoice.amount_due,
    amount_requested: invoice.amount_due,
    created: store.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: store.now },
  }
}
