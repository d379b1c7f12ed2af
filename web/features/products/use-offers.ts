/** The partner offers: what this build ships with at once, then what is published. */
import { useQuery } from '@tanstack/react-query'
import shipped from '#content/partners/offers.json' with { type: 'json' }
import { countOfferVisit, getOffers, type OffersContent } from '#contracts/offers.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'

/** Never waits: without an answer the offers of this build stand. */
export function useOffers(): OffersContent {
  const { data } = useQuery({ ...readOf(getOffers), refetchOnMount: 'always' })
  return data ?? shipped
}

/** Counts that an offer was opened. The visit goes on whether or not it was counted. */
export function countVisit(id: string): void {
  call(countOfferVisit, { params: { id } }).catch(() => {})
}
