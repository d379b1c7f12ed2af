import { getDebtPlan } from '#contracts/money/debts.ts'
import { FIRST_PLAN } from '#engine/debts/payoff/first-plan.ts'
import { useRead } from '#web/api/use-read.ts'
import type { PlanSettings } from './plan-view.ts'
import { useWriteSettings } from './use-plan-settings.ts'

/** The plan as it is kept, and how to keep another amount above the minimums, in cents. */
export function useKeptPlan() {
  const { order, extra, isChosen } = useRead(getDebtPlan).data ?? FIRST_PLAN
  const write = useWriteSettings()
  const settings: PlanSettings = { order, extraCents: extra }
  return { settings, isChosen, choose: (extraCents: number) => void write({ order, extraCents }) }
}
