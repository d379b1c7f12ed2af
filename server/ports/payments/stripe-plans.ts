/** Changes of a subscription at Stripe: ending, resuming, another plan. */
import type { Stripe } from 'stripe'
import type { Payments, PlanChange } from './payments.ts'
import { PaymentRefused } from './payments.ts'
import { asking, idOf, isToConfirm, present } from './stripe-client.ts'
import { itemOf, readPlan } from './stripe-plan.ts'
import type { PriceList } from './stripe-prices.ts'

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** The item that changes its price; a trial ends with the change, for the trial is Pro's alone. */
async function changeOf(stripe: Stripe, prices: PriceList, given: { id: string; change: PlanChange }) {
  const subscription = await stripe.subscriptions.retrieve(given.id)
  const price = await prices.priceOf(given.change.planId)
  return {
    subscription,
    price,
    details: {
      items: [{ id: present(itemOf(subscription).id), price: price.id }],
      proration_behavior: 'always_invoice' as const,
      proration_date: seconds(given.change.at),
      ...(subscription.status === 'trialing' && { trial_end: 'now' as const }),
    },
  }
}

/** Releases the subscription from its schedule: with one, a cancellation or a change is refused. */
async function release(stripe: Stripe, subscriptionId: string): Promise<void> {
  const { schedule } = await stripe.subscriptions.retrieve(subscriptionId)
  if (schedule) await stripe.subscriptionSchedules.release(idOf(schedule))
}

async function downgrade(stripe: Stripe, given: { subscriptionId: string; priceId: string }): Promise<void> {
  await release(stripe, given.subscriptionId)
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: given.subscriptionId })
  const running = present(schedule.phases[0])
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      {
        items: running.items.map(({ price, quantity }) => ({ price: idOf(price), quantity: quantity ?? 1 })),
        start_date: running.start_date,
        end_date: running.end_date,
        ...(running.trial_end && { trial_end: running.trial_end }),
      },
      {
        items: [{ price: given.priceId, quantity: 1 }],
        duration: { interval: 'month', interval_count: 1 },
        proration_behavior: 'none',
      },
    ],
  })
}

/** Stripe's own page ends a plan at a moment, ours at the end of the period: each is taken back in its own way. */
async function resume(stripe: Stripe, id: string): Promise<void> {
  const { cancel_at_period_end: isAtEnd } = await stripe.subscriptions.retrieve(id)
  await stripe.subscriptions.update(id, isAtEnd ? { cancel_at_period_end: false } : { cancel_at: '' })
}

async function endNow(stripe: Stripe, subscriptionId: string): Promise<void> {
  try {
    await asking(() => stripe.subscriptions.cancel(subscriptionId))
  } catch (error) {
    // It was canceled before: that is the wanted state.
    if (!(error instanceof PaymentRefused)) throw error
    const { status } = await asking(() => stripe.subscriptions.retrieve(subscriptionId)).catch(
      (again: unknown) => {
        if (again instanceof PaymentRefused && again.reason === 'gone') return { status: 'canceled' }
        throw again
      },
    )
    if (status !== 'canceled' && status !== 'incomplete_expired') throw error
  }
}

type Asked = {
  details: Stripe.SubscriptionUpdateParams
  behavior: 'error_if_incomplete' | 'pending_if_incomplete'
  key: string
}

const update = (stripe: Stripe, id: string, { details, behavior, key }: Asked) =>
  stripe.subscriptions.update(id, { ...details, payment_behavior: behavior }, { idempotencyKey: key })

function changeCalls(stripe: Stripe, prices: PriceList) {
  return {
    priceChange: (id, change) =>
      asking(async () => {
        const { subscription, price, details } = await changeOf(stripe, prices, { id, change })
        const preview = await stripe.invoices.createPreview({
          customer: idOf(subscription.customer),
          subscription: id,
          subscription_details: details,
        })
        return { dueNowCents: present(preview.amount_due), monthlyCents: price.monthlyCents }
      }),

    upgrade: (id, change) =>
      asking(async () => {
        const { details } = await changeOf(stripe, prices, { id, change })
        await release(stripe, id)
        const key = `change:${id}:${change.planId}:${seconds(change.at)}`
        try {
          await update(stripe, id, { details, behavior: 'error_if_incomplete', key })
        } catch (error) {
          // A declined card leaves nothing behind; one to be confirmed leaves an invoice on whose page that is done.
          if (!isToConfirm(error)) throw error
          await update(stripe, id, { details, behavior: 'pending_if_incomplete', key: `${key}:confirm` })
        }
      }),
  } satisfies Partial<Payments>
}

export function planCalls(stripe: Stripe, prices: PriceList) {
  return {
    fetchPlan: (id) =>
      asking(async () => {
        const expand = ['customer', 'schedule']
        return readPlan(stripe, prices, await stripe.subscriptions.retrieve(id, { expand }))
      }),

    listPlans: (customer) =>
      asking(async () => {
        const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
        return data.map(({ id }) => present(id))
      }),

    cancelAtEnd: (id) =>
      asking(async () => {
        await release(stripe, id)
        await stripe.subscriptions.update(id, { cancel_at_period_end: true })
      }),

    resume: (id) => asking(() => resume(stripe, id)),

    cancelNow: (id) => endNow(stripe, id),

    ...changeCalls(stripe, prices),

    downgradeAtEnd: (subscriptionId, planId) =>
      asking(async () => downgrade(stripe, { subscriptionId, priceId: (await prices.priceOf(planId)).id })),

    keepPlan: (id) => asking(() => release(stripe, id)),
  } satisfies Partial<Payments>
}
