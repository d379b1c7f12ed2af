import { useCallback, useState, type ReactNode } from 'react'
import { deleteDebt, listDebts, type Debt } from '#contracts/money/debts.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { RemoveDialog } from '#web/ui/dialogs/remove-dialog.tsx'
import type { DebtAction } from './list/debt-card.tsx'
import { DebtDialog } from './form/debt-dialog.tsx'
import { HistoryDialog } from './payments/history-dialog.tsx'
import { debtToasts } from './messages.ts'
import { PaymentDialog } from './payments/payment-dialog.tsx'
import type { DebtPlan } from './plan/plan-view.ts'

type Open = { act: 'add' } | { act: DebtAction; debt: Debt; encouragement?: string | undefined }

/** Which dialog of the debt screens is open, and how to open one. `dialog` goes anywhere in the screen. */
export function useDebtDialogs(plan: DebtPlan | null) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  // a stable function, so that a card renders only when its own values change
  const act = useCallback(
    (act: DebtAction, debt: Debt, encouragement?: string) => setOpen({ act, debt, encouragement }),
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
  if (open.act === 'remove') return <RemoveDebt debt={current} onClose={close} />
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

function RemoveDebt({ debt, onClose }: { debt: Debt; onClose: () => void }) {
  const { mutateAsync } = useWrite(deleteDebt, { list: readOf(listDebts).queryKey })
  return (
    <RemoveDialog
      title={`Remove ${debt.name}?`}
      description="Its payments and history go with it. This cannot be undone."
      label="Remove debt"
      remove={() => mutateAsync({ params: { id: debt.id } })}
      removed={debtToasts.removed}
      failed={debtToasts.removeFailed}
      onClose={onClose}
    />
  )
}
