/** The tools of the dashboard. Each one's code loads when its card comes near the viewport. */
import { ChartSpline, Coins, Map as MapIcon, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { NearView } from '#web/ui/states/near-view.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { incomeTexts, predictionTexts, roadmapTexts } from './messages.ts'
import type { PredictionsProps } from './predictions.tsx'
import { ToolCard } from './tool-card.tsx'

const Predictions = lazy(async () => ({ default: (await import('./predictions.tsx')).Predictions }))
const IncomeOptimization = lazy(async () => ({
  default: (await import('./income-optimization.tsx')).IncomeOptimization,
}))
const Roadmap = lazy(async () => ({ default: (await import('./roadmap.tsx')).Roadmap }))

type LateToolProps = {
  id: string
  texts: { title: string; intro: string }
  icon: LucideIcon
  isPremium?: boolean
  children: ReactNode
}

function LateTool({ id, texts, icon, isPremium = false, children }: LateToolProps) {
  const waiting = <Skeleton className="h-64" />
  return (
    <ToolCard id={id} title={texts.title} intro={texts.intro} icon={icon} isPremium={isPremium}>
      <NearView placeholder={waiting}>
        <Suspense fallback={waiting}>{children}</Suspense>
      </NearView>
    </ToolCard>
  )
}

export function PredictionsCard(props: PredictionsProps) {
  return (
    <LateTool id="predictions-title" texts={predictionTexts} icon={ChartSpline}>
      <Predictions {...props} />
    </LateTool>
  )
}

export function IncomeOptimizationCard() {
  return (
    <LateTool id="income-optimization-title" texts={incomeTexts} icon={Coins}>
      <IncomeOptimization />
    </LateTool>
  )
}

export function RoadmapCard() {
  return (
    <LateTool id="roadmap-title" texts={roadmapTexts} icon={MapIcon} isPremium>
      <Roadmap />
    </LateTool>
  )
}
