/** A subscription of Stripe's, read in our words. Its period is on its items, and its words are open: there may be new ones. */
import type { Stripe } from 'stripe'
import { providerStatuses } from './payments.ts'
import type { BoughtPlan, PaidPlanId, ProviderStatus, ToConfirm } from './payments.ts'
import { idOf, moment, momentOrNull, present, donationIdOf } from './stripe-client.ts'
import type { PriceList } from './stripe-prices.ts'

type Subscription = Stripe.Subscription

export function statusOf(subscription: Subscription): ProviderStatus {
  const said: string = present(subscription.status)
  return providerStatuses.find((status) => status === said) ?? 'unknown'
}

export const itemOf = (subscription: Subscription) => present(present(subscription.items).data[0])

function cancelsAt(subscription: Subscription, periodEndsAt: Date): Date | null {
  if (subscription.cancel_at) return moment(subscription.cancel_at)
  return subscription.cancel_at_period_end ? periodEndsAt : null
}

/** The plan of the schedule's phase that begins when the running one ends. */
async function nextPlan(
  subscription: Subscription,
  given: { prices: PriceList; planId: PaidPlanId | null; periodEndsAt: Date },
): Promise<PaidPlanId | null> {
  const { schedule } = subscription
  if (!schedule || typeof schedule === 'string') return null
  if (schedule.status !== 'active' && schedule.status !== 'not_started') return null
  const end = given.periodEndsAt.getTime() / 1000
  const price = schedule.phases.find((phase) => phase.start_date >= end)?.items[0]?.price
  if (!price) return null
  const next = await given.prices.planOfPriceId(idOf(price))
  return next === given.planId ? null : next
}

export function customerEmailOf(customer: Subscription['customer']): string | null {
  if (typeof customer === 'string' || customer.deleted) return null
  return customer.email?.toLowerCase() ?? null
}

const failing = new Set<ProviderStatus>(['past_due', 'unpaid'])

/**
 * The oldest invoice that was tried and is still open decides: with the tries of a later month's invoice, who never pays
 * would have access again each month. Null while the subscription is not failing.
 */
async function oldestOpen(stripe: Stripe, subscription: Subscription): Promise<Stripe.Invoice | null> {
  if (!failing.has(statusOf(subscription))) return null
  const open = await stripe.invoices.list({ subscription: subscription.id, status: 'open', limit: 100 })
  return (
    open.data.filter(({ attempted }) => attempted).toSorted((a, b) => failedAt(a) - failedAt(b))[0] ?? null
  )
}

/** Stripe keeps no time of the first failure; it first tries when it has finalized the invoice. */
const failedAt = (invoice: Stripe.Invoice) => invoice.status_transitions.finalized_at ?? invoice.created

/** When the oldest payment that is missing failed first. */
export async function firstFailureOf(stripe: Stripe, subscription: Subscription): Promise<Date | null> {
  const oldest = await oldestOpen(stripe, subscription)
  return oldest === null ? null : moment(failedAt(oldest))
}

/** What Stripe says of a payment whose bank was asked in vain. */
const unconfirmed = new Set(['authentication_required', 'payment_intent_authentication_failure'])

/** The open payment of an invoice; null where there is none. */
async function openPayment(stripe: Stripe, invoice: string): Promise<Stripe.PaymentIntent | null> {
  const { data } = await stripe.invoicePayments.list({
    invoice,
    status: 'open',
    expand: ['data.payment.payment_intent'],
    limit: 1,
  })
  const payment = data[0]?.payment.payment_intent
  return payment === undefined || typeof payment === 'string' ? null : payment
}

/** Whether an invoice waits for a word of the person to their bank. */
async function confirmationOf(stripe: Stripe, invoiceId: string): Promise<{ hasFailed: boolean } | null> {
  const payment = await openPayment(stripe, invoiceId)
  if (payment?.status === 'requires_action') return { hasFailed: false }
  return unconfirmed.has(payment?.last_payment_error?.code ?? '') ? { hasFailed: true } : null
}

/** A change that waits for its payment is confirmed on its invoice, and dropped by Stripe when it is not. */
async function toConfirmOf(
  stripe: Stripe,
  {
    subscription,
    prices,
    oldest,
  }: { subscription: Subscription; prices: PriceList; oldest: Stripe.Invoice | null },
): Promise<ToConfirm | null> {
  const { pending_update: pending, latest_invoice: latest } = subscription
  const invoiceId = pending === null ? oldest?.id : latest && idOf(latest)
  const asked = invoiceId ? await confirmationOf(stripe, invoiceId) : null
  if (!invoiceId || asked === null) return null
  const price = pending?.subscription_items?.[0]?.price
  const planId = price === undefined ? null : await prices.planOf(price)
  return { invoiceId, planId, until: momentOrNull(pending?.expires_at), ...asked }
}

/** Reads a subscription that was fetched with its customer and its schedule. */
export async function readPlan(
  stripe: Stripe,
  prices: PriceList,
  subscription: Subscription,
): Promise<BoughtPlan> {
  const item = itemOf(subscription)
  const planId = await prices.planOf(present(item.price))
  const periodEndsAt = moment(item.current_period_end)
  const oldest = await oldestOpen(stripe, subscription)
  return {
    id: present(subscription.id),
    customerId: idOf(subscription.customer),
    customerEmail: customerEmailOf(subscription.customer),
    isDonation: donationIdOf(subscription.metadata) !== null,
    checkoutId: subscription.metadata['checkoutId'] ?? null,
    status: statusOf(subscription),
    planId,
    createdAt: moment(subscription.created),
    periodEndsAt,
    trialEndsAt: momentOrNull(subscription.trial_end),
    cancelsAt: cancelsAt(subscription, periodEndsAt),
    endedAt: momentOrNull(subscription.ended_at),
    nextPlanId: await nextPlan(subscription, { prices, planId, periodEndsAt }),
    firstFailedAt: oldest === null ? null : moment(failedAt(oldest)),
    retryAt: momentOrNull(oldest?.next_payment_attempt),
    toConfirm: await toConfirmOf(stripe, { subscription, prices, oldest }),
  }
}
