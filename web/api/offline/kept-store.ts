/**
 * The answers that are kept on this device, each under the person's id with the time it was read. They lie there as they
 * are, unencrypted, for at most seven days. Where the browser forbids the store nothing is kept.
 */
import type { QueryKey } from '@tanstack/react-query'

/** `at` in milliseconds of this machine's clock */
export type KeptAnswer = { personId: string; name: string; key: QueryKey; answer: unknown; at: number }

const DATABASE = 'jubilee-kept'
const STORE = 'answers'
export const KEPT_FOR_MS = 7 * 86_400_000

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The store failed.')))
  })
}

/** Acts on the store; null where there is none. */
async function withStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result | null> {
  try {
    const opening = indexedDB.open(DATABASE, 1)
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore(STORE, { keyPath: ['personId', 'name'] })
    })
    const database = await settled(opening)
    try {
      return await act(database.transaction(STORE, mode).objectStore(STORE))
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}

/** This person's answers that are not too old. Those of anybody else, and old ones, are removed. */
export async function readKept(personId: string, nowMs: number): Promise<KeptAnswer[]> {
  const found = await withStore('readwrite', async (store) => {
    const all = (await settled(store.getAll())) as KeptAnswer[]
    const kept = all.filter((one) => isCurrent(one, personId, nowMs))
    for (const { personId: owner, name } of all.filter((one) => !kept.includes(one)))
      store.delete([owner, name])
    return kept
  })
  return found ?? []
}

export const isCurrent = ({ personId, at }: KeptAnswer, owner: string, nowMs: number): boolean =>
  personId === owner && nowMs - at < KEPT_FOR_MS

/** Keeps answers, each in the place of the one before. One that cannot be copied is left out. */
export async function saveKept(answers: readonly KeptAnswer[]): Promise<void> {
  await withStore('readwrite', async (store) => {
    for (const answer of answers) {
      try {
        store.put(answer)
      } catch {
        // a part of it could not be read
      }
    }
    await settled(store.count())
  })
}

/** Removes all of it, whosever it is. */
export async function clearKept(): Promise<void> {
  await withStore('readwrite', (store) => settled(store.clear()))
}
