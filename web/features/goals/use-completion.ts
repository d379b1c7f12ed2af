import { useState } from 'react'
import { toast } from '#web/ui/toast.tsx'
import type { Goal } from '#contracts/money/goals.ts'
import { goalToasts } from './messages.ts'
import { useUpdateGoal } from './use-update-goal.ts'

/** Calls a goal done, or opens it again; `celebrated` is the goal that was just called done. */
export function useCompletion() {
  const { mutateAsync } = useUpdateGoal()
  const [celebrated, setCelebrated] = useState<Goal | null>(null)

  async function reopen(goal: Goal) {
    try {
      const saved = await mutateAsync({ params: { id: goal.id }, body: { isCompleted: false } })
      setCelebrated(null)
      toast(goalToasts.reopened(saved.title))
    } catch {
      toast({ ...goalToasts.reopenFailed, variant: 'destructive' })
    }
  }

  async function complete(goal: Goal) {
    try {
      const saved = await mutateAsync({ params: { id: goal.id }, body: { isCompleted: true } })
      setCelebrated(saved)
      toast({
        ...goalToasts.completed(saved.title),
        action: { label: 'Undo', onPress: () => void reopen(saved) },
      })
    } catch {
      toast({ ...goalToasts.completeFailed, variant: 'destructive' })
    }
  }

  return { complete, reopen, celebrated, closeMoment: () => setCelebrated(null) }
}
