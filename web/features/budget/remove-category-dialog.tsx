import { useQueryClient } from '@tanstack/react-query'
import { useWrite } from '#web/api/use-write.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { type BudgetCategory, deleteBudgetCategory } from '#contracts/money/budget.ts'
import { budgetToasts } from './messages.ts'
import { lists } from './use-budget.ts'

/** Asks, removes, says so. */
export function RemoveCategoryDialog({
  category,
  onClose,
}: {
  category: BudgetCategory
  onClose: () => void
}) {
  const client = useQueryClient()
  const remove = useWrite(deleteBudgetCategory, {
    onSuccess: (_, { params: { id } }) =>
      client.setQueriesData<BudgetCategory[]>(lists, (list) => list?.filter((one) => one.id !== id)),
  })
  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id: category.id } })
      toast(budgetToasts.removed(category.name))
      onClose()
    } catch {
      toast({ ...budgetToasts.removeFailed, variant: 'destructive' })
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${category.name}?`}
      description="Its budget and what was spent in it go with it, in every month. This cannot be undone."
      confirmLabel="Remove category"
      cancelLabel="Keep it"
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    />
  )
}
