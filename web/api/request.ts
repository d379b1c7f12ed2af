import { ApiError, UnreadableAnswer } from './api-error.ts'
import { LANGUAGE_HEADER } from '#contracts/language-header.ts'
import { LANGUAGE } from '#web/format/messages.ts'
import { connection } from '#web/connection.ts'
import { offlineMessages } from '#web/ui/messages.ts'
import { authToken } from './session/auth-token.ts'
import { withConfirmation } from './session/confirmation.ts'
import { adminActivity } from './session/admin-activity.ts'
import { newRelease } from './session/release.ts'
import { announceSessionLost } from './session/session-lost.ts'
import { isAnsweredHere } from '#web/local/private-mode.ts'

/** `onceKey` of a call that is stored once */
type Sent = { body?: unknown; onceKey?: string | undefined }

/**
 * The one way to the server (spec 7): cookies are sent, a bearer header when a token is stored, the JSON
 * content type only with a body. Where the password is needed first it is asked for, and the call sent once more.
 * Throws ApiError on a non-OK answer and for a write while the line is lost, and what fetch throws without a network.
 */
export function request(method: string, url: string, sent?: Sent): Promise<Response> {
  return withConfirmation(() => send(method, url, sent))
}

const notSent = { code: 'offline', message: `${offlineMessages.title} ${offlineMessages.needsLine}` }

async function send(method: string, url: string, sent?: Sent): Promise<Response> {
  const response = await answerTo(method, url, sent)
  newRelease.note(response.headers.get('x-release'))
  if (response.ok) {
    adminActivity.note(url)
    return response
  }
  if (response.status === 401) announceSessionLost(url)
  throw new ApiError(response.status, await response.text(), response.statusText)
}

/** In private mode the browser itself answers; nothing leaves the page. */
async function answerTo(method: string, url: string, sent?: Sent): Promise<Response> {
  if (!isAnsweredHere()) {
    // Nothing waits for a line to come back: a payment sent later could be one too many.
    if (method !== 'GET' && connection.isLost()) throw new ApiError(0, JSON.stringify(notSent), '')
    return fetch(url, initOf(method, sent))
  }
  const { answerHere } = await import('#web/local/answer-here.ts')
  return answerHere({ method, url, ...sent })
}

/** The options of every request, for the one that must outlive the page (send-on-leaving.ts). */
export function initOf(method: string, { body, onceKey }: Sent = {}): RequestInit {
  const headers: Record<string, string> = { [LANGUAGE_HEADER]: LANGUAGE }
  const token = authToken.read()
  if (token) headers['Authorization'] = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (onceKey !== undefined) headers['Idempotency-Key'] = onceKey
  return {
    method,
    headers,
    credentials: 'include',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}

/** The body of an answer as `decode` takes it, undefined where there is none. Throws UnreadableAnswer. */
export async function readAnswer<Answer>(
  response: Response,
  decode: (answer: unknown) => Answer,
): Promise<Answer> {
  const text = await response.text()
  try {
    return decode(text === '' ? undefined : JSON.parse(text))
  } catch (cause) {
    throw new UnreadableAnswer(response, cause)
  }
}

/** The parsed body of an answer that nothing describes; undefined when it has none. */
export const readJson = (response: Response): Promise<unknown> => readAnswer(response, (answer) => answer)
