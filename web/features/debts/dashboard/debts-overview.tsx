import { Card } from '#web/ui/card.tsx'
import { EducationNote } from '../education-note.tsx'
import { PlanLine } from '../plan/plan-line.tsx'
import { AccelerationTipsCard } from './acceleration-tips-card.tsx'
import type { DashboardDebts } from './dashboard-debts.tsx'
import { DebtBreakdownCard } from './debt-breakdown-card.tsx'
import { PlanFigures } from './plan-figures.tsx'
import { ImpactTile, StrategyCard } from './strategy-card.tsx'

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
