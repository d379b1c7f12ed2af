import { memo } from 'react'
import type { BankTransaction } from '#contracts/money/banks.ts'
import { formatShortDate } from '#web/format/dates.ts'
import { formatCents } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { choiceOf, optionsOf, OUTSIDE, type Place } from './category-options.ts'
import { isMoved, isUnsorted, sortedWords } from './transactions-view.ts'

export type RowActs = {
  onSort: (transaction: BankTransaction, categoryId: string | null) => void
  onTeach: (transaction: BankTransaction) => void
}

type TransactionRowProps = RowActs & {
  transaction: BankTransaction
  today: string
  places: readonly Place[]
  maySort: boolean
  /** the name of the debt it is a payment on */
  debtName: string | undefined
  /** its category's name, where it was sorted a moment ago and no rule says so yet */
  teachable: string | undefined
}

/** One transaction: who, when, how much, and where it counts. */
export const TransactionRow = memo(function TransactionRow(props: TransactionRowProps) {
  const { transaction, today, teachable, onTeach } = props
  const { merchant, accountName, postedOn, isPending } = transaction
  const note = sortedWords(transaction)
  return (
    <li className="grid grid-cols-1 gap-x-4 gap-y-2 py-3.5 md:grid-cols-[1fr_8rem_15rem] md:items-center">
      <div className="flex items-start justify-between gap-4 md:contents">
        <div className="min-w-0">
          <p className="font-[560] break-words">
            {merchant} {isPending && <Tag>Pending</Tag>}
          </p>
          <p className="text-tiny text-ink-3">
            {formatShortDate(postedOn, today)} · {accountName}
            {note ? ` · ${note}` : ''}
          </p>
        </div>
        <Amount amount={transaction.amount} />
      </div>
      <Where {...props} />
      {teachable && (
        <Button
          variant="quiet"
          size="small"
          className="md:col-start-3 md:justify-self-stretch"
          onClick={(event) => {
            // This button goes when the rule is there: the focus stays in the row.
            event.currentTarget.closest('li')?.querySelector('select')?.focus()
            onTeach(transaction)
          }}
        >
          Always put {merchant} in {teachable}
        </Button>
      )}
    </li>
  )
})

/** Money out as it is, money in with its sign and in words for those who do not see the colour. */
function Amount({ amount: cents }: { amount: number }) {
  const isIn = cents < 0
  return (
    <p className={`shrink-0 tabular-nums md:text-right ${isIn ? 'text-brand' : ''}`}>
      {isIn && <span className="sr-only">Money in: </span>}
      {isIn ? '+' : ''}
      {formatCents(Math.abs(cents))}
    </p>
  )
}

function Where({ transaction, today, places, maySort, debtName, onSort }: TransactionRowProps) {
  const { merchant, postedOn } = transaction
  if (isMoved(transaction)) {
    const words = transaction.debtId === null ? 'Moved, not spent' : `Payment on ${debtName ?? 'a debt'}`
    return <p className="text-small text-ink-2">{words}</p>
  }
  return (
    <select
      aria-label={`Category of ${merchant}, ${formatShortDate(postedOn, today)}`}
      value={choiceOf(transaction)}
      disabled={!maySort}
      onChange={(event) => onSort(transaction, event.target.value === OUTSIDE ? null : event.target.value)}
      className={`min-h-11 w-full min-w-0 rounded-control border bg-raised px-3 text-[0.9375rem] hover:border-ink-3 ${
        isUnsorted(transaction) ? 'border-brand' : 'border-field'
      }`}
    >
      {optionsOf(transaction, places).map(({ value, label, isDisabled }) => (
        <option key={value} value={value} disabled={isDisabled}>
          {label}
        </option>
      ))}
    </select>
  )
}
