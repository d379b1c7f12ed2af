import { deleteContribution } from '#contracts/money/goals.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { useWrite } from '#web/api/use-write.ts'
import { toast } from '#web/ui/toast.tsx'
import { goalToasts } from './messages.ts'

/** Takes an entry of a goal back and says how it went. */
export function useUndoContribution() {
  const { mutateAsync, isPending } = useWrite(deleteContribution)
  async function takeBack(entry: { id: string; contributionId: string }) {
    try {
      await mutateAsync({ params: entry })
      toast(goalToasts.taken)
    } catch (error) {
      const { title, description } = goalToasts.takeFailed
      toast({ title, description: serverMessage(error) ?? description, variant: 'destructive' })
    }
  }
  return { takeBack, isBusy: isPending }
}
