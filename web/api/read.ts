import type { DataTag, QueryKey } from '@tanstack/react-query'
import type { AnswerOf, Endpoint } from '#contracts/endpoint.ts'
import { call, type CallArguments, type CallInput } from './call.ts'
import { pathOf } from './url.ts'

type Values = Readonly<Record<string, unknown>>

/** The cache knows by the key what is kept under it. */
type Read<Answer> = { queryKey: DataTag<QueryKey, Answer, Error>; queryFn: () => Promise<Answer> }

/**
 * Key and function of a described call, for the query cache. The key is the URL in segments, then the query and the
 * body: what is refreshed for '/api/debts' reaches ['/api/debts', '7', 'payments'] and ['/api/debts', { month: '2026-11' }] too.
 */
export function readOf<E extends Endpoint>(description: E, ...[input]: CallArguments<E>): Read<AnswerOf<E>> {
  const given = input as (CallInput<Endpoint> & { params?: Values; body?: unknown }) | undefined
  const { params, query, body } = given ?? {}
  const key: QueryKey = [...keyOf(description.path, params), ...[query, body].filter(Boolean)]
  return {
    queryKey: key as DataTag<QueryKey, AnswerOf<E>, Error>,
    queryFn: () => call<Endpoint>(description, given) as Promise<AnswerOf<E>>,
  }
}

/** '/api/debts/{id}/payments' is ['/api/debts', '7', 'payments']. */
export function keyOf(path: string, params?: Values): readonly string[] {
  const [head = path, ...rest] = path.split(/\/(?=\{)|(?<=\})\//)
  return [head, ...rest.map((segment) => pathOf(segment, params))]
}
