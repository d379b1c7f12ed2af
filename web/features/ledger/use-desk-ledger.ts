/** What the desk reads of the ledger and enters into it. */
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  enterCorrection,
  enterTithe,
  readDeskLedger,
  readLedger,
  readLedgerTotals,
  removeName,
  withdrawName,
} from '#contracts/ledger.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { listDonations } from '#contracts/donations.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { toast } from '#web/ui/toast.tsx'

/** The ledger with what stands behind it, page after page, the newest first. */
export function useDeskLedger() {
  return useInfiniteQuery({
    queryKey: [readDeskLedger.path],
    queryFn: ({ pageParam }) =>
      call(readDeskLedger, { query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ entriesBefore }) => (entriesBefore === null ? undefined : String(entriesBefore)),
    staleTime: 0,
  })
}

/** Everything that shows the ledger is read anew. */
function useReadAnew() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [readDeskLedger.path, readLedger.path, readLedgerTotals.path].map((path) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    )
}

export type TitheInput = BodyInputOf<typeof enterTithe>
export type CorrectionInput = BodyInputOf<typeof enterCorrection>

export function useEnterTithe() {
  const readAnew = useReadAnew()
  return useMutation({
    mutationFn: (body: TitheInput) => call(enterTithe, { body }),
    onSuccess: ({ message }) => toast({ title: message }),
    onSettled: readAnew,
  })
}

export function useEnterCorrection() {
  const readAnew = useReadAnew()
  return useMutation({
    mutationFn: (body: CorrectionInput) => call(enterCorrection, { body }),
    onSuccess: ({ message }) => toast({ title: message }),
    onSettled: readAnew,
  })
}

/** Takes the name off one gift. */
export function useRemoveName() {
  const readAnew = useReadAnew()
  return useMutation({
    mutationFn: (sequence: string) => call(removeName, { params: { sequence } }),
    onSuccess: ({ message }) => toast({ title: message }),
    onSettled: readAnew,
  })
}

/** Takes the person's own name off all their gifts; the list of their gifts shows it too. */
export function useWithdrawName() {
  const client = useQueryClient()
  const readAnew = useReadAnew()
  return useMutation({
    mutationFn: () => call(withdrawName),
    onSuccess: ({ message }) => toast({ title: message }),
    onSettled: () =>
      Promise.all([readAnew(), client.invalidateQueries({ queryKey: readOf(listDonations).queryKey })]),
  })
}
