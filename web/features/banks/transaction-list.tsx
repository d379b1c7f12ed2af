import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, type RefObject } from 'react'
import { listSpendingRules, type BankTransaction } from '#contracts/money/banks.ts'
import { listDebts } from '#contracts/money/debts.ts'
import { useRead } from '#web/api/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import type { Place } from './category-options.ts'
import { TransactionRow, type RowActs } from './transaction-row.tsx'
import { pageOf, type Page } from './transactions-view.ts'

type TransactionListProps = RowActs & {
  transactions: readonly BankTransaction[]
  kept: ReadonlySet<string>
  page: number
  onPage: (page: number) => void
  today: string
  places: readonly Place[]
  maySort: boolean
  /** what is said when there is none */
  empty: string
}

/** The chosen transactions, a page at a time. */
export function TransactionList({ transactions, page, onPage, empty, ...rest }: TransactionListProps) {
  const top = useRef<HTMLUListElement>(null)
  const shown = pageOf(transactions, page)
  const turnTo = (next: number) => {
    onPage(next)
    // The button may be at its end now; reading goes on at the top of the list.
    top.current?.focus()
  }
  if (transactions.length === 0) return <p className="py-4 text-ink-2">{empty}</p>
  return (
    <>
      <Rows rows={shown.rows} list={top} {...rest} />
      {shown.pages > 1 && <Pager shown={shown} count={transactions.length} onPage={turnTo} />}
    </>
  )
}

type RowsProps = Omit<TransactionListProps, 'transactions' | 'page' | 'onPage' | 'empty'> & {
  rows: readonly BankTransaction[]
  list: RefObject<HTMLUListElement | null>
}

function Rows({ rows, list, kept, places, ...rest }: RowsProps) {
  const rules = useRead(listSpendingRules)
  const debts = useRead(listDebts, {}, { enabled: rows.some(({ debtId }) => debtId !== null) })
  const nameOfDebt = (id: string | null) => debts.data?.find((debt) => debt.id === id)?.name
  const teachableOf = ({ id, merchant, categoryId }: BankTransaction) => {
    const isRule = rules.data?.some(
      (rule) => rule.categoryId === categoryId && rule.merchant.toLowerCase() === merchant.toLowerCase(),
    )
    return kept.has(id) && !isRule ? places.find((place) => place.id === categoryId)?.name : undefined
  }
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label="Transactions"
      className="scroll-mt-24 divide-y outline-none divide-line border-t border-line"
    >
      {rows.map((transaction) => (
        <TransactionRow
          key={transaction.id}
          transaction={transaction}
          places={places}
          debtName={nameOfDebt(transaction.debtId)}
          teachable={teachableOf(transaction)}
          {...rest}
        />
      ))}
    </ul>
  )
}

type PagerProps = { shown: Page<unknown>; count: number; onPage: (page: number) => void }

function Pager({ shown, count, onPage }: PagerProps) {
  const { page, pages, first, last } = shown
  return (
    <nav aria-label="Pages of transactions" className="flex flex-wrap items-center justify-between gap-3">
      <Button variant="quiet" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={18} aria-hidden="true" /> Newer
      </Button>
      <p aria-live="polite" className="text-small text-ink-2 tabular-nums">
        {first} to {last} of {count}
      </p>
      <Button variant="quiet" size="small" disabled={page === pages} onClick={() => onPage(page + 1)}>
        Older <ChevronRight size={18} aria-hidden="true" />
      </Button>
    </nav>
  )
}
