/** /v1/subscriptions */
import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { defineCall } from './call.ts'
import { changePlan } from './change-plan.ts'
import { givenOnly, liveCustomer, mergedMetadata } from './customers.ts'
import { isLive, periodOf } from './due.ts'
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
import { invalidParameter, noSuch, notNow } from './refusal.ts'
import { field } from './store.ts'
import type { Store } from './store.ts'
import { cancelSubscription, changeSubscription, idOf } from './subscriptions.ts'
import type { Subscription } from './wire.ts'

const retrieve = defineCall({
  method: 'GET',
  path: '/subscriptions/:id',
  params: table<Stripe.SubscriptionRetrieveParams>()({ expand }),
  run: ({ store, id }) => store.get('subscription', id),
})

const statuses = oneOf(
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
)

function whereStatus(status: ReturnType<typeof statuses.read> | undefined) {
  if (status === 'all') return undefined
  if (status === undefined) return sql`${field('status')} <> 'canceled'`
  return sql`${field('status')} = ${status === 'ended' ? 'canceled' : status}`
}

const list = defineCall({
  method: 'GET',
  path: '/subscriptions',
  params: table<Stripe.SubscriptionListParams>()({ ...paging, customer: text, status: statuses, expand }),
  run: async ({ store, params }) => {
    if (params.customer !== undefined) await store.get('customer', params.customer, 'customer')
    const asked = { ownerId: params.customer, where: whereStatus(params.status) }
    return listAt('/v1/subscriptions', await store.page('subscription', pageOf(params), asked))
  },
})

const updateItem = table<Stripe.SubscriptionUpdateParams.Item>()({ id: text, price: text, quantity: integer })
const cycleAnchor = table<Stripe.SubscriptionUpdateParams.BillingCycleAnchor>()({
  type: required(oneOf('now', 'unchanged')),
})
const endBehavior = table<Stripe.SubscriptionUpdateParams.TrialSettings.EndBehavior>()({
  missing_payment_method: required(oneOf('cancel', 'create_invoice', 'pause')),
})
const cancellationDetails = table<Stripe.SubscriptionUpdateParams.CancellationDetails>()({
  comment: orEmpty(text),
  feedback: orEmpty(
    oneOf(
      'customer_service',
      'low_quality',
      'missing_features',
      'other',
      'switched_service',
      'too_complex',
      'too_expensive',
      'unused',
    ),
  ),
})

const updateParams = table<Stripe.SubscriptionUpdateParams>()({
  billing_cycle_anchor: cycleAnchor,
  cancel_at: orEmpty(integerOr('min_period_end', 'max_period_end')),
  cancel_at_period_end: yesOrNo,
  cancellation_details: cancellationDetails,
  default_payment_method: text,
  description: orEmpty(text),
  items: listOf(updateItem),
  metadata: orEmpty(metadata),
  off_session: yesOrNo,
  payment_behavior: oneOf('allow_incomplete', 'error_if_incomplete'),
  proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
  proration_date: integer,
  trial_end: integerOr('now'),
  trial_settings: table<Stripe.SubscriptionUpdateParams.TrialSettings>()({
    end_behavior: required(endBehavior),
  }),
  expand,
})
type UpdateAsked = ReturnType<typeof updateParams.read>

/** When it ends: at the period's end, on a day, or never. */
function endChanges(subscription: Subscription, asked: UpdateAsked, now: number): Partial<Subscription> {
  const { cancel_at: at, cancel_at_period_end: atPeriodEnd } = asked
  if (at !== undefined && atPeriodEnd !== undefined)
    throw invalidParameter(
      'cancel_at',
      'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
    )
  const { end } = periodOf(subscription)
  if (at === '' || atPeriodEnd === false)
    return { cancel_at: null, cancel_at_period_end: false, canceled_at: null, cancellation_details: null }
  if (atPeriodEnd === true)
    return { cancel_at: end, cancel_at_period_end: true, canceled_at: subscription.canceled_at ?? now }
  if (at === undefined) return {}
  const moment = typeof at === 'number' ? at : end
  if (moment <= now) throw invalidParameter('cancel_at', 'The cancel_at timestamp must be in the future.')
  return { cancel_at: moment, cancel_at_period_end: false, canceled_at: subscription.canceled_at ?? now }
}

function checkSchedule(
  subscription: Subscription,
  { cancel_at: at, cancel_at_period_end: atPeriodEnd }: UpdateAsked,
): void {
  if (subscription.schedule === null || (at === undefined && atPeriodEnd === undefined)) return
  throw notNow(
    `The subscription is managed by the subscription schedule \`${idOf(subscription.schedule)}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
  )
}

async function detailChanges(
  store: Store,
  subscription: Subscription,
  asked: UpdateAsked,
): Promise<Partial<Subscription>> {
  const { default_payment_method: card, description, cancellation_details: details } = asked
  if (card !== undefined) {
    const method = await store.get('payment_method', card, 'default_payment_method')
    if (method.customer !== idOf(subscription.customer))
      throw noSuch({ what: 'PaymentMethod', id: card, param: 'default_payment_method' })
  }
  const settings = asked.trial_settings?.end_behavior
  const known = subscription.cancellation_details
  return {
    ...givenOnly({ default_payment_method: card }),
    ...(description === undefined ? {} : { description: description === '' ? null : description }),
    ...(settings === undefined
      ? {}
      : { trial_settings: { end_behavior: { billing_cycle_anchor: null, ...settings } } }),
    ...(details === undefined
      ? {}
      : {
          cancellation_details: {
            comment: details.comment ?? known?.comment ?? null,
            feedback: details.feedback ?? known?.feedback ?? null,
            feedback_option: null,
            reason: 'cancellation_requested',
          },
        }),
    metadata: mergedMetadata(subscription.metadata, asked.metadata),
  }
}

const changesPlan = (asked: UpdateAsked) =>
  asked.items !== undefined || asked.trial_end !== undefined || asked.billing_cycle_anchor?.type === 'now'

const update = defineCall({
  method: 'POST',
  path: '/subscriptions/:id',
  params: updateParams,
  run: async ({ store, params, id }) => {
    const subscription = await store.get('subscription', id)
    if (!isLive(subscription))
      throw notNow('A canceled subscription can only update its cancellation_details and metadata.')
    checkSchedule(subscription, params)
    const changed = await changeSubscription(store, subscription, {
      ...endChanges(subscription, params, store.now),
      ...(await detailChanges(store, subscription, params)),
    })
    if (!changesPlan(params)) return changed
    return changePlan(store, changed, {
      asked: { ...params, startsNow: params.billing_cycle_anchor?.type === 'now' },
      behavior: params.payment_behavior ?? 'allow_incomplete',
    })
  },
})

const cancel = defineCall({
  method: 'DELETE',
  path: '/subscriptions/:id',
  params: table<Stripe.SubscriptionCancelParams>()({ cancellation_details: cancellationDetails, expand }),
  run: async ({ store, id }) => {
    const subscription = await store.get('subscription', id)
    // What is over is gone to this call, as at Stripe.
    if (!isLive(subscription)) throw noSuch({ what: 'subscription', id, param: 'id' })
    await liveCustomer(store, idOf(subscription.customer))
    return cancelSubscription(store, subscription, 'cancellation_requested')
  },
})

export const subscriptionCalls = [retrieve, list, update, cancel]
