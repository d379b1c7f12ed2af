/** Which transactions of a month are shown, and in what words. */
import type { BankTransaction } from '#contracts/money/banks.ts'
import { transactionTexts } from './messages.ts'

export type Shown = 'unsorted' | 'all'

/** It has no category yet, and was not left out of the budget either. */
export function isUnsorted({ sortedBy }: Pick<BankTransaction, 'sortedBy'>): boolean {
  return sortedBy === 'nobody'
}

type Choice = {
  shown: Shown
  search: string
  /** rows sorted a moment ago stay where they are, with the focus in them */
  kept: ReadonlySet<string>
}

export function chosenOf(
  transactions: readonly BankTransaction[],
  { shown, search, kept }: Choice,
): BankTransaction[] {
  const wanted = search.trim().toLowerCase()
  return transactions.filter(
    (transaction) =>
      (shown === 'all' || isUnsorted(transaction) || kept.has(transaction.id)) &&
      (wanted === '' || transaction.merchant.toLowerCase().includes(wanted)),
  )
}

/** '12 of 48 transactions wait to be sorted' */
export function sortingWords(transactions: readonly BankTransaction[]): string {
  const waiting = transactions.filter(isUnsorted).length
  return waiting === 0
    ? transactionTexts.areSorted(transactions.length)
    : transactionTexts.wait(waiting, transactions.length)
}

/** Pay, a payment on a debt, money between own accounts: it was never spending, so it cannot be sorted. */
export function isMoved({ sortedBy, debtId }: Pick<BankTransaction, 'sortedBy' | 'debtId'>): boolean {
  return sortedBy === 'bank' || debtId !== null
}

/** The note of a transaction that a rule sorted; empty for any other. */
export function sortedWords({ sortedBy }: Pick<BankTransaction, 'sortedBy'>): string {
  return sortedBy === 'rule' ? transactionTexts.byRule : ''
}
