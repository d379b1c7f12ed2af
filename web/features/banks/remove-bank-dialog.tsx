import type { Bank } from '#contracts/banks.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { bankToasts, connectedTexts } from './messages.ts'
import { useRemoveBank } from './use-banks.ts'

/** Asks, unlinks, says what stays. */
export function RemoveBankDialog({ bank, onClose }: { bank: Bank; onClose: () => void }) {
  const remove = useRemoveBank()
  async function confirm() {
    try {
      await remove.mutateAsync(bank.id)
      toast(bankToasts.removed(bank.name))
      onClose()
    } catch {
      toast({ ...bankToasts.removeFailed(bank.name), variant: 'destructive' })
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${bank.name}?`}
      description={connectedTexts.removal}
      confirmLabel="Remove bank"
      cancelLabel="Keep it"
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    />
  )
}
