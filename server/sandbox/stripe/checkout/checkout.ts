/** /v1/checkout/sessions: opened, paid on their page, or expired after 24 hours. */
import type Stripe from 'stripe'
import { formatMoney } from '#engine/money/format.ts'
import { defineCall, retrieveCall } from '../protocol/call.ts'
import { newId, newPageId } from '../protocol/ids.ts'
import { listAt } from '../protocol/paging.ts'
import {
  email,
  expand,
  integer,
  listOf,
  metadata,
  oneOf,
  required,
  table,
  text,
  url,
  yesOrNo,
} from '../protocol/parameters.ts'
import { CURRENCY, lineItem, priceOfLine, productIdOf } from './prices.ts'
import { invalidParameter, missingParameter, notNow } from '../protocol/refusal.ts'
import type { Store } from '../store.ts'
import { nulls } from '../../nulls.ts'
import { DAY } from '#server/sandbox/stripe/types.ts'
import type { CheckoutLine, CheckoutPlan, CheckoutSession } from '#server/sandbox/stripe/types.ts'

const LONGEST_TRIAL_DAYS = 730
/** Stripe's smallest and largest charge. */
const LEAST_CENTS = 50
const MOST_CENTS = 99_999_999

const endBehavior = table<Stripe.Checkout.SessionCreateParams.SubscriptionData.TrialSettings.EndBehavior>()({
  missing_payment_method: required(oneOf('cancel')),
})

const subscriptionData = table<Stripe.Checkout.SessionCreateParams.SubscriptionData>()({
  description: text,
  metadata,
  trial_period_days: integer,
  trial_settings: table<Stripe.Checkout.SessionCreateParams.SubscriptionData.TrialSettings>()({
    end_behavior: required(endBehavior),
  }),
})

const createParams = table<Stripe.Checkout.SessionCreateParams>()({
  mode: required(oneOf('payment', 'subscription')),
  ui_mode: oneOf('hosted_page'),
  line_items: required(listOf(lineItem)),
  customer: text,
  customer_creation: oneOf('always', 'if_required'),
  customer_email: email,
  custom_text: table<Stripe.Checkout.SessionCreateParams.CustomText>()({
    submit: table<Stripe.Checkout.SessionCreateParams.CustomText.Submit>()({ message: required(text) }),
  }),
  client_reference_id: text,
  metadata,
  success_url: required(url),
  cancel_url: url,
  payment_method_collection: oneOf('always', 'if_required'),
  payment_intent_data: table<Stripe.Checkout.SessionCreateParams.PaymentIntentData>()({
    description: text,
    metadata,
  }),
  submit_type: oneOf('donate', 'pay'),
  subscription_data: subscriptionData,
  allow_promotion_codes: yesOrNo,
  automatic_tax: table<Stripe.Checkout.SessionCreateParams.AutomaticTax>()({ enabled: required(yesOrNo) }),
  customer_update: table<Stripe.Checkout.SessionCreateParams.CustomerUpdate>()({
    address: oneOf('auto', 'never'),
  }),
  expand,
})
type CheckoutAsked = ReturnType<typeof createParams.read>

const eitherOr = (one: keyof CheckoutAsked, other: keyof CheckoutAsked) =>
  invalidParameter(other, `You may only specify one of these parameters: ${one}, ${other}.`)

const onlyIn = {
  payment: ['payment_intent_data', 'customer_creation'],
  subscription: ['subscription_data', 'payment_method_collection'],
} as const

/** Refuses what belongs to the other mode. */
function checkMode(asked: CheckoutAsked): void {
  const other = asked.mode === 'payment' ? 'subscription' : 'payment'
  for (const name of onlyIn[other])
    if (asked[name] !== undefined)
      throw invalidParameter(name, `You can not pass \`${name}\` in \`${asked.mode}\` mode.`)
  if (asked.mode === 'subscription' && asked.submit_type !== undefined)
    throw invalidParameter(
      'submit_type',
      `You can not pass \`submit_type\` ${asked.submit_type} in \`subscription\` mode.`,
    )
  if (asked.customer !== undefined && asked.customer_creation !== undefined)
    throw eitherOr('customer', 'customer_creation')
  if (asked.customer !== undefined && asked.customer_email !== undefined)
    throw eitherOr('customer', 'customer_email')
  checkTax(asked)
}

/** The peer's customers have no address, so that a page that does not ask for one cannot tell their tax. */
function checkTax({ customer, customer_update: update, automatic_tax: tax }: CheckoutAsked): void {
  if (update !== undefined && customer === undefined)
    throw invalidParameter('customer_update', '`customer_update` can only be used with `customer`.')
  if (tax?.enabled === true && customer !== undefined && update?.address !== 'auto')
    throw notNow(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      'customer_tax_location_invalid',
    )
}

/** Refuses prices of the other mode, and a sum that no card is charged with. */
function checkLines({ mode }: CheckoutAsked, lines: CheckoutLine[]): void {
  const isRecurring = lines.some(({ price }) => price?.type === 'recurring')
  if (mode === 'payment' && isRecurring)
    throw invalidParameter(
      'line_items',
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
    )
  if (mode === 'subscription' && !isRecurring)
    throw invalidParameter(
      'line_items',
      'You must provide at least one recurring price in `subscription` mode when using prices.',
    )
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0)
  if (mode === 'payment' && total < LEAST_CENTS)
    throw notNow(
      `The Checkout Session's total amount must convert to at least ${formatMoney(LEAST_CENTS, { decimals: 2 })}.`,
      'amount_too_small',
    )
  if (total > MOST_CENTS)
    throw notNow(
      `The Checkout Session's total amount due must be no more than ${formatMoney(MOST_CENTS, { decimals: 2 })} usd`,
      'amount_too_large',
    )
}

async function linesOf(store: Store, asked: CheckoutAsked): Promise<CheckoutLine[]> {
  const lines: CheckoutLine[] = []
  for (const [index, line] of asked.line_items.entries()) {
    const { quantity = 1 } = line
    const price = await priceOfLine(store, line, `line_items[${index}]`)
    const product = await store.get('product', productIdOf(price))
    const amount = (price.unit_amount ?? 0) * quantity
    lines.push({
      id: newId('li'),
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: price.currency,
      description: product.name,
      metadata: {},
      price,
      quantity,
    })
  }
  return lines
}

function planFor({ subscription_data: subscribed, payment_intent_data: paid }: CheckoutAsked): CheckoutPlan {
  const { trial_period_days: trialDays = null } = subscribed ?? {}
  if (trialDays !== null && (trialDays < 1 || trialDays > LONGEST_TRIAL_DAYS))
    throw invalidParameter(
      'subscription_data[trial_period_days]',
      `The number of trial days must be between 1 and ${LONGEST_TRIAL_DAYS}.`,
    )
  const { metadata = {}, description = null } = subscribed ?? paid ?? {}
  const withoutCard = subscribed?.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice'
  return { trialDays, withoutCard, metadata, description }
}

/** Fields that have the same value in every checkout session here. */
const fixedFields = () =>
  ({
    ...nulls<CheckoutSession>()(
      'adaptive_pricing after_expiration allowed_payment_method_types',
      'billing_address_collection client_secret collected_information consent consent_collection',
      'currency_conversion customer_account customer_details integration_identifier invoice invoice_creation',
      'locale managed_payments origin_context payment_intent payment_link payment_method_configuration_details',
      'permissions recovered_from saved_payment_method_options setup_intent shipping_address_collection',
      'shipping_cost subscription wallet_options',
    ),
    object: 'checkout.session',
    currency: CURRENCY,
    custom_fields: [],
    discounts: [],
    livemode: false,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    phone_number_collection: { enabled: false },
    shipping_options: [],
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
  }) satisfies Partial<CheckoutSession>

/** Fields that depend on the mode: a single payment creates a customer only if required, and has no setting about cards. */
function modeFields({ mode, ...asked }: CheckoutAsked) {
  const isPayment = mode === 'payment'
  const creation = isPayment ? (asked.customer_creation ?? 'if_required') : 'always'
  return {
    mode,
    customer_creation: asked.customer === undefined ? creation : null,
    payment_method_collection: isPayment ? 'if_required' : (asked.payment_method_collection ?? 'always'),
    custom_text: {
      ...nulls<CheckoutSession['custom_text']>()('after_submit shipping_address terms_of_service_acceptance'),
      submit: asked.custom_text?.submit ?? null,
    },
  } satisfies Partial<CheckoutSession>
}

/** The peer has no tax to add: it is registered nowhere, as a Stripe account is at first. */
function taxOf({ automatic_tax: tax }: CheckoutAsked): CheckoutSession['automatic_tax'] {
  const isOn = tax?.enabled ?? false
  return {
    enabled: isOn,
    liability: isOn ? { type: 'self' } : null,
    provider: isOn ? 'stripe' : null,
    status: isOn ? 'requires_location_inputs' : null,
  }
}

/** Opens a checkout; its page is at `url`. */
async function createCheckout(store: Store, asked: CheckoutAsked): Promise<CheckoutSession> {
  const { now } = store
  const id = newPageId('cs_test')
  const { customer = null } = asked
  checkMode(asked)
  if (asked.line_items.length === 0) throw missingParameter('line_items')
  if (customer !== null) await store.get('customer', customer, 'customer')
  const lines = await linesOf(store, asked)
  checkLines(asked, lines)
  const plan = planFor(asked)
  const dueToday = plan.trialDays === null ? lines.reduce((sum, line) => sum + line.amount_total, 0) : 0
  const session: CheckoutSession = {
    ...fixedFields(),
    ...modeFields(asked),
    id,
    allow_promotion_codes: asked.allow_promotion_codes ?? null,
    amount_subtotal: dueToday,
    automatic_tax: taxOf(asked),
    amount_total: dueToday,
    cancel_url: asked.cancel_url ?? null,
    client_reference_id: asked.client_reference_id ?? null,
    created: now,
    customer,
    customer_email: asked.customer_email ?? null,
    expires_at: now + DAY,
    line_items: listAt(`/v1/checkout/sessions/${id}/line_items`, { data: lines }),
    metadata: asked.metadata ?? {},
    payment_status: 'unpaid',
    status: 'open',
    submit_type: asked.submit_type ?? null,
    success_url: asked.success_url,
    url: store.pageUrl(`/sandbox/stripe/checkout/${id}`, asked.success_url),
  }
  await store.note('checkout_plan', id, plan)
  return store.put('checkout.session', session, customer)
}

export async function expireCheckout(store: Store, session: CheckoutSession): Promise<CheckoutSession> {
  const expired: CheckoutSession = { ...session, status: 'expired', url: null }
  await store.put('checkout.session', expired)
  await store.emit({ type: 'checkout.session.expired', object: expired })
  return expired
}

const create = defineCall({
  method: 'POST',
  path: '/checkout/sessions',
  params: createParams,
  run: ({ store, params }) => createCheckout(store, params),
})

const retrieve = retrieveCall('/checkout/sessions/:id', 'checkout.session')

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

export const checkoutCalls = [create, retrieve, expire]
