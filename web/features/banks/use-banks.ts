/** What the parts about banks read and write, and what each write refreshes. A month is 'YYYY-MM'. */
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { listBanks, refreshBank, removeBank, type Bank } from '#contracts/banks.ts'
import { listDebts, updateDebt, type Debt } from '#contracts/debts.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'

const BANKS = readOf(listBanks).queryKey
const OF_DEBTS = [['/api/debts'], ['/api/dashboard'], ['/api/credit-scores']]
const TRANSACTIONS = ['/api/bank-transactions']
const OF_BUDGET = [['/api/budget-categories'], ['/api/budget-months']]

function invalidate(client: QueryClient, keys: readonly (readonly unknown[])[]): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** A bank's figures reach debts and their plan, transactions and the budget, the dashboard. */
export function refreshOfBank(client: QueryClient): Promise<unknown> {
  return invalidate(client, [BANKS, TRANSACTIONS, ...OF_DEBTS, ...OF_BUDGET])
}

/** A sorted transaction changes what was spent; a rule changes other transactions besides. */
export function refreshOfSorting(
  client: QueryClient,
  { withTransactions }: { withTransactions: boolean },
): Promise<unknown> {
  const ofRule = withTransactions ? [TRANSACTIONS, ['/api/spending-rules']] : []
  return invalidate(client, [...ofRule, ...OF_BUDGET, ['/api/dashboard']])
}

export function useBanks(enabled = true) {
  return useQuery({ ...readOf(listBanks), enabled })
}

/** The debts as My Debts reads them; the cache is one. */
export function useLinkedDebts(enabled = true) {
  return useQuery({ ...readOf(listDebts), enabled })
}

/** The ids of the debts as they were last read; undefined where nobody has read them. */
export function knownDebtIds(client: QueryClient): Set<string> | undefined {
  const debts = client.getQueryData<Debt[]>(readOf(listDebts).queryKey)
  return debts && new Set(debts.map((debt) => debt.id))
}

/** The bank stands in the list at once; the refresh confirms it. */
export function showBank(client: QueryClient, bank: Bank): void {
  client.setQueryData<Bank[]>(BANKS, (banks) => {
    if (!banks) return banks
    const isKnown = banks.some(({ id }) => id === bank.id)
    return isKnown ? banks.map((known) => (known.id === bank.id ? bank : known)) : [...banks, bank]
  })
}

export function useRefreshBank() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(refreshBank, { params: { id } }),
    onSuccess: (bank) => {
      showBank(client, bank)
      return refreshOfBank(client)
    },
  })
}

export function useRemoveBank() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(removeBank, { params: { id } }),
    onSuccess: (_, id) => {
      client.setQueryData<Bank[]>(BANKS, (banks) => banks?.filter((bank) => bank.id !== id))
      return refreshOfBank(client)
    },
  })
}

type Figures = { id: string; body: BodyInputOf<typeof updateDebt> }

/** Saves what the bank did not say about a debt. */
export function useSaveFigures() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: Figures) => call(updateDebt, { params: { id }, body }),
    onSuccess: () => invalidate(client, [BANKS, ...OF_DEBTS]),
  })
}
