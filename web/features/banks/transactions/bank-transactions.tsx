import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { listBankTransactions, type BankTransaction } from '#contracts/money/banks.ts'
import { useRead } from '#web/api/use-read.ts'
import { paths } from '#web/paths.ts'
import type { Category } from '#web/sorting/category-select.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { PAGE_ROWS } from '#web/ui/figures/pager.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { useSearchParam } from '#web/ui/use-search-param.ts'
import { noPlan } from '../messages.ts'
import { loadFailed, transactionTexts } from './messages.ts'
import { SpendingRules } from './spending-rules.tsx'
import { TransactionList } from './transaction-list.tsx'
import { chosenOf, isUnsorted, sortingWords, type Shown } from './transactions-view.ts'
import { useSortTransactions } from './use-sorting.ts'

type BankTransactionsProps = {
  /** 'YYYY-MM' */
  month: string
  today: string
  /** the person's budget categories, in their order */
  lines: readonly { category: Category }[]
  /** sorting is part of a plan */
  maySort: boolean
}

/** The bank's transactions of a month, and the budget category of each. */
export function BankTransactions(props: BankTransactionsProps) {
  const { lines, ...rest } = props
  const { month, maySort } = rest
  const categories = useMemo(() => lines.map(({ category }) => category), [lines])
  const transactions = useRead(listBankTransactions, { query: { month } })
  return (
    <div className="grid grid-cols-1 gap-5">
      <Loaded
        read={transactions}
        title={loadFailed.transactions}
        text={loadFailed.text}
        loading={
          <SkeletonRows
            label={transactionTexts.loading}
            className="gap-3"
            rows={['h-8 w-80 max-w-full', 'h-11 w-56', 'h-16', 'h-16', 'h-16', 'h-16', 'h-16']}
          />
        }
      >
        {(all) => <Month key={month} {...rest} categories={categories} transactions={all} />}
      </Loaded>
      <SpendingRules categories={categories} mayTeach={maySort} />
    </div>
  )
}

type MonthProps = Omit<BankTransactionsProps, 'lines'> & {
  categories: readonly Category[]
  transactions: readonly BankTransaction[]
}

function Month({ transactions, month, today, categories, maySort }: MonthProps) {
  const sorting = useSortTransactions(month, categories)
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
          {categories.length === 0 ? transactionTexts.noCategories : transactionTexts.lead}
        </p>
        {!maySort && <NoPlanLine />}
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <ChoiceGroup<Shown>
          label={transactionTexts.show}
          value={place.shown}
          onValueChange={place.choose}
          choices={[
            { value: 'unsorted', label: transactionTexts.toSort(waiting) },
            { value: 'all', label: transactionTexts.all(transactions.length) },
          ]}
        />
        {transactions.length > PAGE_ROWS && (
          <div className="w-full sm:w-64">
            <TextField
              name="merchant"
              type="search"
              label={transactionTexts.findMerchant}
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
        categories={categories}
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
      {transactionTexts.noPlan}{' '}
      <Link to={paths.pricing} className="link">
        {noPlan.plans}
      </Link>
    </p>
  )
}

/** The list that is shown and its page, as the URL has them; defaults are left out of it. */
function useSortingPlace(usual: Shown) {
  const [params, set] = useSearchParam()
  const show = params.get('show')
  return {
    shown: show === 'all' || show === 'unsorted' ? show : usual,
    page: Number(params.get('page')) || 1,
    choose: (next: Shown) => set({ show: next, page: null }),
    turnTo: (page: number) => set({ page: page > 1 ? String(page) : null }),
  }
}
