import { useState } from 'react'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import type { Goal } from '#contracts/money/goals.ts'
import { goalToasts } from './messages.ts'
import { useUpdateGoal } from './use-update-goal.ts'

/** Calls a goal done, or opens it again; `celebrated` is the goal that was just called done. */
export function useCompletion() {
  const { mutateAsync } = useUpdateGoal()
  const [celebrated, setCelebrated] = useState<Goal | null>(null)

  async function reopen(goal: Goal) {
    const isReopened = await toastOutcome(
      mutateAsync({ params: { id: goal.id }, body: { isCompleted: false } }),
      { done: ({ title }) => goalToasts.reopened(title), failed: goalToasts.reopenFailed },
    )
    if (isReopened) setCelebrated(null)
  }

  async function complete(goal: Goal) {
    const saved = await toastOutcome(mutateAsync({ params: { id: goal.id }, body: { isCompleted: true } }), {
      done: (done) => ({
        ...goalToasts.completed(done.title),
        action: { label: 'Undo', onPress: () => void reopen(done) },
      }),
      failed: goalToasts.completeFailed,
    })
    if (saved) setCelebrated(saved)
  }

  return { complete, reopen, celebrated, closeMoment: () => setCelebrated(null) }
}
