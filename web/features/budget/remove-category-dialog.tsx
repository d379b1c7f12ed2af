import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { BudgetCategory } from '#contracts/budget.ts'
import { budgetToasts } from './messages.ts'
import { useDeleteCategory } from './use-budget.ts'

/** Asks, removes, says so. */
export function RemoveCategoryDialog({
  category,
  onClose,
}: {
  category: BudgetCategory
  onClose: () => void
}) {
  const remove = useDeleteCategory()
  async function confirm() {
    try {
      await remove.mutateAsync(category.id)
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
