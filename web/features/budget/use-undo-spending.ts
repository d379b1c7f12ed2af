import { toast } from '#web/ui/toast.tsx'
import { centsToDecimal } from '#engine/money/cents.ts'
import type { Spending } from '#contracts/budget.ts'
import { budgetToasts } from './messages.ts'
import { useDeleteSpending, useRecordSpending } from './use-budget.ts'

/** Takes an entry of a category back, with the way to bring it back again. */
export function useUndoSpending(categoryId: string) {
  const remove = useDeleteSpending()
  const record = useRecordSpending()

  async function bringBack({ amount: cents, spentOn, note }: Spending) {
    const body = {
      amount: centsToDecimal(Math.abs(cents)),
      isRefund: cents < 0,
      spentOn,
      note,
    }
    try {
      await record.mutateAsync({ id: categoryId, body })
      toast(budgetToasts.spendingBack)
    } catch {
      toast({ ...budgetToasts.spendingBackFailed, variant: 'destructive' })
    }
  }

  async function takeBack(spending: Spending) {
    try {
      await remove.mutateAsync({ id: categoryId, spendingId: spending.id })
      toast({
        ...budgetToasts.spendingRemoved,
        action: { label: 'Undo', onPress: () => void bringBack(spending) },
      })
    } catch {
      toast({ ...budgetToasts.spendingRemoveFailed, variant: 'destructive' })
    }
  }

  return { takeBack, isBusy: remove.isPending }
}
