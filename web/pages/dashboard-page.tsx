import { lazy, Suspense, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import type { Dashboard } from '#contracts/money/dashboard.ts'
import type { Access } from '#engine/access/access.ts'
import { mayUse } from '#engine/access/features.ts'
import { DEFAULT_HEALTH_SCORE } from '#engine/credit/financial-health.ts'
import { useAccess } from '#web/features/account/use-access.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { IncomeOptimizationCard, PredictionsCard, RoadmapCard } from '#web/features/ai-tools/tool-cards.tsx'
import { CategoryMark } from '#web/features/budget/categories/category-mark.tsx'
import { graceEnd } from '#web/features/billing/status-words.ts'
import { BudgetCard } from '#web/features/dashboard/budget-card.tsx'
import { CreditHistoryCard } from '#web/features/dashboard/credit-history-card.tsx'
import { AssistantPlace } from '#web/features/coach/assistant-place.tsx'
import { DashboardSection } from '#web/features/dashboard/dashboard-section.tsx'
import { ExpertHelp } from '#web/features/dashboard/expert-help.tsx'
import { GoalsCard } from '#web/features/dashboard/goals-card.tsx'
import { Greeting } from '#web/features/dashboard/greeting.tsx'
import { HealthCard } from '#web/features/dashboard/health-card.tsx'
import { LettersCard, PlanPlaces } from '#web/features/dashboard/plan-places.tsx'
import { calculatorTexts, loadFailed } from '#web/features/dashboard/messages.ts'
import { PaymentNotice, PlanBanner } from '#web/features/dashboard/plan-banner.tsx'
import { Resources } from '#web/features/dashboard/resources.tsx'
import { TakeAction } from '#web/features/dashboard/take-action.tsx'
import { useDashboard } from '#web/features/dashboard/use-dashboard.ts'
import {
  DebtsAnswer,
  DebtsOverview,
  useDashboardDebts,
} from '#web/features/debts/dashboard/dashboard-debts.tsx'
import { KeepQuestion } from '#web/features/offline/keep-question.tsx'
import { DisputeCard } from '#web/features/letters/dispute-card.tsx'
import { today as currentDay } from '#web/format/dates.ts'
import { ErrorBoundary, NotShown, SeparateCards } from '#web/ui/states/error-boundary.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { Skeleton, SkeletonRows } from '#web/ui/states/skeleton.tsx'

export const meta = () => [{ title: 'Dashboard, Jubilee' }]

export default function DashboardPage() {
  const { user } = useUser()
  const access = useAccess(user)
  const dashboard = useDashboard()
  const known = dashboard.data
  return (
    <div className="grid grid-cols-1 gap-6 md:gap-8">
      <Greeting firstName={user?.firstName} />
      {access.notice && user && <PaymentNotice until={graceEnd(user)} />}
      {dashboard.isError && <LoadFailed {...loadFailed} reads={dashboard} />}
      {dashboard.isPending ? (
        <SkeletonRows label="Loading your figures" className="gap-6 md:gap-8" rows={SHAPE} />
      ) : known ? (
        <Figures dashboard={known} access={access} />
      ) : (
        <Defaults access={access} />
      )}
      {user && known ? <KeepQuestion userId={user.id} /> : null}
    </div>
  )
}

const SHAPE = [
  ['h-60', 'h-60'],
  ['h-28', 'h-28', 'h-28', 'h-28'],
  ['h-96', 'h-96'],
  ['h-96', 'h-96'],
  ['h-72', 'h-72'],
]

type FiguresProps = { dashboard: Dashboard; access: Access }

/** The debts are planned first, and the rest does not depend on it: without a plan the other cards stand. */
function Figures(props: FiguresProps) {
  return (
    <ErrorBoundary fallback={<Cards {...props} answer={<NotShown />} onPay={null} />}>
      <Planned {...props} />
    </ErrorBoundary>
  )
}

function Planned(props: FiguresProps) {
  const debts = useDashboardDebts(props.dashboard)
  return (
    <div className="contents" {...debts.near}>
      <Cards
        {...props}
        answer={<DebtsAnswer debts={debts} />}
        overview={<DebtsOverview debts={debts} hasTips={props.access.hasPro} />}
        onPay={debts.payNext}
      />
      {debts.dialog}
    </div>
  )
}

type CardsProps = FiguresProps & {
  answer: ReactNode
  overview?: ReactNode
  onPay: ComponentProps<typeof TakeAction>['onPay']
}

/** The answer first, then where the money is, then what to do and to learn. */
function Cards({ dashboard, access, answer, overview, onPay }: CardsProps) {
  const tools = toolsFor(access, dashboard)
  return (
    <SeparateCards>
      {answer}
      <PlanBanner access={access} />
      {overview}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
        <SeparateCards>
          <OwnHistory dashboard={dashboard} />
          <OwnHealth dashboard={dashboard} />
          <OwnGoals dashboard={dashboard} />
          <OwnBudget dashboard={dashboard} />
        </SeparateCards>
      </div>
      <TakeAction onPay={onPay} />
      <Calculators />
      <PlanPlaces assistant={<AssistantPlace />} tools={tools} letters={<Letters access={access} />} />
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
function Defaults({ access }: { access: Access }) {
  return (
    <SeparateCards>
      <PlanBanner access={access} />
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

// below the fold, and much of the page's weight
const SmartCalculatorCard = lazy(async () => ({
  default: (await import('#web/features/calculators/smart-calculator-card.tsx')).SmartCalculatorCard,
}))
const CarDealAnalyzerCard = lazy(async () => ({
  default: (await import('#web/features/calculators/car-deal-analyzer-card.tsx')).CarDealAnalyzerCard,
}))
const HomeBuyingGuideCard = lazy(async () => ({
  default: (await import('#web/features/calculators/home-buying-guide-card.tsx')).HomeBuyingGuideCard,
}))

function Calculators() {
  return (
    <DashboardSection title={calculatorTexts.title} teaser={calculatorTexts.teaser}>
      <Suspense fallback={<Skeleton className="h-[40rem]" />}>
        <div className="grid grid-cols-1 gap-4 md:gap-6">
          <SeparateCards>
            <SmartCalculatorCard />
            <CarDealAnalyzerCard />
            <HomeBuyingGuideCard />
          </SeparateCards>
        </div>
      </Suspense>
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
