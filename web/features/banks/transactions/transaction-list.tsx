import { memo, useRef, type RefObject } from 'react'
import { listSpendingRules, type BankTransaction } from '#contracts/money/banks.ts'
import { listDebts } from '#contracts/money/debts.ts'
import { useRead } from '#web/api/use-read.ts'
import { formatShortDate } from '#web/format/dates.ts'
import { CategorySelect, type Category } from '#web/sorting/category-select.tsx'
import { TransactionLine } from '#web/sorting/transaction-line.tsx'
import { Pager, pageOf } from '#web/ui/figures/pager.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { ruleTexts, transactionTexts } from './messages.ts'
import { isMoved, sortedWords } from './transactions-view.ts'

type RowProps = {
  today: string
  categories: readonly Category[]
  maySort: boolean
  onSort: (transaction: BankTransaction, categoryId: string | null) => void
  onTeach: (transaction: BankTransaction) => void
}

type TransactionListProps = RowProps & {
  transactions: readonly BankTransaction[]
  kept: ReadonlySet<string>
  page: number
  onPage: (page: number) => void
  /** shown when there is none */
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
      <Pager
        label={transactionTexts.pages}
        shown={shown}
        count={transactions.length}
        turns={transactionTexts.turns}
        onPage={turnTo}
      />
    </>
  )
}

type RowsProps = RowProps & {
  rows: readonly BankTransaction[]
  kept: ReadonlySet<string>
  list: RefObject<HTMLUListElement | null>
}

function Rows({ rows, list, kept, ...rest }: RowsProps) {
  const rules = useRead(listSpendingRules)
  const debts = useRead(listDebts, {}, { enabled: rows.some(({ debtId }) => debtId !== null) })
  const nameOfDebt = (id: string | null) => debts.data?.find((debt) => debt.id === id)?.name
  const teachableOf = ({ id, merchant, categoryId }: BankTransaction) => {
    const isRule = rules.data?.some(
      (rule) => rule.categoryId === categoryId && rule.merchant.toLowerCase() === merchant.toLowerCase(),
    )
    return kept.has(id) && !isRule ? rest.categories.find((one) => one.id === categoryId)?.name : undefined
  }
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={transactionTexts.list}
      className="scroll-mt-24 divide-y outline-none divide-line border-t border-line"
    >
      {rows.map((transaction) => (
        <TransactionRow
          key={transaction.id}
          transaction={transaction}
          debtName={nameOfDebt(transaction.debtId)}
          teachable={teachableOf(transaction)}
          {...rest}
        />
      ))}
    </ul>
  )
}

type TransactionRowProps = RowProps & {
  transaction: BankTransaction
  /** the name of the debt it is a payment on */
  debtName: string | undefined
  /** its category's name, where it was sorted a moment ago and no rule has it yet */
  teachable: string | undefined
}

const TransactionRow = memo(function TransactionRow(props: TransactionRowProps) {
  const { transaction, today, categories, maySort, debtName, teachable, onSort, onTeach } = props
  const { merchant, accountName, postedOn, isPending, amount, debtId } = transaction
  const day = formatShortDate(postedOn, today)
  const note = sortedWords(transaction)
  const rule = teachable
    ? { label: ruleTexts.always(merchant, teachable), onTeach: () => onTeach(transaction) }
    : null
  return (
    <TransactionLine
      name={
        <>
          {merchant} {isPending && <Tag>{transactionTexts.pending}</Tag>}
        </>
      }
      note={`${day} · ${accountName}${note ? ` · ${note}` : ''}`}
      cents={amount}
      rule={rule}
    >
      {isMoved(transaction) ? (
        <p className="text-small text-ink-2">
          {debtId === null ? transactionTexts.moved : transactionTexts.paymentOn(debtName ?? null)}
        </p>
      ) : (
        <CategorySelect
          label={transactionTexts.categoryOf(merchant, day)}
          sorted={transaction}
          categories={categories}
          disabled={!maySort}
          onSort={(categoryId) => onSort(transaction, categoryId)}
        />
      )}
    </TransactionLine>
  )
})
