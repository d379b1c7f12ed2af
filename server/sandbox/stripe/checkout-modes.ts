/** What belongs to a checkout that is paid once, and what to one that subscribes. */
import type { CheckoutAsked } from './checkout.calls.ts'
import { dollars } from './invoice-lines.ts'
import { invalidParameter, notNow } from './refusal.ts'
import type { CheckoutLine } from './wire.ts'

/** Stripe's smallest and largest charge in dollars. */
const LEAST_CENTS = 50
const MOST_CENTS = 99_999_999

const onlyIn = {
  payment: ['payment_intent_data', 'customer_creation'],
  subscription: ['subscription_data', 'payment_method_collection'],
} as const

/** Refuses what belongs to the other mode. */
export function checkMode(asked: CheckoutAsked): void {
  const other = asked.mode === 'payment' ? 'subscription' : 'payment'
  for (const name of onlyIn[other])
    if (asked[name] !== undefined)
      throw invalidParameter(name, `You can not pass \`${name}\` in \`${asked.mode}\` mode.`)
  if (asked.mode === 'subscription' && (asked.submit_type === 'donate' || asked.submit_type === 'pay'))
    throw invalidParameter(
      'submit_type',
      `You can not pass \`submit_type\` ${asked.submit_type} in \`subscription\` mode.`,
    )
  if (asked.customer !== undefined && asked.customer_creation !== undefined)
    throw invalidParameter(
      'customer_creation',
      'You may only specify one of these parameters: customer, customer_creation.',
    )
}

/** Refuses prices of the other mode, and a sum that no card is charged with. */
export function checkLines({ mode }: CheckoutAsked, lines: CheckoutLine[]): void {
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
      `The Checkout Session's total amount must convert to at least ${dollars(LEAST_CENTS)}.`,
      'amount_too_small',
    )
  if (total > MOST_CENTS)
    throw notNow(
      `The Checkout Session's total amount due must be no more than ${dollars(MOST_CENTS)} usd`,
      'amount_too_large',
    )
}
