import { today as currentDay } from '#web/format/dates.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Debt } from '#contracts/debts.ts'
import { DebtBreakdownCard } from './debt-breakdown-card.tsx'
import { DebtsError } from './debts-states.tsx'
import { EducationNote } from './education-note.tsx'
import { FreedomPanel } from './freedom-panel.tsx'
import { NextStepCard } from './next-step-card.tsx'
import { PlanLine } from './plan-line.tsx'
import { useDebtDialogs } from './use-debt-dialogs.tsx'
import { useDebts } from './use-debts.ts'
import { usePlan } from './use-plan.ts'
import { useKeptSettings } from './use-plan-settings.ts'

/** The debt parts of the dashboard: the date, the next step, the debts, the freedom line. */
export function DashboardDebts() {
  const debts = useDebts()
  const kept = useKeptSettings()
  if (debts.isError && !debts.data) {
    return <DebtsError onRetry={() => void debts.refetch()} isRetrying={debts.isFetching} />
  }
  if (!debts.data || kept.isPending) return <DashboardSkeleton />
  if (debts.data.length === 0) return <DebtBreakdownCard plan={null} />
  return <Planned debts={debts.data} settings={kept.settings} />
}

type PlannedProps = { debts: Debt[]; settings: ReturnType<typeof useKeptSettings>['settings'] }

function Planned({ debts, settings }: PlannedProps) {
  const today = currentDay()
  const plan = usePlan(debts, settings, today)
  const dialogs = useDebtDialogs(plan)
  const hasPicture = plan.chosen.plan.schedule.length > 1
  return (
    <div className="grid grid-cols-1 gap-4 md:gap-6">
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
        <FreedomPanel plan={plan} />
        <NextStepCard plan={plan} onPay={(debt) => dialogs.act('pay', debt)} />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 md:gap-6 lg:grid-cols-[1fr_1.6fr]">
        <DebtBreakdownCard plan={plan} />
        {hasPicture && (
          <Card className="min-w-0 md:p-6">
            <PlanLine plan={plan} />
          </Card>
        )}
      </div>
      <EducationNote today={today} />
      {dialogs.dialog}
    </div>
  )
}

function DashboardSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4 md:gap-6" aria-busy="true">
      <p className="sr-only">Loading your debts</p>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
      <div className="grid grid-cols-1 gap-4 md:gap-6 lg:grid-cols-[1fr_1.6fr]">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </div>
  )
}
