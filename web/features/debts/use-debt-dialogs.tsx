import { useCallback, useState, type ReactNode } from 'react'
import type { Debt } from '#contracts/money/debts.ts'
import type { DebtAct } from './debt-card.tsx'
import { DebtDialog } from './debt-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import type { DebtPlan } from './plan-view.ts'
import { RemoveDebtDialog } from './remove-debt-dialog.tsx'

type Open = { act: 'add' } | { act: DebtAct; debt: Debt; encouragement?: string | undefined }

/** Which dialog of the debt screens is open, and how to open one. `dialog` goes anywhere in the screen. */
export function useDebtDialogs(plan: DebtPlan | null) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  // one function for good: cards are drawn anew only when their own values change
  const act = useCallback(
    (act: DebtAct, debt: Debt, encouragement?: string) => setOpen({ act, debt, encouragement }),
    [],
  )
  return {
    add: () => setOpen({ act: 'add' }),
    act,
    dialog: open && dialogOf(open, { plan, close }),
  }
}

type Around = { plan: DebtPlan | null; close: () => void }

function dialogOf(open: Open, { plan, close }: Around): ReactNode {
  if (open.act === 'add') return <DebtDialog key="add" debt={null} onClose={close} />
  // The history follows what is stored now; the forms keep what they were opened with.
  const current = plan?.debts.find((debt) => debt.id === open.debt.id) ?? open.debt
  if (open.act === 'history') return <HistoryDialog debt={current} onClose={close} />
  if (open.act === 'remove') return <RemoveDebtDialog debt={current} onClose={close} />
  if (open.act === 'edit') return <DebtDialog key={open.debt.id} debt={open.debt} onClose={close} />
  return (
    <PaymentDialog
      debt={open.debt}
      due={plan?.due.get(open.debt.id) ?? null}
      minimum={plan?.minimums.get(open.debt.id) ?? null}
      encouragement={open.encouragement}
      onClose={close}
    />
  )
}
