/** A database of this browser, in IndexedDB, with one store of records. */

export type BrowserDatabase = {
  name: string
  store: string
  /** Each makes the version of its place (1, 2, …) of the one before; none is ever changed. */
  migrations: readonly ((database: IDBDatabase, transaction: IDBTransaction) => void)[]
  /** `strict` waits for the disk itself */
  durability: IDBTransactionDurability
}

/** What a request gives, or its error. */
export function outcomeOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

async function open({ name, migrations }: BrowserDatabase): Promise<IDBDatabase> {
  const request = indexedDB.open(name, migrations.length)
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

/**
 * Runs `act` on the records in a transaction of its own; resolves once it is written. What `act` throws is thrown, and
 * nothing is changed. Rejects where the browser has no store, or forbids it.
 */
export async function withRecords<Result>(
  where: BrowserDatabase,
  act: (records: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const database = await open(where)
  try {
    const transaction = database.transaction(where.store, 'readwrite', { durability: where.durability })
    const done = isDone(transaction)
    const result = await act(transaction.objectStore(where.store)).catch((error: unknown) => {
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
