/** /v1/checkout/sessions */
import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { defineCall } from './call.ts'
import { createCheckout, expireCheckout } from './checkout.ts'
import { liveCustomer } from './customers.ts'
import { lineItem } from './inline-prices.ts'
import { listAt, pageOf, paging } from './paging.ts'
import { email, expand, integer, listOf, metadata, oneOf, required, table, text, url } from './parameters.ts'
import { invalidParameter, missingParameter, notNow } from './refusal.ts'
import { field } from './store.ts'

const endBehavior = table<Stripe.Checkout.SessionCreateParams.SubscriptionData.TrialSettings.EndBehavior>()({
  missing_payment_method: required(oneOf('cancel', 'create_invoice', 'pause')),
})
const trialSettings = table<Stripe.Checkout.SessionCreateParams.SubscriptionData.TrialSettings>()({
  end_behavior: required(endBehavior),
})
const billingMode = table<Stripe.Checkout.SessionCreateParams.SubscriptionData.BillingMode>()({
  type: required(oneOf('flexible')),
})

const subscriptionData = table<Stripe.Checkout.SessionCreateParams.SubscriptionData>()({
  billing_mode: billingMode,
  description: text,
  metadata,
  trial_end: integer,
  trial_period_days: integer,
  trial_settings: trialSettings,
})

const paymentIntentData = table<Stripe.Checkout.SessionCreateParams.PaymentIntentData>()({
  description: text,
  metadata,
})
const customText = table<Stripe.Checkout.SessionCreateParams.CustomText>()({
  submit: table<Stripe.Checkout.SessionCreateParams.CustomText.Submit>()({ message: required(text) }),
})

const createParams = table<Stripe.Checkout.SessionCreateParams>()({
  mode: required(oneOf('payment', 'subscription')),
  ui_mode: oneOf('hosted_page'),
  line_items: required(listOf(lineItem)),
  customer: text,
  customer_creation: oneOf('always', 'if_required'),
  customer_email: email,
  custom_text: customText,
  client_reference_id: text,
  metadata,
  success_url: required(url),
  cancel_url: url,
  expires_at: integer,
  payment_method_collection: oneOf('always', 'if_required'),
  locale: oneOf('auto', 'en'),
  payment_intent_data: paymentIntentData,
  submit_type: oneOf('auto', 'donate', 'pay', 'subscribe'),
  subscription_data: subscriptionData,
  expand,
})
export type CheckoutAsked = ReturnType<typeof createParams.read>

const create = defineCall({
  method: 'POST',
  path: '/checkout/sessions',
  params: createParams,
  run: async ({ store, params }) => {
    if (params.customer !== undefined && params.customer_email !== undefined)
      throw invalidParameter(
        'customer_email',
        'You may only specify one of these parameters: customer, customer_email.',
      )
    if (params.line_items.length === 0) throw missingParameter('line_items')
    if (params.customer !== undefined) await liveCustomer(store, params.customer)
    return createCheckout(store, params)
  },
})

const retrieve = defineCall({
  method: 'GET',
  path: '/checkout/sessions/:id',
  params: table<Stripe.Checkout.SessionRetrieveParams>()({ expand }),
  run: ({ store, id }) => store.get('checkout.session', id),
})

const lines = defineCall({
  method: 'GET',
  path: '/checkout/sessions/:id/line_items',
  params: table<Stripe.Checkout.SessionListLineItemsParams>()({ ...paging, expand }),
  run: async ({ store, id }) => {
    const { line_items: found } = await store.get('checkout.session', id)
    return listAt(`/v1/checkout/sessions/${id}/line_items`, { data: found?.data ?? [], hasMore: false })
  },
})

const list = defineCall({
  method: 'GET',
  path: '/checkout/sessions',
  params: table<Stripe.Checkout.SessionListParams>()({
    ...paging,
    customer: text,
    subscription: text,
    status: oneOf('complete', 'expired', 'open'),
    expand,
  }),
  run: async ({ store, params }) => {
    const conditions = [sql`true`]
    for (const name of ['customer', 'subscription', 'status'] as const)
      if (params[name] !== undefined) conditions.push(sql`${field(name)} = ${params[name]}`)
    const found = await store.page('checkout.session', pageOf(params), {
      where: sql.join(conditions, sql` and `),
    })
    return listAt('/v1/checkout/sessions', found)
  },
})

const expire = defineCall({
  method: 'POST',
  path: '/checkout/sessions/:id/expire',
  params: table<Stripe.Checkout.SessionExpireParams>()({ expand }),
  run: async ({ store, id }) => {
    const session = await store.get('checkout.session', id)
    if (session.status !== 'open')
      throw notNow(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      )
    return expireCheckout(store, session)
  },
})

export const checkoutCalls = [create, lines, retrieve, list, expire]
