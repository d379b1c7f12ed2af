/** /v1/payment_intents, /v1/charges, /v1/refunds and /v1/disputes */
import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { defineCall } from './call.ts'
import { closeDispute } from './disputes.ts'
import { listAt, pageOf, paging } from './paging.ts'
import { expand, integer, metadata, oneOf, table, text, yesOrNo } from './parameters.ts'
import { invalidParameter, missingParameter, notNow } from './refusal.ts'
import { refundCharge } from './refunds.ts'
import { field } from './store.ts'
import type { Store } from './store.ts'
import { idOf } from './subscriptions.ts'
import type { Charge } from './wire.ts'

const retrieveIntent = defineCall({
  method: 'GET',
  path: '/payment_intents/:id',
  params: table<Stripe.PaymentIntentRetrieveParams>()({ expand }),
  run: ({ store, id }) => store.get('payment_intent', id),
})

const retrieveCharge = defineCall({
  method: 'GET',
  path: '/charges/:id',
  params: table<Stripe.ChargeRetrieveParams>()({ expand }),
  run: ({ store, id }) => store.get('charge', id),
})

type ChargeAsked = { charge?: string | undefined; payment_intent?: string | undefined }

async function chargeOf(store: Store, { charge, payment_intent: intent }: ChargeAsked): Promise<Charge> {
  if (charge !== undefined && intent !== undefined)
    throw invalidParameter('charge', 'You may only specify one of these parameters: charge, payment_intent.')
  if (charge !== undefined) return store.get('charge', charge, 'charge')
  if (intent === undefined) throw missingParameter('charge')
  const { latest_charge: latest } = await store.get('payment_intent', intent, 'payment_intent')
  if (latest === null) throw notNow(`This PaymentIntent (${intent}) does not have a successful charge.`)
  return store.get('charge', idOf(latest))
}

const createRefund = defineCall({
  method: 'POST',
  path: '/refunds',
  params: table<Stripe.RefundCreateParams>()({
    amount: integer,
    charge: text,
    payment_intent: text,
    reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
    metadata,
    expand,
  }),
  run: async ({ store, params }) => refundCharge(store, await chargeOf(store, params), params),
})

const listDisputes = defineCall({
  method: 'GET',
  path: '/disputes',
  params: table<Stripe.DisputeListParams>()({ ...paging, charge: text, payment_intent: text, expand }),
  run: async ({ store, params }) => {
    const where = params.charge === undefined ? undefined : sql`${field('charge')} = ${params.charge}`
    const asked = { ownerId: params.payment_intent, where }
    return listAt('/v1/disputes', await store.page('dispute', pageOf(params), asked))
  },
})

const retrieveDispute = defineCall({
  method: 'GET',
  path: '/disputes/:id',
  params: table<Stripe.DisputeRetrieveParams>()({ expand }),
  run: ({ store, id }) => store.get('dispute', id),
})

const evidence = table<Stripe.DisputeUpdateParams.Evidence>()({ uncategorized_text: text })

/** As in Stripe's test mode: `winning_evidence` wins, `losing_evidence` loses, anything else is looked at for ever. */
const answerDispute = defineCall({
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

const giveUpDispute = defineCall({
  method: 'POST',
  path: '/disputes/:id/close',
  params: table<Stripe.DisputeCloseParams>()({ expand }),
  run: async ({ store, id }) => {
    const dispute = await store.get('dispute', id)
    if (dispute.status !== 'needs_response') throw notNow('This dispute is already closed.')
    return closeDispute(store, dispute, 'lost')
  },
})

export const paymentCalls = [
  retrieveIntent,
  retrieveCharge,
  createRefund,
  listDisputes,
  giveUpDispute,
  retrieveDispute,
  answerDispute,
]
