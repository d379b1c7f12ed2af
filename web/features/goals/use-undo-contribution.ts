import { deleteContribution } from '#contracts/money/goals.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { useWrite } from '#web/api/use-write.ts'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import { goalToasts } from './messages.ts'

/** Undoes an entry of a goal and shows the outcome. */
export function useUndoContribution() {
  const { mutateAsync, isPending } = useWrite(deleteContribution)
  function takeBack(entry: { id: string; contributionId: string }) {
    const { title, description } = goalToasts.takeFailed
    return toastOutcome(mutateAsync({ params: entry }), {
      done: goalToasts.taken,
      failed: (error) => ({ title, description: serverMessage(error) ?? description }),
    })
  }
  return { takeBack, isBusy: isPending }
}
