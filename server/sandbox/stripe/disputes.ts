/** Disputes: the cardholder takes the money back; it is lost, or won with evidence. */
import { CURRENCY } from './catalogue.ts'
import { newId } from './ids.ts'
import type { Store } from './store.ts'
import { DAY } from './wire.ts'
import type { Charge, Dispute } from './wire.ts'

const ANSWER_DAYS = 7

const noEvidence: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

function newDispute(charge: Charge, now: number): Dispute {
  return {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: CURRENCY,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: now + ANSWER_DAYS * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  }
}

const write = (store: Store, dispute: Dispute) =>
  store.put('dispute', { id: dispute.id, ownerId: String(dispute.payment_intent), body: dispute })

/** The money is gone while it is disputed. */
export async function openDispute(store: Store, charge: Charge): Promise<Dispute> {
  const disputed: Charge = { ...charge, disputed: true }
  await store.put('charge', { id: charge.id, body: disputed })
  const dispute = await write(store, newDispute(charge, store.now))
  await store.emit({ type: 'charge.dispute.created', object: dispute })
  await store.emit({ type: 'charge.dispute.funds_withdrawn', object: dispute })
  return dispute
}

/** Ends it. Won, the money comes back. */
export async function closeDispute(store: Store, dispute: Dispute, status: 'lost' | 'won'): Promise<Dispute> {
  const closed = await write(store, { ...dispute, status })
  if (status === 'won') await store.emit({ type: 'charge.dispute.funds_reinstated', object: closed })
  await store.emit({ type: 'charge.dispute.closed', object: closed })
  return closed
}
