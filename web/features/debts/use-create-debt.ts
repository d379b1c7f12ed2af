import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createDebt, listDebts } from '#contracts/debts.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { sentOnce } from '#web/api/sent-once.ts'
import { refreshAfter } from '#web/api/use-write.ts'
import { centsOf } from './figures.ts'

/** Adds a debt, once. */
export function useCreateDebt() {
  const client = useQueryClient()
  const send = useMemo(
    () =>
      sentOnce({
        send: (body: BodyInputOf<typeof createDebt>) => call(createDebt, { body }),
        list: () => call(listDebts),
        known: () => client.getQueryData(readOf(listDebts).queryKey),
        isSame: (debt, { name, type, balance }) =>
          debt.name === name && debt.type === type && debt.balance === centsOf(String(balance)),
      }),
    [client],
  )
  return useMutation({ mutationFn: send, onSuccess: () => refreshAfter(client, createDebt) })
}
