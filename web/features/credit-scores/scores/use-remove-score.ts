import { useQueryClient } from '@tanstack/react-query'
import {
  createCreditScore,
  deleteCreditScore,
  listCreditScores,
  type CreditScore,
} from '#contracts/money/credit-scores.ts'
import { readOf } from '#web/api/read.ts'
import { refreshAfter, useWrite } from '#web/api/use-write.ts'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import { scoreToasts } from '../messages.ts'

/** Removes a score and offers a way back. What a provider sent cannot be entered again: it has none. */
export function useRemoveScore() {
  const client = useQueryClient()
  const { queryKey } = readOf(listCreditScores)
  // The line goes at once; it comes back when the server refuses.
  const remove = useWrite(deleteCreditScore, {
    onMutate: async ({ params: { id } }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (before) => before?.filter((one) => one.id !== id))
    },
    onError: () => refreshAfter(client, deleteCreditScore),
  })
  const create = useWrite(createCreditScore)

  const restore = ({ score, recordedAt, bureau, model }: CreditScore) =>
    toastOutcome(create.mutateAsync({ body: { score, recordedAt, bureau, model } }), {
      done: scoreToasts.restored,
      failed: scoreToasts.undoFailed,
    })

  return (score: CreditScore) =>
    toastOutcome(remove.mutateAsync({ params: { id: score.id } }), {
      done: {
        ...scoreToasts.removed(score.score),
        action:
          score.source === 'person'
            ? { label: scoreToasts.undo, onPress: () => void restore(score) }
            : undefined,
      },
      failed: scoreToasts.removeFailed,
    })
}
