import { Wallet } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { listBudgetCategories, listBudgetGroups } from '#contracts/money/budget.ts'
import { useRead } from '#web/api/use-read.ts'
import { today as currentDay } from '#web/format/dates.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorBoundary } from '#web/ui/states/error-boundary.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useSearchParam } from '#web/ui/use-search-param.ts'
import { AddCategoryForm } from './categories/add-category-form.tsx'
import { CategoryList } from './categories/category-list.tsx'
import { BudgetHeader, BudgetSummary, MonthChooser } from './budget-header.tsx'
import { type BudgetView, viewOf } from './budget-view.ts'
import { budgetScreenTexts, emptyBudget, loadFailed } from './messages.ts'
import { useMonthBefore } from './use-budget.ts'
import { useCategoryDialogs } from './categories/use-category-dialogs.tsx'
import { monthFromText } from './months/budget-months.ts'
import { MonthOverview } from './months/month-overview.tsx'
import { MonthSkeleton } from './month-skeleton.tsx'

/** A tab about what a linked bank sent: a feature of its own, which the page hands in. */
export type BankTab = {
  /** until it is known whether there is one; the tabs do not move afterwards */
  isLoading: boolean
  /** null: no bank is linked */
  draw: ((view: BudgetView) => ReactNode) | null
}

/** Budget Management, in each of its states. The header stays while a month loads: the focus stays in it. */
export function BudgetScreen({ bankTab }: { bankTab: BankTab }) {
  const today = currentDay()
  const place = useBudgetSearchParams(today)
  const { month } = place
  const categories = useRead(listBudgetCategories, { query: { month } })
  const groups = useRead(listBudgetGroups)
  const leftover = useMonthBefore(month, today)
  const view = useMemo(
    () => (categories.data ? viewOf(categories.data, month, today) : null),
    [categories.data, month, today],
  )
  const adding = useAdding(view?.lines.length === 0)
  // What the month before left is offered above the cards: it must not push them down later.
  const isLoading = categories.isPending || groups.isLoading || leftover.isLoading || bankTab.isLoading
  const add = () => {
    if (place.tab !== 'categories') place.showTab('categories')
    adding.ask()
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <BudgetHeader
        view={view}
        isLoading={isLoading}
        chooser={<MonthChooser month={month} today={today} onMonth={place.showMonth} />}
        onAdd={add}
        isAdding={adding.isOpen}
      />
      {isLoading && <MonthSkeleton />}
      {categories.isError && !view && <LoadFailed {...loadFailed} reads={categories} />}
      {view && !isLoading && <Planned view={view} place={place} adding={adding} drawBank={bankTab.draw} />}
    </div>
  )
}

/** Whether the form for a new category is open, and whether its first field was asked for. */
function useAdding(isEmpty: boolean) {
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  // Once open for the first category, the form stays for the next.
  if (isEmpty && !isOpen) setOpen(true)
  return {
    isOpen,
    isAsked,
    ask: () => {
      setOpen(true)
      setAsked(true)
    },
    answer: useCallback(() => setAsked(false), []),
    close: () => setOpen(false),
  }
}

type PlannedProps = {
  view: BudgetView
  place: ReturnType<typeof useBudgetSearchParams>
  adding: ReturnType<typeof useAdding>
  drawBank: BankTab['draw']
}

function Planned({ view, place, adding, drawBank }: PlannedProps) {
  const dialogs = useCategoryDialogs(view)
  const isEmpty = view.lines.length === 0
  const form = adding.isOpen && (
    <AddCategoryForm
      month={view.month}
      isAsked={adding.isAsked}
      onFocused={adding.answer}
      onClose={isEmpty ? null : adding.close}
    />
  )
  return (
    <>
      <ErrorBoundary>
        <BudgetSummary view={view} />
      </ErrorBoundary>
      <Tabs
        label={budgetScreenTexts.tabs}
        value={place.tab === 'transactions' && !drawBank ? 'categories' : place.tab}
        onValueChange={place.showTab}
        tabs={[
          {
            value: 'categories',
            label: budgetScreenTexts.categories,
            content: (
              <div className="grid grid-cols-1 gap-5" {...dialogs.near}>
                {isEmpty && <EmptyState isInset heading="h2" icon={Wallet} {...emptyBudget} />}
                <ErrorBoundary>
                  <CategoryList view={view} form={form} onAction={dialogs.act} />
                </ErrorBoundary>
              </div>
            ),
          },
          { value: 'overview', label: budgetScreenTexts.overview, content: <MonthOverview view={view} /> },
          ...(drawBank
            ? [
                {
                  value: 'transactions' as const,
                  label: budgetScreenTexts.transactions,
                  content: <ErrorBoundary>{drawBank(view)}</ErrorBoundary>,
                },
              ]
            : []),
        ]}
      />
      {dialogs.dialog}
    </>
  )
}

const tabs = ['categories', 'overview', 'transactions'] as const
type BudgetTab = (typeof tabs)[number]

/** Tab and month, as the address has them; what is usual is left out of it. */
function useBudgetSearchParams(today: string) {
  const [params, set] = useSearchParam()
  return {
    tab: tabs.find((one) => one === params.get('tab')) ?? 'categories',
    month: monthFromText(params.get('month'), today),
    showTab: (next: BudgetTab) => set({ tab: next === 'categories' ? null : next }, { replace: false }),
    showMonth: (next: string) => set({ month: next === today.slice(0, 7) ? null : next }, { replace: false }),
  }
}
