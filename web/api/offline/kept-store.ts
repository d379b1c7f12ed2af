/**
 * The answers that are kept on this device, each under the person's id with the time it was read. They lie there as they
 * are, unencrypted, for at most seven days. Where the browser forbids the store nothing is kept.
 */
import type { QueryKey } from '@tanstack/react-query'
import { outcomeOf, withRecords, type BrowserDatabase } from '#web/api/storage/browser-database.ts'

/** `at` in milliseconds of this machine's clock */
export type KeptAnswer = { personId: string; name: string; key: QueryKey; answer: unknown; at: number }

export const KEPT_FOR_MS = 7 * 86_400_000

const database: BrowserDatabase = {
  name: 'jubilee-kept',
  store: 'answers',
  migrations: [
    (made) => made.createObjectStore('answers', { keyPath: ['personId', 'name'] }),
    // A category kept before does not say whether it is a bill.
    (_, transaction) => transaction.objectStore('answers').clear(),
  ],
  durability: 'relaxed',
}

/** Acts on the store; null where there is none. */
const withStore = <Result>(act: (store: IDBObjectStore) => Promise<Result>): Promise<Result | null> =>
  withRecords(database, act).catch(() => null)

/** This person's answers that are not too old. Those of anybody else, and old ones, are removed. */
export async function readKept(personId: string, nowMs: number): Promise<KeptAnswer[]> {
  const found = await withStore(async (store) => {
    const all = (await outcomeOf(store.getAll())) as KeptAnswer[]
    const kept = all.filter((one) => isCurrent(one, personId, nowMs))
    for (const { personId: owner, name } of all.filter((one) => !kept.includes(one)))
      store.delete([owner, name])
    return kept
  })
  return found ?? []
}

/** The names of what is kept, and none of it: the worker asks whether a screen can be shown. */
export async function keptNames(): Promise<string[]> {
  const keys = await withStore((store) => outcomeOf(store.getAllKeys()))
  return (keys ?? []).map((key) => (Array.isArray(key) ? String(key[1]) : ''))
}

export const isCurrent = ({ personId, at }: KeptAnswer, owner: string, nowMs: number): boolean =>
  personId === owner && nowMs - at < KEPT_FOR_MS

/** Keeps answers, each in the place of the one before. One that cannot be copied is left out. */
export async function saveKept(answers: readonly KeptAnswer[]): Promise<void> {
  await withStore(async (store) => {
    for (const answer of answers) {
      try {
        store.put(answer)
      } catch {
        // a part of it could not be read
      }
    }
    await outcomeOf(store.count())
  })
}

/** Removes all of it, whosever it is. */
export async function clearKept(): Promise<void> {
  await withStore((store) => outcomeOf(store.clear()))
}
