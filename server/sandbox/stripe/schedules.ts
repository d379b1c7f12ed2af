/** Subscription schedules: a later phase takes the place of what a subscription buys now. */
import { changePlan } from './change-plan.ts'
import { periodOf } from './due.ts'
import { newId } from './ids.ts'
import { boughtBy } from './invoice-lines.ts'
import { notNow } from './refusal.ts'
import type { Store } from './store.ts'
import { cancelSubscription, changeSubscription, idOf } from './subscriptions.ts'
import type { Schedule, StoredEvent, Subscription } from './wire.ts'

export type Phase = Schedule['phases'][number]

export type PhaseMade = {
  items: { price: string; quantity: number }[]
  start: number
  end: number
  trialEnd?: number | null
  prorationBehavior?: 'always_invoice' | 'create_prorations' | 'none'
  metadata?: Record<string, string>
}

export function newPhase(made: PhaseMade): Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: 'usd',
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: made.end,
    invoice_settings: null,
    items: made.items.map(({ price, quantity }) => ({
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: price,
      price,
      quantity,
      tax_rates: [],
    })),
    metadata: made.metadata ?? {},
    on_behalf_of: null,
    proration_behavior: made.prorationBehavior ?? 'create_prorations',
    start_date: made.start,
    transfer_data: null,
    trial_end: made.trialEnd ?? null,
  }
}

function newSchedule(subscription: Subscription, now: number): Schedule {
  const { price, quantity } = boughtBy(subscription)
  const { start, end } = periodOf(subscription)
  const phase = newPhase({
    items: [{ price: price.id, quantity }],
    start,
    end,
    trialEnd: subscription.trial_end,
  })
  return {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: subscription.billing_mode,
    canceled_at: null,
    completed_at: null,
    created: now,
    current_phase: { start_date: start, end_date: end },
    customer: idOf(subscription.customer),
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: subscription.default_payment_method,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: subscription.cancel_at_period_end ? 'cancel' : 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phase],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  }
}

async function write(store: Store, schedule: Schedule, type: StoredEvent['type']): Promise<Schedule> {
  await store.put('subscription_schedule', {
    id: schedule.id,
    ownerId: idOf(schedule.customer),
    body: schedule,
  })
  await store.emit({ type, object: schedule })
  return schedule
}

/** A schedule whose one phase is what the subscription buys now. */
export async function scheduleFrom(store: Store, subscription: Subscription): Promise<Schedule> {
  if (subscription.schedule !== null)
    throw notNow(
      `You cannot migrate a subscription that is already attached to a schedule: \`${idOf(subscription.schedule)}\`.`,
    )
  const schedule = await write(store, newSchedule(subscription, store.now), 'subscription_schedule.created')
  // The schedule decides from now on how it ends.
  await changeSubscription(store, subscription, { schedule: schedule.id })
  return schedule
}

export function changeSchedule(
  store: Store,
  schedule: Schedule,
  changes: Partial<Schedule>,
): Promise<Schedule> {
  return write(store, { ...schedule, ...changes }, 'subscription_schedule.updated')
}

/** Takes the schedule off the subscription, which goes on as it is. */
export async function releaseSchedule(store: Store, schedule: Schedule): Promise<Schedule> {
  const subscriptionId = idOf(schedule.subscription!)
  const released = await write(
    store,
    {
      ...schedule,
      status: 'released',
      current_phase: null,
      released_at: store.now,
      released_subscription: subscriptionId,
      subscription: null,
    },
    'subscription_schedule.released',
  )
  const subscription = await store.get('subscription', subscriptionId)
  await changeSubscription(store, subscription, { schedule: null })
  return released
}

/** The next phase begins, or the last one has ended. */
export async function reachSchedule(store: Store, schedule: Schedule): Promise<void> {
  const subscription = await store.get('subscription', idOf(schedule.subscription!))
  const next = schedule.phases.find((phase) => phase.start_date >= schedule.current_phase!.end_date)
  if (next === undefined) {
    const released = await releaseSchedule(store, schedule)
    if (released.end_behavior !== 'cancel') return
    await cancelSubscription(
      store,
      await store.get('subscription', subscription.id),
      'cancellation_requested',
    )
    return
  }
  await changeSchedule(store, schedule, {
    current_phase: { start_date: next.start_date, end_date: next.end_date },
  })
  const [item] = next.items
  const price = idOf(item!.price)
  await changePlan(store, subscription, {
    asked: {
      items: [{ id: subscription.items.data[0]!.id, price, quantity: item!.quantity }],
      proration_behavior: prorationOf(next),
    },
    behavior: 'allow_incomplete',
  })
}

/** Stripe's words are open: a new one is taken for its default. */
function prorationOf({ proration_behavior: said }: Phase): 'always_invoice' | 'create_prorations' | 'none' {
  if (said === 'always_invoice') return 'always_invoice'
  return said === 'none' ? 'none' : 'create_prorations'
}
