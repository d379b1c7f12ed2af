/** Checkout sessions: opened, paid on their page, or expired after 24 hours. */
import type { CheckoutAsked } from './checkout.calls.ts'
import { CURRENCY, productIdOf } from './catalogue.ts'
import { checkLines, checkMode } from './checkout-modes.ts'
import { mergedMetadata } from './customers.ts'
import { newId, newPageId } from './ids.ts'
import { priceOfLine } from './inline-prices.ts'
import { invalidParameter } from './refusal.ts'
import type { Store } from './store.ts'
import { DAY } from './wire.ts'
import type { CheckoutLine, CheckoutPlan, CheckoutSession } from './wire.ts'

const SHORTEST_S = 30 * 60
const LONGEST_TRIAL_DAYS = 730

/** When it ends by itself: 24 hours, or as asked between 30 minutes and 24 hours. */
function expiryOf(asked: number | undefined, now: number): number {
  if (asked === undefined) return now + DAY
  if (asked < now + SHORTEST_S || asked > now + DAY)
    throw invalidParameter(
      'expires_at',
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
    )
  return asked
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

function planFor(asked: CheckoutAsked, now: number): CheckoutPlan {
  const data = asked.subscription_data
  const { trial_end: trialEnd, trial_period_days: trialDays } = data ?? {}
  const at = 'subscription_data[trial_period_days]'
  if (trialDays !== undefined && trialEnd !== undefined)
    throw invalidParameter(at, 'You may only specify one of these parameters: trial_end, trial_period_days.')
  if (trialDays !== undefined && (trialDays < 1 || trialDays > LONGEST_TRIAL_DAYS))
    throw invalidParameter(at, `The number of trial days must be between 1 and ${LONGEST_TRIAL_DAYS}.`)
  if (trialEnd !== undefined && trialEnd < now + 2 * DAY)
    throw invalidParameter(
      'subscription_data[trial_end]',
      'The `trial_end` date has to be at least 2 days in the future.',
    )
  return {
    trialEnd: trialEnd ?? null,
    trialDays: trialDays ?? null,
    withoutCard: data?.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
    metadata: (data ?? asked.payment_intent_data)?.metadata ?? {},
    description: (data ?? asked.payment_intent_data)?.description ?? null,
  }
}

/** What the answer says that is the same for every checkout of ours. */
function fixedFields() {
  return {
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency: CURRENCY,
    currency_conversion: null,
    custom_fields: [],
    customer_account: null,
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    managed_payments: null,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    wallet_options: null,
  } satisfies Partial<CheckoutSession>
}

/** What a mode brings: a single payment makes a customer only where it must, and needs no setting about cards. */
function modeFields({ mode, ...asked }: CheckoutAsked) {
  const isPayment = mode === 'payment'
  const creation = isPayment ? (asked.customer_creation ?? 'if_required') : 'always'
  return {
    mode,
    customer_creation: asked.customer === undefined ? creation : null,
    payment_method_collection: isPayment ? 'if_required' : (asked.payment_method_collection ?? 'always'),
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: asked.custom_text?.submit ?? null,
      terms_of_service_acceptance: null,
    },
  } satisfies Partial<CheckoutSession>
}

/** Opens a checkout; its page is at `url`. */
export async function createCheckout(store: Store, asked: CheckoutAsked): Promise<CheckoutSession> {
  const { now } = store
  const id = newPageId('cs_test')
  checkMode(asked)
  const lines = await linesOf(store, asked)
  checkLines(asked, lines)
  const plan = planFor(asked, now)
  const hasTrial = plan.trialDays !== null || plan.trialEnd !== null
  const dueToday = hasTrial ? 0 : lines.reduce((sum, line) => sum + line.amount_total, 0)
  const session: CheckoutSession = {
    ...fixedFields(),
    ...modeFields(asked),
    id,
    object: 'checkout.session',
    amount_subtotal: dueToday,
    amount_total: dueToday,
    cancel_url: asked.cancel_url ?? null,
    client_reference_id: asked.client_reference_id ?? null,
    created: now,
    customer: asked.customer ?? null,
    customer_details: null,
    customer_email: asked.customer_email ?? null,
    expires_at: expiryOf(asked.expires_at, now),
    line_items: {
      object: 'list',
      data: lines,
      has_more: false,
      url: `/v1/checkout/sessions/${id}/line_items`,
    },
    locale: asked.locale ?? null,
    metadata: mergedMetadata(null, asked.metadata),
    payment_status: 'unpaid',
    status: 'open',
    submit_type: asked.submit_type ?? null,
    subscription: null,
    success_url: asked.success_url,
    ui_mode: 'hosted_page',
    url: store.pageUrl(`/sandbox/stripe/checkout/${id}`, asked.success_url),
  }
  await store.put('checkout_plan', { id, body: plan })
  return store.put('checkout.session', { id, ownerId: asked.customer ?? null, body: session })
}

export async function expireCheckout(store: Store, session: CheckoutSession): Promise<CheckoutSession> {
  const expired: CheckoutSession = { ...session, status: 'expired', url: null }
  await store.put('checkout.session', { id: session.id, body: expired })
  await store.emit({ type: 'checkout.session.expired', object: expired })
  return expired
}
