import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type { AnswerOf, Endpoint } from '#contracts/endpoint.ts'
import { readOf, type ReadArguments } from './read.ts'

type ReadOptions<Answer, Shown> = Omit<UseQueryOptions<Answer, Error, Shown>, 'queryKey' | 'queryFn'>

/** Reads a described GET: `useRead(listDebts)`, `useRead(listPayments, { params: { id } })`. */
export function useRead<E extends Endpoint, Shown = AnswerOf<E>>(
  description: E,
  ...[input, options]: [...ReadArguments<E>, options?: ReadOptions<AnswerOf<E>, Shown>]
): UseQueryResult<Shown> {
  return useQuery({ ...options, ...readOf(description, ...([input] as unknown as ReadArguments<E>)) })
}
