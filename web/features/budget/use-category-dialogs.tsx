import { useCallback, useState, type ReactNode } from 'react'
import type { BudgetCategory } from '#contracts/money/budget.ts'
import type { BudgetView } from './budget-view.ts'
import type { CategoryAct } from './category-card.tsx'
import { EditCategoryDialog } from './edit-category-dialog.tsx'
import { RemoveCategoryDialog } from './remove-category-dialog.tsx'
import { SpendingDialog } from './spending-dialog.tsx'
import { SpendingListDialog } from './spending-list-dialog.tsx'

type Open = { act: CategoryAct; category: BudgetCategory }

/** Which dialog of a category is open, and how to open one. `dialog` goes anywhere in the screen. */
export function useCategoryDialogs(view: BudgetView) {
  const [open, setOpen] = useState<Open | null>(null)
  // one function for good: cards are drawn anew only when their own values change
  const act = useCallback((act: CategoryAct, category: BudgetCategory) => setOpen({ act, category }), [])
  const close = () => setOpen(null)
  return { act, dialog: open && dialogOf(open, { view, close, act }) }
}

type Around = {
  view: BudgetView
  close: () => void
  act: (act: CategoryAct, category: BudgetCategory) => void
}

function dialogOf({ act, category }: Open, around: Around): ReactNode {
  const { view, close } = around
  const { month, today } = view
  // The list follows what is stored now; the forms keep what they were opened with.
  const current = view.lines.find((line) => line.category.id === category.id)?.category ?? category
  if (act === 'remove') return <RemoveCategoryDialog category={current} onClose={close} />
  if (act === 'edit') return <EditCategoryDialog category={category} month={month} onClose={close} />
  if (act === 'spend') {
    return <SpendingDialog category={category} month={month} today={today} onClose={close} />
  }
  return (
    <SpendingListDialog
      category={current}
      month={month}
      today={today}
      onSpend={() => around.act('spend', current)}
      onClose={close}
    />
  )
}
