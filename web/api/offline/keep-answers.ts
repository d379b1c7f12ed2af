import type { Query, QueryClient } from '@tanstack/react-query'
import { lightKeys } from '#web/api/light-keys.ts'
import { keeping } from './keeping.ts'
import { isKept } from './kept-paths.ts'
import { readKept, saveKept } from './kept-store.ts'
import { wipeOthers } from './wipe-device.ts'

const keptStore = { save: saveKept, removeOld: readKept }

/** The person's own id, while somebody is signed in who wants their figures kept here. */
function keeper(client: QueryClient): string | null {
  const id = client.getQueryData<{ id?: string } | null>(lightKeys.user)?.id
  return id !== undefined && keeping.choiceOf(id) === 'yes' ? id : null
}

/**
 * Keeps the answers in the cache that may be kept, from now on, as long as the person wants it: in the task in which they
 * came, for a page may be left right after. Returns how to stop.
 */
export function keepAnswers(client: QueryClient, store = keptStore): () => void {
  const cache = client.getQueryCache()
  const saved = new Map<string, unknown>()
  let isDue = false
  let isStopped = false
  const isNew = ({ queryKey, queryHash, state }: Query) =>
    state.status === 'success' &&
    // Only what is signed in is anybody's.
    state.data !== null &&
    saved.get(queryHash) !== state.data &&
    isKept(queryKey)
  function save(): void {
    isDue = false
    if (isStopped) return
    const signedIn = client.getQueryData<{ id?: string } | null>(lightKeys.user)?.id
    if (signedIn !== undefined) void wipeOthers(signedIn)
    const personId = keeper(client)
    if (personId === null) return saved.clear()
    const fresh = cache.getAll().filter(isNew)
    for (const { queryHash, state } of fresh) saved.set(queryHash, state.data)
    if (fresh.length > 0) void store.save(fresh.map((query) => keptOf(query, personId)))
  }
  /** Answers that come together are written together. */
  function saveSoon(): void {
    if (!isDue) queueMicrotask(save)
    isDue = true
  }
  const stops = [
    cache.subscribe((event) => {
      if (event.type === 'added' || (event.type === 'updated' && event.action.type === 'success')) saveSoon()
    }),
    keeping.subscribe(saveSoon),
  ]
  saveSoon()
  const personId = keeper(client)
  if (personId !== null) void store.removeOld(personId, Date.now())
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}

const keptOf = ({ queryKey, queryHash, state }: Query, personId: string) => ({
  personId,
  name: queryHash,
  key: queryKey,
  answer: state.data,
  at: timeOf(state.dataUpdatedAt),
})

/** What came with the document has no time of its own (drawn-answer.ts): it was read when the document was. */
const timeOf = (updatedAt: number) => (updatedAt <= 1 ? Math.round(performance.timeOrigin) : updatedAt)

/** Puts kept answers where the cache has none: the line was lost while the page was open. */
export async function fillFromKept(client: QueryClient): Promise<void> {
  const personId = keeper(client)
  if (personId === null) return
  for (const { key, answer, at } of await readKept(personId, Date.now()))
    if (client.getQueryData(key) === undefined) client.setQueryData(key, answer, { updatedAt: at })
}

/** When the oldest of the figures that are on the screen was read, in milliseconds; null where there are none. */
export function figuresReadAt(client: QueryClient): number | null {
  const frame = new Set<unknown>([lightKeys.user[0], lightKeys.mode[0], lightKeys.settings[0]])
  const times = client
    .getQueryCache()
    .getAll()
    .filter(
      (query) =>
        query.isActive() &&
        query.state.data !== undefined &&
        isKept(query.queryKey) &&
        !frame.has(query.queryKey[0]),
    )
    .map(({ state }) => timeOf(state.dataUpdatedAt))
  return times.length === 0 ? null : Math.min(...times)
}
