/** An invoice as it begins: a draft with its lines and their sum. */
import { CURRENCY } from './catalogue.ts'
import { newId } from './ids.ts'
import { paymentsAt } from './invoice-payments.ts'
import type { Customer, Invoice, InvoiceLine, Subscription } from './wire.ts'

export type InvoiceMade = {
  id?: string
  customer: Customer
  subscription: Subscription
  lines: InvoiceLine[]
  reason: NonNullable<Invoice['billing_reason']>
  period: { start: number; end: number }
  now: number
  /** when it becomes final by itself; null: when somebody says so */
  finalizesAt: number | null
  prorationDate?: number | undefined
}

/** What is the same for every invoice of ours. */
function fixedFields() {
  return {
    account_country: 'US',
    account_name: 'Jubilee',
    account_tax_ids: null,
    amount_overpaid: 0,
    amount_shipping: 0,
    application: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    collection_method: 'charge_automatically',
    currency: CURRENCY,
    custom_fields: null,
    customer_account: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    footer: null,
    from_invoice: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    livemode: false,
    on_behalf_of: null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    test_clock: null,
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  } satisfies Partial<Invoice>
}

const personFields = (customer: Customer) => ({
  customer: customer.id,
  customer_address: null,
  customer_email: customer.email,
  customer_name: customer.name ?? null,
  customer_phone: customer.phone ?? null,
})

/** The sums; a credit on the customer's balance (negative) is used, and a negative sum goes there. */
function sumFields(total: number, balance: number) {
  const due = Math.max(0, total + balance)
  return {
    amount_due: due,
    amount_paid: 0,
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
    object: 'invoice',
    attempt_count: 0,
    attempted: false,
    auto_advance: finalizesAt !== null,
    automatically_finalizes_at: finalizesAt,
    billing_reason: reason,
    created: now,
    effective_at: null,
    ending_balance: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: {
      object: 'list',
      data: lines.map((line) => ({ ...line, invoice: id })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    metadata: {},
    next_payment_attempt: finalizesAt,
    number: null,
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
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  }
}
