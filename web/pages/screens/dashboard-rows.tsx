import type { Dashboard } from '#contracts/money/dashboard.ts'
import type { Access } from '#engine/access/access.ts'
import { DEFAULT_HEALTH_SCORE } from '#engine/credit/financial-health.ts'
import { CategoryMark } from '#web/features/budget/categories/category-mark.tsx'
import { BudgetRow } from '#web/features/dashboard/rows/budget-row.tsx'
import { CreditRow } from '#web/features/dashboard/rows/credit-row.tsx'
import { GoalsRow } from '#web/features/dashboard/rows/goals-row.tsx'
import { HealthRow } from '#web/features/dashboard/rows/health-row.tsx'
import { HelpRow } from '#web/features/dashboard/rows/help-row.tsx'
import { ResourcesRow } from '#web/features/dashboard/rows/resources-row.tsx'
import { TakeAction } from '#web/features/dashboard/take-action.tsx'
import { type DashboardDebts, DebtRows } from '#web/features/debts/dashboard/dashboard-debts.tsx'
import { GoalBar } from '#web/features/goals/goal-bar.tsx'
import { today as currentDay } from '#web/format/dates.ts'
import { OpenRows, type RowState } from '#web/ui/rows/open-row.tsx'
import { useOpenRows } from '#web/ui/rows/use-open-parts.ts'
import { SeparateCards } from '#web/ui/states/error-boundary.tsx'
import { DashboardTools } from './dashboard-tools.tsx'

type PartsProps = {
  dashboard: Dashboard
  access: Access
  /** null where no plan could be made */
  debts: DashboardDebts | null
}

/** Below the dashboard's answer: a row for each thing, which opens in place, then what to do and the tools. */
export function DashboardParts({ dashboard, access, debts }: PartsProps) {
  const rowOf = useOpenRows('open')
  return (
    <SeparateCards>
      <OpenRows>
        <SeparateCards>
          {debts && <DebtRows debts={debts} hasTips={access.hasPro} rowOf={rowOf} />}
          <OwnCredit dashboard={dashboard} row={rowOf('credit')} />
          <OwnBudget dashboard={dashboard} row={rowOf('budget')} />
          <OwnGoals dashboard={dashboard} row={rowOf('goals')} />
          <OwnHealth dashboard={dashboard} row={rowOf('health')} />
          <OwnResources dashboard={dashboard} row={rowOf('resources')} />
          <HelpRow row={rowOf('help')} />
        </SeparateCards>
      </OpenRows>
      <TakeAction onPay={debts?.payNext ?? null} onHelp={() => open(rowOf('help'))} />
      <DashboardTools access={access} dashboard={dashboard} />
    </SeparateCards>
  )
}

function open({ isOpen, onToggle }: RowState): void {
  if (!isOpen) onToggle()
}

type OwnProps = { dashboard: Dashboard; row: RowState }

// Each reads its part of the answer when it is drawn: one that cannot be read fails in its own row.
const OwnCredit = ({ dashboard, row }: OwnProps) => (
  <CreditRow scores={dashboard.creditScores} today={currentDay()} row={row} />
)
const OwnHealth = ({ dashboard, row }: OwnProps) => (
  <HealthRow
    financialHealthScore={dashboard.financialHealthScore}
    financialHealthParts={dashboard.financialHealthParts}
    row={row}
  />
)
const OwnGoals = ({ dashboard, row }: OwnProps) => (
  <GoalsRow goals={dashboard.goals} bar={GoalBar} row={row} />
)
const OwnBudget = ({ dashboard, row }: OwnProps) => (
  <BudgetRow
    categories={dashboard.budgetCategories}
    monthlySavings={dashboard.monthlySavings}
    mark={CategoryMark}
    row={row}
  />
)
const OwnResources = ({ dashboard, row }: OwnProps) => (
  <ResourcesRow articles={dashboard.articles} row={row} />
)

/** Nothing could be read: the parts that need no figures, and the specification's defaults, tagged (spec 8). */
export function DefaultParts({ access }: { access: Access }) {
  const rowOf = useOpenRows('open')
  return (
    <SeparateCards>
      <OpenRows>
        <HealthRow
          financialHealthScore={DEFAULT_HEALTH_SCORE}
          financialHealthParts={[]}
          row={rowOf('health')}
        />
        <ResourcesRow articles={[]} row={rowOf('resources')} />
        <HelpRow row={rowOf('help')} />
      </OpenRows>
      <TakeAction onPay={null} onHelp={() => open(rowOf('help'))} />
      <DashboardTools access={access} dashboard={null} />
    </SeparateCards>
  )
}
