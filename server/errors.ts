/** Every refusal the server knows, as a constructor: status, code and a sentence for the person. */

export type FieldError = { field: string; message: string }

type Refusal = {
  status: number
  code: string
  message: string
  fields?: FieldError[]
  /** what is stored now, for a 409 */
  current?: unknown
  retryAfterSeconds?: number
  cause?: unknown
}

/** An answer that is not success. Its message is shown to the person: no stack, SQL, path or id. */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: FieldError[] | undefined
  readonly current: unknown
  readonly retryAfterSeconds: number | undefined

  constructor(refusal: Refusal) {
    super(refusal.message, { cause: refusal.cause })
    this.name = 'HttpError'
    this.status = refusal.status
    this.code = refusal.code
    this.fields = refusal.fields
    this.current = refusal.current
    this.retryAfterSeconds = refusal.retryAfterSeconds
  }
}

/** 400: the request itself cannot be read. */
export function badRequest(message: string): HttpError {
  return new HttpError({ status: 400, code: 'bad_request', message })
}

/** 401: nobody is signed in, or the sign-in was refused. */
export function unauthorized(message = 'Please sign in.'): HttpError {
  return new HttpError({ status: 401, code: 'unauthorized', message })
}

/** 403: this person, or this page, may not do that. */
export function forbidden(message: string): HttpError {
  return new HttpError({ status: 403, code: 'forbidden', message })
}

/** 404: also for somebody else's id, so that ids cannot be probed. */
export function notFound(message = 'There is nothing here. It may have been removed.'): HttpError {
  return new HttpError({ status: 404, code: 'not_found', message })
}

/** 409: it was changed since; `current` is what is stored now, in the form of the call's answer. */
export function conflict(message: string, current: unknown = undefined): HttpError {
  return new HttpError({ status: 409, code: 'conflict', message, current })
}

/** 422: the input is not usable; one sentence per field. Nothing was stored. */
export function invalidInput(fields: FieldError[]): HttpError {
  const message = fields.length === 1 ? fields[0]!.message : 'Some entries need a look. Nothing was saved.'
  return new HttpError({ status: 422, code: 'invalid_input', message, fields })
}

/** 429 with Retry-After. */
export function tooManyRequests(message: string, retryAfterSeconds: number): HttpError {
  return new HttpError({ status: 429, code: 'too_many_requests', message, retryAfterSeconds })
}

/** 503: something the server stands on does not answer now. */
export function unavailable(
  message = 'We cannot reach our records right now. Nothing was lost. Please try again in a minute.',
  cause: unknown = undefined,
): HttpError {
  return new HttpError({ status: 503, code: 'unavailable', message, retryAfterSeconds: 5, cause })
}
