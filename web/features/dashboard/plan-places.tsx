import type { ReactElement, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { ErrorBoundary } from '#web/ui/error-boundary.tsx'
import { DashboardSection } from './dashboard-section.tsx'
import { placeTexts } from './messages.ts'

type PlanPlacesProps = {
  assistant: ReactNode
  /** the tools that the person's plan includes */
  tools: readonly ReactElement[]
  letters: ReactNode
}

/** The assistant, the tools and the letters, features of their own, in one part of the dashboard. */
export function PlanPlaces({ assistant, tools, letters }: PlanPlacesProps) {
  const places = [
    { key: 'assistant', card: assistant },
    ...tools.map((tool) => ({ key: tool.key, card: tool })),
  ]
  // The last of an odd number has a row of its own.
  const isAlone = (index: number) => index === places.length - 1 && places.length % 2 === 1
  return (
    <DashboardSection title={placeTexts.title} teaser={placeTexts.teaser(tools.length)}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
        {places.map((place, index) => (
          <div
            key={place.key}
            className={classNames('grid min-w-0 content-start', isAlone(index) && 'md:col-span-2')}
          >
            <ErrorBoundary>{place.card}</ErrorBoundary>
          </div>
        ))}
        <div className="grid grid-cols-1 md:col-span-2">
          <ErrorBoundary>{letters}</ErrorBoundary>
        </div>
      </div>
    </DashboardSection>
  )
}
