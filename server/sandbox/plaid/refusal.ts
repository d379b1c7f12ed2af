/** Plaid's refusals: its types, codes and messages, in its error body. */
import { PlaidErrorType } from 'plaid'
import type { PlaidError } from 'plaid'

type Given = Pick<PlaidError, 'error_type' | 'error_code' | 'error_message'> & { display_message?: string }

export class Refusal extends Error {
  readonly status: number
  readonly given: Given

  constructor(given: Given, status = 400) {
    super(given.error_code)
    this.status = status
    this.given = given
  }
}

export function errorBody({ given, status }: Refusal, requestId?: string): PlaidError {
  return {
    display_message: null,
    documentation_url: 'https://plaid.com/docs/errors/',
    suggested_action: null,
    ...given,
    status,
    ...(requestId !== undefined && { request_id: requestId }),
  }
}

const {
  InvalidInput: input,
  InvalidRequest: request,
  ItemError: item,
  TransactionsError: transactions,
  ApiError: api,
  InstitutionError: institution,
} = PlaidErrorType

/** A refusal of one kind, with the code and the message that belong together. */
const always =
  (type: PlaidErrorType, code: string, rest: { message: string; display?: string; status?: number }) =>
  (): Refusal => {
    const { message, display, status } = rest
    const given = { error_type: type, error_code: code, error_message: message }
    return new Refusal({ ...given, ...(display !== undefined && { display_message: display }) }, status)
  }

/** A refusal whose message depends on the request. */
const saying = (type: PlaidErrorType, code: string, message: string) => always(type, code, { message })()

export const missingFields = (names: string[]) =>
  saying(request, 'MISSING_FIELDS', `the following required fields are missing: ${names.join(', ')}`)

export const unknownFields = (names: string[]) =>
  saying(
    request,
    'UNKNOWN_FIELDS',
    `the following fields are not recognized by this endpoint: ${names.join(', ')}`,
  )

export const invalidField = (message: string) => saying(request, 'INVALID_FIELD', message)

export const invalidPublicToken = (why: string) => saying(input, 'INVALID_PUBLIC_TOKEN', why)

export const productNotSupported = (product: string) =>
  saying(
    item,
    'PRODUCTS_NOT_SUPPORTED',
    `the following products are not supported by this institution: ["${product}"]`,
  )

export const invalidBody = always(request, 'INVALID_BODY', {
  message: 'request body must be a well-formed JSON object',
})
export const notFoundPath = always(request, 'NOT_FOUND', {
  message: 'the sandbox does not have this endpoint',
  status: 404,
})
export const invalidKeys = always(input, 'INVALID_API_KEYS', {
  message: 'invalid client_id or secret provided',
})
export const invalidAccessToken = always(input, 'INVALID_ACCESS_TOKEN', {
  message: 'could not find matching access token',
})
export const itemNotFound = always(item, 'ITEM_NOT_FOUND', {
  message: 'The Item you requested cannot be found. This Item does not exist or has been removed',
})
export const invalidLinkToken = always(input, 'INVALID_LINK_TOKEN', {
  message: 'invalid link_token provided',
})
export const invalidInstitution = always(input, 'INVALID_INSTITUTION', {
  message: 'invalid institution_id provided',
})
export const unknownKey = always(input, 'INVALID_WEBHOOK_VERIFICATION_KEY_ID', {
  message: 'invalid key_id provided',
})
export const loginRequired = always(item, 'ITEM_LOGIN_REQUIRED', {
  message:
    "the login details of this item have changed (credentials, MFA, or required user action) and a user login is required to update this information. use Link's update mode to restore the item to a good state",
  display: 'Please sign in to your bank again.',
})
export const invalidCredentials = always(item, 'INVALID_CREDENTIALS', {
  message: 'the credentials were not correct',
  display: 'The user name or the password is not right. Nothing was linked. Please try again.',
})
export const institutionDown = always(institution, 'INSTITUTION_DOWN', {
  message: 'this institution is not currently responding to this request. please try again soon',
  display: 'This bank does not answer right now. Nothing was linked. Please try again later.',
})
export const noLiabilities = always(item, 'NO_LIABILITY_ACCOUNTS', {
  message: 'There are no valid liability account(s) for this Item',
})
export const changedWhileRead = always(transactions, 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION', {
  message:
    'Underlying transaction data changed since last page was fetched. Please restart pagination from last update.',
})
export const ownFault = always(api, 'INTERNAL_SERVER_ERROR', {
  message: 'an unexpected error occurred',
  status: 500,
})
