import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { Debt } from '#contracts/debts.ts'
import { debtToasts } from './messages.ts'
import { useDeleteDebt } from './use-debts.ts'

/** Asks, removes, says so. */
export function RemoveDebtDialog({ debt, onClose }: { debt: Debt; onClose: () => void }) {
  const remove = useDeleteDebt()
  async function confirm() {
    try {
      await remove.mutateAsync(debt.id)
      toast(debtToasts.removed)
      onClose()
    } catch {
      toast({ ...debtToasts.removeFailed, variant: 'destructive' })
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${debt.name}?`}
      description="Its payments and history go with it. This cannot be undone."
      confirmLabel="Remove debt"
      cancelLabel="Keep it"
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    />
  )
}
