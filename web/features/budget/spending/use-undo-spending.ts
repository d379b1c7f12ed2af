import { useWrite } from '#web/api/use-write.ts'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { deleteSpending, recordSpending, type Spending } from '#contracts/money/budget.ts'
import { budgetToasts, undoLabel } from '../messages.ts'

/** Takes an entry of a category back, with the way to bring it back again. */
export function useUndoSpending(categoryId: string) {
  const remove = useWrite(deleteSpending)
  const record = useWrite(recordSpending)

  function bringBack({ amount: cents, spentOn, note }: Spending) {
    const body = { amount: centsToDecimal(Math.abs(cents)), isRefund: cents < 0, spentOn, note }
    return toastOutcome(record.mutateAsync({ params: { id: categoryId }, body }), {
      done: budgetToasts.spendingBack,
      failed: budgetToasts.spendingBackFailed,
    })
  }

  function takeBack(spending: Spending) {
    return toastOutcome(remove.mutateAsync({ params: { id: categoryId, spendingId: spending.id } }), {
      done: {
        ...budgetToasts.spendingRemoved,
        action: { label: undoLabel, onPress: () => void bringBack(spending) },
      },
      failed: budgetToasts.spendingRemoveFailed,
    })
  }

  return { takeBack, isBusy: remove.isPending }
}
