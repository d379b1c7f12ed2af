/** What a bank sent for a month, where it belongs, and the rules that the person taught. A month is 'YYYY-MM'. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createSpendingRule,
  deleteSpendingRule,
  listBankTransactions,
  listSpendingRules,
  sortBankTransaction,
  type BankTransaction,
  type SpendingRule,
} from '#contracts/banks.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { refreshOfSorting } from './use-banks.ts'

const RULES = readOf(listSpendingRules).queryKey
const listKey = (month: string) => ['/api/bank-transactions', 'month', month]

/** The transactions of a month, newest first. */
export function useTransactions(month: string) {
  return useQuery({
    queryKey: listKey(month),
    queryFn: () => call(listBankTransactions, { query: { month } }),
  })
}

export function useRules() {
  return useQuery(readOf(listSpendingRules))
}

type Sorting = { id: string; categoryId: string | null; teach?: boolean }

/**
 * Puts a transaction into a category. It shows there at once; a refusal puts it back. What a rule moved besides is
 * asked for anew; without one the answer is enough, and a long list is not read again for each row.
 */
export function useSortTransaction(month: string) {
  const client = useQueryClient()
  const show = (id: string, changed: Partial<BankTransaction>) =>
    client.setQueryData<BankTransaction[]>(listKey(month), (list) =>
      list?.map((one) => (one.id === id ? { ...one, ...changed } : one)),
    )
  return useMutation({
    mutationFn: ({ id, categoryId, teach }: Sorting) =>
      call(sortBankTransaction, { params: { id }, body: { categoryId, ...(teach ? { teach } : {}) } }),
    onMutate: ({ id, categoryId }) => {
      const before = client.getQueryData<BankTransaction[]>(listKey(month))?.find((one) => one.id === id)
      show(id, { categoryId, sortedBy: 'person' })
      return { before }
    },
    onError: (_, { id }, shown) => shown?.before && show(id, shown.before),
    onSuccess: ({ transaction }, { teach }) => {
      show(transaction.id, transaction)
      return refreshOfSorting(client, { withTransactions: teach ?? false })
    },
  })
}

export function useForgetRule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteSpendingRule, { params: { id } }),
    onSuccess: (_, id) => {
      client.setQueryData<SpendingRule[]>(RULES, (rules) => rules?.filter((rule) => rule.id !== id))
    },
  })
}

export function useTeachRule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ merchant, categoryId }: Omit<SpendingRule, 'id'>) =>
      call(createSpendingRule, { body: { merchant, categoryId } }),
    onSuccess: () => refreshOfSorting(client, { withTransactions: true }),
  })
}
