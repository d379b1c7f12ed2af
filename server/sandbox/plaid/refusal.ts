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

const { InvalidInput, InvalidRequest, ItemError, TransactionsError, ApiError, InstitutionError } =
  PlaidErrorType

export const missingFields = (names: string[]) =>
  new Refusal({
    error_type: InvalidRequest,
    error_code: 'MISSING_FIELDS',
    error_message: `the following required fields are missing: ${names.join(', ')}`,
  })

export const unknownFields = (names: string[]) =>
  new Refusal({
    error_type: InvalidRequest,
    error_code: 'UNKNOWN_FIELDS',
    error_message: `the following fields are not recognized by this endpoint: ${names.join(', ')}`,
  })

export const invalidField = (message: string) =>
  new Refusal({ error_type: InvalidRequest, error_code: 'INVALID_FIELD', error_message: message })

export const invalidBody = () =>
  new Refusal({
    error_type: InvalidRequest,
    error_code: 'INVALID_BODY',
    error_message: 'request body must be a well-formed JSON object',
  })

export const notFoundPath = () =>
  new Refusal(
    {
      error_type: InvalidRequest,
      error_code: 'NOT_FOUND',
      error_message: 'the sandbox does not have this endpoint',
    },
    404,
  )

export const invalidKeys = () =>
  new Refusal({
    error_type: InvalidInput,
    error_code: 'INVALID_API_KEYS',
    error_message: 'invalid client_id or secret provided',
  })

export const invalidAccessToken = () =>
  new Refusal({
    error_type: InvalidInput,
    error_code: 'INVALID_ACCESS_TOKEN',
    error_message: 'could not find matching access token',
  })

export const itemNotFound = () =>
  new Refusal({
    error_type: ItemError,
    error_code: 'ITEM_NOT_FOUND',
    error_message: 'The Item you requested cannot be found. This Item does not exist or has been removed',
  })

export const invalidPublicToken = (why: string) =>
  new Refusal({ error_type: InvalidInput, error_code: 'INVALID_PUBLIC_TOKEN', error_message: why })

export const invalidLinkToken = () =>
  new Refusal({
    error_type: InvalidInput,
    error_code: 'INVALID_LINK_TOKEN',
    error_message: 'invalid link_token provided',
  })

export const invalidInstitution = () =>
  new Refusal({
    error_type: InvalidInput,
    error_code: 'INVALID_INSTITUTION',
    error_message: 'invalid institution_id provided',
  })

export const unknownKey = () =>
  new Refusal({
    error_type: InvalidInput,
    error_code: 'INVALID_WEBHOOK_VERIFICATION_KEY_ID',
    error_message: 'invalid key_id provided',
  })

export const loginRequired = () =>
  new Refusal({
    error_type: ItemError,
    error_code: 'ITEM_LOGIN_REQUIRED',
    error_message:
      "the login details of this item have changed (credentials, MFA, or required user action) and a user login is required to update this information. use Link's update mode to restore the item to a good state",
    display_message: 'Please sign in to your bank again.',
  })

export const invalidCredentials = () =>
  new Refusal({
    error_type: ItemError,
    error_code: 'INVALID_CREDENTIALS',
    error_message: 'the credentials were not correct',
    display_message: 'The user name or the password is not right. Nothing was linked. Please try again.',
  })

export const institutionDown = () =>
  new Refusal({
    error_type: InstitutionError,
    error_code: 'INSTITUTION_DOWN',
    error_message: 'this institution is not currently responding to this request. please try again soon',
    display_message: 'This bank does not answer right now. Nothing was linked. Please try again later.',
  })

export const noLiabilities = () =>
  new Refusal({
    error_type: ItemError,
    error_code: 'NO_LIABILITY_ACCOUNTS',
    error_message: 'There are no valid liability account(s) for this Item',
  })

export const productNotSupported = (product: string) =>
  new Refusal({
    error_type: ItemError,
    error_code: 'PRODUCTS_NOT_SUPPORTED',
    error_message: `the following products are not supported by this institution: ["${product}"]`,
  })

export const changedWhileRead = () =>
  new Refusal({
    error_type: TransactionsError,
    error_code: 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION',
    error_message:
      'Underlying transaction data changed since last page was fetched. Please restart pagination from last update.',
  })

export const ownFault = () =>
  new Refusal(
    {
      error_type: ApiError,
      error_code: 'INTERNAL_SERVER_ERROR',
      error_message: 'an unexpected error occurred',
    },
    500,
  )
