import {
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import type { AnswerOf, Endpoint, QueryOf } from '#contracts/endpoint.ts'
import type { CallArguments } from './call.ts'
import { alwaysButDrawn, useDrawnUntilLeft } from './drawn-answer.ts'
import { readOf } from './read.ts'

type Query<E extends Endpoint> = Partial<NonNullable<QueryOf<E>>>
export type Pages<Answer> = UseInfiniteQueryResult<InfiniteData<Answer>>

type PagesOptions<E extends Endpoint> = {
  /** what the page after this one is asked for with; null on the last one */
  next: (page: AnswerOf<E>) => Query<E> | null
  /** which list is leafed through, where an answer holds several */
  list?: string
} & Pick<
  UseInfiniteQueryOptions<AnswerOf<E>, Error, InfiniteData<AnswerOf<E>>, QueryKey, Query<E>>,
  'placeholderData' | 'refetchOnMount' | 'staleTime'
>

/** Reads a described GET a page at a time, the first page with `query` alone. */
export function usePages<E extends Endpoint>(
  description: E,
  query: Query<E>,
  { next, list = 'pages', ...options }: PagesOptions<E>,
): Pages<AnswerOf<E>> {
  const pageOf = (place: Query<E>) =>
    readOf(description, ...([{ query: { ...query, ...place } }] as unknown as CallArguments<E>))
  // Pages are kept apart from the one answer that a plain read keeps under this key.
  const queryKey = [...pageOf({}).queryKey, list]
  useDrawnUntilLeft(useQueryClient(), queryKey)
  return useInfiniteQuery({
    ...options,
    ...(options.refetchOnMount === 'always' ? { refetchOnMount: alwaysButDrawn } : {}),
    queryKey,
    queryFn: ({ pageParam }) => pageOf(pageParam as Query<E>).queryFn(),
    initialPageParam: {} as Query<E>,
    getNextPageParam: next,
  })
}
