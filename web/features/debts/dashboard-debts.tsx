import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { AccelerationTipsCard } from './acceleration-tips-card.tsx'
import { FirstDebtCard, SampleFreedomPanel } from './dashboard-samples.tsx'
import { DebtBreakdownCard } from './debt-breakdown-card.tsx'
import { EducationNote } from './education-note.tsx'
import { FreedomPanel } from './freedom-panel.tsx'
import { ImpactTile } from './impact-tile.tsx'
import { dashboardDebts } from './messages.ts'
import { NextStepCard } from './next-step-card.tsx'
import { PlanFigures } from './plan-figures.tsx'
import { PlanLine } from './plan-line.tsx'
import { StrategyCard } from './strategy-card.tsx'
import type { useDashboardDebts } from './use-dashboard-debts.ts'

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

function AllPaidCard() {
  const { title, text, action } = dashboardDebts.allPaid
  return (
    <Card aria-labelledby="next-step-title" className="flex flex-col md:p-6">
      <h2 id="next-step-title" className="mb-1.5">
        {title}
      </h2>
      <p className="text-small text-ink-2">{text}</p>
      <div className="mt-auto pt-4">
        <Link to={paths.goals} className={buttonClass({})}>
          {action}
        </Link>
      </div>
    </Card>
  )
}
