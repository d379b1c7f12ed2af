import type { CreditScore } from '#contracts/credit-scores.ts'
import { toast } from '#web/ui/toast.tsx'
import { scoreToasts } from './messages.ts'
import { useCreateScore, useDeleteScore } from './use-credit-scores.ts'

/** Removes a score and offers a way back. What a provider sent cannot be entered again: it has none. */
export function useRemoveScore() {
  const remove = useDeleteScore()
  const create = useCreateScore()

  async function restore({ score, recordedAt, bureau, model }: CreditScore) {
    try {
      await create.mutateAsync({ score, recordedAt, bureau, model })
      toast(scoreToasts.restored)
    } catch {
      toast({ ...scoreToasts.undoFailed, variant: 'destructive' })
    }
  }

  return async (score: CreditScore) => {
    try {
      await remove.mutateAsync(score)
    } catch {
      return void toast({ ...scoreToasts.removeFailed, variant: 'destructive' })
    }
    toast({
      ...scoreToasts.removed(score.score),
      action:
        score.source === 'person'
          ? { label: scoreToasts.undo, onPress: () => void restore(score) }
          : undefined,
    })
  }
}
