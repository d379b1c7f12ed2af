import type { AnswerOf, BodyInputOf, Endpoint, ParamsOf, QueryOf } from '#contracts/endpoint.ts'
import { underOnceKey } from './storage/once-keys.ts'
import { readerOf } from './reader-of.ts'
import { readAnswer, request } from './request.ts'
import { pathOf, queryText } from './url.ts'

type Part<Name extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Name]: Value }

/** The input of a call: only the parts that its description names. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'body', BodyInputOf<E>> & { query?: Partial<NonNullable<QueryOf<E>>> }

/** The arguments after a description: an input, which may be left out where the description needs none. */
export type CallArguments<E extends Endpoint> = unknown extends Part<'params', ParamsOf<E>> &
  Part<'body', BodyInputOf<E>>
  ? [input?: CallInput<E>]
  : [input: CallInput<E>]

/**
 * Makes a described call and reads its answer by the description: amounts become cents, and a value that is none fails
 * here. Throws ApiError on a non-OK answer, UnreadableAnswer on one that cannot be read.
 */
export async function call<E extends Endpoint>(
  description: E,
  ...[input]: CallArguments<E>
): Promise<AnswerOf<E>> {
  const { params, query, body } = (input ?? {}) as {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
    body?: unknown
  }
  const url = pathOf(description.path, params) + queryText(query)
  const { method, once } = description
  const reading = readerOf(description)
  // It loads beside the call; a failure is told where the answer is read.
  reading.catch(() => undefined)
  const send = async (onceKey?: string) => {
    const response = await request(method, url, { body, onceKey }).catch(async (error: unknown) => {
      const { decodeError, whole } = await reading
      throw decodeError(whole, error)
    })
    const { decodeAnswer, whole } = await reading
    return readAnswer(response, (answer) => decodeAnswer(whole, answer))
  }
  return once === undefined ? send() : underOnceKey(`${method} ${url}`, send)
}
