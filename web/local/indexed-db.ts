/**
 * The store of this browser. What is kept is one record, read and written in one transaction: the browser lets tabs wait
 * for each other, and a change that throws is undone.
 */
import { outcomeOf, withRecords, type BrowserDatabase } from '#web/api/storage/browser-database.ts'
import { nothingKept, withRemovals, type Kept, type Store } from './kept/kept.ts'

const KEY = 'kept'

const database: BrowserDatabase = {
  name: 'jubilee-private',
  store: 'kept',
  migrations: [
    (made) => made.createObjectStore('kept'),
    (_, transaction) => {
      const records = transaction.objectStore('kept')
      const read = records.get(KEY)
      read.addEventListener('success', () => {
        if (read.result) records.put(withRemovals(read.result as Kept), KEY)
      })
    },
  ],
  durability: 'strict',
}

export const indexedDbStore: Store = {
  change: (act) =>
    withRecords(database, async (records) => {
      const kept: Kept = (await outcomeOf(records.get(KEY))) ?? nothingKept()
      const result = act(kept)
      await outcomeOf(records.put(kept, KEY))
      return result
    }),
  empty: () => withRecords(database, (records) => outcomeOf(records.clear())),
}
