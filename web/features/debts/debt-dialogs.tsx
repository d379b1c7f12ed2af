import { lateDialog } from '#web/ui/dialogs/late-dialog.tsx'
import type { Debt } from '#contracts/money/debts.ts'
import type { DebtAction } from './list/debt-card.tsx'
import { DebtDialog } from './form/debt-dialog.tsx'
import { CloseDebt } from './leaving/close-debt.tsx'
import { RemoveDebt } from './leaving/remove-debt.tsx'
import { HistoryDialog } from './payments/history-dialog.tsx'
import { PaymentDialog } from './payments/payment-dialog.tsx'
import type { DebtPlan } from './plan/plan-view.ts'

// few people check a statement, and it brings the box and the rules of issuers
const StatementsDialog = lateDialog(
  async () => (await import('./statements/statements-dialog.tsx')).StatementsDialog,
)

export type OpenDebtDialog =
  | { act: 'add' }
  | { act: DebtAction; debt: Debt; encouragement?: string | undefined }

type DebtDialogsProps = { open: OpenDebtDialog; plan: DebtPlan | null; onClose: () => void }

/** The dialog of the debt screens that is open; fetched with the first of them. */
export function DebtDialogs({ open, plan, onClose }: DebtDialogsProps) {
  if (open.act === 'add') return <DebtDialog key="add" debt={null} onClose={onClose} />
  // The history follows what is stored now; the forms keep what they were opened with.
  const current = plan?.debts.find((debt) => debt.id === open.debt.id) ?? open.debt
  if (open.act === 'history') return <HistoryDialog debt={current} onClose={onClose} />
  if (open.act === 'statements') return <StatementsDialog debt={current} onClose={onClose} />
  if (open.act === 'remove') return <RemoveDebt debt={current} onClose={onClose} />
  if (open.act === 'close') return <CloseDebt key={open.debt.id} debt={open.debt} onClose={onClose} />
  if (open.act === 'edit') return <DebtDialog key={open.debt.id} debt={open.debt} onClose={onClose} />
  return (
    <PaymentDialog
      debt={open.debt}
      due={plan?.due.get(open.debt.id) ?? null}
      minimum={plan?.minimums.get(open.debt.id) ?? null}
      encouragement={open.encouragement}
      onClose={onClose}
    />
  )
}
