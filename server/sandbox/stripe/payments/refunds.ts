/** /v1/refunds: the whole of a payment, or a part of it. */
import type Stripe from 'stripe'
import { defineCall } from '../protocol/call.ts'
import { newId } from '../protocol/ids.ts'
import { dollars } from '../invoices/invoice-lines.ts'
import { listAt, pageOf, paging } from '../protocol/paging.ts'
import { expand, integer, required, table, text } from '../protocol/parameters.ts'
import type { Store } from '../store.ts'
import { CURRENCY } from '../checkout/prices.ts'
import { invalidParameter, notNow } from '../protocol/refusal.ts'
import { idOf } from '../subscriptions/subscriptions.ts'
import { nulls } from '../../nulls.ts'
import type { Charge, Refund } from '#server/sandbox/stripe/types.ts'

/** The requested amount, or the rest of the charge. Refuses more than the rest, and a disputed charge. */
function amountOf(charge: Charge, asked: number | undefined): number {
  const left = charge.amount - charge.amount_refunded
  if (left === 0) throw notNow(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded')
  if (charge.disputed) throw notNow(`Charge ${charge.id} has been charged back; cannot issue a refund.`)
  const amount = asked ?? left
  if (amount < 1) throw invalidParameter('amount', 'Invalid positive integer')
  if (amount > left)
    throw invalidParameter(
      'amount',
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
    )
  return amount
}

const newRefund = (charge: Charge, { amount, now }: { amount: number; now: number }): Refund => ({
  ...nulls<Refund>()(
    'balance_transaction customer_account reason receipt_number source_transfer_reversal transfer_reversal',
  ),
  id: newId('re'),
  object: 'refund',
  amount,
  charge: charge.id,
  created: now,
  currency: CURRENCY,
  customer: charge.customer,
  metadata: {},
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  status: 'succeeded',
})

/** The charge of a payment; null for one that was not made. */
export async function chargeOf(store: Store, intentId: string): Promise<Charge | null> {
  const { latest_charge: charge } = await store.get('payment_intent', intentId, 'payment_intent')
  return charge === null ? null : store.get('charge', idOf(charge))
}

/** Pays back `asked`, or what is left. */
export async function refundCharge(store: Store, charge: Charge, asked?: number): Promise<Refund> {
  const amount = amountOf(charge, asked)
  const refunded = charge.amount_refunded + amount
  const changed: Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount }
  await store.put('charge', changed)
  const refund = newRefund(charge, { amount, now: store.now })
  await store.put('refund', refund, charge.id)
  await store.emit({ type: 'refund.created', object: refund })
  const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded }
  await store.emit({ type: 'charge.refunded', object: changed, previous })
  return refund
}

const create = defineCall({
  method: 'POST',
  path: '/refunds',
  params: table<Stripe.RefundCreateParams>()({ amount: integer, payment_intent: required(text), expand }),
  run: async ({ store, params }) => {
    const charge = await chargeOf(store, params.payment_intent)
    if (charge === null)
      throw notNow(
        `This PaymentIntent (${params.payment_intent}) does not have a successful charge to refund.`,
      )
    return refundCharge(store, charge, params.amount)
  },
})

const list = defineCall({
  method: 'GET',
  path: '/refunds',
  params: table<Stripe.RefundListParams>()({ ...paging, payment_intent: required(text), expand }),
  run: async ({ store, params: { payment_intent: intentId, ...page } }) => {
    const ownerId = (await chargeOf(store, intentId))?.id ?? intentId
    return listAt('/v1/refunds', await store.page('refund', pageOf(page), { ownerId }))
  },
})

export const refundCalls = [create, list]
