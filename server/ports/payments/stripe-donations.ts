/**
 * Gifts at Stripe: paid once, or each month until they are stopped. Each gift has a customer of its own or none, never
 * that of a plan, and carries its id in the metadata, which distinguishes it from a plan everywhere.
 */
import type { Stripe } from 'stripe'
import { readSession } from './stripe-checkout.ts'
import { DONATION_MARK, donationIdOf, asking, idOf, moment, momentOrNull, present } from './stripe-client.ts'
import type { GiftPayment, MonthlyGift, NewDonation, Payments } from './payments.ts'
import { customerEmailOf, firstFailureOf, statusOf } from './stripe-plan.ts'

const CURRENCY = 'usd'
const MOST_LISTED = 100

type SessionAsked = Stripe.Checkout.SessionCreateParams

function sessionFor(given: NewDonation): SessionAsked {
  const { donationId, amountCents, isMonthly, email, name, note } = given
  const metadata = { [DONATION_MARK]: donationId }
  const price = { currency: CURRENCY, unit_amount: amountCents, product_data: { name } }
  const both = {
    ui_mode: 'hosted_page' as const,
    client_reference_id: donationId,
    metadata,
    custom_text: { submit: { message: note } },
    success_url: given.successUrl,
    cancel_url: given.cancelUrl,
    ...(email !== null && { customer_email: email }),
  }
  if (!isMonthly)
    return {
      ...both,
      mode: 'payment',
      submit_type: 'donate',
      line_items: [{ price_data: price, quantity: 1 }],
      payment_intent_data: { metadata, description: name },
    }
  return {
    ...both,
    mode: 'subscription',
    line_items: [{ price_data: { ...price, recurring: { interval: 'month' } }, quantity: 1 }],
    subscription_data: { metadata, description: name },
  }
}

/** Disputes in these states took no money, or gave it back. */
const withoutLoss = new Set<string>([
  'won',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
])

async function disputedCents(stripe: Stripe, paymentId: string): Promise<number> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentId, limit: MOST_LISTED })
  return data
    .filter(({ status }) => !withoutLoss.has(present(status)))
    .reduce((sum, { amount }) => sum + present(amount), 0)
}

async function readPayment(stripe: Stripe, paymentId: string): Promise<GiftPayment | null> {
  const intent = await stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] })
  if (present(intent.status) !== 'succeeded') return null
  if (present(intent.currency) !== CURRENCY) throw new TypeError('a gift in a currency we do not take')
  const charge = present(intent.latest_charge)
  if (typeof charge === 'string') throw new TypeError('the answer lacks its charge')
  const amountCents = present(intent.amount_received)
  const disputed = charge.disputed ? await disputedCents(stripe, paymentId) : 0
  return {
    id: present(intent.id),
    amountCents,
    paidAt: moment(charge.created),
    returnedCents: Math.min(amountCents, present(charge.amount_refunded) + disputed),
    isDisputed: disputed > 0,
  }
}

/** What the paid invoices of a monthly gift were paid with. */
async function paymentsOf(stripe: Stripe, subscription: string): Promise<string[]> {
  const { data } = await stripe.invoices.list({
    subscription,
    status: 'paid',
    limit: MOST_LISTED,
    expand: ['data.payments'],
  })
  return data
    .flatMap(({ payments }) => present(payments).data)
    .flatMap(({ payment, status }) =>
      status === 'paid' && payment.payment_intent ? [idOf(payment.payment_intent)] : [],
    )
}

async function readMonthly(stripe: Stripe, subscriptionId: string): Promise<MonthlyGift> {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['customer'] })
  return {
    id: present(subscription.id),
    donationId: donationIdOf(subscription.metadata),
    customerId: idOf(subscription.customer),
    email: customerEmailOf(subscription.customer),
    status: statusOf(subscription),
    firstFailedAt: await firstFailureOf(stripe, subscription),
    endedAt: momentOrNull(subscription.ended_at),
    paymentIds: await paymentsOf(stripe, subscriptionId),
  }
}

export function donationCalls(stripe: Stripe) {
  return {
    startDonation: (given) =>
      asking(async () => {
        const session = await stripe.checkout.sessions.create(sessionFor(given), {
          idempotencyKey: `donation:${given.donationId}`,
        })
        return { ...readSession(session), url: present(session.url) }
      }),

    fetchDonation: (sessionId) =>
      asking(async () => {
        const session = await stripe.checkout.sessions.retrieve(sessionId)
        return {
          ...readSession(session),
          donationId: donationIdOf(session.metadata),
          paymentId: session.payment_intent ? idOf(session.payment_intent) : null,
        }
      }),

    fetchGiftPayment: (paymentId) => asking(() => readPayment(stripe, paymentId)),

    fetchMonthlyGift: (subscriptionId) => asking(() => readMonthly(stripe, subscriptionId)),
  } satisfies Partial<Payments>
}
