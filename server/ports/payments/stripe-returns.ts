/** Refunds and disputes of the payments for plans at Stripe. */
import type { Stripe } from 'stripe'
import type { PaymentReturn, Payments, ReturnState } from './payments.ts'
import { asking, idOf, moment, present } from './stripe-client.ts'

const MOST_LISTED = 100

/** An inquiry (`warning_…`) takes no money, and a prevented dispute took none: neither is a dispute here. */
const disputeStates: Record<string, ReturnState> = {
  needs_response: 'disputed',
  under_review: 'disputed',
  won: 'dispute_won',
  lost: 'dispute_lost',
}

const read = (
  { id, amount, created }: Stripe.Refund | Stripe.Dispute,
  state: ReturnState,
): PaymentReturn => ({ id: present(id), state, amountCents: present(amount), at: moment(created) })

const hasFailed = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled'

async function returnsOf(stripe: Stripe, paymentId: string): Promise<PaymentReturn[]> {
  const asked = { payment_intent: paymentId, limit: MOST_LISTED }
  const [refunds, disputes] = await Promise.all([stripe.refunds.list(asked), stripe.disputes.list(asked)])
  return [
    ...refunds.data.map((refund) => read(refund, hasFailed(refund) ? 'refund_failed' : 'refunded')),
    ...disputes.data.flatMap((dispute) => {
      const state = disputeStates[present(dispute.status)]
      return state === undefined ? [] : [read(dispute, state)]
    }),
  ]
}

/** The subscription whose invoice a payment paid: a payment itself does not name it. */
async function subscriptionPaidBy(stripe: Stripe, paymentId: string): Promise<string | null> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentId },
    expand: ['data.invoice'],
    limit: 1,
  })
  const invoice = data[0]?.invoice
  if (invoice === undefined) return null
  if (typeof invoice === 'string') throw new TypeError('the answer lacks its invoice')
  const of = 'parent' in invoice ? invoice.parent?.subscription_details?.subscription : null
  return of ? idOf(of) : null
}

export function returnCalls(stripe: Stripe) {
  return {
    fetchReturns: (paymentId) =>
      asking(async () => {
        const subscriptionId = await subscriptionPaidBy(stripe, paymentId)
        if (subscriptionId === null) return null
        return { subscriptionId, returns: await returnsOf(stripe, paymentId) }
      }),
  } satisfies Partial<Payments>
}
