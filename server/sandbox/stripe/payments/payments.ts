/** /v1/payment_intents: the intent and its charge. The charge records refunds and disputes. */
import { retrieveCall } from '../protocol/call.ts'
import { cardChecks } from '../customers/cards.ts'
import { openDispute } from './disputes.ts'
import { newId } from '../protocol/ids.ts'
import { CURRENCY } from '../checkout/prices.ts'
import type { Store } from '../store.ts'
import { nulls } from '../../nulls.ts'
import type { Charge, PaymentIntent, PaymentMethod } from '#server/sandbox/stripe/types.ts'

type PaymentMade = {
  amount: number
  customerId: string | null
  method: PaymentMethod
  metadata: Record<string, string>
  description: string | null
}

type Made = PaymentMade & { intentId: string; chargeId: string; now: number }

type CardDetails = NonNullable<NonNullable<Charge['payment_method_details']>['card']>

const cardDetails = ({ card }: PaymentMethod): CardDetails => ({
  ...nulls<CardDetails>()(
    'amount_authorized authorization_code electronic_commerce_indicator installments mandate',
    'network_transaction_id three_d_secure transaction_link_id wallet',
  ),
  brand: card?.brand ?? null,
  checks: cardChecks,
  country: 'US',
  exp_month: card?.exp_month ?? 1,
  exp_year: card?.exp_year ?? 2040,
  fingerprint: card?.fingerprint ?? null,
  funding: 'credit',
  last4: card?.last4 ?? null,
  network: card?.brand ?? null,
  regulated_status: 'unregulated',
})

const newCharge = (made: Made): Charge => ({
  ...nulls<Charge>()(
    'application application_fee application_fee_amount balance_transaction failure_balance_transaction',
    'failure_code failure_message on_behalf_of receipt_email receipt_number receipt_url review shipping source',
    'source_transfer statement_descriptor statement_descriptor_suffix transfer_data transfer_group',
  ),
  id: made.chargeId,
  object: 'charge',
  amount: made.amount,
  amount_captured: made.amount,
  amount_refunded: 0,
  billing_details: made.method.billing_details,
  calculated_statement_descriptor: 'JUBILEE',
  captured: true,
  created: made.now,
  currency: CURRENCY,
  customer: made.customerId,
  description: made.description,
  disputed: false,
  fraud_details: {},
  livemode: false,
  metadata: made.metadata,
  outcome: {
    ...nulls<NonNullable<Charge['outcome']>>()('advice_code network_advice_code network_decline_code reason'),
    network_status: 'approved_by_network',
    risk_level: 'normal',
    risk_score: 12,
    seller_message: 'Payment complete.',
    type: 'authorized',
  },
  paid: true,
  payment_intent: made.intentId,
  payment_method: made.method.id,
  payment_method_details: { type: 'card', card: cardDetails(made.method) },
  refunded: false,
  status: 'succeeded',
})

const newIntent = (made: Made): PaymentIntent => ({
  ...nulls<PaymentIntent>()(
    'allowed_payment_method_types application application_fee_amount automatic_payment_methods canceled_at',
    'cancellation_reason client_secret customer_account excluded_payment_method_types last_payment_error',
    'managed_payments next_action on_behalf_of payment_method_configuration_details payment_method_options',
    'payment_record processing receipt_email review setup_future_usage shipping source statement_descriptor',
    'statement_descriptor_suffix transfer_group',
  ),
  id: made.intentId,
  object: 'payment_intent',
  amount: made.amount,
  amount_capturable: 0,
  amount_received: made.amount,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  created: made.now,
  currency: CURRENCY,
  customer: made.customerId,
  description: made.description,
  latest_charge: made.chargeId,
  livemode: false,
  metadata: made.metadata,
  payment_method: made.method.id,
  payment_method_types: ['card'],
  status: 'succeeded',
})

/** Charges a card that pays. A card that is known for it disputes the charge right after. */
export async function chargeCard(store: Store, payment: PaymentMade): Promise<PaymentIntent> {
  const made: Made = { ...payment, intentId: newId('pi'), chargeId: newId('ch'), now: store.now }
  const charge = newCharge(made)
  const intent = newIntent(made)
  const { customerId: ownerId } = made
  await store.put('charge', charge, ownerId)
  await store.put('payment_intent', intent, ownerId)
  await store.emit({ type: 'charge.succeeded', object: charge })
  await store.emit({ type: 'payment_intent.succeeded', object: intent })
  const card = await store.find('card_outcome', made.method.id)
  if (card?.isDisputed === true) await openDispute(store, charge)
  return intent
}

const retrieve = retrieveCall('/payment_intents/:id', 'payment_intent')

export const paymentCalls = [retrieve]
