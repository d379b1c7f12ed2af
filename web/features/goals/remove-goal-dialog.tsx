import { useQueryClient } from '@tanstack/react-query'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { deleteGoal, type Goal, listGoals } from '#contracts/money/goals.ts'
import { goalToasts } from './messages.ts'

/** Asks, removes, says so. */
export function RemoveGoalDialog({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const client = useQueryClient()
  const remove = useWrite(deleteGoal, {
    onSuccess: (_, { params: { id } }) =>
      client.setQueryData(readOf(listGoals).queryKey, (goals) => goals?.filter((one) => one.id !== id)),
  })
  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id: goal.id } })
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
