/** What the credit screens read and write, and what each write refreshes. */
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  createCreditScore,
  deleteCreditScore,
  listCreditScores,
  type CreditScore,
} from '#contracts/credit-scores.ts'
import { listDebts, listRecentPayments } from '#contracts/debts.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import type { ScoreBody } from './score-form.ts'

const scores = readOf(listCreditScores)

/** Every write of a debt or a payment refreshes what begins with '/api/debts', and so this. */
const recentPayments = {
  ...readOf(listRecentPayments),
  queryKey: ['/api/debts', 'payments'] as const,
}

function refresh(client: QueryClient): Promise<unknown> {
  const stale = [scores.queryKey, ['/api/dashboard']]
  return Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
}

export function useCreditScores() {
  return useQuery(scores)
}

/** The debts, and what was paid on them in the months the payment record looks back. */
export function useDebtsAndPayments() {
  const debts = useQuery(readOf(listDebts))
  const payments = useQuery(recentPayments)
  return {
    debts: debts.data,
    payments: payments.data,
    isError: debts.isError || payments.isError,
    isFetching: debts.isFetching || payments.isFetching,
    refetch: () => Promise.all([debts.refetch(), payments.refetch()]),
  }
}

export function useCreateScore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ScoreBody) => call(createCreditScore, { body }),
    onSuccess: () => refresh(client),
  })
}

/** The line goes at once; it comes back when the server refuses. */
export function useDeleteScore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: CreditScore) => call(deleteCreditScore, { params: { id } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: scores.queryKey })
      client.setQueryData<CreditScore[]>(scores.queryKey, (before) => before?.filter((one) => one.id !== id))
    },
    onSettled: () => refresh(client),
  })
}
