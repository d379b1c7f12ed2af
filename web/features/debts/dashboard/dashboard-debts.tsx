import type * as z from 'zod/mini'
import { today as currentDay } from '#web/format/dates.ts'
import type { CashPlan } from '#engine/debts/cash/cash-plan.ts'
import type { planAnswer } from '#contracts/money/debt-plan.ts'
import type { Debt, RecentPayment } from '#contracts/money/debts.ts'
import { FreedomPanel } from './freedom-panel.tsx'
import { AllPaidCard, FirstDebtCard, NextStepCard } from './next-step-card.tsx'
import { nextStepOf } from '../due/next-step.ts'
import { useDebtDialogs } from '../use-debt-dialogs.tsx'
import { usePlan } from '../plan/use-plan.ts'
import type { RowState } from '#web/ui/rows/open-row.tsx'
import { SeparateCards } from '#web/ui/states/error-boundary.tsx'
import { WaysOutDoor } from '../ways-out/door.tsx'
import { DebtsRow } from './debts-row.tsx'
import { PlanRow } from './plan-row.tsx'
import { SampleRow } from './sample-row.tsx'

export type DashboardDebts = ReturnType<typeof useDashboardDebts>

/** The dashboard's answer: the debt-free month, and the one step that comes next. */
export function DebtsAnswer({ debts }: { debts: DashboardDebts }) {
  const { plan, openPlan } = debts
  if (!plan) return <FirstDebtCard />
  return (
    <>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <FreedomPanel plan={plan} />
        {openPlan ? <NextStepCard plan={openPlan} onPay={(debt) => debts.pay(debt)} /> : <AllPaidCard />}
      </div>
      <WaysOutDoor plan={plan} isShort />
    </>
  )
}

/** The plan and the debts in rows; a sample for a person who has entered none. */
export function DebtRows({ debts, hasTips, rowOf }: DebtRowsProps) {
  const { plan, openPlan } = debts
  return (
    <SeparateCards>
      {openPlan && <PlanRow plan={openPlan} hasTips={hasTips} row={rowOf('plan')} />}
      {!plan && <SampleRow row={rowOf('sample')} />}
      <DebtsRow plan={plan} row={rowOf('debts')} />
    </SeparateCards>
  )
}

type DebtRowsProps = {
  debts: DashboardDebts
  /** the tips are part of paid access (spec 6) */
  hasTips: boolean
  rowOf: (row: string) => RowState
}

type DashboardDebtsInput = {
  debts: readonly Debt[]
  payments: readonly RecentPayment[]
  plan: z.output<typeof planAnswer>
  cashPlan: CashPlan
}

/** `plan` is null for a person who has entered no debt. `payNext` opens the payment that comes next; null where none does. */
export function useDashboardDebts({ debts, payments, plan: kept, cashPlan }: DashboardDebtsInput) {
  const today = currentDay()
  const described = usePlan({ debts, payments, settings: kept, cash: cashPlan, today })
  const plan = debts.length > 0 ? described : null
  const dialogs = useDebtDialogs(plan)
  const next = plan && nextStepOf(plan)?.debt
  return {
    today,
    plan,
    /** for cards about a plan to follow: null where every debt is paid */
    openPlan: plan && plan.totalCents > 0 ? plan : null,
    pay: (debt: Debt, encouragement?: string) => dialogs.act('pay', debt, encouragement),
    payNext: next ? (encouragement?: string) => dialogs.act('pay', next, encouragement) : null,
    dialog: dialogs.dialog,
    near: dialogs.near,
  }
}
