/** /v1/subscription_schedules */
import type Stripe from 'stripe'
import { defineCall } from './call.ts'
import { givenOnly, mergedMetadata } from './customers.ts'
import { isLive } from './due.ts'
import { monthsAfter } from './months.ts'
import { listAt, pageOf, paging } from './paging.ts'
import {
  expand,
  integer,
  integerOr,
  listOf,
  metadata,
  oneOf,
  orEmpty,
  required,
  table,
  text,
  yesOrNo,
} from './parameters.ts'
import { invalidParameter, missingParameter, notNow } from './refusal.ts'
import { changeSchedule, newPhase, releaseSchedule, scheduleFrom } from './schedules.ts'
import type { Phase } from './schedules.ts'
import type { Store } from './store.ts'
import { DAY } from './wire.ts'
import type { Schedule } from './wire.ts'

type PhaseParams = Stripe.SubscriptionScheduleUpdateParams.Phase

const phaseItem = table<Stripe.SubscriptionScheduleUpdateParams.Phase.Item>()({
  price: required(text),
  quantity: integer,
})
const duration = table<Stripe.SubscriptionScheduleUpdateParams.Phase.Duration>()({
  interval: required(oneOf('day', 'week', 'month', 'year')),
  interval_count: integer,
})
const prorationBehavior = oneOf('always_invoice', 'create_prorations', 'none')
const phase = table<PhaseParams>()({
  items: required(listOf(phaseItem)),
  start_date: integerOr('now'),
  end_date: integerOr('now'),
  duration,
  trial_end: integerOr('now'),
  proration_behavior: prorationBehavior,
  metadata,
})
type PhaseAsked = ReturnType<typeof phase.read>

function endOf({ end_date: end, duration: asked }: PhaseAsked, start: number, now: number): number {
  if (end !== undefined) return end === 'now' ? now : end
  const count = asked?.interval_count ?? 1
  switch (asked?.interval) {
    case 'day':
      return start + count * DAY
    case 'week':
      return start + count * 7 * DAY
    case 'year':
      return monthsAfter(start, 12 * count)
    default:
      return monthsAfter(start, count)
  }
}

/** Phases follow each other without a gap, and the running one keeps its beginning. */
async function phasesOf(store: Store, schedule: Schedule, asked: PhaseAsked[]): Promise<Phase[]> {
  const phases: Phase[] = []
  let start = schedule.current_phase?.start_date ?? store.now
  for (const [index, given] of asked.entries()) {
    const at = `phases[${index}]`
    const said = given.start_date === 'now' ? store.now : given.start_date
    if (index === 0 && said === undefined) throw missingParameter(`${at}[start_date]`)
    if (said !== undefined && said !== start)
      throw invalidParameter(
        `${at}[start_date]`,
        'A phase has to begin where the one before it ends, and the running one cannot begin anew.',
      )
    const end = endOf(given, start, store.now)
    if (end <= start) throw invalidParameter(`${at}[end_date]`, 'A phase has to end after it begins.')
    for (const [nth, { price }] of given.items.entries())
      await store.get('price', price, `${at}[items][${nth}][price]`)
    phases.push(
      newPhase({
        items: given.items.map(({ price, quantity = 1 }) => ({ price, quantity })),
        start,
        end,
        trialEnd: typeof given.trial_end === 'number' ? given.trial_end : null,
        ...givenOnly({ prorationBehavior: given.proration_behavior, metadata: given.metadata }),
      }),
    )
    start = end
  }
  return phases
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

const retrieve = defineCall({
  method: 'GET',
  path: '/subscription_schedules/:id',
  params: table<Stripe.SubscriptionScheduleRetrieveParams>()({ expand }),
  run: ({ store, id }) => store.get('subscription_schedule', id),
})

const list = defineCall({
  method: 'GET',
  path: '/subscription_schedules',
  params: table<Stripe.SubscriptionScheduleListParams>()({ ...paging, customer: text, expand }),
  run: async ({ store, params }) =>
    listAt(
      '/v1/subscription_schedules',
      await store.page('subscription_schedule', pageOf(params), { ownerId: params.customer }),
    ),
})

function checkActive({ status }: Schedule, verb: string): void {
  if (status !== 'active' && status !== 'not_started')
    throw notNow(
      `You cannot ${verb} a subscription schedule that is currently in the \`${status}\` status. It must be \`not_started\` or \`active\`.`,
    )
}

const update = defineCall({
  method: 'POST',
  path: '/subscription_schedules/:id',
  params: table<Stripe.SubscriptionScheduleUpdateParams>()({
    end_behavior: oneOf('cancel', 'release'),
    metadata: orEmpty(metadata),
    phases: listOf(phase),
    proration_behavior: prorationBehavior,
    expand,
  }),
  run: async ({ store, params, id }) => {
    const schedule = await store.get('subscription_schedule', id)
    checkActive(schedule, 'update')
    const { phases: asked, end_behavior: endBehavior } = params
    const phases = asked === undefined ? schedule.phases : await phasesOf(store, schedule, asked)
    const [first] = phases
    if (first === undefined) throw missingParameter('phases')
    return changeSchedule(store, schedule, {
      end_behavior: endBehavior ?? schedule.end_behavior,
      metadata: mergedMetadata(schedule.metadata, params.metadata),
      phases,
      ...(asked === undefined
        ? {}
        : { current_phase: { start_date: first.start_date, end_date: first.end_date } }),
    })
  },
})

const release = defineCall({
  method: 'POST',
  path: '/subscription_schedules/:id/release',
  params: table<Stripe.SubscriptionScheduleReleaseParams>()({ preserve_cancel_date: yesOrNo, expand }),
  run: async ({ store, id }) => {
    const schedule = await store.get('subscription_schedule', id)
    checkActive(schedule, 'release')
    return releaseSchedule(store, schedule)
  },
})

export const scheduleCalls = [create, retrieve, list, update, release]
