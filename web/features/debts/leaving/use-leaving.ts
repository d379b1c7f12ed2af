import { listDebts, reopenDebt, restoreDebt, type Debt } from '#contracts/money/debts.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import type { ToastMessage } from '#web/ui/toast/toast-store.ts'
import { closing, removing } from './leaving-messages.ts'

/** The server's own sentence says why, as where the list is full. */
const why =
  ({ title, description }: ToastMessage) =>
  (error: unknown) => ({ title, description: serverMessage(error) ?? description })

/** Brings a removed debt back and shows the outcome. */
export function useRestoreDebt() {
  const { mutateAsync } = useWrite(restoreDebt, { refreshesOnError: true })
  return (id: string) =>
    toastOutcome(mutateAsync({ params: { id } }), {
      done: ({ name }) => removing.back(name),
      failed: why(removing.backFailed),
    })
}

/** Reopens a closed debt and shows the outcome. */
export function useReopenDebt() {
  const { mutateAsync } = useWrite(reopenDebt, { list: readOf(listDebts).queryKey })
  return ({ id }: Pick<Debt, 'id'>) =>
    toastOutcome(mutateAsync({ params: { id } }), {
      done: ({ name }) => closing.reopened(name),
      failed: why(closing.reopenFailed),
    })
}
