/** A subscription of Stripe's, read in our words. Its period is on its items, and its words are open: there may be new ones. */
import type { Stripe } from 'stripe'
import { providerStatuses } from './payments.ts'
import type { BoughtPlan, PaidPlanId, ProviderStatus } from './payments.ts'
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
 * would have access again each month. Stripe keeps no time of the first failure; it first tries when it has finalized the
 * invoice.
 */
export async function failureOf(
  stripe: Stripe,
  subscription: Subscription,
): Promise<Pick<BoughtPlan, 'firstFailedAt' | 'retryAt'>> {
  if (!failing.has(statusOf(subscription))) return { firstFailedAt: null, retryAt: null }
  const open = await stripe.invoices.list({ subscription: subscription.id, status: 'open', limit: 100 })
  const [oldest] = open.data
    .filter((invoice) => invoice.attempted)
    .map((invoice) => ({
      failedAt: invoice.status_transitions.finalized_at ?? invoice.created,
      retryAt: invoice.next_payment_attempt,
    }))
    .toSorted((a, b) => a.failedAt - b.failedAt)
  return {
    firstFailedAt: momentOrNull(oldest?.failedAt),
    retryAt: momentOrNull(oldest?.retryAt),
  }
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
    ...(await failureOf(stripe, subscription)),
  }
}
