/** /v1/subscriptions */
import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { defineCall, retrieveCall } from '../protocol/call.ts'
import { changePlan, changeFields } from './plan-change.ts'
import { isLive, periodOf } from '../due.ts'
import { notCanceled } from './new-subscription.ts'
import { listAt, pageOf, paging } from '../protocol/paging.ts'
import { empty, expand, oneOf, table, text, yesOrNo } from '../protocol/parameters.ts'
import { invalidParameter, noSuch, notNow } from '../protocol/refusal.ts'
import { field } from '../store.ts'
import { cancelSubscription, changeSubscription, dropPendingUpdate, idOf } from './subscriptions.ts'
import type { Subscription } from '#server/sandbox/stripe/types.ts'

const retrieve = retrieveCall('/subscriptions/:id', 'subscription')

const list = defineCall({
  method: 'GET',
  path: '/subscriptions',
  params: table<Stripe.SubscriptionListParams>()({ ...paging, customer: text, status: oneOf('all'), expand }),
  run: async ({ store, params: { customer, status, ...page } }) => {
    if (customer !== undefined) await store.get('customer', customer, 'customer')
    const where = status === 'all' ? undefined : sql`${field('status')} <> 'canceled'`
    const found = await store.page('subscription', pageOf(page), { ownerId: customer, where })
    return listAt('/v1/subscriptions', found)
  },
})

const updateParams = table<Stripe.SubscriptionUpdateParams>()({
  ...changeFields,
  cancel_at: empty,
  cancel_at_period_end: yesOrNo,
  payment_behavior: oneOf('allow_incomplete', 'error_if_incomplete', 'pending_if_incomplete'),
  expand,
})
type UpdateAsked = ReturnType<typeof updateParams.read>

/** When it ends: at the period's end, or never. */
function endChanges(subscription: Subscription, asked: UpdateAsked, now: number): Partial<Subscription> {
  const { cancel_at: at, cancel_at_period_end: atPeriodEnd } = asked
  if (at === undefined && atPeriodEnd === undefined) return {}
  if (at !== undefined && atPeriodEnd !== undefined)
    throw invalidParameter(
      'cancel_at',
      'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
    )
  if (subscription.schedule !== null)
    throw notNow(
      `The subscription is managed by the subscription schedule \`${idOf(subscription.schedule)}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    )
  return atPeriodEnd === true ? endsAtPeriodEnd(subscription, now) : goesOn
}

export const endsAtPeriodEnd = (subscription: Subscription, now: number): Partial<Subscription> => ({
  cancel_at: periodOf(subscription).end,
  cancel_at_period_end: true,
  canceled_at: subscription.canceled_at ?? now,
  cancellation_details: { ...notCanceled, reason: 'cancellation_requested' },
})

export const goesOn: Partial<Subscription> = {
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: notCanceled,
}

const update = defineCall({
  method: 'POST',
  path: '/subscriptions/:id',
  params: updateParams,
  run: async ({ store, params, id }) => {
    const subscription = await store.get('subscription', id)
    if (!isLive(subscription))
      throw notNow('A canceled subscription can only update its cancellation_details and metadata.')
    // As at Stripe: what is asked for later takes the place of a change that waits.
    const free = await dropPendingUpdate(store, subscription)
    const changed = await changeSubscription(store, free, endChanges(free, params, store.now))
    if (params.items === undefined && params.trial_end === undefined) return changed
    return changePlan(store, changed, {
      asked: params,
      behavior: params.payment_behavior ?? 'allow_incomplete',
    })
  },
})

const cancel = defineCall({
  method: 'DELETE',
  path: '/subscriptions/:id',
  params: table<Stripe.SubscriptionCancelParams>()({ expand }),
  run: async ({ store, id }) => {
    const subscription = await store.get('subscription', id)
    // As at Stripe, a canceled subscription cannot be found by this call.
    if (!isLive(subscription)) throw noSuch({ what: 'subscription', id, param: 'id' })
    return cancelSubscription(store, subscription, 'cancellation_requested')
  },
})

export const subscriptionCalls = [retrieve, list, update, cancel]
