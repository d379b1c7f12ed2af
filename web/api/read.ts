import type { AnswerOf, Endpoint, ParamsOf } from '#contracts/endpoint.ts'
import type { QueryFunction } from '@tanstack/react-query'
import { decodeAnswer } from './decode-answer.ts'
import { queryFnOf } from './query-client.ts'
import { pathOf } from './url.ts'

type Params<E extends Endpoint> = [ParamsOf<E>] extends [undefined] ? [] : [params: ParamsOf<E>]

/** Key and function of a described GET, for useQuery: `useQuery(readOf(listDebts))`. The key is the URL in segments. */
export function readOf<E extends Endpoint>(
  description: E,
  ...[params]: Params<E>
): { queryKey: readonly string[]; queryFn: QueryFunction<AnswerOf<E>, readonly string[]> } {
  const values = params as Record<string, unknown> | undefined
  return {
    queryKey: keyOf(description.path, values),
    queryFn: queryFnOf({ on401: 'throw', decode: (answer) => decodeAnswer(description, answer) }),
  }
}

/** '/api/debts/{id}/payments' is ['/api/debts', '7', 'payments']: what is refreshed for '/api/debts' reaches it too. */
function keyOf(path: string, params?: Record<string, unknown>): readonly string[] {
  const [head = path, ...rest] = path.split(/\/(?=\{)|(?<=\})\//)
  return [head, ...rest.map((segment) => pathOf(segment, params))]
}
