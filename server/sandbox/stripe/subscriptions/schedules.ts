/** /v1/subscription_schedules: a later phase replaces the current plan of a subscription. */
import type Stripe from 'stripe'
import { defineCall } from '../protocol/call.ts'
import { changePlan } from './plan-change.ts'
import { isLive, periodOf } from '../due.ts'
import { newId } from '../protocol/ids.ts'
import { boughtBy } from '../invoices/invoice-lines.ts'
import { monthsAfter } from './months.ts'
import { expand, integer, listOf, oneOf, required, table, text } from '../protocol/parameters.ts'
import { CURRENCY } from '../checkout/prices.ts'
import { invalidParameter, missingParameter, notNow } from '../protocol/refusal.ts'
import type { Store } from '../store.ts'
import { changeSubscription, idOf } from './subscriptions.ts'
import { nulls } from '../../nulls.ts'
import type { Schedule, StoredEvent, Subscription } from '#server/sandbox/stripe/types.ts'

type Phase = Schedule['phases'][number]
type PhaseMade = Pick<Phase, 'start_date' | 'end_date' | 'trial_end' | 'proration_behavior'> & {
  price: string
  quantity: number
}

const newPhase = ({ price, quantity, ...made }: PhaseMade): Phase => ({
  ...nulls<Phase>()(
    'application_fee_percent billing_cycle_anchor billing_thresholds collection_method default_payment_method',
    'description invoice_settings on_behalf_of transfer_data',
  ),
  add_invoice_items: [],
  currency: CURRENCY,
  default_tax_rates: [],
  discounts: [],
  items: [
    { billing_thresholds: null, discounts: [], metadata: {}, plan: price, price, quantity, tax_rates: [] },
  ],
  metadata: {},
  ...made,
})

function newSchedule(subscription: Subscription, now: number): Schedule {
  const { price, quantity } = boughtBy(subscription)
  const { start, end } = periodOf(subscription)
  return {
    ...nulls<Schedule>()(
      'application canceled_at completed_at customer_account released_at released_subscription test_clock',
    ),
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    billing_mode: subscription.billing_mode,
    created: now,
    current_phase: { start_date: start, end_date: end },
    customer: idOf(subscription.customer),
    default_settings: {
      ...nulls<Schedule['default_settings']>()(
        'application_fee_percent billing_thresholds description on_behalf_of transfer_data',
      ),
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      collection_method: 'charge_automatically',
      default_payment_method: subscription.default_payment_method,
      invoice_settings: {
        ...nulls<Schedule['default_settings']['invoice_settings']>()(
          'account_tax_ids custom_fields days_until_due description footer',
        ),
        issuer: { type: 'self' },
      },
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [
      newPhase({
        price: price.id,
        quantity,
        start_date: start,
        end_date: end,
        trial_end: subscription.trial_end,
        proration_behavior: 'create_prorations',
      }),
    ],
    status: 'active',
    subscription: subscription.id,
  }
}

async function write(store: Store, schedule: Schedule, type: StoredEvent['type']): Promise<Schedule> {
  await store.put('subscription_schedule', schedule, idOf(schedule.customer))
  await store.emit({ type, object: schedule })
  return schedule
}

/** Creates a schedule with one phase, the current plan. */
async function scheduleFrom(store: Store, subscription: Subscription): Promise<Schedule> {
  if (subscription.schedule !== null)
    throw notNow(
      `You cannot migrate a subscription that is already attached to a schedule: \`${idOf(subscription.schedule)}\`.`,
    )
  const schedule = await write(store, newSchedule(subscription, store.now), 'subscription_schedule.created')
  await changeSubscription(store, subscription, { schedule: schedule.id })
  return schedule
}

/** Releases the subscription, which continues unchanged. */
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

/** Replaces the phases; the first one is current. */
function changePhases(store: Store, schedule: Schedule, phases: [Phase, ...Phase[]]): Promise<Schedule> {
  const [{ start_date: start, end_date: end }] = phases
  const current = { start_date: start, end_date: end }
  return write(store, { ...schedule, phases, current_phase: current }, 'subscription_schedule.updated')
}

/** Schedules another price from the end of the period. */
export async function changeAtPeriodEnd(
  store: Store,
  subscription: Subscription,
  price: string,
): Promise<void> {
  const schedule = await scheduleFrom(store, subscription)
  const [running] = schedule.phases
  const start = running!.end_date
  const later = { start_date: start, end_date: monthsAfter(start, 1), trial_end: null }
  await changePhases(store, schedule, [
    running!,
    newPhase({ ...later, price, quantity: 1, proration_behavior: 'none' }),
  ])
}

/** The next phase begins, or the last one has ended. */
export async function reachSchedule(store: Store, schedule: Schedule): Promise<void> {
  const next = schedule.phases.find((phase) => phase.start_date >= schedule.current_phase!.end_date)
  if (next === undefined) {
    await releaseSchedule(store, schedule)
    return
  }
  const subscription = await store.get('subscription', idOf(schedule.subscription!))
  const current = { start_date: next.start_date, end_date: next.end_date }
  await write(store, { ...schedule, current_phase: current }, 'subscription_schedule.updated')
  await changePlan(store, subscription, {
    asked: {
      items: [{ id: subscription.items.data[0]!.id, price: idOf(next.items[0]!.price) }],
      proration_behavior: 'none',
    },
    behavior: 'allow_incomplete',
  })
}

const phase = table<Stripe.SubscriptionScheduleUpdateParams.Phase>()({
  items: required(
    listOf(
      table<Stripe.SubscriptionScheduleUpdateParams.Phase.Item>()({
        price: required(text),
        quantity: integer,
      }),
    ),
  ),
  start_date: integer,
  end_date: integer,
  duration: table<Stripe.SubscriptionScheduleUpdateParams.Phase.Duration>()({
    interval: required(oneOf('month')),
    interval_count: integer,
  }),
  trial_end: integer,
  proration_behavior: oneOf('none'),
})

/** Phases follow each other without a gap, and the running one keeps its beginning. */
async function phasesOf(
  store: Store,
  schedule: Schedule,
  asked: ReturnType<typeof phase.read>[],
): Promise<[Phase, ...Phase[]]> {
  const phases: Phase[] = []
  let start = schedule.current_phase!.start_date
  for (const [index, given] of asked.entries()) {
    const at = `phases[${index}]`
    if (index === 0 && given.start_date === undefined) throw missingParameter(`${at}[start_date]`)
    if ((given.start_date ?? start) !== start)
      throw invalidParameter(
        `${at}[start_date]`,
        'A phase has to begin where the one before it ends, and the running one cannot begin again.',
      )
    const [item, ...others] = given.items
    if (item === undefined || others.length > 0)
      throw invalidParameter(`${at}[items]`, 'The sandbox’s subscriptions have one item.')
    await store.get('price', item.price, `${at}[items][0][price]`)
    const end = given.end_date ?? monthsAfter(start, given.duration?.interval_count ?? 1)
    if (end <= start) throw invalidParameter(`${at}[end_date]`, 'A phase has to end after it begins.')
    phases.push(
      newPhase({
        price: item.price,
        quantity: item.quantity ?? 1,
        start_date: start,
        end_date: end,
        trial_end: given.trial_end ?? null,
        proration_behavior: given.proration_behavior ?? 'create_prorations',
      }),
    )
    start = end
  }
  const [first, ...later] = phases
  if (first === undefined) throw missingParameter('phases')
  return [first, ...later]
}

const create = defineCall({
  method: 'POST',
  path: '/subscription_schedules',
  params: table<Stripe.SubscriptionScheduleCreateParams>()({ from_subscription: required(text), expand }),
  run: async ({ store, params }) => {
    const subscription = await store.get('subscription', params.from_subscription, 'from_subscription')
    if (!isLive(subscription))
      throw notNow(`You cannot migrate a subscription with the status \`${subscription.status}\`.`)
    return scheduleFrom(store, subscription)
  },
})

function checkActive({ status }: Schedule, verb: string): void {
  if (status !== 'active')
    throw notNow(
      `You cannot ${verb} a subscription schedule that is currently in the \`${status}\` status. It must be \`not_started\` or \`active\`.`,
    )
}

const update = defineCall({
  method: 'POST',
  path: '/subscription_schedules/:id',
  params: table<Stripe.SubscriptionScheduleUpdateParams>()({
    end_behavior: oneOf('release'),
    phases: required(listOf(phase)),
    expand,
  }),
  run: async ({ store, params, id }) => {
    const schedule = await store.get('subscription_schedule', id)
    checkActive(schedule, 'update')
    return changePhases(store, schedule, await phasesOf(store, schedule, params.phases))
  },
})

const release = defineCall({
  method: 'POST',
  path: '/subscription_schedules/:id/release',
  params: table<Stripe.SubscriptionScheduleReleaseParams>()({ expand }),
  run: async ({ store, id }) => {
    const schedule = await store.get('subscription_schedule', id)
    checkActive(schedule, 'release')
    return releaseSchedule(store, schedule)
  },
})

export const scheduleCalls = [create, update, release]
