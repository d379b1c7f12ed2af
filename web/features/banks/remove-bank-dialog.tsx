import { useQueryClient } from '@tanstack/react-query'
import { listBanks, removeBank, type Bank } from '#contracts/money/banks.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { bankToasts, connectedTexts } from './messages.ts'

/** Asks, unlinks, says what stays. */
export function RemoveBankDialog({ bank, onClose }: { bank: Bank; onClose: () => void }) {
  const client = useQueryClient()
  const remove = useWrite(removeBank, {
    onSuccess: (_, { params: { id } }) =>
      client.setQueryData(readOf(listBanks).queryKey, (banks) => banks?.filter((one) => one.id !== id)),
  })
  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id: bank.id } })
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
