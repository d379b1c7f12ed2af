/** A payment: the intent and the charge that a card makes of it. What is refunded or disputed is written on the charge. */
import { CURRENCY } from './catalogue.ts'
import { openDispute } from './disputes.ts'
import { newId } from './ids.ts'
import type { Store } from './store.ts'
import type { Charge, PaymentIntent, PaymentMethod } from './wire.ts'

export type PaymentMade = {
  amount: number
  customerId: string | null
  method: PaymentMethod
  metadata: Record<string, string>
  description: string | null
}

type Made = PaymentMade & { intentId: string; chargeId: string; now: number }

function cardDetails({ method }: Made): NonNullable<Charge['payment_method_details']> {
  const { card } = method
  return {
    type: 'card',
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand: card?.brand ?? null,
      checks: {
        address_line1_check: null,
        address_postal_code_check: 'pass',
        cvc_check: 'pass',
      },
      country: 'US',
      electronic_commerce_indicator: null,
      exp_month: card?.exp_month ?? 1,
      exp_year: card?.exp_year ?? 2040,
      fingerprint: card?.fingerprint ?? null,
      funding: 'credit',
      installments: null,
      last4: card?.last4 ?? null,
      mandate: null,
      network: card?.brand ?? null,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  }
}

/** What is the same for every charge of ours. */
function fixedOfCharge() {
  return {
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    calculated_statement_descriptor: 'JUBILEE',
    captured: true,
    currency: CURRENCY,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    on_behalf_of: null,
    paid: true,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  } satisfies Partial<Charge>
}

function newCharge(made: Made): Charge {
  return {
    ...fixedOfCharge(),
    id: made.chargeId,
    object: 'charge',
    amount: made.amount,
    amount_captured: made.amount,
    billing_details: made.method.billing_details,
    created: made.now,
    customer: made.customerId,
    description: made.description,
    metadata: made.metadata,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      risk_score: 12,
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
    payment_intent: made.intentId,
    payment_method: made.method.id,
    payment_method_details: cardDetails(made),
  }
}

/** What is the same for every intent of ours. */
function fixedOfIntent() {
  return {
    allowed_payment_method_types: null,
    amount_capturable: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: null,
    confirmation_method: 'automatic',
    currency: CURRENCY,
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_group: null,
  } satisfies Partial<PaymentIntent>
}

function newIntent(made: Made): PaymentIntent {
  return {
    ...fixedOfIntent(),
    id: made.intentId,
    object: 'payment_intent',
    amount: made.amount,
    amount_received: made.amount,
    created: made.now,
    customer: made.customerId,
    description: made.description,
    latest_charge: made.chargeId,
    metadata: made.metadata,
    payment_method: made.method.id,
  }
}

/** Charges a card that pays. A card that is known for it disputes the charge right after. */
export async function chargeCard(store: Store, payment: PaymentMade): Promise<PaymentIntent> {
  const made: Made = { ...payment, intentId: newId('pi'), chargeId: newId('ch'), now: store.now }
  const charge = newCharge(made)
  const intent = newIntent(made)
  const { customerId: ownerId } = made
  await store.put('charge', { id: charge.id, ownerId, body: charge })
  await store.put('payment_intent', { id: intent.id, ownerId, body: intent })
  await store.emit({ type: 'charge.succeeded', object: charge })
  await store.emit({ type: 'payment_intent.succeeded', object: intent })
  const card = await store.find('card_outcome', made.method.id)
  if (card?.isDisputed === true) await openDispute(store, charge)
  return intent
}
