/** Plaid's refusals: its types, codes and messages, in its error body. */
import type { PlaidError, PlaidErrorType } from 'plaid'
import { ErrorType } from '#server/outside/plaid-words.ts'

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
  Item: item,
  Transactions: transactions,
  Api: api,
  Institution: institution,
  Oauth: oauth,
} = ErrorType

type More = { display?: string; status?: number }

function refusal(
  [type, code]: [PlaidErrorType, string],
  message: string,
  { display, status }: More = {},
): Refusal {
  const given = { error_type: type, error_code: code, error_message: message }
  return new Refusal({ ...given, ...(display !== undefined && { display_message: display }) }, status)
}

export const missingFields = (names: string[]) =>
  refusal([request, 'MISSING_FIELDS'], `the following required fields are missing: ${names.join(', ')}`)

export const unknownFields = (names: string[]) =>
  refusal(
    [request, 'UNKNOWN_FIELDS'],
    `the following fields are not recognized by this endpoint: ${names.join(', ')}`,
  )

export const invalidField = (message: string) => refusal([request, 'INVALID_FIELD'], message)

export const invalidPublicToken = (why: string) => refusal([input, 'INVALID_PUBLIC_TOKEN'], why)

export const productNotSupported = (product: string) =>
  refusal(
    [item, 'PRODUCTS_NOT_SUPPORTED'],
    `the following products are not supported by this institution: ["${product}"]`,
  )

export const invalidBody = () =>
  refusal([request, 'INVALID_BODY'], 'request body must be a well-formed JSON object')
export const notFoundPath = () =>
  refusal([request, 'NOT_FOUND'], 'the sandbox does not have this endpoint', { status: 404 })
export const invalidKeys = () => refusal([input, 'INVALID_API_KEYS'], 'invalid client_id or secret provided')
export const invalidAccessToken = () =>
  refusal([input, 'INVALID_ACCESS_TOKEN'], 'could not find matching access token')
export const itemNotFound = () =>
  refusal(
    [item, 'ITEM_NOT_FOUND'],
    'The Item you requested cannot be found. This Item does not exist or has been removed',
  )
export const invalidLinkToken = () => refusal([input, 'INVALID_LINK_TOKEN'], 'invalid link_token provided')
export const invalidInstitution = () =>
  refusal([input, 'INVALID_INSTITUTION'], 'invalid institution_id provided')
export const unknownKey = () =>
  refusal([input, 'INVALID_WEBHOOK_VERIFICATION_KEY_ID'], 'invalid key_id provided')
export const loginRequired = () =>
  refusal(
    [item, 'ITEM_LOGIN_REQUIRED'],
    "the login details of this item have changed (credentials, MFA, or required user action) and a user login is required to update this information. use Link's update mode to restore the item to a good state",
    { display: 'Please sign in to your bank again.' },
  )
export const invalidCredentials = () =>
  refusal([item, 'INVALID_CREDENTIALS'], 'the credentials were not correct', {
    display: 'The user name or the password is not right. Nothing was linked. Please try again.',
  })
export const accessNotGranted = () =>
  refusal([item, 'ACCESS_NOT_GRANTED'], 'the user did not grant access at the institution', {
    display: 'You left the bank’s page without signing in. Nothing was linked.',
  })
export const oauthStateNotFound = () =>
  refusal([oauth, 'OAUTH_STATE_ID_NOT_FOUND'], 'could not find matching oauth_state_id', {
    display: 'This sign-in belongs to another window. Nothing was linked.',
  })
export const institutionDown = () =>
  refusal(
    [institution, 'INSTITUTION_DOWN'],
    'this institution is not currently responding to this request. please try again soon',
    { display: 'This bank does not answer right now. Nothing was linked. Please try again later.' },
  )
export const noLiabilities = () =>
  refusal([item, 'NO_LIABILITY_ACCOUNTS'], 'There are no valid liability account(s) for this Item')
export const changedWhileRead = () =>
  refusal(
    [transactions, 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION'],
    'Underlying transaction data changed since last page was fetched. Please restart pagination from last update.',
  )
export const ownFault = () =>
  refusal([api, 'INTERNAL_SERVER_ERROR'], 'an unexpected error occurred', { status: 500 })
