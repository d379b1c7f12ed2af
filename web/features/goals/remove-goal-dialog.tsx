import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { Goal } from '#contracts/goals.ts'
import { goalToasts } from './messages.ts'
import { useDeleteGoal } from './use-goals.ts'

/** Asks, removes, says so. */
export function RemoveGoalDialog({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const remove = useDeleteGoal()
  async function confirm() {
    try {
      await remove.mutateAsync(goal.id)
      toast(goalToasts.removed(goal.title))
      onClose()
    } catch {
      toast({ ...goalToasts.removeFailed, variant: 'destructive' })
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${goal.title}?`}
      description="Its history goes with it. The money itself is not touched. This cannot be undone."
      confirmLabel="Remove goal"
      cancelLabel="Keep it"
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    />
  )
}
