import type { AnswerOf, Endpoint } from '#contracts/endpoint.ts'
import type { CallInput } from '#web/api/call.ts'
import { readerOf } from '#web/api/reader-of.ts'
import { initOf, readAnswer } from '#web/api/request.ts'
import { pathOf } from '#web/api/url.ts'
import { isAnsweredHere } from '#web/local/private-mode.ts'

/**
 * Makes a described call that outlives the page. Null when it failed: there is nobody left to tell, so use it only for
 * data that may be lost, such as a few seconds of reading. In private mode nothing leaves the page.
 */
export async function sendOnLeaving<E extends Endpoint>(
  description: E,
  input: CallInput<E>,
): Promise<AnswerOf<E> | null> {
  if (isAnsweredHere()) return null
  const { params, body } = input as { params?: Record<string, unknown>; body?: unknown }
  try {
    const init = initOf(description.method, { body })
    const response = await fetch(pathOf(description.path, params), { ...init, keepalive: true })
    if (!response.ok) return null
    const { decodeAnswer, whole } = await readerOf(description)
    return await readAnswer(response, (answer) => decodeAnswer(whole, answer))
  } catch {
    return null
  }
}
