import { useCallback, useState } from 'react'
import type { Debt } from '#contracts/money/debts.ts'
import { lateDialog } from '#web/ui/dialogs/late-dialog.tsx'
import type { OpenDebtDialog } from './debt-dialogs.tsx'
import type { DebtAction } from './list/debt-card.tsx'
import type { DebtPlan } from './plan/plan-view.ts'

const DebtDialogs = lateDialog(async () => (await import('./debt-dialogs.tsx')).DebtDialogs)

/** Which dialog of the debt screens is open, and how to open one. `dialog` goes anywhere in the screen, `near` onto what
 * holds the buttons that open it. */
export function useDebtDialogs(plan: DebtPlan | null) {
  const [open, setOpen] = useState<OpenDebtDialog | null>(null)
  // a stable function, so that a card renders only when its own values change
  const act = useCallback(
    (act: DebtAction, debt: Debt, encouragement?: string) => setOpen({ act, debt, encouragement }),
    [],
  )
  return {
    add: () => setOpen({ act: 'add' }),
    act,
    dialog: open && <DebtDialogs open={open} plan={plan} onClose={() => setOpen(null)} />,
    near: DebtDialogs.near,
  }
}
