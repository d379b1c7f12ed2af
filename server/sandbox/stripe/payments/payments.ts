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

/**
 * Why a payment was not made: its bank wants a confirmation (3-D Secure), did not get it, or declined. A payment that was
 * not confirmed can be tried again.
 */
export type NotPaid = 'to_confirm' | 'unconfirmed' | 'declined'

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

type IntentMade = Pick<PaymentMade, 'amount' | 'customerId' | 'metadata' | 'description'> & {
  intentId: string
  now: number
}

/** As it is before it is paid. */
const newIntent = (made: IntentMade): PaymentIntent => ({
  ...nulls<PaymentIntent>()(
    'allowed_payment_method_types application application_fee_amount automatic_payment_methods canceled_at',
    'cancellation_reason client_secret customer_account excluded_payment_method_types last_payment_error',
    'latest_charge managed_payments next_action on_behalf_of payment_method payment_method_configuration_details',
    'payment_method_options payment_record processing receipt_email review setup_future_usage shipping source statement_descriptor',
    'statement_descriptor_suffix transfer_group',
  ),
  id: made.intentId,
  object: 'payment_intent',
  amount: made.amount,
  amount_capturable: 0,
  amount_received: 0,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  created: made.now,
  currency: CURRENCY,
  customer: made.customerId,
  description: made.description,
  livemode: false,
  metadata: made.metadata,
  payment_method_types: ['card'],
  status: 'requires_payment_method',
})

type IntentError = NonNullable<PaymentIntent['last_payment_error']>

const errorsOf: Record<Exclude<NotPaid, 'to_confirm'>, IntentError> = {
  unconfirmed: {
    type: 'card_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
  declined: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
}

/** Keeps a payment that was tried and not made; `intentId` is the one of an earlier try. */
export async function holdPayment(
  store: Store,
  payment: Omit<IntentMade, 'intentId' | 'now'> & { intentId: string | null; methodId: string | null },
  why: NotPaid,
): Promise<PaymentIntent> {
  const { intentId, methodId, ...rest } = payment
  const known = intentId === null ? null : await store.find('payment_intent', intentId)
  const begun = known ?? newIntent({ ...rest, intentId: newId('pi'), now: store.now })
  const isToConfirm = why === 'to_confirm'
  const held: PaymentIntent = {
    ...begun,
    status: isToConfirm ? 'requires_action' : 'requires_payment_method',
    payment_method: isToConfirm ? methodId : null,
    next_action: isToConfirm ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null,
    last_payment_error: isToConfirm ? null : errorsOf[why],
  }
  await store.put('payment_intent', held, rest.customerId)
  const type = isToConfirm ? 'payment_intent.requires_action' : 'payment_intent.payment_failed'
  await store.emit({ type, object: held })
  return held
}

/**
 * Charges a card that pays; `intentId` is the one of an earlier try. A card that is known for it disputes the charge right
 * after.
 */
export async function chargeCard(
  store: Store,
  payment: PaymentMade & { intentId?: string | null },
): Promise<PaymentIntent> {
  const known = payment.intentId ? await store.find('payment_intent', payment.intentId) : null
  const intentId = known?.id ?? newId('pi')
  const made: Made = { ...payment, intentId, chargeId: newId('ch'), now: store.now }
  const charge = newCharge(made)
  const intent: PaymentIntent = {
    ...(known ?? newIntent(made)),
    status: 'succeeded',
    amount_received: made.amount,
    latest_charge: made.chargeId,
    payment_method: made.method.id,
    next_action: null,
    last_payment_error: null,
  }
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
