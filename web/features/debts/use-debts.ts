/** What the debt screens read and write, and what each write refreshes. */
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { sentOnce } from '#web/api/sent-once.ts'
import { centsOf } from './figures.ts'
import type { Dashboard } from '#contracts/dashboard.ts'
import {
  createDebt,
  deleteDebt,
  deletePayment,
  getDebtPlan,
  listDebts,
  listPayments,
  listRecentPayments,
  recordPayment,
  saveDebtPlan,
  updateDebt,
  type Debt,
} from '#contracts/debts.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'

// spec 7: a write refreshes debts (their histories with them), dashboard and credit-scores data
const REFRESHED = [['/api/debts'], ['/api/debts/payments'], ['/api/dashboard'], ['/api/credit-scores']]

function refresh(client: QueryClient): Promise<unknown> {
  return Promise.all(REFRESHED.map((queryKey) => client.invalidateQueries({ queryKey })))
}

export function useDebts() {
  return useQuery(readOf(listDebts))
}

/** The person's order and extra amount as the server keeps them. */
export function useSavedPlan() {
  return useQuery(readOf(getDebtPlan))
}

/** What was paid on every debt lately. */
export function useRecentPayments() {
  return useQuery(readOf(listRecentPayments))
}

/** A debt's history, oldest first; asked for when somebody looks. */
export function useHistory(debtId: string) {
  return useQuery(readOf(listPayments, { id: debtId }))
}

export function useCreateDebt() {
  const client = useQueryClient()
  const send = useMemo(
    () =>
      sentOnce({
        send: (body: BodyInputOf<typeof createDebt>) => call(createDebt, { body }),
        list: () => call(listDebts),
        known: () => client.getQueryData<Debt[]>(readOf(listDebts).queryKey),
        isSame: (debt, { name, type, balance }) =>
          debt.name === name && debt.type === type && debt.balance === centsOf(String(balance)),
      }),
    [client],
  )
  return useMutation({
    mutationFn: send,
    onSuccess: () => refresh(client),
  })
}

type Change = { id: string; body: BodyInputOf<typeof updateDebt> }

export function useUpdateDebt() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: Change) => call(updateDebt, { params: { id }, body }),
    onSuccess: () => refresh(client),
  })
}

export function useDeleteDebt() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteDebt, { params: { id } }),
    onSuccess: (_, id) => {
      // The card goes at once; the refresh confirms it.
      client.setQueryData<Debt[]>(readOf(listDebts).queryKey, (debts) =>
        debts?.filter((debt) => debt.id !== id),
      )
      return refresh(client)
    },
  })
}

type Payment = { id: string; body: BodyInputOf<typeof recordPayment> }

export function useRecordPayment() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: Payment) => call(recordPayment, { params: { id }, body }),
    onSuccess: () => refresh(client),
  })
}

export function useDeletePayment() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (params: { id: string; paymentId: string }) => call(deletePayment, { params }),
    onSuccess: () => refresh(client),
  })
}

export function useSavePlan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof saveDebtPlan>) => call(saveDebtPlan, { body }),
    onSuccess: (saved) => {
      client.setQueryData(readOf(getDebtPlan).queryKey, saved)
      // The dashboard keeps its own copy of the plan; nothing else of it changes.
      client.setQueryData<Dashboard>(['/api/dashboard'], (shown) => shown && { ...shown, plan: saved })
    },
  })
}
