import { deletePayment } from '#contracts/money/debts.ts'
import { useWrite } from '#web/api/use-write.ts'
import { toast } from '#web/ui/toast.tsx'
import { debtToasts } from './messages.ts'

/** Takes a payment back and says how it went. */
export function useUndoPayment() {
  const { mutateAsync } = useWrite(deletePayment)
  return async (payment: { id: string; paymentId: string }) => {
    try {
      await mutateAsync({ params: payment })
      toast(debtToasts.payUndone)
    } catch {
      toast({ ...debtToasts.undoFailed, variant: 'destructive' })
    }
  }
}
