import { useWrite } from '#web/api/use-write.ts'
import { toast } from '#web/ui/toast.tsx'
import { centsToDecimal } from '#engine/money/cents.ts'
import { deleteSpending, recordSpending, type Spending } from '#contracts/money/budget.ts'
import { budgetToasts } from './messages.ts'

/** Takes an entry of a category back, with the way to bring it back again. */
export function useUndoSpending(categoryId: string) {
  const remove = useWrite(deleteSpending)
  const record = useWrite(recordSpending)

  async function bringBack({ amount: cents, spentOn, note }: Spending) {
    const body = {
      amount: centsToDecimal(Math.abs(cents)),
      isRefund: cents < 0,
      spentOn,
      note,
    }
    try {
      await record.mutateAsync({ params: { id: categoryId }, body })
      toast(budgetToasts.spendingBack)
    } catch {
      toast({ ...budgetToasts.spendingBackFailed, variant: 'destructive' })
    }
  }

  async function takeBack(spending: Spending) {
    try {
      await remove.mutateAsync({ params: { id: categoryId, spendingId: spending.id } })
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
