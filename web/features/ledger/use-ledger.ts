import { readLedger } from '#contracts/foundation/ledger.ts'
import { usePages } from '#web/api/use-pages.ts'

/** The public ledger with its totals, the newest first; the next page goes on with one of its lists. */
export function useLedger(list: 'gifts' | 'entries') {
  return usePages(
    readLedger,
    {},
    {
      list,
      next: ({ giftsBefore, entriesBefore }) => {
        if (list === 'gifts') return giftsBefore === null ? null : { giftsBefore: String(giftsBefore) }
        return entriesBefore === null ? null : { before: String(entriesBefore) }
      },
      // Entries are added while somebody reads: a page that is opened again is asked for again.
      staleTime: 0,
    },
  )
}
