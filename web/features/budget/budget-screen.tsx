import { useMemo, useState } from 'react'
import { today as currentDay } from '#web/format/dates.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { AddCategoryForm } from './add-category-form.tsx'
import { BudgetHeader, BudgetSummary } from './budget-header.tsx'
import { BudgetEmpty, BudgetError, MonthSkeleton } from './budget-states.tsx'
import { viewOf, type BudgetView } from './budget-view.ts'
import { CategoryList } from './category-list.tsx'
import { MonthChooser } from './month-chooser.tsx'
import { MonthOverview } from './month-overview.tsx'
import { useBudgetPlace } from './use-budget-place.ts'
import { useCategories } from './use-budget.ts'
import { useCategoryDialogs } from './use-category-dialogs.tsx'

type Adding = 'closed' | 'open' | 'asked'

/** Budget Management, in each of its states. The header stays while a month loads: the focus stays in it. */
export function BudgetScreen() {
  const today = currentDay()
  const place = useBudgetPlace(today)
  const { month, tab } = place
  const categories = useCategories(month)
  const view = useMemo(
    () => (categories.data ? viewOf(categories.data, month, today) : null),
    [categories.data, month, today],
  )
  const [adding, setAdding] = useState<Adding>('closed')
  const isEmpty = view?.lines.length === 0
  // Once open for the first category, the form stays for the next.
  if (isEmpty && adding === 'closed') setAdding('open')
  const add = () => {
    if (tab !== 'categories') place.showTab('categories')
    setAdding('asked')
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <BudgetHeader
        view={view}
        isLoading={categories.isPending}
        chooser={<MonthChooser month={month} today={today} onMonth={place.showMonth} />}
        onAdd={view && adding === 'closed' ? add : null}
      />
      {categories.isPending && <MonthSkeleton />}
      {categories.isError && !view && (
        <BudgetError onRetry={() => void categories.refetch()} isRetrying={categories.isFetching} />
      )}
      {view && <Planned view={view} place={place} adding={adding} onClose={() => setAdding('closed')} />}
    </div>
  )
}

type PlannedProps = {
  view: BudgetView
  place: ReturnType<typeof useBudgetPlace>
  adding: Adding
  onClose: () => void
}

function Planned({ view, place, adding, onClose }: PlannedProps) {
  const dialogs = useCategoryDialogs(view)
  const isEmpty = view.lines.length === 0
  const form = adding !== 'closed' && (
    <AddCategoryForm month={view.month} isAsked={adding === 'asked'} onClose={isEmpty ? null : onClose} />
  )
  return (
    <>
      <BudgetSummary view={view} />
      <Tabs
        label="Budget"
        value={place.tab}
        onValueChange={place.showTab}
        tabs={[
          {
            value: 'categories',
            label: 'Budget Categories',
            content: (
              <div className="grid grid-cols-1 gap-5">
                {isEmpty && <BudgetEmpty />}
                <CategoryList view={view} form={form} onAct={dialogs.act} />
              </div>
            ),
          },
          { value: 'overview', label: 'Monthly Overview', content: <MonthOverview view={view} /> },
        ]}
      />
      {dialogs.dialog}
    </>
  )
}
