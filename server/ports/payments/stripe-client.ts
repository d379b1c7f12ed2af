/** The Stripe SDK with our limits, and the one place where its errors become ours. */
import { Stripe } from 'stripe'
import type { StripePlace } from '#server/outside/outside.ts'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { PaymentRefused } from './payments.ts'

/** Milliseconds. One request and one repetition stay well within the ten seconds a person waits. */
export type StripeLimits = { requestMs: number; retries: number }

const USUAL: StripeLimits = { requestMs: 4_000, retries: 1 }

/** how many seconds a signature is good for */
export const SIGNATURE_SECONDS = 5 * 60

export function openStripe(place: StripePlace, limits: StripeLimits = USUAL): Stripe {
  return new Stripe(place.secretKey, {
    timeout: limits.requestMs,
    maxNetworkRetries: limits.retries,
    telemetry: false,
    ...(place.at !== null && place.at),
  })
}

/** 3-D Secure: docs.stripe.com/error-codes. */
const confirmCodes = new Set([
  'authentication_required',
  'invoice_payment_intent_requires_action',
  'subscription_payment_intent_requires_action',
])

/** Whether the card's bank wants the payment confirmed by its owner; nothing was charged then. */
export const isToConfirm = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && confirmCodes.has(error.code ?? '')

/** Errors that say something about this request, not about the service. */
function refusalOf(error: unknown): PaymentRefused | null {
  if (error instanceof PaymentRefused) return error
  if (error instanceof Stripe.errors.StripeCardError) return new PaymentRefused('card_declined', error)
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new PaymentRefused('refused', error)
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return null
  return new PaymentRefused(error.code === 'resource_missing' ? 'gone' : 'refused', error)
}

/**
 * Runs requests and reads their answers. Anything but a clear refusal is OutsideUnavailable: no answer, a late one, an
 * error of the service, a rejected key, or an answer without a required field.
 */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw refusalOf(error) ?? new OutsideUnavailable('payments', error)
  }
}

/** The value of a required field. @throws TypeError where the answer lacks it */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new TypeError('the answer lacks what it must have')
  return value
}

/** The id of what may have been expanded. */
export function idOf(value: string | { id: string }): string {
  return present(typeof value === 'string' ? value : present(value).id)
}

/** Seconds since 1970 to a moment. */
export function moment(seconds: number): Date {
  if (!Number.isFinite(seconds)) throw new TypeError('the answer has no readable time')
  return new Date(seconds * 1000)
}

export const momentOrNull = (seconds: number | null | undefined) =>
  seconds === null || seconds === undefined ? null : moment(seconds)

/** The mark of a gift: its id in the metadata of its checkout, its payment and its subscription. */
export const DONATION_MARK = 'donationId'

/** Our own id of the gift that something belongs to; null for what is no gift. */
export function donationIdOf(metadata: Stripe.Metadata | null | undefined): string | null {
  return metadata?.[DONATION_MARK] ?? null
}
