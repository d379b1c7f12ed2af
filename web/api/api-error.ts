import type { ErrorAnswer } from '#contracts/endpoint.ts'

/**
 * A call that was not answered with success. The message is the status, a colon, a space and the body
 * text, or the status text when the body is empty (spec 8).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** the body, where it is one of our own errors */
  readonly answer: ErrorAnswer | undefined
  /** the body as sent, parsed when it is JSON: a 409 carries `current` */
  readonly body: unknown

  constructor(status: number, bodyText: string, statusText: string) {
    super(`${status}: ${bodyText || statusText}`)
    this.status = status
    this.body = parsed(bodyText)
    this.answer = isErrorAnswer(this.body) ? this.body : undefined
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isErrorAnswer(body: unknown): body is ErrorAnswer {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
}

/** The server's own sentence, when it sent one. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? error.answer?.message || undefined : undefined
}

/** The sentences of a 422, by the name of the field; empty for any other error. */
export function fieldMessages(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError) || !error.answer?.fields) return {}
  return Object.fromEntries(error.answer.fields.map(({ field, message }) => [field, message]))
}

/** An answer of success that does not fit its description. `requestId` finds it in the server's log. */
export class UnreadableAnswer extends TypeError {
  override readonly name = 'UnreadableAnswer'
  readonly requestId: string | null

  constructor(response: Response, cause: unknown) {
    // The message of JSON.parse quotes the answer.
    const isDescribed = cause instanceof TypeError
    super(isDescribed ? cause.message : 'The answer is not JSON', { cause })
    this.requestId = response.headers.get('x-request-id')
  }
}

/** What `read` finds in an answer; null where a part of it does not fit its description, which its own card says. */
export function ifReadable<Part>(read: () => Part): Part | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnreadableAnswer) return null
    throw error
  }
}

/** There is no such thing, or the person may not see it. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** The server has decided nothing: there was no line (0), it failed, or it takes no more for now. It may be sent again. */
export const isUndecided = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429
