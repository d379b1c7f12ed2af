import { useQueryClient } from '@tanstack/react-query'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { deleteDebt, listDebts, type Debt } from '#contracts/money/debts.ts'
import { debtToasts } from './messages.ts'

/** Asks, removes, says so. */
export function RemoveDebtDialog({ debt, onClose }: { debt: Debt; onClose: () => void }) {
  const client = useQueryClient()
  const remove = useWrite(deleteDebt, {
    // The card goes at once; the refresh confirms it.
    onSuccess: (_, { params: { id } }) =>
      client.setQueryData(readOf(listDebts).queryKey, (debts) => debts?.filter((one) => one.id !== id)),
  })
  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id: debt.id } })
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
