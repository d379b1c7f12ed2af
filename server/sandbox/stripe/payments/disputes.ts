/** /v1/disputes: the cardholder takes the money back; it is lost, or won with evidence. */
import type Stripe from 'stripe'
import { defineCall } from '../protocol/call.ts'
import { newId } from '../protocol/ids.ts'
import { listAt, pageOf, paging } from '../protocol/paging.ts'
import { expand, table, text, yesOrNo } from '../protocol/parameters.ts'
import { CURRENCY } from '../checkout/prices.ts'
import { notNow } from '../protocol/refusal.ts'
import type { Store } from '../store.ts'
import { nulls } from '../../nulls.ts'
import { DAY } from '#server/sandbox/stripe/types.ts'
import type { Charge, Dispute } from '#server/sandbox/stripe/types.ts'

const ANSWER_DAYS = 7

const noEvidence: Dispute['evidence'] = {
  ...nulls<Dispute['evidence']>()(
    'access_activity_log billing_address cancellation_policy cancellation_policy_disclosure',
    'cancellation_rebuttal customer_communication customer_email_address customer_name customer_purchase_ip',
    'customer_signature duplicate_charge_documentation duplicate_charge_explanation duplicate_charge_id',
    'product_description receipt refund_policy refund_policy_disclosure refund_refusal_explanation',
    'service_date service_documentation shipping_address shipping_carrier shipping_date',
    'shipping_documentation shipping_tracking_number uncategorized_file uncategorized_text',
  ),
  enhanced_evidence: {},
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
  store.put('dispute', dispute, String(dispute.payment_intent))

/** The money is gone while it is disputed. */
export async function openDispute(store: Store, charge: Charge): Promise<Dispute> {
  const disputed: Charge = { ...charge, disputed: true }
  await store.put('charge', disputed)
  const dispute = await write(store, newDispute(charge, store.now))
  await store.emit({ type: 'charge.dispute.created', object: dispute })
  await store.emit({ type: 'charge.dispute.funds_withdrawn', object: dispute })
  return dispute
}

/** Ends it. Won, the money comes back. */
async function closeDispute(store: Store, dispute: Dispute, status: 'lost' | 'won'): Promise<Dispute> {
  const closed = await write(store, { ...dispute, status })
  if (status === 'won') await store.emit({ type: 'charge.dispute.funds_reinstated', object: closed })
  await store.emit({ type: 'charge.dispute.closed', object: closed })
  return closed
}

const list = defineCall({
  method: 'GET',
  path: '/disputes',
  params: table<Stripe.DisputeListParams>()({ ...paging, payment_intent: text, expand }),
  run: async ({ store, params: { payment_intent: ownerId, ...page } }) =>
    listAt('/v1/disputes', await store.page('dispute', pageOf(page), { ownerId })),
})

const evidence = table<Stripe.DisputeUpdateParams.Evidence>()({ uncategorized_text: text })

/** As in Stripe's test mode: `winning_evidence` wins, `losing_evidence` loses, anything else is looked at for ever. */
const update = defineCall({
  method: 'POST',
  path: '/disputes/:id',
  params: table<Stripe.DisputeUpdateParams>()({ evidence, submit: yesOrNo, expand }),
  run: async ({ store, params, id }) => {
    const dispute = await store.get('dispute', id)
    if (dispute.status !== 'needs_response') throw notNow('This dispute is already closed.')
    const said = params.evidence?.uncategorized_text
    if (said === 'winning_evidence') return closeDispute(store, dispute, 'won')
    if (said === 'losing_evidence') return closeDispute(store, dispute, 'lost')
    return dispute
  },
})

export const disputeCalls = [list, update]
