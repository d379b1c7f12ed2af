/** Stripe's error answers: type, code, param and message, with the status that belongs to them. */
import type Stripe from 'stripe'

type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'

type Refused = {
  status: number
  type: ErrorType
  message: string
  code?: Stripe.StripeRawError['code']
  param?: string
  decline_code?: string
}

export class StripeRefusal extends Error {
  readonly refused: Refused
  constructor(refused: Refused) {
    super(refused.message)
    this.name = 'StripeRefusal'
    this.refused = refused
  }

  body() {
    const { status: _, code, ...rest } = this.refused
    const url = `https://docs.stripe.com/error-codes/${code?.replaceAll('_', '-')}`
    return { error: { ...rest, ...(code !== undefined && { code, doc_url: url }) } }
  }
}

const invalid = (rest: Omit<Refused, 'type' | 'status'> & { status?: number }) =>
  new StripeRefusal({ status: 400, type: 'invalid_request_error', ...rest })

export const unknownParameter = (param: string) =>
  invalid({ code: 'parameter_unknown', param, message: `Received unknown parameter: ${param}` })

export const missingParameter = (param: string) =>
  invalid({ code: 'parameter_missing', param, message: `Missing required param: ${param}.` })

export const emptyParameter = (param: string) =>
  invalid({
    code: 'parameter_invalid_empty',
    param,
    message: `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
  })

export const invalidParameter = (param: string, message: string) => invalid({ param, message })

export const invalidEmail = (param: string, address: string) =>
  invalid({ code: 'email_invalid', param, message: `Invalid email address: ${address}` })

export const invalidInteger = (param: string, value: string) =>
  invalid({ code: 'parameter_invalid_integer', param, message: `Invalid integer: ${value}` })

/** A valid request that the current state does not allow. */
export const notNow = (message: string, code?: Refused['code']) =>
  invalid(code === undefined ? { message } : { message, code })

/** 404 for the id in the path; 400, as Stripe has it, for one among the parameters. */
export const noSuch = ({ what, id, param }: { what: string; id: string; param: string }) =>
  invalid({
    status: param === 'id' ? 404 : 400,
    code: 'resource_missing',
    param,
    message: `No such ${what}: '${id}'`,
  })

export const unknownUrl = (method: string, path: string) =>
  invalid({
    status: 404,
    message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  })

const shortened = (key: string) =>
  key.length <= 12 ? key : `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}`

export const noKey = () =>
  invalid({
    status: 401,
    message:
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
  })

export const wrongVersion = (version: string) =>
  invalid({ message: `Invalid Stripe API version: ${version}` })

export const wrongKey = (key: string) =>
  invalid({ status: 401, message: `Invalid API Key provided: ${shortened(key)}` })

export const otherParameters = (key: string) =>
  new StripeRefusal({
    status: 400,
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })

/** The card was declined. */
export const cardDeclined = (message = 'Your card was declined.') =>
  new StripeRefusal({
    status: 402,
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message,
  })

/** The bank wants the payment confirmed, and nobody is there to do it. */
export const confirmationNeeded = () =>
  new StripeRefusal({
    status: 402,
    type: 'card_error',
    code: 'subscription_payment_intent_requires_action',
    message:
      'Payment for this subscription requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with `subscription.latest_invoice`.',
  })

export const peerFailed = () =>
  new StripeRefusal({ status: 500, type: 'api_error', message: 'An unknown error occurred' })
