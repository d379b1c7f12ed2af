import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import {
  createSpendingRule,
  listBankTransactions,
  sortBankTransaction,
  type BankTransaction,
} from '#contracts/money/banks.ts'
import { readOf } from '#web/api/read.ts'
import { refreshAfter, useWrite } from '#web/api/use-write.ts'
import type { Category } from '#web/sorting/category-select.tsx'
import { useShownRow, useSorting, type Sorted } from '#web/sorting/use-sorting.ts'
import { sortToasts } from './messages.ts'

const texts = {
  failed: sortToasts.sortFailed,
  ruleFailed: sortToasts.ruleFailed,
  taught: ({ merchant }: BankTransaction, category: string, alsoSorted: number) =>
    sortToasts.taught(merchant, category, alsoSorted),
}

/**
 * Puts transactions of a month into categories. One shows there at once; a refusal puts it back. The others that a rule
 * moved are read again; without a rule the answer is enough, and a long list is not read again for each row.
 */
export function useSortTransactions(month: string, categories: readonly Category[]) {
  const client = useQueryClient()
  const show = useShownRow<BankTransaction>(readOf(listBankTransactions, { query: { month } }).queryKey)
  const { mutateAsync } = useWrite(sortBankTransaction, {
    onMutate: ({ params: { id }, body: { categoryId } }) => show(id, { categoryId, sortedBy: 'person' }),
    onError: (_, { params: { id } }, before) => before && show(id, before),
    onSuccess: ({ transaction }, { body: { teach } }) => {
      show(transaction.id, transaction)
      return teach ? refreshAfter(client, createSpendingRule) : undefined
    },
  })
  const send = useCallback((id: string, body: Sorted) => mutateAsync({ params: { id }, body }), [mutateAsync])
  return useSorting({ categories, send, texts })
}
