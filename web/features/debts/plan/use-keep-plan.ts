import { useCallback } from 'react'
import { getDebtPlan, saveDebtPlan } from '#contracts/money/debt-plan.ts'
import type { PlanChoice } from '#engine/debts/scenario/kept-plan.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import type { ToastMessage } from '#web/ui/toast/toast-store.ts'
import { debtToasts } from '../messages.ts'

/** Keeps a plan; a toast says where that fails, and `done` where it does not. */
export function useKeepPlan() {
  const { mutateAsync, isPending } = useWrite(saveDebtPlan, { shows: readOf(getDebtPlan).queryKey })
  const keep = useCallback(
    async (plan: PlanChoice, done?: ToastMessage) => {
      // Loaded with the first plan that is kept: how a plan is sent is no matter of the first screen.
      const work = import('./plan-body.ts').then(({ planBody }) => mutateAsync({ body: planBody(plan) }))
      return toastOutcome(work, { done, failed: debtToasts.planNotKept })
    },
    [mutateAsync],
  )
  return { keep, isKeeping: isPending }
}
