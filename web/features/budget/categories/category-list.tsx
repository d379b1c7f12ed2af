import { ArrowUpDown, Check } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { BudgetCategory } from '#contracts/money/budget.ts'
import { monthName } from '../months/budget-months.ts'
import type { BudgetView } from '../budget-view.ts'
import { CarryOverCard } from '../months/carry-over-card.tsx'
import { CategoryCard, type CategoryAction } from './category-card.tsx'
import { OrderList } from './order-list.tsx'

type CategoryListProps = {
  view: BudgetView
  /** the form that adds a category, while it is open */
  form: ReactNode
  onAction: (act: CategoryAction, category: BudgetCategory) => void
}

// In a long list, cards far off are not drawn until they come near.
const MANY = 20
const farOff =
  '*:[contain-intrinsic-size:auto_15rem] *:[content-visibility:auto] print:*:[content-visibility:visible]'

/** A card for each category in the person's order, or the short list in which the order is changed. */
export function CategoryList({ view, form, onAction }: CategoryListProps) {
  const [isOrdering, setOrdering] = useState(false)
  const { lines, month, today } = view
  const monthLabel = monthName(month, today)
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="sr-only">Budget Categories</h2>
      {form}
      <CarryOverCard view={view} />
      {lines.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="text-small text-ink-2">{lines.length} categories</p>
          <Button variant="plain" size="small" onClick={() => setOrdering(!isOrdering)}>
            {isOrdering ? (
              <Check size={18} aria-hidden="true" />
            ) : (
              <ArrowUpDown size={18} aria-hidden="true" />
            )}
            {isOrdering ? 'Done' : 'Change order'}
          </Button>
        </div>
      )}
      {isOrdering ? (
        <OrderList lines={lines} month={month} />
      ) : (
        <div className={`grid grid-cols-1 gap-4 md:grid-cols-2 ${lines.length > MANY ? farOff : ''}`}>
          {lines.map((line) => (
            <CategoryCard
              key={line.category.id}
              line={line}
              month={month}
              today={today}
              monthLabel={monthLabel}
              onAction={onAction}
            />
          ))}
        </div>
      )}
    </div>
  )
}
