import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { listBankTransactions, type BankTransaction } from '#contracts/money/banks.ts'
import { useRead } from '#web/api/use-read.ts'
import { paths } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { TextField } from '#web/ui/field.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import type { Place } from './category-options.ts'
import { loadFailed, noPlan, transactionTexts } from './messages.ts'
import { SpendingRules } from './spending-rules.tsx'
import { TransactionList } from './transaction-list.tsx'
import { chosenOf, isUnsorted, PAGE_ROWS, sortingWords, type Shown } from './transactions-view.ts'
import { useSorting } from './use-sorting.ts'
import { useSortingPlace } from './use-sorting-place.ts'

type BankTransactionsProps = {
  /** 'YYYY-MM' */
  month: string
  today: string
  /** the person's budget categories, in their order */
  lines: readonly { category: Place }[]
  /** sorting is part of a plan */
  maySort: boolean
}

/** What the bank sent for a month, and the budget category each belongs to. */
export function BankTransactions(props: BankTransactionsProps) {
  const { lines, ...rest } = props
  const { month, maySort } = rest
  const places = useMemo(() => lines.map(({ category }) => category), [lines])
  const transactions = useRead(listBankTransactions, { query: { month } })
  return (
    <div className="grid grid-cols-1 gap-5">
      {transactions.isPending && (
        <SkeletonRows
          label="Loading your transactions"
          className="gap-3"
          rows={['h-8 w-80 max-w-full', 'h-11 w-56', 'h-16', 'h-16', 'h-16', 'h-16', 'h-16']}
        />
      )}
      {transactions.isError && !transactions.data && (
        <LoadFailed title={loadFailed.transactions} text={loadFailed.text} reads={transactions} />
      )}
      {transactions.data && <Month key={month} {...rest} places={places} transactions={transactions.data} />}
      <SpendingRules places={places} mayTeach={maySort} />
    </div>
  )
}

type MonthProps = Omit<BankTransactionsProps, 'lines'> & {
  places: readonly Place[]
  transactions: readonly BankTransaction[]
}

function Month({ transactions, month, today, places, maySort }: MonthProps) {
  const sorting = useSorting(month, places)
  const [search, setSearch] = useState('')
  const waiting = transactions.filter(isUnsorted).length
  const place = useSortingPlace(waiting + sorting.kept.size > 0 ? 'unsorted' : 'all')
  const chosen = chosenOf(transactions, { shown: place.shown, search, kept: sorting.kept })
  if (transactions.length === 0) {
    return (
      <Card>
        <h2>{transactionTexts.none}</h2>
      </Card>
    )
  }
  return (
    <Card aria-labelledby="transactions-title" className="grid gap-4 sm:p-6">
      <div>
        <h2 id="transactions-title">{sortingWords(transactions)}</h2>
        <p className="mt-1 text-small text-ink-2">
          {places.length === 0 ? transactionTexts.noCategories : transactionTexts.lead}
        </p>
        {!maySort && <NoPlanLine />}
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <ChoiceGroup<Shown>
          label="Show"
          value={place.shown}
          onValueChange={place.choose}
          choices={[
            { value: 'unsorted', label: `To sort (${waiting})` },
            { value: 'all', label: `All (${transactions.length})` },
          ]}
        />
        {transactions.length > PAGE_ROWS && (
          <div className="w-full sm:w-64">
            <TextField
              name="merchant"
              type="search"
              label="Find a merchant"
              value={search}
              onValueChange={(text) => {
                setSearch(text)
                place.turnTo(1)
              }}
            />
          </div>
        )}
      </div>
      <TransactionList
        transactions={chosen}
        kept={sorting.kept}
        page={place.page}
        onPage={place.turnTo}
        today={today}
        places={places}
        maySort={maySort}
        empty={search.trim() === '' ? transactionTexts.allSorted : transactionTexts.noneFound}
        onSort={sorting.sort}
        onTeach={sorting.teach}
      />
    </Card>
  )
}

function NoPlanLine() {
  return (
    <p className="mt-2 text-small text-ink-2">
      {noPlan.sorting}{' '}
      <Link to={paths.pricing} className="link">
        {noPlan.plans}
      </Link>
    </p>
  )
}
