import { useQuery, useQueryClient, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type { AnswerOf, Endpoint } from '#contracts/endpoint.ts'
import type { CallArguments } from './call.ts'
import { alwaysButDrawn, useDrawnUntilLeft } from './drawn-answer.ts'
import { readOf } from './read.ts'
import { refreshAfter } from './use-write.ts'

type ReadOptions<Answer, Shown> = Omit<UseQueryOptions<Answer, Error, Shown>, 'queryKey' | 'queryFn'>

/**
 * Reads a described GET: `useRead(listDebts)`, `useRead(listPayments, { params: { id } })`. After one that settles
 * something, such as a purchase, the reads that its description `refreshes` are read again.
 */
export function useRead<E extends Endpoint, Shown = AnswerOf<E>>(
  description: E,
  ...[input, options]: [...CallArguments<E>, options?: ReadOptions<AnswerOf<E>, Shown>]
): UseQueryResult<Shown> {
  const { queryKey, queryFn } = readOf(description, ...([input] as unknown as CallArguments<E>))
  useDrawnUntilLeft(useQueryClient(), queryKey)
  const given = options as ReadOptions<AnswerOf<E>, Shown> | undefined
  return useQuery({
    ...given,
    ...(given?.refetchOnMount === 'always' ? { refetchOnMount: alwaysButDrawn } : {}),
    queryKey,
    queryFn: async ({ client }) => {
      const answer = await queryFn()
      void refreshAfter(client, description, input)
      return answer
    },
  })
}
