/** The partner offers as published. */
import { useQuery } from '@tanstack/react-query'
import { countOfferVisit, getOffers } from '#contracts/offers.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'

export const useOffers = () => useQuery({ ...readOf(getOffers), refetchOnMount: 'always' })

/** Counts that an offer was opened. The visit goes on whether or not it was counted. */
export function countVisit(id: string): void {
  call(countOfferVisit, { params: { id } }).catch(() => {})
}
