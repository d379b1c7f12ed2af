/** What is read and written about gifts. A stop answers with the list as it stands then. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  listDonations,
  readMailedGift,
  stopDonation,
  stopMailedGift,
  verifyDonation,
  type MailedGift,
} from '#contracts/donations.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'

const giftsQuery = readOf(listDonations)

export function useGifts() {
  return useQuery(giftsQuery)
}

export function useStopGift() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(stopDonation, { params: { id } }),
    onSuccess: (gifts) => client.setQueryData(giftsQuery.queryKey, gifts),
  })
}

/** What became of the gift of this visit to the payment page, asked from the server. */
export function useConfirmedGift(sessionId: string) {
  const client = useQueryClient()
  return useQuery({
    queryKey: ['/api/foundation/donations/verify', sessionId],
    queryFn: async () => {
      const confirmed = await call(verifyDonation, { query: { session_id: sessionId } })
      void client.invalidateQueries({ queryKey: giftsQuery.queryKey })
      return confirmed
    },
    enabled: sessionId !== '',
  })
}

const mailedKey = (token: string) => ['/api/foundation/donations/gift', token]

export function useMailedGift(token: string) {
  return useQuery({
    queryKey: mailedKey(token),
    queryFn: () => call(readMailedGift, { query: { token } }),
    enabled: token !== '',
  })
}

export function useStopMailedGift(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(stopMailedGift, { body: { token } }),
    onSuccess: () =>
      client.setQueryData<MailedGift>(mailedKey(token), (gift) => gift && { ...gift, state: 'stopped' }),
  })
}
