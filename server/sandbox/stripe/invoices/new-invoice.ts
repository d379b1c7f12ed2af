/** An invoice as it begins: a draft with its lines and their sum. */
import { newId } from '../protocol/ids.ts'
import { listAt } from '../protocol/paging.ts'
import { CURRENCY } from '../checkout/prices.ts'
import { nulls } from '../../nulls.ts'
import type {
  Customer,
  Invoice,
  InvoiceLine,
  InvoicePayment,
  List,
  Subscription,
} from '#server/sandbox/stripe/types.ts'

/** The list inside an invoice; an answer includes it only when it is expanded. */
export const paymentsAt = (invoiceId: string, data: InvoicePayment[]): List<InvoicePayment> =>
  listAt(`/v1/invoice_payments?invoice=${invoiceId}`, { data })

export type InvoiceMade = {
  id?: string
  customer: Customer
  subscription: Subscription
  lines: InvoiceLine[]
  reason: NonNullable<Invoice['billing_reason']>
  period: { start: number; end: number }
  now: number
  /** when it becomes final by itself; null: only on request */
  finalizesAt: number | null
  prorationDate?: number | undefined
}

/** Fields that have the same value in every invoice here. */
const fixedFields = () =>
  ({
    ...nulls<Invoice>()(
      'account_tax_ids application custom_fields customer_account customer_address customer_shipping',
      'default_payment_method default_source description due_date effective_at ending_balance footer',
      'from_invoice hosted_invoice_url invoice_pdf last_finalization_error latest_revision number on_behalf_of',
      'receipt_number rendering shipping_cost shipping_details statement_descriptor test_clock',
      'webhooks_delivered_at',
    ),
    object: 'invoice',
    account_country: 'US',
    account_name: 'Jubilee',
    amount_overpaid: 0,
    amount_paid: 0,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    collection_method: 'charge_automatically',
    currency: CURRENCY,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_tax_rates: [],
    discounts: [],
    issuer: { type: 'self' },
    livemode: false,
    metadata: {},
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    total_taxes: [],
  }) satisfies Partial<Invoice>

const personFields = (customer: Customer) => ({
  customer: customer.id,
  customer_email: customer.email,
  customer_name: customer.name ?? null,
  customer_phone: customer.phone ?? null,
})

/** The sums; a credit on the customer's balance (negative) is used, and a negative sum goes there. */
function sumFields(total: number, balance: number) {
  const due = Math.max(0, total + balance)
  return {
    amount_due: due,
    amount_remaining: due,
    starting_balance: balance,
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  }
}

export function newInvoice(made: InvoiceMade): Invoice {
  const { customer, subscription, lines, reason, period, now, finalizesAt } = made
  const id = made.id ?? newId('in')
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  return {
    ...fixedFields(),
    ...personFields(customer),
    ...sumFields(total, customer.balance),
    id,
    auto_advance: finalizesAt !== null,
    automatically_finalizes_at: finalizesAt,
    billing_reason: reason,
    created: now,
    lines: listAt(`/v1/invoices/${id}/lines`, { data: lines.map((line) => ({ ...line, invoice: id })) }),
    next_payment_attempt: finalizesAt,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
        ...(made.prorationDate === undefined ? {} : { subscription_proration_date: made.prorationDate }),
      },
      type: 'subscription_details',
    },
    payments: paymentsAt(id, []),
    period_end: period.end,
    period_start: period.start,
  }
}
