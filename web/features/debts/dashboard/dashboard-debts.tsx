import type * as z from 'zod/mini'
import { Card } from '#web/ui/card.tsx'
import { today as currentDay } from '#web/format/dates.ts'
import type { Debt, planAnswer, RecentPayment } from '#contracts/money/debts.ts'
import { AccelerationTipsCard } from './acceleration-tips-card.tsx'
import { DebtBreakdownCard } from './debt-breakdown-card.tsx'
import { EducationNote } from '../education-note.tsx'
import { FreedomPanel, SampleFreedomPanel } from './freedom-panel.tsx'
import { AllPaidCard, FirstDebtCard, NextStepCard } from './next-step-card.tsx'
import { PlanFigures } from './plan-figures.tsx'
import { PlanLine } from '../plan/plan-line.tsx'
import { ImpactTile, StrategyCard } from './strategy-card.tsx'
import { nextStepOf } from '../due/next-step.ts'
import { useDebtDialogs } from '../use-debt-dialogs.tsx'
import { usePlan } from '../plan/use-plan.ts'

type DashboardDebts = ReturnType<typeof useDashboardDebts>

/** The dashboard's answer: the debt-free month, and the one step that comes next. */
export function DebtsAnswer({ debts }: { debts: DashboardDebts }) {
  const { plan, openPlan, today } = debts
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
      {plan ? <FreedomPanel plan={plan} /> : <SampleFreedomPanel today={today} />}
      {openPlan ? (
        <NextStepCard plan={openPlan} onPay={(debt) => debts.pay(debt)} />
      ) : plan ? (
        <AllPaidCard />
      ) : (
        <FirstDebtCard onAdd={debts.add} />
      )}
    </div>
  )
}

type DebtsOverviewProps = {
  debts: DashboardDebts
  /** the tips are part of paid access (spec 6) */
  hasTips: boolean
}

/** The plan in figures, every debt, the freedom line, the strategy and what would make it faster. */
export function DebtsOverview({ debts, hasTips }: DebtsOverviewProps) {
  const { plan, openPlan, isAllPaid, today } = debts
  const hasPicture = openPlan !== null && openPlan.chosen.plan.schedule.length > 1
  return (
    <>
      {!isAllPaid && <PlanFigures plan={openPlan} />}
      <div
        className={`grid grid-cols-1 items-start gap-4 md:gap-6 ${hasPicture ? 'lg:grid-cols-[1fr_1.6fr]' : ''}`}
      >
        <DebtBreakdownCard plan={plan} />
        {hasPicture && (
          <Card className="min-w-0 md:p-6">
            <PlanLine plan={openPlan} />
          </Card>
        )}
      </div>
      {!isAllPaid && (
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
          <StrategyCard plan={openPlan} />
          <ImpactTile plan={openPlan} />
        </div>
      )}
      {hasTips && !isAllPaid && <AccelerationTipsCard plan={openPlan} />}
      {plan && <EducationNote today={today} />}
    </>
  )
}

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
    /** for cards about a plan to follow: null where every debt is paid */
    openPlan: plan && plan.totalCents > 0 ? plan : null,
    isAllPaid: plan !== null && plan.totalCents === 0,
    pay: (debt: Debt, encouragement?: string) => dialogs.act('pay', debt, encouragement),
    payNext: next ? (encouragement?: string) => dialogs.act('pay', next, encouragement) : null,
    add: dialogs.add,
    dialog: dialogs.dialog,
    near: dialogs.near,
  }
}
