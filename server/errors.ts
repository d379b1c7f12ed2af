/** Every refusal the server knows, as a constructor: status, code and a sentence for the person. */
import { refusalCodes } from '#contracts/account/security.ts'
import { saidOfFaults, type Fault } from '#contracts/faults.ts'
import { sentence, type Sentence } from '#engine/language/sentence.ts'
import { OutsideNotSetUp } from '#server/ports/outside-unavailable.ts'
import type { Refusal as RuleRefusal } from '#engine/records/refusals.ts'
import { refusalTexts } from '#server/language/refusal-messages.ts'

type Refusal = {
  status: number
  code: string
  said: Sentence
  fields?: readonly Fault[]
  /** what is stored now, for a 409 */
  current?: unknown
  retryAfterSeconds?: number
  cause?: unknown
}

/**
 * An answer that is not success. Its sentence is worded where the answer is written and is shown to the person: no
 * stack, SQL, path or id. The error's own message is the code.
 */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly said: Sentence
  readonly fields: readonly Fault[] | undefined
  readonly current: unknown
  readonly retryAfterSeconds: number | undefined

  constructor(refusal: Refusal) {
    super(refusal.said.code ?? refusal.code, { cause: refusal.cause })
    this.name = 'HttpError'
    this.status = refusal.status
    this.code = refusal.code
    this.said = refusal.said
    this.fields = refusal.fields
    this.current = refusal.current
    this.retryAfterSeconds = refusal.retryAfterSeconds
  }
}

/** 400: the request itself cannot be read. */
export const badRequest = (said: Sentence): HttpError =>
  new HttpError({ status: 400, code: 'bad_request', said })

/** 401: nobody is signed in, or the sign-in was refused. */
export const unauthorized = (said = sentence(refusalTexts, 'signIn')): HttpError =>
  new HttpError({ status: 401, code: 'unauthorized', said })

/** 403: this person, or this page, may not do that. */
export const forbidden = (said: Sentence): HttpError =>
  new HttpError({ status: 403, code: 'forbidden', said })

/** 403: the session was proven too long ago for this; the same request may be sent again after a confirmation. */
export function confirmNeeded(): HttpError {
  return new HttpError({ status: 403, code: refusalCodes.confirm, said: sentence(refusalTexts, 'confirm') })
}

/** 403: an admin's call, in a session without a second factor. */
export function secondFactorNeeded(): HttpError {
  const said = sentence(refusalTexts, 'secondFactor')
  return new HttpError({ status: 403, code: refusalCodes.secondFactor, said })
}

/** 401 in the second step of a sign-in: it must begin again. */
export const signInAgain = (said: Sentence): HttpError =>
  new HttpError({ status: 401, code: refusalCodes.signInAgain, said })

/** 404: also for somebody else's id, so that ids cannot be probed. */
export const notFound = (said = sentence(refusalTexts, 'notFound')): HttpError =>
  new HttpError({ status: 404, code: 'not_found', said })

/** 409: it was changed since; `current` is what is stored now, in the form of the call's answer. */
export const conflict = (said: Sentence, current: unknown = undefined): HttpError =>
  new HttpError({ status: 409, code: 'conflict', said, current })

/** 422: the input is not usable; one sentence per field. Nothing was stored. */
export function invalidInput(fields: readonly Fault[]): HttpError {
  return new HttpError({ status: 422, code: 'invalid_input', said: saidOfFaults(fields), fields })
}

/** 422 about one field; '' is the form as a whole. */
export const invalidField = (field: string, said: Sentence): HttpError => invalidInput([{ field, said }])

/** What a rule of the engine refuses: 404, 409 or 422. `current` is what is stored now, for a 409. */
export function refused(refusal: RuleRefusal, current: unknown = undefined): HttpError {
  if (refusal.kind === 'missing') return notFound(refusal.said)
  if (refusal.kind === 'conflict') return conflict(refusal.said, current)
  return invalidField(refusal.field, refusal.said)
}

/** 429 with Retry-After. */
export const tooManyRequests = (said: Sentence, retryAfterSeconds: number): HttpError =>
  new HttpError({ status: 429, code: 'too_many_requests', said, retryAfterSeconds })

/** 503: something the server stands on does not answer now. */
export const unavailable = (said = sentence(refusalTexts, 'away'), cause: unknown = undefined): HttpError =>
  new HttpError({ status: 503, code: 'unavailable', said, retryAfterSeconds: 5, cause })

type ForeignError = Error & { code?: string; statusCode?: number; syscall?: string }

/** PostgreSQL and the driver on a server that is away, starting, stopping, full or out of connections. */
const DISK_FULL = '53100'
const databaseAway = /^(08\w{3}|53\w{3}|57P0[1-5]|57014|58030|25006)$/
/** a zero byte inside a text: valid JSON, and no text to PostgreSQL */
const UNTRANSLATABLE_CHARACTER = '22021'
const callsToServer = new Set(['connect', 'read', 'write', 'getaddrinfo'])
const driverAway =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/

/** The framework's own refusals, in our words. */
const frameRefusals: Record<string, () => HttpError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new HttpError({ status: 413, code: 'too_large', said: sentence(refusalTexts, 'tooLarge') }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new HttpError({ status: 415, code: 'unsupported_type', said: sentence(refusalTexts, 'sendJson') }),
}

/** Describes the innermost error: drizzle's wrapper repeats the whole statement and its values. */
function rootOf(error: unknown): unknown {
  let root = error
  for (let depth = 0; depth < 5 && root instanceof Error && root.cause instanceof Error; depth += 1)
    root = root.cause
  return root
}

function isDatabaseAway(error: ForeignError): boolean {
  const { code = '', syscall = '', message } = error
  return databaseAway.test(code) || driverAway.test(message) || callsToServer.has(syscall)
}

/** The one translator to HTTP. Null for an error nobody planned for, which is a plain 500. */
export function toHttpError(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error
  if (error instanceof OutsideNotSetUp)
    return unavailable(
      sentence(() => refusalTexts().notSetUp, error.service),
      error,
    )
  const root = rootOf(error)
  if (!(root instanceof Error)) return null
  const { code = '', statusCode } = root as ForeignError
  const known = frameRefusals[code]
  if (known) return known()
  if (code === DISK_FULL) return unavailable(sentence(refusalTexts, 'noRoom'), root)
  if (isDatabaseAway(root)) return unavailable(undefined, root)
  if (code === UNTRANSLATABLE_CHARACTER) return badRequest(sentence(refusalTexts, 'oddCharacter'))
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return unavailable(sentence(refusalTexts, 'tooSlow'), root)
  if (code.startsWith('FST_') && statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new HttpError({
      status: statusCode,
      code: 'bad_request',
      said: sentence(refusalTexts, 'unreadable'),
    })
  return null
}

/** Errors whose message is about the program, never about what somebody typed. */
const plainMessages = new Set(['TypeError', 'ReferenceError', 'RangeError', 'AssertionError'])

/** What the log may say about an error: kind, code and places in our source; no text that can hold a person's data. */
export function describeError(error: unknown): Record<string, string | string[] | undefined> {
  const root = rootOf(error)
  if (!(root instanceof Error)) return { error: typeof root }
  const { code, constraint, table } = root as ForeignError & { constraint?: string; table?: string }
  return {
    error: root.name,
    code,
    constraint,
    table,
    detail: plainMessages.has(root.name) ? root.message.slice(0, 300) : undefined,
    stack: (root.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .map((line) => line.trim()),
  }
}
