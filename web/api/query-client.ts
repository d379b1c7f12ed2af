import { MutationCache, QueryCache, QueryClient, type QueryFunction } from '@tanstack/react-query'
import { ApiError, UnreadableAnswer } from './api-error.ts'
import { reportError } from './reports/report-error.ts'
import { readAnswer, request } from './request.ts'

type Reading<Answer> = {
  on401: 'returnNull' | 'throw'
  /** turns the answer into this side's form; as it came unless given */
  decode?: (answer: unknown) => Answer
}

/** Reads the URL made of the key's segments joined with '/'. On 401 it throws, or gives null where asked to (spec 7). */
export function queryFnOf<Answer>(options: Reading<Answer>): QueryFunction<Answer, readonly string[]> {
  const { decode = (answer) => answer as Answer } = options
  return async ({ queryKey }) => {
    try {
      return await readAnswer(await request('GET', queryKey.join('/')), decode)
    } catch (error) {
      // returnNull is used only with an Answer that includes null
      if (options.on401 === 'returnNull' && error instanceof ApiError && error.status === 401)
        return null as Answer
      throw error
    }
  }
}

function reportUnreadable(error: unknown): void {
  if (error instanceof UnreadableAnswer) reportError(error)
}

/** Data never goes stale; nothing is asked again by itself; nothing is retried (spec 7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportUnreadable }),
    mutationCache: new MutationCache({ onError: reportUnreadable }),
    defaultOptions: {
      queries: {
        queryFn: queryFnOf({ on401: 'throw' }) as QueryFunction,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // Without a line a call fails at once. It would wait for one by default, and a write would be sent later.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
