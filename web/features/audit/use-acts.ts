/** What the audit log's screen reads. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { listAdminActs } from '#contracts/admin-acts.ts'
import { call } from '#web/api/call.ts'

const actFilters = ['text', 'admin', 'act', 'subject', 'from', 'to'] as const
export type ActFilters = Partial<Record<(typeof actFilters)[number], string>>

/** What an address asks for; what it does not name is left out. */
export function filtersOf(search: URLSearchParams): ActFilters {
  return Object.fromEntries(
    actFilters.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  )
}

/** The acts a page at a time; always asked anew when the screen is opened. */
export function useActs(filters: ActFilters) {
  return useInfiniteQuery({
    queryKey: ['/api/admin/acts', filters],
    queryFn: ({ pageParam }) =>
      call(listAdminActs, { query: { ...filters, ...(pageParam === '' ? {} : { before: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}
