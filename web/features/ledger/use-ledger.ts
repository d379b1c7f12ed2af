/** What the public page of the ledger reads: one page after another, the newest first. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { readLedger } from '#contracts/ledger.ts'
import { call } from '#web/api/call.ts'

/** Where a page begins; the first begins at the newest. */
type Place = { before?: string; giftsBefore?: string }

/** The list that is leafed through. */
export type LedgerList = 'gifts' | 'entries'

/** The ledger with its totals; the next page goes on with one of its lists. */
export function useLedger(list: LedgerList) {
  return useInfiniteQuery({
    queryKey: [readLedger.path, list],
    queryFn: ({ pageParam }) => call(readLedger, { query: pageParam }),
    initialPageParam: {} as Place,
    getNextPageParam: (page): Place | undefined => {
      const before = list === 'gifts' ? page.giftsBefore : page.entriesBefore
      if (before === null) return undefined
      return list === 'gifts' ? { giftsBefore: String(before) } : { before: String(before) }
    },
    // Entries are added while somebody reads: a page that is opened again is asked for again.
    staleTime: 0,
  })
}
