import {
  useMutation,
  useQueryClient,
  type DataTag,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query'
import type { AnswerOf, Endpoint } from '#contracts/endpoint.ts'
import { ApiError } from './api-error.ts'
import { call, type CallInput } from './call.ts'
import { keyOf } from './read.ts'

/** The input of a write: nothing where its description names neither parameters nor a body. */
type WriteInput<E extends Endpoint> = object extends CallInput<E> ? void | CallInput<E> : CallInput<E>

type WriteOptions<E extends Endpoint, Shown> = Omit<
  UseMutationOptions<AnswerOf<E>, Error, WriteInput<E>, Shown>,
  'mutationFn'
> & {
  /** the read whose answer this call answers with too, as it is now: `readOf(getSettings).queryKey` */
  shows?: DataTag<QueryKey, AnswerOf<E>, Error>
  /** the read of the list that has what is changed: the answer takes its place there at once, a deletion takes it out */
  list?: DataTag<QueryKey, { id: string }[], Error>
  /** reads again after a failure too: others write here, or the answer alone was lost */
  refreshesOnError?: true
}

/**
 * Makes a described call that changes something, then reads again everything that its description `refreshes`. It is busy
 * until then; `onSuccess` runs before that, to show the answer at once.
 */
export function useWrite<E extends Endpoint, Shown = unknown>(
  description: E,
  { onSuccess, onError, shows, list, refreshesOnError, ...options }: WriteOptions<E, Shown> = {},
): UseMutationResult<AnswerOf<E>, Error, WriteInput<E>, Shown> {
  const client = useQueryClient()
  return useMutation({
    ...options,
    mutationFn: (input) => call<Endpoint>(description, input as CallInput<Endpoint>) as Promise<AnswerOf<E>>,
    onSuccess: (...success) => {
      const [answer, input] = success
      if (shows) client.setQueryData(shows, answer as never)
      if (list) client.setQueryData(list, (items) => items && changed(items, description, { answer, input }))
      return Promise.all([onSuccess?.(...success), refreshAfter(client, description, input)])
    },
    onError: (...failure) => {
      const [error, input] = failure
      // Other entries are stored under this key, and the error asks the person to look at the list.
      const isSentBefore = description.once && error instanceof ApiError && error.status === 409
      const isStale = isSentBefore || refreshesOnError
      return Promise.all([onError?.(...failure), isStale && refreshAfter(client, description, input)])
    },
  })
}

/** A list after a write: without the item that the address named, or with the answer in the place of its item. */
function changed(
  items: { id: string }[],
  { method }: Endpoint,
  { answer, input }: { answer: unknown; input: unknown },
): { id: string }[] {
  if (method !== 'DELETE') {
    const saved = answer as { id: string }
    return items.map((item) => (item.id === saved.id ? saved : item))
  }
  const { params } = input as { params: { id: string } }
  return items.filter(({ id }) => id !== params.id)
}

/** Reads again everything that a call with this input has made stale. */
export function refreshAfter(
  client: QueryClient,
  { refreshes = [] }: Endpoint,
  input?: unknown,
): Promise<unknown> {
  const { params } = (input ?? {}) as { params?: Readonly<Record<string, unknown>> }
  return Promise.all(refreshes.map((path) => client.invalidateQueries({ queryKey: keyOf(path, params) })))
}
