import type { ReactElement } from 'react'
import type { Dashboard } from '#contracts/money/dashboard.ts'
import type { Access } from '#engine/access/access.ts'
import { mayUse } from '#engine/access/features.ts'
import { DEFAULT_HEALTH_SCORE } from '#engine/credit/financial-health.ts'
import { IncomeOptimizationCard, PredictionsCard, RoadmapCard } from '#web/features/ai-tools/tool-cards.tsx'
import { CalculatorCards } from '#web/features/calculators/calculator-cards.tsx'
import { CategoryMark } from '#web/features/budget/categories/category-mark.tsx'
import { AssistantPlace } from '#web/features/coach/assistant-place.tsx'
import { BudgetCard } from '#web/features/dashboard/budget-card.tsx'
import { CreditHistoryCard } from '#web/features/dashboard/credit-history-card.tsx'
import { DashboardSection } from '#web/features/dashboard/dashboard-section.tsx'
import { ExpertHelp } from '#web/features/dashboard/expert-help.tsx'
import { GoalsCard } from '#web/features/dashboard/goals-card.tsx'
import { HealthCard } from '#web/features/dashboard/health-card.tsx'
import { calculatorTexts } from '#web/features/dashboard/messages.ts'
import { LettersCard, PlanPlaces } from '#web/features/dashboard/plan-places.tsx'
import { Resources } from '#web/features/dashboard/resources.tsx'
import { TakeAction } from '#web/features/dashboard/take-action.tsx'
import type { DashboardDebts } from '#web/features/debts/dashboard/dashboard-debts.tsx'
import { DebtsOverview } from '#web/features/debts/dashboard/debts-overview.tsx'
import { DisputeCard } from '#web/features/letters/dispute-card.tsx'
import { today as currentDay } from '#web/format/dates.ts'
import { SeparateCards } from '#web/ui/states/error-boundary.tsx'

type CardsProps = {
  dashboard: Dashboard
  access: Access
  /** null where no plan could be made */
  debts: DashboardDebts | null
}

/** Below the dashboard's answer: where the money is, then what to do and to learn. */
export function DashboardCards({ dashboard, access, debts }: CardsProps) {
  return (
    <SeparateCards>
      {debts && <DebtsOverview debts={debts} hasTips={access.hasPro} />}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
        <SeparateCards>
          <OwnHistory dashboard={dashboard} />
          <OwnHealth dashboard={dashboard} />
          <OwnGoals dashboard={dashboard} />
          <OwnBudget dashboard={dashboard} />
        </SeparateCards>
      </div>
      <TakeAction onPay={debts?.payNext ?? null} />
      <Calculators />
      <PlanPlaces
        assistant={<AssistantPlace />}
        tools={toolsFor(access, dashboard)}
        letters={<Letters access={access} />}
      />
      <OwnResources dashboard={dashboard} />
      <ExpertHelp />
    </SeparateCards>
  )
}

type OwnProps = { dashboard: Dashboard }

// Each reads its part of the answer when it is drawn: one that cannot be read fails in its own card.
const OwnHistory = ({ dashboard }: OwnProps) => (
  <CreditHistoryCard scores={dashboard.creditScores} today={currentDay()} />
)
const OwnHealth = ({ dashboard }: OwnProps) => (
  <HealthCard
    financialHealthScore={dashboard.financialHealthScore}
    financialHealthParts={dashboard.financialHealthParts}
  />
)
const OwnGoals = ({ dashboard }: OwnProps) => <GoalsCard goals={dashboard.goals} />
const OwnBudget = ({ dashboard }: OwnProps) => (
  <BudgetCard
    categories={dashboard.budgetCategories}
    monthlySavings={dashboard.monthlySavings}
    mark={CategoryMark}
  />
)
const OwnResources = ({ dashboard }: OwnProps) => <Resources articles={dashboard.articles} />
const OwnPredictions = ({ dashboard }: { dashboard: Dashboard | null }) => (
  <PredictionsCard debts={dashboard?.debts ?? []} planExtra={dashboard?.plan.extra ?? null} />
)

/** The AI tools that the person's plan includes (engine/access/features). */
function toolsFor(access: Access, dashboard: Dashboard | null): ReactElement[] {
  return [
    ...(mayUse('predictions', access) ? [<OwnPredictions key="predictions" dashboard={dashboard} />] : []),
    ...(mayUse('income_tools', access) ? [<IncomeOptimizationCard key="income" />] : []),
    ...(mayUse('roadmap', access) ? [<RoadmapCard key="roadmap" />] : []),
  ]
}

/** Nothing could be read: the parts that need no figures, and the specification's defaults, tagged (spec 8). */
export function DefaultCards({ access }: { access: Access }) {
  return (
    <SeparateCards>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
        <CreditHistoryCard scores={[]} today={currentDay()} />
        <HealthCard financialHealthScore={DEFAULT_HEALTH_SCORE} financialHealthParts={[]} />
      </div>
      <TakeAction onPay={null} />
      <Calculators />
      <PlanPlaces
        assistant={<AssistantPlace />}
        tools={toolsFor(access, null)}
        letters={<Letters access={access} />}
      />
      <Resources articles={[]} />
      <ExpertHelp />
    </SeparateCards>
  )
}

function Calculators() {
  return (
    <DashboardSection title={calculatorTexts.title} teaser={calculatorTexts.teaser}>
      <div className="grid grid-cols-1 gap-4 md:gap-6">
        <CalculatorCards />
      </div>
    </DashboardSection>
  )
}

/** The dispute letter where the plan includes it, and the way to the letters that are free. */
function Letters({ access }: { access: Access }) {
  return (
    <div className="grid grid-cols-1 gap-4 md:gap-6">
      {mayUse('dispute_letters', access) && <DisputeCard />}
      <LettersCard />
    </div>
  )
}
