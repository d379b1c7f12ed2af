import { deletePayment } from '#contracts/money/debts.ts'
import { useWrite } from '#web/api/use-write.ts'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import { debtToasts } from '../messages.ts'

/** Undoes a payment and shows the outcome. */
export function useUndoPayment() {
  const { mutateAsync } = useWrite(deletePayment)
  return (payment: { id: string; paymentId: string }) =>
    toastOutcome(mutateAsync({ params: payment }), {
      done: debtToasts.payUndone,
      failed: debtToasts.undoFailed,
    })
}
