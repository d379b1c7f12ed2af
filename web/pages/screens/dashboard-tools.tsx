import type { Dashboard } from '#contracts/money/dashboard.ts'
import type { Access } from '#engine/access/access.ts'
import { mayUse } from '#engine/access/features.ts'
import { IncomeOptimizationCard, PredictionsCard, RoadmapCard } from '#web/features/ai-tools/tool-cards.tsx'
import { AssistantPlace } from '#web/features/coach/assistant-place.tsx'
import { toolTexts } from '#web/features/dashboard/messages.ts'
import { type Tool, Tools } from '#web/features/dashboard/tools.tsx'
import { DisputeCard } from '#web/features/letters/dispute-card.tsx'
import { paths } from '#web/paths.ts'
import { latePart } from '#web/ui/late/late-part.tsx'
import { useOpenPart } from '#web/ui/rows/use-open-parts.ts'
import { ErrorBoundary } from '#web/ui/states/error-boundary.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

const waiting = <Skeleton className="h-96" />
const SmartCalculator = latePart(
  async () => (await import('#web/features/calculators/smart-calculator-card.tsx')).SmartCalculatorCard,
  waiting,
)
const CarDeal = latePart(
  async () => (await import('#web/features/calculators/car-deal-analyzer-card.tsx')).CarDealAnalyzerCard,
  waiting,
)
const HomeBuying = latePart(
  async () => (await import('#web/features/calculators/home-buying-guide-card.tsx')).HomeBuyingGuideCard,
  waiting,
)

type DashboardToolsProps = {
  access: Access
  /** null where nothing could be read */
  dashboard: Dashboard | null
}

/** The calculators, the assistant and the tools of the person's plan; the address names the one that is open. */
export function DashboardTools({ access, dashboard }: DashboardToolsProps) {
  const { opened, toggle } = useOpenPart('tool')
  return (
    <Tools
      tools={toolsFor(access, dashboard)}
      opened={opened}
      onToggle={toggle}
      links={[{ label: toolTexts.letters, to: paths.letters }]}
    />
  )
}

const OwnPredictions = ({ dashboard }: { dashboard: Dashboard | null }) => (
  <ErrorBoundary>
    <PredictionsOf dashboard={dashboard} />
  </ErrorBoundary>
)
const PredictionsOf = ({ dashboard }: { dashboard: Dashboard | null }) => (
  <PredictionsCard debts={dashboard?.debts ?? []} planExtra={dashboard?.plan.extra ?? null} />
)

const named = (name: string, label: string, card: Tool['card']): Tool => ({ name, label, card })

/** Calculators and the assistant are everybody's; the others by plan (engine/access/features). */
function toolsFor(access: Access, dashboard: Dashboard | null): Tool[] {
  const { payoff, car, home, coach, predictions, income, roadmap, dispute } = toolTexts
  return [
    { ...named('payoff', payoff, <SmartCalculator />), fetch: SmartCalculator.fetch },
    { ...named('car', car, <CarDeal />), fetch: CarDeal.fetch },
    { ...named('home', home, <HomeBuying />), fetch: HomeBuying.fetch },
    named('coach', coach, <AssistantPlace />),
    ...(mayUse('predictions', access)
      ? [named('predictions', predictions, <OwnPredictions dashboard={dashboard} />)]
      : []),
    ...(mayUse('income_tools', access) ? [named('income', income, <IncomeOptimizationCard />)] : []),
    ...(mayUse('roadmap', access) ? [named('roadmap', roadmap, <RoadmapCard />)] : []),
    ...(mayUse('dispute_letters', access) ? [named('dispute', dispute, <DisputeCard />)] : []),
  ]
}
