/** What the parts about banks know of the cache. */
import type { QueryClient } from '@tanstack/react-query'
import { listBanks, type Bank } from '#contracts/money/banks.ts'
import { listDebts } from '#contracts/money/debts.ts'
import { readOf } from '#web/api/read.ts'

/** The ids of the debts as they were last read; undefined where nobody has read them. */
export function knownDebtIds(client: QueryClient): Set<string> | undefined {
  const debts = client.getQueryData(readOf(listDebts).queryKey)
  return debts && new Set(debts.map((debt) => debt.id))
}

/** The bank stands in the list at once; the refresh confirms it. */
export function showBank(client: QueryClient, bank: Bank): void {
  client.setQueryData(readOf(listBanks).queryKey, (banks) => {
    if (!banks) return banks
    const isKnown = banks.some(({ id }) => id === bank.id)
    return isKnown ? banks.map((known) => (known.id === bank.id ? bank : known)) : [...banks, bank]
  })
}
