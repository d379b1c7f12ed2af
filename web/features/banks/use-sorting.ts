import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import {
  createSpendingRule,
  listBankTransactions,
  sortBankTransaction,
  type BankTransaction,
} from '#contracts/money/banks.ts'
import { readOf } from '#web/api/read.ts'
import { refreshAfter, useWrite } from '#web/api/use-write.ts'
import { toast } from '#web/ui/toast.tsx'
import type { Place } from './category-options.ts'
import { sortToasts } from './messages.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * Sorting by hand: `kept` are the rows sorted a moment ago, which stay where they are, so that the focus does not lose
 * its place. The acts stay the same functions, so that only a row that changed is drawn anew.
 */
export function useSorting(month: string, places: readonly Place[]) {
  const { mutateAsync } = useSortTransaction(month)
  const [kept, setKept] = useState(NONE)

  const sort = useCallback(
    async ({ id }: BankTransaction, categoryId: string | null) => {
      setKept((before) => new Set([...before, id]))
      try {
        await mutateAsync({ params: { id }, body: { categoryId } })
      } catch {
        toast({ ...sortToasts.sortFailed, variant: 'destructive' })
      }
    },
    [mutateAsync],
  )

  const teach = useCallback(
    async ({ id, merchant, categoryId }: BankTransaction) => {
      const place = places.find((one) => one.id === categoryId)
      if (!place) return
      try {
        const { alsoSorted } = await mutateAsync({
          params: { id },
          body: { categoryId: place.id, teach: true },
        })
        toast(sortToasts.taught(merchant, place.name, alsoSorted))
      } catch {
        toast({ ...sortToasts.ruleFailed, variant: 'destructive' })
      }
    },
    [mutateAsync, places],
  )
  return { kept, sort, teach }
}

/**
 * Puts a transaction into a category. It shows there at once; a refusal puts it back. What a rule moved besides is
 * asked for again; without one the answer is enough, and a long list is not read again for each row.
 */
function useSortTransaction(month: string) {
  const client = useQueryClient()
  const { queryKey } = readOf(listBankTransactions, { query: { month } })
  const show = (id: string, changed: Partial<BankTransaction>) =>
    client.setQueryData(queryKey, (list) =>
      list?.map((one) => (one.id === id ? { ...one, ...changed } : one)),
    )
  return useWrite(sortBankTransaction, {
    onMutate: ({ params: { id }, body: { categoryId } }) => {
      const before = client.getQueryData(queryKey)?.find((one) => one.id === id)
      show(id, { categoryId, sortedBy: 'person' })
      return { before }
    },
    onError: (_, { params: { id } }, shown) => shown?.before && show(id, shown.before),
    onSuccess: ({ transaction }, { body: { teach } }) => {
      show(transaction.id, transaction)
      return teach ? refreshAfter(client, createSpendingRule) : undefined
    },
  })
}
