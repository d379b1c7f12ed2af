/** Refunds: the whole of a charge, or a part of it. */
import { CURRENCY } from './catalogue.ts'
import { newId } from './ids.ts'
import { dollars } from './invoice-lines.ts'
import { invalidParameter, notNow } from './refusal.ts'
import type { Store } from './store.ts'
import type { Charge, Refund } from './wire.ts'

export type RefundGiven = {
  amount?: number | undefined
  reason?: string | undefined
  metadata?: Record<string, string> | undefined
}

/** What is asked for, or all that is left. Refuses more than that, and a charge that is disputed. */
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

function newRefund(charge: Charge, given: RefundGiven & { amount: number; now: number }): Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount: given.amount,
    balance_transaction: null,
    charge: charge.id,
    created: given.now,
    currency: CURRENCY,
    customer: charge.customer,
    customer_account: null,
    metadata: given.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: (given.reason ?? null) as Refund['reason'],
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}

export async function refundCharge(store: Store, charge: Charge, given: RefundGiven): Promise<Refund> {
  const amount = amountOf(charge, given.amount)
  const refunded = charge.amount_refunded + amount
  const changed: Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount }
  await store.put('charge', { id: charge.id, body: changed })
  const refund = newRefund(charge, { ...given, amount, now: store.now })
  await store.put('refund', { id: refund.id, ownerId: charge.id, body: refund })
  await store.emit({ type: 'refund.created', object: refund })
  const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded }
  await store.emit({ type: 'charge.refunded', object: changed, previous })
  return refund
}
