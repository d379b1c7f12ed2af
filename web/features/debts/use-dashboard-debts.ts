/** The debts of the dashboard's one answer as a plan, and the dialogs that act on them. */
import { today as currentDay } from '#web/format/dates.ts'
import type { Debt, planAnswer, RecentPayment } from '#contracts/money/debts.ts'
import type * as z from 'zod/mini'
import { nextStepOf } from './next-step.ts'
import { useDebtDialogs } from './use-debt-dialogs.tsx'
import { usePlan } from './use-plan.ts'

type DashboardDebtsInput = {
  debts: readonly Debt[]
  payments: readonly RecentPayment[]
  plan: z.output<typeof planAnswer>
}

/** `plan` is null for a person who has entered no debt. `payNext` opens the payment that comes next; null where none does. */
export function useDashboardDebts({ debts, payments, plan: kept }: DashboardDebtsInput) {
  const today = currentDay()
  const settings = { order: kept.order, extraCents: kept.extra }
  const described = usePlan({ debts, payments, settings, today })
  const plan = debts.length > 0 ? described : null
  const dialogs = useDebtDialogs(plan)
  const next = plan && nextStepOf(plan)?.debt
  return {
    today,
    plan,
    /** for cards that speak of a plan to follow: not where every debt is paid */
    openPlan: plan && plan.totalCents > 0 ? plan : null,
    isAllPaid: plan !== null && plan.totalCents === 0,
    pay: (debt: Debt, encouragement?: string) => dialogs.act('pay', debt, encouragement),
    payNext: next ? (encouragement?: string) => dialogs.act('pay', next, encouragement) : null,
    add: dialogs.add,
    dialog: dialogs.dialog,
  }
}
