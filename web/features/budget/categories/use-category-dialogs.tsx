import { useCallback, useState } from 'react'
import type { BudgetCategory } from '#contracts/money/budget.ts'
import { lateDialog } from '#web/ui/dialogs/late-dialog.tsx'
import type { BudgetView } from '../budget-view.ts'
import type { CategoryAction } from './category-row.tsx'
import type { OpenCategoryDialog } from './category-dialogs.tsx'

const CategoryDialogs = lateDialog(async () => (await import('./category-dialogs.tsx')).CategoryDialogs)

/**
 * Which dialog of a category is open, and how to open one. `dialog` goes anywhere in the screen, `near` onto what holds
 * the buttons that open it.
 */
export function useCategoryDialogs(view: BudgetView) {
  const [open, setOpen] = useState<OpenCategoryDialog | null>(null)
  // a stable function, so that a card renders only when its own values change
  const act = useCallback((act: CategoryAction, category: BudgetCategory) => setOpen({ act, category }), [])
  return {
    act,
    dialog: open && <CategoryDialogs open={open} view={view} onAct={act} onClose={() => setOpen(null)} />,
    near: CategoryDialogs.near,
  }
}
