/** Which transactions of a month are shown, and in what words. */
import type { BankTransaction } from '#contracts/money/banks.ts'
import { plural } from '#web/format/amounts.ts'

export type Shown = 'unsorted' | 'all'

/** So many rows make a page: each has a list of categories, and a person may have 60 of those. */
export const PAGE_ROWS = 40

/** Nobody has said yet where it belongs. */
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

export type Page<Row> = { rows: readonly Row[]; page: number; pages: number; first: number; last: number }

/** A page of a list, counted from 1; one past the end is the last. */
export function pageOf<Row>(list: readonly Row[], wanted: number): Page<Row> {
  const pages = Math.max(1, Math.ceil(list.length / PAGE_ROWS))
  const page = Math.min(Math.max(1, wanted), pages)
  const start = (page - 1) * PAGE_ROWS
  const rows = list.slice(start, start + PAGE_ROWS)
  return { rows, page, pages, first: start + 1, last: start + rows.length }
}

/** '12 of 48 transactions wait to be sorted' */
export function sortingWords(transactions: readonly BankTransaction[]): string {
  const waiting = transactions.filter(isUnsorted).length
  const all = plural(transactions.length, 'transaction')
  if (waiting === 0)
    return transactions.length === 1 ? 'The 1 transaction is sorted' : `All ${all} are sorted`
  return `${waiting} of ${all} ${waiting === 1 ? 'waits' : 'wait'} to be sorted`
}

/** Pay, a payment on a debt, money between own accounts: it was never spending, so it cannot be sorted. */
export function isMoved({ sortedBy, debtId }: Pick<BankTransaction, 'sortedBy' | 'debtId'>): boolean {
  return sortedBy === 'bank' || debtId !== null
}

/** What stands beside a transaction that a rule sorted. Empty where the person chose, or nobody has. */
export function sortedWords({ sortedBy }: Pick<BankTransaction, 'sortedBy'>): string {
  return sortedBy === 'rule' ? 'by your rule' : ''
}
