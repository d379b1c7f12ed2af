/**
 * The store of this browser, in IndexedDB. Its version is the number of its migrations. What is kept is one record, read
 * and written in one transaction: the browser lets tabs wait for each other, and a change that throws is undone.
 */
import { nothingKept, type Kept, type Store } from './kept.ts'

const NAME = 'jubilee-private'
const RECORDS = 'kept'
const KEY = 'kept'

/** Each makes the version of its place (1, 2, …) of the one before; none is ever changed. */
const migrations: ((database: IDBDatabase, transaction: IDBTransaction) => void)[] = [
  (database) => database.createObjectStore(RECORDS),
]

/** What a request gives, or its error. */
function outcomeOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, migrations.length)
  request.addEventListener('upgradeneeded', ({ oldVersion }) => {
    for (const migrate of migrations.slice(oldVersion)) migrate(request.result, request.transaction!)
  })
  const database = await outcomeOf(request)
  // A newer version in another tab must not wait for this one.
  database.addEventListener('versionchange', () => database.close())
  return database
}

function isDone(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error))
  })
}

/** Runs `act` on the records in a transaction of its own; resolves once it is written to the disk. */
async function within<Result>(act: (records: IDBObjectStore) => Promise<Result>): Promise<Result> {
  const database = await open()
  try {
    const transaction = database.transaction(RECORDS, 'readwrite', { durability: 'strict' })
    const done = isDone(transaction)
    const result = await act(transaction.objectStore(RECORDS)).catch((error: unknown) => {
      // Nobody waits for the transaction any more: its end says nothing new.
      done.catch(() => {})
      transaction.abort()
      throw error
    })
    await done
    return result
  } finally {
    database.close()
  }
}

export const indexedDbStore: Store = {
  change: (act) =>
    within(async (records) => {
      const kept: Kept = (await outcomeOf(records.get(KEY))) ?? nothingKept()
      const result = act(kept)
      await outcomeOf(records.put(kept, KEY))
      return result
    }),
  empty: () => within((records) => outcomeOf(records.clear())),
}
